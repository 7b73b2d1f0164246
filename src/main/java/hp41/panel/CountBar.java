package hp41.panel;

import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Ink;
import hp41.screen.Style;
import java.util.List;
import java.util.Locale;

/**
 * Draws an execution count at the right of a row: a number, and a bar whose length is relative to
 * the highest count.
 */
public final class CountBar {

  private static final int BAR = 8;

  private CountBar() {}

  /** The width in columns, enough for counts up to 99,999. */
  public static final int WIDTH = BAR + 8;

  /** Returns the highest count of these rows. */
  public static long highest(List<PanelRow> rows) {
    return rows.stream().mapToLong(PanelRow::count).max().orElse(0);
  }

  /** Returns a legend for the bars. */
  public static String scale(long highest) {
    return highest == 0
        ? "no line counted"
        : bar(1, 1) + String.format(Locale.ROOT, " %,d", highest);
  }

  /** Draws a count (not zero) into a row of the screen. */
  public static void draw(Frame frame, Area row, long count, long highest, Ink ground) {
    int bar = row.right() - BAR - 1;
    String number = String.format(Locale.ROOT, "%,d", count);
    frame.putEnding(bar - 1, row.row(), number, Style.of(Ink.DIM, ground));
    frame.put(bar, row.row(), bar(count, highest), Style.of(Ink.BEZEL, ground));
  }

  /** Returns the bar, which has half steps. A count above zero has at least half a step. */
  private static String bar(long count, long highest) {
    long halves = Math.max(1, Math.round(2.0 * BAR * count / highest));
    return "━".repeat((int) (halves / 2)) + (halves % 2 == 1 ? "╸" : "");
  }
}
