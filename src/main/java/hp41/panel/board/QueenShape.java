package hp41.panel.board;

import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Quadrants;
import hp41.screen.Style;

/** A queen in a square of several rows, of pixels that are quarters of a character. */
enum QueenShape {
  TWO_ROWS(
      """
      #..##..#
      ##.##.##
      ########
      .######.
      """),
  THREE_ROWS(
      """
      ............
      .#...##...#.
      .##.####.##.
      ..########..
      ..########..
      ............
      """);

  private final boolean[][] pixels;

  QueenShape(String picture) {
    pixels =
        picture
            .lines()
            .map(
                line -> {
                  boolean[] row = new boolean[line.length()];
                  for (int i = 0; i < row.length; i++) {
                    row[i] = line.charAt(i) == '#';
                  }
                  return row;
                })
            .toArray(boolean[][]::new);
  }

  /** The one for squares of so many rows, two or three. */
  static QueenShape of(int rows) {
    return values()[rows - 2];
  }

  void draw(Frame frame, Area square, Style style) {
    for (int row = 0; row < square.height(); row++) {
      for (int column = 0; column < square.width(); column++) {
        char part = Quadrants.at(pixels, column, row);
        frame.put(square.column() + column, square.row() + row, part, style);
      }
    }
  }
}
