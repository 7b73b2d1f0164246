package hp41.panel.view;

import hp41.panel.display.CompactDisplay;
import hp41.panel.display.FullDisplay;
import hp41.panel.keys.Keypad;
import hp41.panel.view.PanelPlace.HeaderBar;
import hp41.panel.view.ScreenLayout.Form;
import hp41.screen.Area;
import hp41.screen.Size;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Chooses the layout for a window: the display, the largest keypad that fits, and beside and below
 * them strips with as many panels as there is room for.
 */
final class LayoutChoice {

  private static final Area NOWHERE = new Area(0, 0, 0, 0);
  private static final Size MIN_SIZE = new Size(60, 16);

  /** The smallest window for a full-size display above the keypad. */
  private static final Size WHOLE = new Size(80, 24);

  /**
   * The columns of a full-size display and a keypad with several rows for each key, including
   * margins.
   */
  private static final int CALCULATOR = 76;

  private static final int NARROWEST = 19;
  private static final int NARROW = 24;
  private static final int SECOND = 29;
  private static final int MIDDLE = 38;
  private static final int WIDEST = 54;
  private static final int MOST = 70;
  private static final int LISTS = 33;
  private static final int TOP = FullDisplay.HEIGHT;
  private static final int RULE = 1;
  private static final int SETTINGS = 2;
  private static final int LEVELS = 4;
  private static final int TABBED = 11;
  private static final int STRIP = 5;

  private static final List<Keypad> LARGEST_FIRST =
      List.of(Keypad.THREE_LINES, Keypad.TWO_LINES, Keypad.ONE_WIDE_LINE);

  /** The panels that are always visible; the first one is before the panel with tabs. */
  private static final List<Panels> ALWAYS_VISIBLE = List.of(Panels.STACK, Panels.PROGRAM);

  /** The panels beside the program in the debugger. */
  private static final List<Panels> DEBUG_LISTS =
      List.of(Panels.STEP, Panels.WATCHES, Panels.RETURNS, Panels.BREAKPOINTS, Panels.TRACE);

  private final Size size;
  private final PanelSizeRequest request;
  private final int columns;
  private final int bottom;

  LayoutChoice(Size size, PanelSizeRequest request) {
    this.size = size;
    this.request = request;
    columns = size.columns();
    bottom = size.rows() - 2;
  }

  ScreenLayout layout() {
    boolean asides = columns >= CALCULATOR + NARROWEST;
    if (columns < MIN_SIZE.columns() || size.rows() < MIN_SIZE.rows()) {
      return layout(Form.LINES, Optional.empty(), NOWHERE, NOWHERE, columns, List.of());
    } else if (!asides && (columns < WHOLE.columns() || size.rows() < WHOLE.rows())) {
      return compact();
    } else if (request.shown() == Panels.DEBUG) {
      return debugger();
    }
    return asides ? withPanelsBeside() : withPanelsBelow();
  }

  /**
   * Returns the layout with the small display and the stack. Panels are below; if there is little
   * room, a focused panel covers the stack.
   */
  private ScreenLayout compact() {
    int top = CompactDisplay.HEIGHT;
    int row = top + LEVELS + RULE;
    Area rest = new Area(0, row, columns, bottom - row);
    boolean turns = rest.height() < TABBED + STRIP;
    if (turns && request.focused()) {
      Area whole = new Area(0, top, columns, bottom - top);
      PanelPlace place = new PanelPlace(request.shown(), whole, HeaderBar.TAB);
      return layout(Form.COMPACT, Optional.empty(), NOWHERE, NOWHERE, columns, List.of(place));
    }
    Area levels = new Area(1, top, 20, LEVELS);
    Area status = new Area(23, top, columns - 23, LEVELS);
    List<PanelPlace> places =
        turns
            ? List.of(new PanelPlace(Panels.PROGRAM, rest, HeaderBar.NONE))
            : StripLayout.withTabs(List.of(List.of(rest)), request, List.of(Panels.PROGRAM), 0);
    return layout(Form.COMPACT, Optional.empty(), levels, status, columns, places);
  }

  /**
   * Returns the layout with strips of panels beside the display and keypad, and below the keypad.
   */
  private ScreenLayout withPanelsBeside() {
    Optional<Keypad> keypad =
        LARGEST_FIRST.stream()
            .filter(keys -> keys.bottom() + RULE + SETTINGS <= bottom)
            .findFirst();
    int rule = keypad.map(Keypad::bottom).orElse(TOP);
    int settings = Math.min(SETTINGS + 1, bottom - rule - RULE);
    Area status = new Area(0, rule + RULE, CALCULATOR - 1, settings);
    int below = status.bottom() + 1;
    Area under = new Area(0, below, CALCULATOR - 1, bottom - below);
    List<PanelPlace> places = StripLayout.withTabs(ways(under), request, ALWAYS_VISIBLE, 0);
    return layout(Form.FULL, keypad, NOWHERE, status, CALCULATOR, places);
  }

  /**
   * Returns the layout with a large keypad and panels below it, or a small keypad and a panel
   * beside it.
   */
  private ScreenLayout withPanelsBelow() {
    Optional<Keypad> keypad =
        LARGEST_FIRST.stream()
            .filter(keys -> keys.bottom() + RULE + SETTINGS + TABBED <= bottom)
            .filter(keys -> keys != Keypad.ONE_WIDE_LINE)
            .findFirst();
    if (keypad.isEmpty()) {
      return withPanelBeside();
    }
    int rule = keypad.get().bottom();
    Area status = new Area(0, rule + RULE, CALCULATOR - 1, SETTINGS);
    int half = columns / 2;
    int height = bottom - status.bottom();
    Area left = new Area(0, status.bottom(), half - 1, height);
    Area right = new Area(half, status.bottom(), columns - half, height);
    List<PanelPlace> places =
        StripLayout.withTabs(List.of(List.of(left, right)), request, ALWAYS_VISIBLE, 1);
    return layout(Form.FULL, keypad, NOWHERE, status, columns, places);
  }

  private ScreenLayout withPanelBeside() {
    int row = Keypad.ONE_LINE.bottom() + RULE;
    Area side = new Area(61, TOP, columns - 62, bottom - TOP);
    int below = row + LEVELS + 1;
    List<Area> more =
        bottom - below < STRIP ? List.of() : List.of(new Area(1, below, 59, bottom - below));
    List<PanelPlace> places =
        new ArrayList<>(StripLayout.with(List.of(more), request, List.of(), request.shown()));
    places.add(new PanelPlace(request.shown(), side, HeaderBar.TAB));
    return layout(
        Form.FULL,
        Optional.of(Keypad.ONE_LINE),
        new Area(2, row, 20, LEVELS),
        new Area(25, row, 35, LEVELS),
        columns,
        places);
  }

  /** Returns the layout of the debugger: the program instead of the keypad, and lists beside it. */
  private ScreenLayout debugger() {
    boolean asides = columns >= CALCULATOR + NARROW;
    int width = asides ? CALCULATOR - 1 : columns - LISTS - 1;
    Area right = new Area(columns - LISTS, TOP, LISTS, bottom - TOP);
    List<List<Area>> ways = asides ? ways(NOWHERE) : List.of(List.of(right));
    List<PanelPlace> places =
        new ArrayList<>(StripLayout.with(ways, request, DEBUG_LISTS, Panels.PROGRAM));
    Area program = new Area(0, TOP, width, bottom - TOP);
    places.add(new PanelPlace(Panels.DEBUG, program, HeaderBar.TITLE));
    int beside = asides ? CALCULATOR : columns;
    return layout(Form.FULL, Optional.empty(), NOWHERE, NOWHERE, beside, places);
  }

  /**
   * Returns the ways to divide the area to the right of the display into strips, the one with the
   * widest first strip first.
   *
   * @param under the remaining area below the keypad
   */
  private List<List<Area>> ways(Area under) {
    int width = columns - CALCULATOR;
    int most = width < MIDDLE + SECOND ? 0 : Math.max(1, (width - WIDEST) / SECOND);
    return IntStream.rangeClosed(Math.min(1, most), most)
        .mapToObj(others -> strips(width, others))
        .peek(layout -> layout.addAll(under.height() < STRIP ? List.of() : List.of(under)))
        .toList();
  }

  private List<Area> strips(int width, int others) {
    int margin = width < NARROW ? 1 : 0;
    int first = others == 0 ? width - margin : Math.min(WIDEST, width - SECOND);
    List<Area> layout = new ArrayList<>();
    layout.add(new Area(CALCULATOR, 0, first, bottom));
    int left = CALCULATOR + first + 1;
    for (int i = others; i > 0; i--) {
      int share = Math.min(MOST, (columns - left - i + 1) / i);
      layout.add(new Area(left, 0, share, bottom));
      left += share + 1;
    }
    return layout;
  }

  private ScreenLayout layout(
      Form form,
      Optional<Keypad> keypad,
      Area levels,
      Area status,
      int beside,
      List<PanelPlace> places) {
    List<Panels> hidden = new ArrayList<>(request.withContent());
    places.forEach(place -> hidden.remove(place.side()));
    hidden.remove(request.shown() == Panels.DEBUG ? Panels.PROGRAM : request.shown());
    return new ScreenLayout(size, form, keypad, levels, status, beside, places, hidden);
  }
}
