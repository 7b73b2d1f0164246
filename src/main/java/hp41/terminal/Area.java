package hp41.terminal;

/** A rectangle of character cells; columns and rows count from 0 at the top left. */
record Area(int column, int row, int width, int height) {

  /** First column to the right of it. */
  int right() {
    return column + width;
  }

  /** First row below it. */
  int bottom() {
    return row + height;
  }

  boolean contains(int atColumn, int atRow) {
    return atColumn >= column && atColumn < right() && atRow >= row && atRow < bottom();
  }

  /** The same without its first rows. */
  Area below(int rows) {
    return new Area(column, row + rows, width, Math.max(0, height - rows));
  }
}
