package hp41.panel;

import hp41.panel.Place.Bar;
import hp41.screen.Area;
import hp41.screen.Size;
import java.util.List;

/** Where the panels of the debugger stand, below the display. */
final class DebugPlaces {

  private static final int TOP = DisplayPanel.HEIGHT;
  private static final int RIGHT = 33;
  private static final int STACK = 6;
  private static final int MANY_ROWS = 20;

  private DebugPlaces() {}

  /** The program at the left, what is to be seen beside it at the right; the program last. */
  static List<Place> in(Size size, int bottom) {
    int column = size.columns() - RIGHT;
    Place program = new Place(Side.DEBUG, new Area(0, TOP, column - 1, bottom - TOP), Bar.TITLE);
    Place stack = right(Side.STEP, column, TOP, STACK);
    int below = TOP + STACK;
    int rest = bottom - below;
    if (rest < MANY_ROWS) {
      int half = rest / 2;
      return List.of(
          stack,
          right(Side.WATCHES, column, below, half),
          right(Side.RETURNS, column, below + half, rest - half),
          program);
    }
    int quarter = rest / 4;
    return List.of(
        stack,
        right(Side.WATCHES, column, below, quarter),
        right(Side.RETURNS, column, below + quarter, quarter),
        right(Side.BREAKPOINTS, column, below + 2 * quarter, quarter),
        right(Side.TRACE, column, below + 3 * quarter, rest - 3 * quarter),
        program);
  }

  private static Place right(Side side, int column, int row, int height) {
    return new Place(side, new Area(column, row, RIGHT, height), Bar.TITLE);
  }
}
