package hp41.terminal;

/** Columns and rows of a terminal. */
public record Size(int columns, int rows) {}
