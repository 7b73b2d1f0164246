package hp41.screen;

/** Columns and rows of a terminal. */
public record Size(int columns, int rows) {}
