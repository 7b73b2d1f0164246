package hp41.panel.board;

import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Quadrants;
import hp41.screen.Style;
import java.util.List;

/**
 * The picture of a queen: one mass with points that spread, a waist and a wide base, like the
 * symbol ♛ of chess sets. The pixels are quarters of cells. A square of 6×3 cells has room for five
 * points, one of 4×2 cells for three.
 */
enum QueenShape {
  /** For a square of 4×2 cells. */
  SMALL(
      """
      ...XX...
      X..XX..X
      .XXXXXX.
      XXXXXXXX
      """),
  /** For a square of 6×3 cells. */
  LARGE(
      """
      .....XX.....
      X..X.XX.X..X
      .XX.XXXX.XX.
      ..XXXXXXXX..
      ...XXXXXX...
      .XXXXXXXXXX.
      """),
  /** For a square of 4×2 cells without a colour, whose edges the queen must not touch. */
  SMALL_WITH_MARGIN(
      """
      ........
      .X.XX.X.
      ..XXXX..
      ........
      """),
  /** For a square of 6×3 cells without a colour. */
  LARGE_WITH_MARGIN(
      """
      ............
      .X.X.XX.X.X.
      .XXXXXXXXXX.
      ...XXXXXX...
      .XXXXXXXXXX.
      ............
      """);

  private final boolean[][] pixels;

  QueenShape(String picture) {
    List<String> rows = picture.lines().toList();
    pixels = new boolean[rows.size()][rows.get(0).length()];
    for (int row = 0; row < pixels.length; row++) {
      for (int column = 0; column < pixels[row].length; column++) {
        pixels[row][column] = rows.get(row).charAt(column) == 'X';
      }
    }
  }

  /**
   * Returns the shape for a square.
   *
   * @param rows the rows of cells in the square, 2 or 3
   * @param painted whether the square has a colour of its own
   */
  static QueenShape of(int rows, boolean painted) {
    return rows == 2 ? painted ? SMALL : SMALL_WITH_MARGIN : painted ? LARGE : LARGE_WITH_MARGIN;
  }

  /** Draws the queen into her square. */
  void draw(Frame frame, Area square, Style style) {
    for (int row = 0; row < square.height(); row++) {
      for (int column = 0; column < square.width(); column++) {
        char cell = Quadrants.at(pixels, column, row);
        frame.put(square.column() + column, square.row() + row, cell, style);
      }
    }
  }
}
