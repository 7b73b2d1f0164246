package hp41.panel.view;

import hp41.panel.keys.Keypad;
import hp41.panel.view.PanelPlace.HeaderBar;
import hp41.panel.view.ScreenLayout.Form;
import hp41.screen.Area;
import hp41.screen.Buttons;
import hp41.screen.Size;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.lang3.EnumUtils;
import org.apache.commons.lang3.StringUtils;
import org.apache.commons.lang3.math.NumberUtils;

/**
 * The table of layouts; the first row that fits is used. Its cells are: when it applies, the
 * minimum columns and rows of the window, the form of the calculator, its keypad, and the areas of
 * the display, the stack, the status and the panels.
 *
 * <p>An area is its left, top, right and bottom edge. Negative edges are counted from the right or
 * bottom of the window; {@code h} is half of its columns. A {@code STRIP} contains as many panels
 * as there is room for, {@code TABS} also the chosen one; a strip from the top on may be divided.
 * Other areas contain the chosen panel with a title bar, or the program without one. In PRGM mode
 * the program is above the chosen panel. A row applies always, or only while the debugger is shown,
 * a panel has the focus, PRGM mode is on, or there is no keyboard. Rows of the form {@code PANELS}
 * apply if the front end itself shows the display and the keys.
 *
 * @param size the size of the window
 * @param request what the layout has to show
 * @param buttons whether the front end itself shows the display and the keys
 */
public record LayoutTable(Size size, PanelSizeRequest request, Buttons buttons) {

  private static final List<LayoutRow> TABLE =
      """
      DEBUG 100 16 FULL    -                  1,0,75,8      -          -           STRIP:76,0,-0,-2 TITLE:0,8,75,-2
      DEBUG  95 16 FULL    -                  h-38,0,h+38,8 -          -           STRIP:-33,8,-0,-2 TITLE:0,8,-34,-2
      DEBUG  80 24 FULL    -                  h-38,0,h+38,8 -          -           STRIP:-33,8,-0,-2 TITLE:0,8,-34,-2
      ANY    95 39 FULL    THREE_LINES        1,0,75,8      -          0,35,75,38  TABS:76,0,-0,-2 STRIP:0,39,75,-2
      ANY    95 30 FULL    TWO_LINES          1,0,75,8      -          0,26,75,29  TABS:76,0,-0,-2 STRIP:0,30,75,-2
      ANY    95 22 FULL    ONE_WIDE_LINE      1,0,75,8      -          0,18,75,21  TABS:76,0,-0,-2 STRIP:0,22,75,-2
      ANY    95 16 FULL    -                  1,0,75,8      -          0,9,75,12   TABS:76,0,-0,-2 STRIP:0,13,75,-2
      ANY    80 56 FULL    THREE_LINES        2,0,78,8      -          0,35,75,37  STRIP:0,37,h-1,-2 TABS:h,37,-0,-2
      ANY    80 41 FULL    TWO_LINES          2,0,78,8      -          0,26,75,28  STRIP:0,28,h-1,-2 TABS:h,28,-0,-2
      ANY    80 24 FULL    ONE_LINE           2,0,78,8      2,18,22,22 25,18,60,22 STRIP:1,23,60,-2 TAB:61,8,-1,-2
      DEBUG  60 30 COMPACT -                  0,0,-0,7      1,7,21,11  23,7,-0,11  STRIP:0,-15,-0,-2 TITLE:0,12,-0,-15
      ANY    60 48 COMPACT NARROW_THREE_LINES 0,0,-0,7      1,7,21,9   23,7,-0,9   TABS:0,35,-0,-2
      ANY    60 39 COMPACT NARROW_TWO_LINES   0,0,-0,7      1,7,21,9   23,7,-0,9   STRIP:0,26,h-1,-2 TABS:h,26,-0,-2
      ANY    60 30 COMPACT -                  0,0,-0,7      1,7,21,11  23,7,-0,11  TABS:0,12,-0,-2
      FOCUS  60 16 COMPACT -                  0,0,-0,7      -          -           TAB:0,7,-0,-2
      WRITES 60 16 COMPACT -                  0,0,-0,7      -          -           TITLE:0,7,-0,-2
      ANY    60 16 COMPACT -                  0,0,-0,7      1,7,21,11  23,7,-0,11  NONE:0,12,-0,-2
      FOCUS  36 12 LINES   -                  0,0,-0,1      -          -           TAB:0,1,-0,-2
      WRITES 36 12 LINES   -                  0,0,-0,1      -          -           TITLE:0,1,-0,-2
      ANY    36 12 LINES   -                  0,0,-0,3      1,3,19,7   20,3,-0,7   NONE:0,8,-0,-2
      ANY     0  5 LINES   -                  0,0,-0,3      -          -
      ANY     0  0 LINES   -                  0,0,-0,1      -          -
      TOUCH   0  4 PANELS  -                  -             -          -           TABS:0,0,-0,-1
      DEBUG  80 20 PANELS  -                  -             -          -           STRIP:-33,0,-0,-2 TITLE:0,0,-34,-2
      ANY     0  5 PANELS  -                  -             -          -           TABS:0,0,-0,-2
      ANY     0  0 PANELS  -                  -             -          -
      """
          .lines()
          .map(LayoutRow::of)
          .toList();

  private static final int NARROW = 24;
  private static final int MIN_FIRST = 38;
  private static final int MAX_FIRST = 54;
  private static final int MIN_OTHER = 29;
  private static final int MAX_OTHER = 70;
  private static final int MIN_ROWS = 5;
  private static final int MOST_ROWS_OF_SHEET = 40;

  /** A row of the table. */
  private record LayoutRow(
      String when,
      Size least,
      Form form,
      Optional<Keypad> keypad,
      Edges display,
      Edges stack,
      Edges status,
      List<PanelCell> panels) {

    static LayoutRow of(String line) {
      String[] cells = StringUtils.split(line);
      return new LayoutRow(
          cells[0],
          new Size(Integer.parseInt(cells[1]), Integer.parseInt(cells[2])),
          Form.valueOf(cells[3]),
          Optional.ofNullable(EnumUtils.getEnum(Keypad.class, cells[4])),
          Edges.of(cells[5]),
          Edges.of(cells[6]),
          Edges.of(cells[7]),
          Arrays.stream(cells).skip(8).map(PanelCell::of).toList());
    }
  }

  /** The area of one or more panels. */
  private record PanelCell(String kind, Edges edges) {

    static PanelCell of(String cell) {
      String[] parts = StringUtils.split(cell, ":");
      return new PanelCell(parts[0], Edges.of(parts[1]));
    }

    boolean isStrip() {
      return kind.equals("TABS") || kind.equals("STRIP");
    }
  }

  /** The left, top, right and bottom edge of an area. */
  private record Edges(Edge left, Edge top, Edge right, Edge bottom) {

    static Edges of(String cell) {
      String[] edges = StringUtils.split(cell.equals("-") ? "0,0,0,0" : cell, ",");
      return new Edges(Edge.of(edges[0]), Edge.of(edges[1]), Edge.of(edges[2]), Edge.of(edges[3]));
    }

    Area in(Size size) {
      int column = left.in(size.columns());
      int row = top.in(size.rows());
      int end = Math.min(bottom.in(size.rows()), size.rows() - (row == 0 ? 0 : 2));
      return new Area(column, row, right.in(size.columns()) - column, end - row);
    }
  }

  /**
   * An edge, as the sum of a part of the window and a number of cells.
   *
   * @param halves how many halves of the window
   */
  private record Edge(int halves, int cells) {

    static Edge of(String cell) {
      boolean half = cell.startsWith("h");
      return new Edge(
          half ? 1 : cell.startsWith("-") ? 2 : 0,
          NumberUtils.toInt(half ? cell.substring(1) : cell));
    }

    int in(int window) {
      return halves * window / 2 + cells;
    }
  }

  private boolean fits(LayoutRow row) {
    boolean applies =
        switch (row.when) {
          case "DEBUG" -> request.shown() == Panels.DEBUG;
          case "FOCUS" -> request.focused();
          case "WRITES" -> request.writes();
          case "TOUCH" -> buttons == Buttons.WITHOUT_KEYBOARD;
          default -> true;
        };
    boolean panelsOnly = buttons != Buttons.NONE;
    return applies
        && panelsOnly == (row.form == Form.PANELS)
        && row.least.columns() <= size.columns()
        && row.least.rows() <= size.rows();
  }

  public ScreenLayout layout() {
    LayoutRow row = TABLE.stream().filter(this::fits).findFirst().orElseThrow();
    int tabs = -1;
    int beside = size.columns();
    List<Area> strips = new ArrayList<>();
    List<PanelPlace> places = new ArrayList<>();
    for (PanelCell cell : row.panels) {
      Area area = cell.edges.in(size);
      if (cell.isStrip()) {
        tabs = cell.kind.equals("TABS") ? strips.size() : tabs;
        beside = area.row() == 0 ? area.column() : beside;
        strips.add(area);
      } else {
        Panels panel = cell.kind.equals("NONE") ? Panels.PROGRAM : request.shown();
        int above = request.writes() && panel != Panels.PROGRAM ? (area.height() + 1) / 2 : 0;
        if (above > 0) {
          Area top = new Area(area.column(), area.row(), area.width(), above);
          places.add(new PanelPlace(Panels.PROGRAM, top, HeaderBar.TITLE));
        }
        places.add(new PanelPlace(panel, area.below(above), HeaderBar.valueOf(cell.kind)));
      }
    }
    Area stack = row.stack.in(size);
    Set<Panels> elsewhere = EnumSet.noneOf(Panels.class);
    places.forEach(place -> elsewhere.add(place.panel()));
    boolean hasStack = stack.height() > 0 || isSheet();
    if (!strips.isEmpty()) {
      places.addAll(0, StripLayout.places(request, ways(strips), tabs, hasStack, elsewhere));
    }
    return new ScreenLayout(
        size,
        row.form,
        row.keypad,
        row.display.in(size),
        stack,
        row.status.in(size),
        beside,
        places,
        buttons);
  }

  /** Returns whether the panels are on a phone, where the stack is beside or above the keys. */
  private boolean isSheet() {
    return buttons == Buttons.WITHOUT_KEYBOARD && size.rows() < MOST_ROWS_OF_SHEET;
  }

  /** Returns the ways to divide the strip from the top on, the one into the fewest parts first. */
  private List<List<Area>> ways(List<Area> strips) {
    int width = strips.stream().filter(it -> it.row() == 0).mapToInt(Area::width).sum();
    int most = width < MIN_FIRST + MIN_OTHER ? 0 : Math.max(1, (width - MAX_FIRST) / MIN_OTHER);
    return IntStream.rangeClosed(Math.min(1, most), most)
        .mapToObj(
            more ->
                strips.stream()
                    .filter(it -> it.height() >= MIN_ROWS)
                    .flatMap(it -> divide(it, more))
                    .toList())
        .toList();
  }

  private Stream<Area> divide(Area strip, int more) {
    if (strip.row() > 0) {
      return Stream.of(strip);
    }
    int margin = strip.width() < NARROW ? 1 : 0;
    int first = Math.min(MAX_FIRST, strip.width() - MIN_OTHER);
    if (request.usual() == Panels.START) {
      first = Math.min(first, Math.max(MIN_OTHER, strip.width() - MAX_FIRST - 1));
    }
    int width = more > 0 ? first : strip.width() - margin;
    List<Area> parts = new ArrayList<>();
    int left = strip.column();
    for (int i = more; i >= 0; i--) {
      parts.add(new Area(left, 0, width, strip.height()));
      left += width + 1;
      width = i == 0 ? 0 : Math.min(MAX_OTHER, (strip.right() - left - i + 1) / i);
    }
    return parts.stream();
  }
}
