package hp41.panel;

import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Role;
import hp41.screen.Style;
import java.util.List;
import java.util.Locale;

/** A count at the right of a row: the number, and a bar as long as its share of the highest. */
final class Count {

  private static final int BAR = 8;

  private Count() {}

  /** The columns that a count takes, up to 99,999 times. */
  static final int WIDTH = BAR + 8;

  /** The highest count of rows that are seen together. */
  static long highest(List<Row> rows) {
    return rows.stream().mapToLong(Row::count).max().orElse(0);
  }

  /** What a whole bar stands for. */
  static String scale(long highest) {
    return highest == 0
        ? "no line counted"
        : bar(1, 1) + String.format(Locale.ROOT, " %,d", highest);
  }

  /** Draws a count that is not zero into a row of the screen. */
  static void draw(Frame frame, Area row, long count, long highest, Role ground) {
    int bar = row.right() - BAR - 1;
    String number = String.format(Locale.ROOT, "%,d", count);
    frame.putEnding(bar - 1, row.row(), number, Style.of(Role.DIM, ground));
    frame.put(bar, row.row(), bar(count, highest), Style.of(Role.BEZEL, ground));
  }

  /** Half a step is drawn shorter; what was counted at all has at least that. */
  private static String bar(long count, long highest) {
    long halves = Math.max(1, Math.round(2.0 * BAR * count / highest));
    return "━".repeat((int) (halves / 2)) + (halves % 2 == 1 ? "╸" : "");
  }
}
