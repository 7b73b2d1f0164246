package hp41.screen;

/**
 * A rectangle of character cells. Columns and rows count from 0 at the top left of the terminal.
 */
public record Area(int column, int row, int width, int height) {

  /** Returns the first column to the right of the area. */
  public int right() {
    return column + width;
  }

  /** Returns the first row below the area. */
  public int bottom() {
    return row + height;
  }

  public boolean contains(int atColumn, int atRow) {
    return atColumn >= column && atColumn < right() && atRow >= row && atRow < bottom();
  }

  /** Returns the area without its first rows; its height is never negative. */
  public Area below(int rows) {
    return new Area(column, row + rows, width, Math.max(0, height - rows));
  }
}
