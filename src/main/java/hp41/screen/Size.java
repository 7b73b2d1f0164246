package hp41.screen;

/** The columns and rows of a terminal. */
public record Size(int columns, int rows) {}
