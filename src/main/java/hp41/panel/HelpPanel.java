package hp41.panel;

import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Role;
import hp41.screen.Style;
import java.util.List;
import java.util.Map;

/**
 * Help: names that were found at the left, or above where it is narrow; beside them the terminal's
 * keys, or what a name does.
 */
final class HelpPanel {

  private static final int LIST_WIDTH = 18;
  private static final int LIST_HEIGHT = 10;
  private static final int NARROW = 60;
  private static final Style TEXT = Style.of(Role.TEXT, Role.PANEL);
  private static final Style DIM = Style.of(Role.DIM, Role.PANEL);
  private static final Style GOLD = Style.of(Role.GOLD, Role.PANEL);

  private static final Map<String, Role> INKS =
      Map.of(
          "Key",
          Role.GOLD,
          "Errors",
          Role.ERROR,
          "Example",
          Role.BLUE,
          "Gives",
          Role.WHITE,
          "Prints",
          Role.WHITE);

  private final Frame frame;
  private final HelpPage page;

  private HelpPanel(Frame frame, HelpPage page) {
    this.frame = frame;
    this.page = page;
  }

  /** Covers an area with a help page, its text scrolled down by some rows. */
  static void draw(Frame frame, HelpPage page, int scroll, Area area) {
    HelpPanel panel = new HelpPanel(frame, page);
    frame.fill(area, TEXT);
    int found = page.found().size();
    String names = found == 0 ? "no name" : found == 1 ? "1 name" : found + " names";
    String about = names + " · letters search · Esc closes";
    Title.draw(frame, area, "Help", about, true);
    Area below = area.below(1);
    if (area.width() < NARROW) {
      Area list = new Area(below.column(), below.row(), below.width(), LIST_HEIGHT);
      panel.drawList(list);
      panel.drawText(below.below(LIST_HEIGHT + 1), scroll);
      return;
    }
    int left = area.column() + LIST_WIDTH;
    panel.drawList(new Area(area.column(), below.row(), LIST_WIDTH, below.height()));
    frame.fill(
        new Area(left, below.row(), 1, below.height()), '│', Style.of(Role.RULE, Role.PANEL));
    panel.drawText(
        new Area(left + 2, below.row(), area.width() - LIST_WIDTH - 3, below.height()), scroll);
  }

  private void drawList(Area area) {
    int top = area.row() + (area.height() >= LIST_HEIGHT ? 1 : 0);
    frame.put(area.column() + 1, top, "/", GOLD.bolder());
    int column = area.column() + 3;
    frame.put(column, top, page.search(), Style.of(Role.WHITE, Role.PANEL).bolder());
    frame.cursor(column + page.search().length(), top);
    int listTop = top + (area.height() >= LIST_HEIGHT ? 2 : 1);
    int rows = area.bottom() - listTop;
    int first = Math.max(0, page.chosen() - rows + 1);
    for (int i = 0; i < rows && first + i < page.found().size(); i++) {
      boolean chosen = first + i == page.chosen();
      Style style = chosen ? Style.of(Role.SELECTION_TEXT, Role.SELECTION).bolder() : TEXT;
      frame.fill(new Area(area.column(), listTop + i, area.width(), 1), style);
      frame.put(area.column() + 2, listTop + i, page.found().get(first + i).text(), style);
    }
  }

  private void drawText(Area area, int scroll) {
    boolean strokes = page.chosen() < 0;
    List<String> rows = HelpText.rows(page, area.width());
    int top = area.row() + (area.height() > rows.size() ? 1 : 0);
    int indent = area.column() + (strokes ? HelpText.STROKES : HelpText.LABELS);
    int skipped = Math.max(0, Math.min(scroll, rows.size() - (area.bottom() - top)));
    Role ink = Role.TEXT;
    for (int i = 0; i < rows.size(); i++) {
      String[] row = rows.get(i).split("\t", -1);
      ink = row[0].isEmpty() ? ink : INKS.getOrDefault(row[0], Role.TEXT);
      int line = top + i - skipped;
      if (line >= top && line < area.bottom()) {
        frame.put(area.column(), line, row[0], strokes ? GOLD : DIM);
        frame.put(indent, line, row[1], Style.of(ink, Role.PANEL));
      }
    }
  }
}
