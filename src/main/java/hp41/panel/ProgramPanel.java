package hp41.panel;

import hp41.Snapshot.Line;
import hp41.Snapshot.ProgramView;
import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Role;
import hp41.screen.Style;

/** The lines of the current program around the pointer. */
final class ProgramPanel {

  private ProgramPanel() {}

  /** Draws as many lines as the area has rows, the current one in the middle unless scrolled. */
  static void draw(Frame frame, Screen screen, Area area, Role ground) {
    ProgramView program = screen.snapshot().program();
    int first = first(program, area.height(), screen.scroll());
    for (int row = 0; row < area.height() && first + row <= program.lines().size(); row++) {
      drawLine(frame, area, area.row() + row, first + row, program, ground);
    }
  }

  /** {@code line 042 of 118}. */
  static String count(ProgramView program) {
    return "line " + StatusPanel.number(program) + " of " + program.lines().size();
  }

  private static int first(ProgramView program, int height, int scroll) {
    int wanted = program.line() - height / 2 + scroll;
    return Math.max(1, Math.min(wanted, program.lines().size() - height + 1));
  }

  private static void drawLine(
      Frame frame, Area area, int row, int number, ProgramView program, Role ground) {
    boolean current = number == program.line();
    Role shade = current ? Role.SELECTION : ground;
    Line line = program.lines().get(number - 1);
    frame.fill(new Area(area.column(), row, area.width(), 1), Style.of(Role.TEXT, shade));
    int column = area.column() + (area.width() >= 40 ? 1 : 0);
    frame.put(column, row, current ? "▶" : " ", Style.of(Role.GOLD, shade));
    Role numberInk = current ? Role.SELECTION_TEXT : Role.DIM;
    frame.put(column + 1, row, String.format("%03d", number), Style.of(numberInk, shade));
    int indent = line.label() ? 5 : 6;
    int room = area.right() - column - indent;
    String text = line.text().substring(0, Math.min(line.text().length(), room));
    frame.put(column + indent, row, text, ink(line, current, shade));
  }

  private static Style ink(Line line, boolean current, Role shade) {
    if (line.label()) {
      return Style.of(Role.GOLD, shade).bolder();
    }
    if (current) {
      return Style.of(Role.SELECTION_TEXT, shade);
    }
    return Style.of(line.string() ? Role.BLUE : Role.TEXT, shade);
  }
}
