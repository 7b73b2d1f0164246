package hp41.panel;

import hp41.Snapshot.Level;
import hp41.screen.Frame;
import hp41.screen.Role;
import hp41.screen.Size;
import hp41.screen.Style;
import java.util.ArrayList;
import java.util.List;

/** The levels of the stack, one on a row, the numbers under each other. */
final class StackPanel {

  private static final int MARGINS = 20;
  private static final int WIDE = 40;
  private static final int WITH_NYBBLES = 60;

  private StackPanel() {}

  /** T, Z, Y and X in the display format, the values ending before a column. */
  static void draw(Frame frame, Screen screen, int column, int end, int top) {
    for (int i = 0; i < 4; i++) {
      draw(frame, screen.snapshot().stack().get(i), column, end, top + i, Role.BODY);
    }
  }

  /**
   * All five levels: with all their digits, text in quotes; where there is room for both in the
   * display format too, and their nybbles; in between in the display format alone.
   */
  static Content content(Sight sight, Size room) {
    List<Row> rows = new ArrayList<>();
    for (int level = 0; level < sight.snapshot().stack().size(); level++) {
      long word = sight.calculator().machine().memory().read(level);
      rows.add(row(sight.snapshot().stack().get(level), Values.typed(word), room.columns()));
    }
    boolean formatted = room.columns() >= MARGINS && room.columns() < WIDE;
    return Rows.of(formatted ? sight.snapshot().modes().format() : "", rows);
  }

  private static Row row(Level level, String typed, int width) {
    boolean wide = width >= WIDE;
    boolean x = level.name().equals("X");
    Role ink = x ? Role.WHITE : Role.TEXT;
    String digits = typed.startsWith("\"") ? typed : exponentApart(level.digits());
    boolean margins = width >= MARGINS;
    String value = margins ? level.text() : digits;
    int left = wide ? 2 : margins ? 1 : 0;
    int end = wide ? 22 : margins ? width - 3 : width;
    Row row =
        Row.empty()
            .with(new Span(left, level.name(), x ? Role.GOLD : Role.DIM, x))
            .with(new Span(end - value.length(), value, ink, x));
    Row whole = wide ? behind(row, level, digits, width) : row;
    return whole.choosing(left + 2, width - 2 * left - 2, new Item.Level(level.name(), typed));
  }

  /** All digits, and where there is room all nybbles, behind the display format. */
  private static Row behind(Row row, Level level, String digits, int width) {
    boolean nybbles = width >= WITH_NYBBLES;
    int end = nybbles ? width - 2 - level.nybbles().length() - 3 : width - 2;
    Row whole = row.ending(end, digits, Role.DIM);
    return nybbles ? whole.ending(width - 2, level.nybbles(), Role.BLUE) : whole;
  }

  private static void draw(Frame frame, Level level, int column, int end, int row, Role ground) {
    boolean x = level.name().equals("X");
    frame.put(column, row, level.name(), Style.of(x ? Role.GOLD : Role.DIM, ground).bold(x));
    Style style = Style.of(x ? Role.WHITE : Role.TEXT, ground).bold(x);
    frame.putEnding(end, row, level.text(), style);
  }

  private static String exponentApart(String digits) {
    return digits.replace("E+", " ").replace("E-", "-");
  }
}
