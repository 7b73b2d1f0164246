package hp41.panel.view;

import hp41.panel.display.CompactDisplay;
import hp41.panel.display.FullDisplay;
import hp41.panel.help.HelpPage;
import hp41.panel.help.HelpView;
import hp41.panel.help.ReportView;
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

/** Draws a screen. It remembers nothing, asks no clock and writes nowhere. */
public final class View {

  private View() {}

  /** The picture of a screen, as large as the terminal. */
  public static Frame render(Screen screen) {
    Frame frame = draw(screen);
    return screen.theme().ascii() ? Ascii.of(frame) : frame;
  }

  private static Frame draw(Screen screen) {
    ScreenLayout layout = ScreenLayout.of(screen.size());
    Frame frame = new Frame(screen.size(), Style.of(Ink.TEXT, Ink.BODY));
    if (layout.debugs(screen.side())) {
      drawDisplay(frame, screen, layout, screen.size().columns());
      drawPanels(frame, screen, layout);
      drawOver(frame, screen, layout);
      return frame;
    }
    switch (layout) {
      case TINY -> TinyView.draw(frame, screen);
      case SMALL -> drawSmall(frame, screen, layout);
      case MEDIUM -> drawMedium(frame, screen, layout);
      case ROOMY -> drawRoomy(frame, screen, layout);
      case LARGE -> drawLarge(frame, screen, layout);
      case HUGE -> drawHuge(frame, screen, layout);
    }
    if (layout != ScreenLayout.TINY) {
      drawPanels(frame, screen, layout);
      drawOver(frame, screen, layout);
    }
    return frame;
  }

  /** The key at a place of the screen, if a key stands there. */
  public static Optional<Keypad.Hit> keyAt(Screen screen, int column, int row) {
    ScreenLayout layout = ScreenLayout.of(screen.size());
    boolean covered =
        layout.debugs(screen.side())
            || screen.report().isPresent()
            || screen.help().filter(page -> !showsKeys(page, layout)).isPresent();
    if (covered || coveredByOffers(screen, row)) {
      return Optional.empty();
    }
    return layout.keypad().flatMap(keypad -> keypad.at(column, row));
  }

  private static boolean makesWay(HelpPage page, ScreenLayout layout) {
    return page.keypad() && layout.hidesKeysBehindHelp();
  }

  private static boolean showsKeys(HelpPage page, ScreenLayout layout) {
    return layout.showsKeysBesideHelp() || makesWay(page, layout);
  }

  /** The panel whose tab is in a column of the bar of a place, if tabs are there. */
  public static Optional<Panels> tabAt(Screen screen, PanelPlace place, int column) {
    String about = PanelView.about(place, screen.shown(place.side()));
    return place.bar() == PanelPlace.Bar.TABS
        ? Tabs.at(place.area(), place.side(), about, column)
        : Optional.empty();
  }

  /** Which level of the stack, from T on, is in a column and row outside the panels, if any is. */
  public static OptionalInt levelAt(Screen screen, int column, int row) {
    ScreenLayout layout = ScreenLayout.of(screen.size());
    Area stack = layout.stack(screen.side(), screen.focused());
    boolean covered = screen.covered() || coveredByOffers(screen, row);
    return !covered && stack.contains(column, row)
        ? OptionalInt.of(row - stack.row())
        : OptionalInt.empty();
  }

  private static boolean coveredByOffers(Screen screen, int row) {
    int offers = screen.line().map(line -> line.offers().size()).orElse(0);
    int rows = Math.min(CommandLineView.MOST_ROWS, offers);
    return row >= ScreenLayout.of(screen.size()).messageRow(screen.size()) - rows;
  }

  private static void drawSmall(Frame frame, Screen screen, ScreenLayout layout) {
    Size size = screen.size();
    Area display = layout.display(size);
    CompactDisplay.draw(frame, screen.snapshot(), display, screen.theme());
    if (!screen.focused() || screen.covered()) {
      StackPanel.draw(frame, screen.snapshot(), layout.stack(screen.side(), false));
      StatusRows.drawBeside(frame, screen, new Area(23, 7, size.columns() - 23, 4), false);
      rule(frame, 0, 11, size.columns());
    }
  }

  private static void drawMedium(Frame frame, Screen screen, ScreenLayout layout) {
    drawDisplay(frame, screen, layout, screen.size().columns());
    drawKeypad(frame, screen, Keypad.ONE_LINE);
    rule(frame, 1, 17, 59);
    StackPanel.draw(frame, screen.snapshot(), layout.stack(screen.side(), screen.focused()));
    StatusRows.drawBeside(frame, screen, new Area(25, 18, 35, 4), true);
  }

  private static void drawRoomy(Frame frame, Screen screen, ScreenLayout layout) {
    drawKeys(frame, screen, layout, Keypad.TWO_LINES, 25);
    StatusRows.drawBelow(frame, screen, new Area(0, 26, 75, 2));
  }

  private static void drawLarge(Frame frame, Screen screen, ScreenLayout layout) {
    drawKeys(frame, screen, layout, Keypad.THREE_LINES, 34);
    StatusRows.drawBelow(frame, screen, new Area(0, 35, 75, 3));
  }

  private static void drawHuge(Frame frame, Screen screen, ScreenLayout layout) {
    drawKeys(frame, screen, layout, Keypad.THREE_LINES, 34);
    int right = layout.side(screen.size()).right() + 1;
    fillPanels(frame, right, screen.size().columns() - right, layout.messageRow(screen.size()));
  }

  /** Display, keypad, a rule below, and the ground of the panels beside them. */
  private static void drawKeys(
      Frame frame, Screen screen, ScreenLayout layout, Keypad keypad, int ruleRow) {
    Area side = layout.side(screen.size());
    drawDisplay(frame, screen, layout, side.column());
    drawKeypad(frame, screen, keypad);
    rule(frame, 1, ruleRow, 74);
    fillPanels(frame, side.column(), side.width(), layout.messageRow(screen.size()));
  }

  /** While help is open the caps say what is struck for the keys. */
  private static void drawKeypad(Frame frame, Screen screen, Keypad keypad) {
    Optional<KeyNames> strokes = screen.help().map(open -> screen.keyNames());
    KeypadView.draw(frame, keypad, screen.snapshot(), screen.theme(), screen.pressed(), strokes);
  }

  private static void fillPanels(Frame frame, int column, int width, int bottom) {
    frame.fill(new Area(column, 0, width, bottom), Style.of(Ink.TEXT, Ink.PANEL));
  }

  private static void drawDisplay(Frame frame, Screen screen, ScreenLayout layout, int width) {
    frame.fill(new Area(0, 0, width, FullDisplay.HEIGHT), Style.of(Ink.TEXT, Ink.SURROUND));
    Area glass = layout.display(screen.size());
    FullDisplay.draw(frame, screen.snapshot(), glass, screen.theme());
  }

  private static void drawPanels(Frame frame, Screen screen, ScreenLayout layout) {
    for (PanelPlace place : layout.places(screen.size(), screen.side(), screen.focused())) {
      boolean focused = screen.focused() && place.side() == screen.active();
      PanelView.draw(frame, place, screen.shown(place.side()), focused);
    }
  }

  private static void drawOver(Frame frame, Screen screen, ScreenLayout layout) {
    Size size = screen.size();
    screen
        .help()
        .filter(page -> !makesWay(page, layout))
        .ifPresent(
            page ->
                HelpView.draw(
                    frame, page, screen.keyNames(), screen.helpScroll(), layout.help(size)));
    screen
        .report()
        .ifPresent(it -> ReportView.draw(frame, it, screen.helpScroll(), layout.report(size)));
    boolean coloured = screen.theme().shaded();
    int bottom = layout.messageRow(size);
    if (!screen.covered()) {
      screen.line().ifPresent(line -> line.drawOffers(frame, bottom, coloured));
    }
    MessageRow.draw(frame, screen, layout.messageRow(size));
    HintRow.draw(frame, screen, layout.hintRow(size));
  }

  private static void rule(Frame frame, int column, int row, int width) {
    frame.fill(new Area(column, row, width, 1), '─', Style.of(Ink.RULE, Ink.BODY));
  }
}
