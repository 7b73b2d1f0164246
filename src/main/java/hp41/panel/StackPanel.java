package hp41.panel;

import hp41.Snapshot.Level;
import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Role;
import hp41.screen.Style;

/** The levels of the stack, one on a row, the numbers under each other. */
final class StackPanel {

  private StackPanel() {}

  /** T, Z, Y and X in the display format, the values ending before a column. */
  static void draw(Frame frame, Screen screen, int column, int end, int top) {
    for (int i = 0; i < 4; i++) {
      draw(frame, screen.snapshot().stack().get(i), column, end, top + i, Role.BODY);
    }
  }

  /** All five levels with all their digits; in the display format too where there is room. */
  static void drawDigits(Frame frame, Screen screen, Area area) {
    boolean wide = area.width() >= 40;
    int row = area.row();
    for (Level level : screen.snapshot().stack()) {
      if (wide) {
        draw(frame, level, area.column() + 2, area.column() + 22, row, Role.PANEL);
        Style dim = Style.of(Role.DIM, Role.PANEL);
        frame.putEnding(area.right() - 2, row, exponentApart(level.digits()), dim);
      } else {
        Level exact = new Level(level.name(), exponentApart(level.digits()), "", "");
        draw(frame, exact, area.column(), area.right(), row, Role.PANEL);
      }
      row++;
    }
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
