package hp41.panel.view;

import hp41.panel.display.FullDisplay;
import hp41.screen.Area;
import hp41.screen.Size;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Where a panel stands.
 *
 * @param side which panel
 * @param area all of it, its bar included
 * @param bar what is over it
 */
public record PanelPlace(Panels side, Area area, Bar bar) {

  private static final int ROOMY = 12;
  private static final int STACK = 6;
  private static final int BELOW_KEYS = 35;
  private static final int FLAGS = 5;
  private static final int KEYS_WIDTH = 76;
  private static final int PROGRAM = 34;
  private static final int RIGHT = 132;
  private static final int WATCHES = 41;
  private static final int TOP = FullDisplay.HEIGHT;
  private static final int LISTS = 33;
  private static final int MANY_ROWS = 20;

  /** What is over a panel. */
  public enum Bar {
    /** Nothing: the panel begins at once. */
    NONE,
    /** Its name, and what else to know. */
    TITLE,
    /** Its name, and its place among those that can stand there. */
    TAB,
    /** The names of all panels that can stand there. */
    TABS
  }

  /** The area of what the panel shows, below its bar; a blank row between where there is room. */
  public Area inner() {
    return switch (bar) {
      case NONE -> area;
      case TAB -> area.below(area.height() > ROOMY ? 2 : 1);
      case TITLE, TABS -> area.below(1);
    };
  }

  /** Columns and rows of {@link #inner}. */
  public Size room() {
    return new Size(inner().width(), inner().height());
  }

  /** The stack above the side area, and below it the program unless that is shown there. */
  static List<PanelPlace> beside(Area side, int programRow, int bottom, Panels shown) {
    List<PanelPlace> places = new ArrayList<>();
    places.add(
        new PanelPlace(Panels.STACK, new Area(side.column(), 0, side.width(), STACK), Bar.TITLE));
    boolean program = shown == Panels.PROGRAM;
    if (!program) {
      places.add(place(Panels.PROGRAM, side.column(), programRow, side.width(), bottom));
    }
    Area whole = new Area(side.column(), side.row(), side.width(), bottom - side.row());
    places.add(new PanelPlace(shown, program ? whole : side, Bar.TABS));
    return places;
  }

  /** Most panels all around the side area, which shows the board, or what has no other place. */
  static List<PanelPlace> around(Area side, int columns, int bottom, Panels shown) {
    int width = columns - RIGHT;
    List<PanelPlace> places = new ArrayList<>();
    places.add(
        new PanelPlace(Panels.STACK, new Area(side.column(), 0, side.width(), STACK), Bar.TITLE));
    places.add(place(Panels.PROGRAM, side.column(), PROGRAM, side.width(), bottom));
    places.add(new PanelPlace(Panels.FLAGS, new Area(0, BELOW_KEYS, KEYS_WIDTH, FLAGS), Bar.TITLE));
    places.add(place(Panels.REGISTERS, 0, WATCHES, KEYS_WIDTH, bottom));
    places.add(place(Panels.PAPER, RIGHT, 0, width, PROGRAM - 1));
    places.add(place(Panels.CATALOGUE, RIGHT, PROGRAM, width, WATCHES - 1));
    places.add(place(Panels.WATCHES, RIGHT, WATCHES, width, bottom));
    boolean there = places.stream().anyMatch(place -> place.side() == shown);
    places.add(new PanelPlace(there ? Panels.BOARD : shown, side, Bar.TITLE));
    places.sort(Comparator.comparing(place -> place.side() == shown));
    return places;
  }

  private static PanelPlace place(Panels side, int column, int row, int width, int bottom) {
    return new PanelPlace(side, new Area(column, row, width, bottom - row), Bar.TITLE);
  }

  /** The program at the left, what is to be seen beside it at the right; the program last. */
  static List<PanelPlace> debugging(Size size, int bottom) {
    int column = size.columns() - LISTS;
    PanelPlace program =
        new PanelPlace(Panels.DEBUG, new Area(0, TOP, column - 1, bottom - TOP), Bar.TITLE);
    PanelPlace stack = right(Panels.STEP, column, TOP, STACK);
    int below = TOP + STACK;
    int rest = bottom - below;
    if (rest < MANY_ROWS) {
      int half = rest / 2;
      return List.of(
          stack,
          right(Panels.WATCHES, column, below, half),
          right(Panels.RETURNS, column, below + half, rest - half),
          program);
    }
    int quarter = rest / 4;
    return List.of(
        stack,
        right(Panels.WATCHES, column, below, quarter),
        right(Panels.RETURNS, column, below + quarter, quarter),
        right(Panels.BREAKPOINTS, column, below + 2 * quarter, quarter),
        right(Panels.TRACE, column, below + 3 * quarter, rest - 3 * quarter),
        program);
  }

  private static PanelPlace right(Panels side, int column, int row, int height) {
    return new PanelPlace(side, new Area(column, row, LISTS, height), Bar.TITLE);
  }
}
