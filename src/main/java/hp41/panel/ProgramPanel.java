package hp41.panel;

import hp41.Snapshot.Line;
import hp41.Snapshot.ProgramView;
import hp41.memory.ProgramMemory;
import hp41.screen.Role;
import hp41.screen.Size;
import java.util.ArrayList;
import java.util.List;

/** The lines of the current program, the pointer's in the middle unless scrolled. */
final class ProgramPanel {

  private static final int WIDE = 40;
  private static final int WITH_BYTES = 60;
  private static final int BYTES_COLUMN = 30;
  private static final int MOST_BYTES = 8;

  private ProgramPanel() {}

  static Content content(Sight sight, Size room) {
    ProgramView program = sight.snapshot().program();
    if (program.lines().isEmpty()) {
      Row hidden = Row.empty().with(1, "PRIVATE", Role.DIM);
      return Rows.of(about(program), List.of(Row.empty(), hidden));
    }
    boolean withBytes = room.columns() >= WITH_BYTES;
    List<String> bytes = withBytes ? bytes(sight.calculator().machine().program()) : List.of();
    List<Row> rows = new ArrayList<>();
    for (int number = 1; number <= program.lines().size(); number++) {
      Row row = row(program, number, room.columns());
      boolean known = number <= bytes.size();
      rows.add(known ? row.with(BYTES_COLUMN, bytes.get(number - 1), Role.DIM) : row);
    }
    return new Rows(about(program), rows, Math.max(0, program.line() - 1));
  }

  /** The bytes of each line of the current program in hexadecimal, the long ones cut. */
  private static List<String> bytes(ProgramMemory program) {
    int start = program.start(program.pointer());
    int end = program.end(start).address();
    List<String> bytes = new ArrayList<>();
    for (int p = start; program.lineAt(p) >= end; p = program.next(p)) {
      int address = program.lineAt(p);
      int length = Math.min(MOST_BYTES, program.length(address));
      StringBuilder line = new StringBuilder();
      for (int i = 0; i < length; i++) {
        line.append("%02X ".formatted(program.read(address - i)));
      }
      bytes.add(line + (program.length(address) > length ? "…" : ""));
    }
    return bytes;
  }

  /** {@code line 042 of 118}, behind the program's name. */
  private static String about(ProgramView program) {
    String count = "line " + StatusPanel.number(program) + " of " + program.lines().size();
    return program.name().isEmpty() ? count : program.name() + "  " + count;
  }

  private static Row row(ProgramView program, int number, int width) {
    boolean current = number == program.line();
    Line line = program.lines().get(number - 1);
    int left = width >= WIDE ? 1 : 0;
    int indent = left + (line.label() ? 5 : 6);
    return Row.on(current ? Role.SELECTION : Role.PANEL)
        .with(left, current ? "▶" : " ", Role.GOLD)
        .with(left + 1, "%03d".formatted(number), current ? Role.SELECTION_TEXT : Role.DIM)
        .with(new Span(indent, line.text(), ink(line, current), line.label()))
        .choosing(left + 5, width - left - 5, new Item.ProgramLine(number, line.text()));
  }

  private static Role ink(Line line, boolean current) {
    if (line.label()) {
      return Role.GOLD;
    }
    if (current) {
      return Role.SELECTION_TEXT;
    }
    return line.string() ? Role.BLUE : Role.TEXT;
  }
}
