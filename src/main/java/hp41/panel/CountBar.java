package hp41.panel;

import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Ink;
import hp41.screen.Style;
import java.util.List;
import java.util.Locale;

/** A count at the right of a row: the number, and a bar as long as its share of the highest. */
public final class CountBar {

  private static final int BAR = 8;

  private CountBar() {}

  /** The columns that a count takes, up to 99,999 times. */
  public static final int WIDTH = BAR + 8;

  /** The highest count of rows that are seen together. */
  public static long highest(List<PanelRow> rows) {
    return rows.stream().mapToLong(PanelRow::count).max().orElse(0);
  }

  /** What a whole bar stands for. */
  public static String scale(long highest) {
    return highest == 0
        ? "no line counted"
        : bar(1, 1) + String.format(Locale.ROOT, " %,d", highest);
  }

  /** Draws a count that is not zero into a row of the screen. */
  public static void draw(Frame frame, Area row, long count, long highest, Ink ground) {
    int bar = row.right() - BAR - 1;
    String number = String.format(Locale.ROOT, "%,d", count);
    frame.putEnding(bar - 1, row.row(), number, Style.of(Ink.DIM, ground));
    frame.put(bar, row.row(), bar(count, highest), Style.of(Ink.BEZEL, ground));
  }

  /** Half a step is drawn shorter; what was counted at all has at least that. */
  private static String bar(long count, long highest) {
    long halves = Math.max(1, Math.round(2.0 * BAR * count / highest));
    return "━".repeat((int) (halves / 2)) + (halves % 2 == 1 ? "╸" : "");
  }
}
