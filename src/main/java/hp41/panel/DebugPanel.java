package hp41.panel;

import hp41.Snapshot.Line;
import hp41.Snapshot.ProgramView;
import hp41.debug.Debugger;
import hp41.debug.Lines;
import hp41.machine.Machine;
import hp41.memory.ProgramMemory;
import hp41.screen.Role;
import hp41.screen.Size;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The current program in the debugger: breakpoints and the pointer in the gutter, the lines, where
 * there is room their bytes, and how often each was executed, as a number and as a bar as long as
 * its share of the busiest line.
 */
final class DebugPanel {

  private static final int WITH_BYTES = 70;
  private static final int BYTES_COLUMN = 26;
  private static final int MOST_BYTES = 6;
  private static final int BAR = 8;
  private static final int TEXT = 6;

  private final Sight sight;
  private final int width;
  private final ProgramView program;
  private final List<Integer> pointers;
  private final long busiest;

  private DebugPanel(Sight sight, int width) {
    this.sight = sight;
    this.width = width;
    program = sight.snapshot().program();
    Machine machine = sight.calculator().machine();
    pointers = Lines.of(machine, machine.program().pointer());
    busiest = pointers.stream().mapToLong(sight.debugger()::count).max().orElse(0);
  }

  static Content content(Sight sight, Size room) {
    DebugPanel panel = new DebugPanel(sight, room.columns());
    List<Row> rows = new ArrayList<>();
    int lines = Math.min(panel.pointers.size(), panel.program.lines().size());
    for (int i = 0; i < lines; i++) {
      rows.add(panel.row(i));
    }
    ProgramView program = panel.program;
    String count = "line " + StatusPanel.number(program) + " of " + program.lines().size();
    String about = program.name().isEmpty() ? count : program.name() + "  " + count;
    return new Rows(about, rows, Math.max(0, program.line() - 1));
  }

  private Row row(int index) {
    Debugger debugger = sight.debugger();
    int pointer = pointers.get(index);
    boolean current = index + 1 == program.line();
    Line line = program.lines().get(index);
    String mark = debugger.breakpoints().stopsAt(pointer) ? "●" : " ";
    Role number = current ? Role.SELECTION_TEXT : Role.DIM;
    Row row =
        Row.on(current ? Role.SELECTION : Role.PANEL)
            .with(0, mark, Role.ERROR)
            .with(1, current ? "▶" : " ", Role.GOLD)
            .with(2, "%03d".formatted(index + 1), number)
            .with(new Span(line.label() ? TEXT : TEXT + 1, line.text(), ink(line), line.label()));
    return withCount(withBytes(row, pointer), debugger.count(pointer))
        .choosing(TEXT, width - TEXT, new Item.ProgramLine(index + 1, line.text()));
  }

  private Row withBytes(Row row, int pointer) {
    if (width < WITH_BYTES) {
      return row;
    }
    ProgramMemory memory = sight.calculator().machine().program();
    int length = memory.length(pointer - 1);
    StringBuilder bytes = new StringBuilder();
    for (int i = 0; i < Math.min(MOST_BYTES, length); i++) {
      bytes.append("%02X ".formatted(memory.read(pointer - 1 - i)));
    }
    return row.with(BYTES_COLUMN, bytes + (length > MOST_BYTES ? "…" : ""), Role.DIM);
  }

  private Row withCount(Row row, long count) {
    if (count == 0) {
      return row;
    }
    int bar = width - BAR - 1;
    return row.ending(bar - 1, String.format(Locale.ROOT, "%,d", count), Role.DIM)
        .with(bar, bar(count), Role.BEZEL);
  }

  /** Half a step is drawn shorter; a line that was executed at all has at least that. */
  private String bar(long count) {
    long halves = Math.max(1, Math.round(2.0 * BAR * count / busiest));
    return "━".repeat((int) (halves / 2)) + (halves % 2 == 1 ? "╸" : "");
  }

  private static Role ink(Line line) {
    if (line.label()) {
      return Role.GOLD;
    }
    return line.string() ? Role.BLUE : Role.TEXT;
  }
}
