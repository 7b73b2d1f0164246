package hp41.panel.view;

import hp41.Snapshot;
import hp41.Snapshot.Level;
import hp41.display.Annunciator;
import hp41.panel.display.CompactDisplay;
import hp41.panel.display.FullDisplay;
import hp41.panel.help.HelpPage;
import hp41.panel.help.HelpView;
import hp41.panel.keys.KeyNames;
import hp41.panel.keys.Keypad;
import hp41.panel.keys.KeypadView;
import hp41.panel.memory.StackPanel;
import hp41.screen.Area;
import hp41.screen.Ascii;
import hp41.screen.Frame;
import hp41.screen.Ink;
import hp41.screen.Size;
import hp41.screen.Style;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.apache.commons.lang3.StringUtils;

/** Draws a screen. It has no state, uses no clock, and performs no output. */
public final class View {

  /** The last column of the stack's numbers in a very small terminal. */
  private static final int STACK = 20;

  private static final int LEVELS = 4;

  /** The maximum width of the box around a display that is a line of text. */
  private static final int BOX = 59;

  /** The width of such a display without a box. */
  private static final int LINE = 24;

  private View() {}

  /** Returns the picture of a screen, as large as the terminal. */
  public static Frame render(Screen screen) {
    Frame frame = draw(screen);
    return screen.theme().ascii() ? Ascii.of(frame) : frame;
  }

  /** Returns the picture of a screen without the calculator, which the front end shows itself. */
  public static Frame panels(Screen screen) {
    Frame frame = new Frame(screen.size(), Style.of(Ink.TEXT, Ink.PANEL));
    drawPanels(frame, screen);
    drawOver(frame, screen);
    return frame;
  }

  private static Frame draw(Screen screen) {
    ScreenLayout layout = screen.layout();
    Frame frame = new Frame(screen.size(), Style.of(Ink.TEXT, Ink.BODY));
    switch (layout.form()) {
      case PANELS -> {}
      case LINES -> drawLines(frame, screen);
      case COMPACT -> drawCompact(frame, screen);
      case FULL -> drawFull(frame, screen);
    }
    drawPanels(frame, screen);
    drawOver(frame, screen);
    return frame;
  }

  /** Returns the key at a position of the screen, if there is one. */
  public static Optional<Keypad.KeyHit> keyAt(Screen screen, int column, int row) {
    ScreenLayout layout = screen.layout();
    boolean covered =
        screen.notes().report().isPresent()
            || screen.notes().help().filter(page -> !showsKeys(page, layout)).isPresent();
    if (covered || coveredByOffers(screen, row)) {
      return Optional.empty();
    }
    return layout.keypad().flatMap(keypad -> keypad.at(column, row));
  }

  private static boolean givesWay(HelpPage page, ScreenLayout layout) {
    return page.keypad() && layout.keypad().isPresent() && !layout.showsKeysBesideHelp();
  }

  private static boolean showsKeys(HelpPage page, ScreenLayout layout) {
    return layout.showsKeysBesideHelp() || givesWay(page, layout);
  }

  /** Returns the panel whose tab is in a column, if the bar has tabs. */
  public static Optional<Panels> tabAt(Screen screen, PanelPlace place, int column) {
    String about = PanelView.about(place, screen.panels().shown(place.panel()));
    return place.bar() == PanelPlace.HeaderBar.TABS
        ? Tabs.at(place.area(), place.panel(), about, column)
        : Optional.empty();
  }

  /**
   * Returns the stack register at a position outside the panels, counted from T, if there is one.
   */
  public static OptionalInt levelAt(Screen screen, int column, int row) {
    Area levels = screen.layout().levels();
    boolean covered = screen.notes().covered() || coveredByOffers(screen, row);
    return !covered && showsLevels(screen.layout()) && levels.contains(column, row)
        ? OptionalInt.of(row - levels.bottom() + LEVELS)
        : OptionalInt.empty();
  }

  private static boolean coveredByOffers(Screen screen, int row) {
    int offers = screen.input().line().map(line -> line.offers().size()).orElse(0);
    int rows = Math.min(CommandLineView.MOST_ROWS, offers);
    return row >= screen.layout().messageRow() - rows;
  }

  /** Draws a very small terminal: the display as a line of text, and the stack below. */
  private static void drawLines(Frame frame, Screen screen) {
    Snapshot snapshot = screen.calculator().snapshot();
    Size size = screen.size();
    int rows = size.rows();
    Style text = Style.of(Ink.TEXT, Ink.BODY);
    boolean boxed = screen.layout().display().height() > 1 && !screen.notes().covered();
    int width = Math.min(BOX, size.columns());
    if (boxed) {
      frame.box(new Area(0, 0, width, 3), screen.theme().hasThickStrokes(), text);
    }
    frame.put(boxed ? 2 : 0, boxed ? 1 : 0, shown(snapshot), text.bolder());
    String words = annunciators(snapshot);
    if (rows >= 6 && !words.isEmpty()) {
      String inBox = StringUtils.left(" " + words + " ", width - 2);
      frame.put(
          boxed ? 1 : LINE, boxed ? 2 : 0, boxed ? inBox : words, Style.of(Ink.GOLD, Ink.BODY));
    }
    if (screen.layout().levels().height() > 0) {
      drawStatus(frame, screen);
      rule(frame, 0, screen.layout().levels().bottom(), size.columns());
    } else if (screen.layout().places().isEmpty()) {
      drawLevels(frame, screen, text);
    }
  }

  private static void drawLevels(Frame frame, Screen screen, Style text) {
    Snapshot snapshot = screen.calculator().snapshot();
    Size size = screen.size();
    int bottom = screen.layout().messageRow();
    int first = Math.max(0, LEVELS - (bottom - screen.layout().display().height()));
    for (int level = first; level < LEVELS; level++) {
      Level it = snapshot.stack().get(level);
      int row = screen.layout().display().height() + level - first;
      boolean x = level == LEVELS - 1;
      frame.put(1, row, it.name(), text.bold(x));
      frame.putEnding(Math.min(STACK, size.columns()), row, it.text(), text.bold(x));
    }
  }

  private static String shown(Snapshot snapshot) {
    return snapshot.on() ? snapshot.display().toString() : "";
  }

  private static String annunciators(Snapshot snapshot) {
    return snapshot.annunciators().stream()
        .filter(word -> snapshot.on())
        .sorted()
        .map(Annunciator::text)
        .collect(Collectors.joining(" "));
  }

  private static void drawCompact(Frame frame, Screen screen) {
    ScreenLayout layout = screen.layout();
    CompactDisplay.draw(frame, screen.calculator().snapshot(), layout.display(), screen.theme());
    if (layout.levels().height() > 0) {
      drawStatus(frame, screen);
      layout
          .keypad()
          .ifPresentOrElse(
              keypad -> drawKeypad(frame, screen, keypad),
              () -> rule(frame, 0, layout.levels().bottom(), screen.size().columns()));
    }
  }

  /**
   * Draws the display, the keypad, a rule below it, and the background of the panels beside them.
   */
  private static void drawFull(Frame frame, Screen screen) {
    ScreenLayout layout = screen.layout();
    int beside = layout.beside();
    frame.fill(new Area(0, 0, beside, FullDisplay.HEIGHT), Style.of(Ink.TEXT, Ink.SURROUND));
    FullDisplay.draw(frame, screen.calculator().snapshot(), layout.display(), screen.theme());
    Area panels = new Area(beside, 0, screen.size().columns() - beside, layout.messageRow());
    frame.fill(panels, Style.of(Ink.TEXT, Ink.PANEL));
    layout.keypad().ifPresent(keypad -> drawKeypad(frame, screen, keypad));
    if (layout.status().height() > 0) {
      int width = layout.keypad().filter(it -> it == Keypad.ONE_LINE).isPresent() ? 59 : 74;
      rule(frame, 1, layout.status().row() - 1, width);
      drawStatus(frame, screen);
    }
  }

  private static void drawStatus(Frame frame, Screen screen) {
    ScreenLayout layout = screen.layout();
    if (showsLevels(layout)) {
      StackPanel.draw(frame, screen.calculator().snapshot(), layout.levels());
      boolean withFree = layout.form() == ScreenLayout.Form.FULL;
      StatusRows.drawBeside(frame, screen, layout.status(), withFree);
    } else {
      Area status = layout.status();
      int column = layout.levels().height() > 0 ? layout.levels().column() - 2 : status.column();
      Area whole = new Area(column, status.row(), status.right() - column, status.height());
      StatusRows.drawBelow(frame, screen, whole);
    }
  }

  /** Returns whether the stack is shown outside the panels, and not in a panel. */
  private static boolean showsLevels(ScreenLayout layout) {
    return layout.levels().height() > 0 && !layout.has(Panels.STACK);
  }

  /** Draws the keypad. While help is open, the caps show the strokes for the keys. */
  private static void drawKeypad(Frame frame, Screen screen, Keypad keypad) {
    Optional<KeyNames> strokes = screen.notes().help().map(open -> screen.input().keyNames());
    new KeypadView(
            frame,
            keypad,
            screen.calculator().snapshot(),
            screen.theme(),
            screen.calculator().pressed(),
            strokes,
            !screen.input().keyNames().letters())
        .draw();
  }

  private static void drawPanels(Frame frame, Screen screen) {
    for (PanelPlace place : screen.layout().places()) {
      boolean focused = screen.panels().focused() && place.panel() == screen.panels().active();
      new PanelView(frame, place, screen.panels().shown(place.panel()), focused).draw();
    }
  }

  private static void drawOver(Frame frame, Screen screen) {
    ScreenLayout layout = screen.layout();
    screen
        .notes()
        .help()
        .filter(page -> layout.hasRoomForHelp() && !givesWay(page, layout))
        .ifPresent(
            page ->
                new HelpView(frame, page, screen.input().keyNames())
                    .draw(screen.notes().helpScroll(), layout.help()));
    screen
        .notes()
        .report()
        .filter(it -> layout.hasRoomForHelp())
        .ifPresent(it -> it.draw(frame, screen.notes().helpScroll(), layout.report()));
    if (!screen.notes().covered() && layout.hasHints()) {
      boolean coloured = screen.theme().shaded();
      screen
          .input()
          .line()
          .ifPresent(line -> line.drawOffers(frame, layout.messageRow(), coloured));
    }
    if (layout.messageRow() > 0) {
      MessageRow.draw(frame, screen, layout.messageRow());
    }
    if (layout.hasHints()) {
      HintRow.draw(frame, screen, layout.hintRow());
    }
  }

  private static void rule(Frame frame, int column, int row, int width) {
    frame.fill(new Area(column, row, width, 1), '─', Style.of(Ink.RULE, Ink.BODY));
  }
}
