package hp41.screen;

/** A rectangle of character cells; columns and rows count from 0 at the top left. */
public record Area(int column, int row, int width, int height) {

  /** First column to the right of it. */
  public int right() {
    return column + width;
  }

  /** First row below it. */
  public int bottom() {
    return row + height;
  }

  public boolean contains(int atColumn, int atRow) {
    return atColumn >= column && atColumn < right() && atRow >= row && atRow < bottom();
  }

  /** The same without its first rows. */
  public Area below(int rows) {
    return new Area(column, row + rows, width, Math.max(0, height - rows));
  }
}
