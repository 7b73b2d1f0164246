package hp41.panel.help;

import hp41.panel.TitleBar;
import hp41.panel.keys.KeyNames;
import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Ink;
import hp41.screen.Style;
import java.util.List;
import java.util.Map;
import org.apache.commons.lang3.StringUtils;

/**
 * Draws help: the names that were found at the left (or above, in a narrow window), and the keys or
 * the explanation of a name. A narrow window shows the keys without names until a letter is typed.
 */
public record HelpView(Frame frame, HelpPage page, KeyNames keys) {

  private static final int LIST_WIDTH = 18;
  private static final int LIST_HEIGHT = 10;
  private static final int NARROW = 60;

  /** The smallest width with room for the list of all names beside the keys. */
  private static final int WIDE = 80;

  private static final Style TEXT = Style.of(Ink.TEXT, Ink.PANEL);
  private static final Style DIM = Style.of(Ink.DIM, Ink.PANEL);
  private static final Style GOLD = Style.of(Ink.GOLD, Ink.PANEL);

  private static final Map<String, Ink> INKS =
      Map.of(
          "Key", Ink.GOLD, "Errors", Ink.ERROR, "Example", Ink.BLUE, "Gives", Ink.WHITE, "Prints",
          Ink.WHITE);

  /** Draws help into an area, with its text scrolled down by some rows. */
  public void draw(int scroll, Area area) {
    frame.fill(area, TEXT);
    int found = page.found().size();
    String names = found == 0 ? "no name" : found == 1 ? "1 name" : found + " names";
    TitleBar.draw(frame, area, "Help", names, true);
    Area below = area.below(1);
    if (area.width() < WIDE && page.search().isEmpty() && page.chosen() < 0) {
      drawText(
          new Area(below.column() + 1, below.row(), below.width() - 1, below.height()), scroll);
      return;
    }
    if (area.width() < NARROW) {
      int height = Math.min(LIST_HEIGHT, below.height() / 3);
      drawList(new Area(below.column(), below.row(), below.width(), height));
      drawText(below.below(height + 1), scroll);
      return;
    }
    int left = area.column() + LIST_WIDTH;
    drawList(new Area(area.column(), below.row(), LIST_WIDTH, below.height()));
    frame.fill(new Area(left, below.row(), 1, below.height()), '│', Style.of(Ink.RULE, Ink.PANEL));
    drawText(
        new Area(left + 2, below.row(), area.width() - LIST_WIDTH - 3, below.height()), scroll);
  }

  private void drawList(Area area) {
    int top = area.row() + (area.height() >= LIST_HEIGHT ? 1 : 0);
    frame.put(area.column() + 1, top, "/", GOLD.bolder());
    int column = area.column() + 3;
    int room = area.width() - 4;
    String search = StringUtils.right(page.search(), room);
    frame.put(column, top, search, Style.of(Ink.WHITE, Ink.PANEL).bolder());
    frame.cursor(column + search.length(), top);
    int listTop = top + (area.height() >= LIST_HEIGHT ? 2 : 1);
    int rows = area.bottom() - listTop;
    int first = Math.max(0, page.chosen() - rows + 1);
    for (int i = 0; i < rows && first + i < page.found().size(); i++) {
      boolean chosen = first + i == page.chosen();
      Style style = chosen ? Style.of(Ink.SELECTION_TEXT, Ink.SELECTION).bolder() : TEXT;
      frame.fill(new Area(area.column(), listTop + i, area.width(), 1), style);
      String name = StringUtils.abbreviate(page.found().get(first + i).text(), "…", room + 1);
      frame.put(area.column() + 2, listTop + i, name, style);
    }
  }

  private void drawText(Area area, int scroll) {
    boolean strokes = page.chosen() < 0;
    List<String> rows = HelpText.rows(page, keys, area.width());
    int top = area.row() + (area.height() > rows.size() ? 1 : 0);
    int indent = area.column() + (strokes ? HelpText.indent(area.width()) : HelpText.LABELS);
    int beyond = rows.size() - (area.bottom() - top);
    int skipped = Math.max(0, Math.min(scroll, beyond));
    int bottom = area.bottom() - (skipped < beyond ? 1 : 0);
    Ink ink = Ink.TEXT;
    for (int i = 0; i < rows.size(); i++) {
      String[] row = rows.get(i).split("\t", -1);
      ink = row[0].isEmpty() ? ink : INKS.getOrDefault(row[0], Ink.TEXT);
      int line = top + i - skipped;
      if (line >= top && line < bottom) {
        frame.put(area.column(), line, row[0], strokes ? GOLD : DIM);
        frame.put(indent, line, row[1], Style.of(ink, Ink.PANEL));
      }
    }
    if (skipped < beyond) {
      frame.put(indent, bottom, "↓ PgDn", GOLD);
    }
  }
}
