package hp41.panel;

import hp41.Snapshot.ProgramView;
import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Role;
import hp41.screen.Size;
import hp41.screen.Style;
import java.util.Optional;

/** Draws a screen. It remembers nothing, asks no clock and writes nowhere. */
public final class View {

  private View() {}

  /** The picture of a screen, as large as the terminal. */
  public static Frame render(Screen screen) {
    Layout layout = Layout.of(screen.size());
    Frame frame = new Frame(screen.size(), Style.of(Role.TEXT, Role.BODY));
    switch (layout) {
      case TINY -> TinyView.draw(frame, screen);
      case SMALL -> drawSmall(frame, screen, layout);
      case MEDIUM -> drawMedium(frame, screen, layout);
      case LARGE -> drawLarge(frame, screen, layout);
    }
    return frame;
  }

  /** The key at a place of the screen, if a key stands there. */
  public static Optional<Keypad.Hit> keyAt(Screen screen, int column, int row) {
    if (screen.help().isPresent() || coveredByOffers(screen, row)) {
      return Optional.empty();
    }
    return Layout.of(screen.size()).keypad().flatMap(keypad -> keypad.at(column, row));
  }

  private static boolean coveredByOffers(Screen screen, int row) {
    int offers = screen.line().map(line -> line.offers().size()).orElse(0);
    int rows = Math.min(CompletionPanel.MOST_ROWS, offers);
    return row >= Layout.of(screen.size()).messageRow(screen.size()) - rows;
  }

  private static void drawSmall(Frame frame, Screen screen, Layout layout) {
    Size size = screen.size();
    CompactDisplayPanel.draw(
        frame, screen.snapshot(), layout.display(size), screen.theme().coloured());
    if (screen.focused() && screen.help().isEmpty()) {
      drawSide(frame, screen, layout.side(size));
    } else {
      StackPanel.draw(frame, screen, 1, 21, 7);
      StatusPanel.drawBeside(frame, screen, new Area(23, 7, size.columns() - 23, 4), false);
      rule(frame, 0, 11, size.columns());
      Area lines = new Area(0, 12, size.columns(), size.rows() - 14);
      ProgramPanel.draw(frame, screen, lines, Role.BODY);
    }
    drawOver(frame, screen, layout);
  }

  private static void drawMedium(Frame frame, Screen screen, Layout layout) {
    drawDisplay(frame, screen, layout, screen.size().columns());
    KeypadPanel.draw(frame, screen, Keypad.ONE_LINE);
    rule(frame, 1, 17, 59);
    StackPanel.draw(frame, screen, 2, 22, 18);
    StatusPanel.drawBeside(frame, screen, new Area(25, 18, 35, 4), true);
    drawSide(frame, screen, layout.side(screen.size()));
    drawOver(frame, screen, layout);
  }

  private static void drawLarge(Frame frame, Screen screen, Layout layout) {
    drawDisplay(frame, screen, layout, 77);
    KeypadPanel.draw(frame, screen, Keypad.THREE_LINES);
    rule(frame, 1, 34, 74);
    StatusPanel.drawBelow(frame, screen, new Area(0, 35, 75, 3));
    drawLargeSide(frame, screen, layout.side(screen.size()));
    drawOver(frame, screen, layout);
  }

  private static void drawDisplay(Frame frame, Screen screen, Layout layout, int width) {
    frame.fill(new Area(0, 0, width, DisplayPanel.HEIGHT), Style.of(Role.TEXT, Role.SURROUND));
    Area glass = layout.display(screen.size());
    DisplayPanel.draw(frame, screen.snapshot(), glass, screen.theme().coloured());
  }

  private static void drawLargeSide(Frame frame, Screen screen, Area tabbed) {
    int bottom = screen.size().rows() - 2;
    int right = tabbed.right();
    frame.fill(
        new Area(tabbed.column(), 0, tabbed.width(), bottom), Style.of(Role.TEXT, Role.PANEL));
    Area stack = new Area(tabbed.column(), 0, right - tabbed.column(), 6);
    Title.draw(frame, stack, "Stack", "", false);
    StackPanel.drawDigits(frame, screen, stack.below(1));
    if (screen.side() == Side.PROGRAM) {
      Area whole = new Area(tabbed.column(), tabbed.row(), tabbed.width(), bottom - tabbed.row());
      drawSide(frame, screen, whole);
      return;
    }
    drawSide(frame, screen, tabbed);
    Area program = new Area(tabbed.column(), 27, stack.width(), bottom - 27);
    ProgramView view = screen.snapshot().program();
    String name = view.name().isEmpty() ? "Program" : view.name();
    Title.draw(frame, program, name, ProgramPanel.count(view), false);
    ProgramPanel.draw(frame, screen, program.below(1), Role.PANEL);
  }

  private static void drawSide(Frame frame, Screen screen, Area area) {
    Side side = screen.side();
    frame.fill(area, Style.of(Role.TEXT, Role.PANEL));
    if (Layout.of(screen.size()) == Layout.LARGE) {
      Tabs.draw(frame, area, side, screen.focused());
    } else {
      Title.draw(frame, area, side.title(), side.tab(), screen.focused());
    }
    Area below = area.below(area.height() > 10 ? 2 : 1);
    switch (side) {
      case START -> StartPanel.draw(frame, below);
      case STACK -> StackPanel.drawDigits(frame, screen, below);
      case PROGRAM -> ProgramPanel.draw(frame, screen, below, Role.PANEL);
      case BOARD -> drawBoard(frame, screen, area, below);
    }
  }

  private static void drawBoard(Frame frame, Screen screen, Area area, Area below) {
    if (screen.position().isPresent()) {
      boolean large = area.width() >= 40;
      BoardPanel.draw(frame, large ? area.below(1) : below, screen.position().get());
      return;
    }
    Style style = Style.of(Role.DIM, Role.PANEL);
    frame.put(below.column() + 1, below.row(), "No position yet.", style);
    frame.put(below.column() + 1, below.row() + 2, "xeq 8queens", style.in(Role.GOLD));
  }

  private static void drawOver(Frame frame, Screen screen, Layout layout) {
    Size size = screen.size();
    screen.help().ifPresent(page -> HelpPanel.draw(frame, screen, page, layout.help(size)));
    boolean coloured = screen.theme().coloured();
    int bottom = layout.messageRow(size);
    if (screen.help().isEmpty()) {
      screen.line().ifPresent(line -> CompletionPanel.draw(frame, line, bottom, coloured));
    }
    MessageRow.draw(frame, screen, layout.messageRow(size));
    HintRow.draw(frame, screen, layout.hintRow(size));
  }

  private static void rule(Frame frame, int column, int row, int width) {
    frame.fill(new Area(column, row, width, 1), '─', Style.of(Role.RULE, Role.BODY));
  }
}
