package hp41.panel;

import hp41.Snapshot.Line;
import hp41.Snapshot.ProgramView;
import hp41.debug.Debugger;
import hp41.listing.Programs;
import hp41.machine.CalculatorError;
import hp41.screen.Role;
import hp41.screen.Size;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/**
 * The lines of the current program, the pointer's in the middle unless scrolled: breakpoints and
 * the pointer in the gutter, the lines, and where there is room their bytes and how often each was
 * executed.
 */
final class ProgramPanel {

  private static final int WITH_GUTTER = 24;
  private static final int WITH_COUNT = 40;
  private static final int WITH_BYTES = 60;
  private static final int BYTES_COLUMN = 26;
  private static final int MOST_BYTES = 8;
  private static final HexFormat HEX = HexFormat.of().withUpperCase().withSuffix(" ");

  private final Debugger debugger;
  private final Programs programs;
  private final ProgramView program;
  private final List<Integer> pointers;
  private final int width;

  private ProgramPanel(Sight sight, int width) {
    this.width = width;
    debugger = sight.debugger();
    programs = sight.programs();
    program = sight.snapshot().program();
    pointers = programs.lines(programs.pointer());
  }

  static Content content(Sight sight, Size room) {
    ProgramView program = sight.snapshot().program();
    if (program.lines().isEmpty()) {
      Row hidden = Row.empty().with(1, CalculatorError.PRIVATE.getMessage(), Role.DIM);
      return Rows.of(about(program, room), List.of(Row.empty(), hidden));
    }
    ProgramPanel panel = new ProgramPanel(sight, room.columns());
    List<Row> rows = new ArrayList<>();
    for (int number = 1; number <= program.lines().size(); number++) {
      rows.add(panel.row(number));
    }
    return new Rows(about(program, room), rows, Math.max(0, program.line() - 1));
  }

  /**
   * {@code line 042 of 118}, behind the program's name, and where there is room what the program
   * takes.
   */
  private static String about(ProgramView program, Size room) {
    String number = StatusPanel.number(program);
    String name = program.name().isEmpty() ? "" : program.name() + "  ";
    if (room.columns() < WITH_COUNT) {
      return number + "/" + program.lines().size();
    }
    String bytes = room.columns() > WITH_COUNT + 10 ? " · " + program.bytes() + " bytes" : "";
    return name + "line " + number + " of " + program.lines().size() + bytes;
  }

  private Row row(int number) {
    boolean current = number == program.line();
    Line line = program.lines().get(number - 1);
    int text = (width < WITH_GUTTER ? 0 : 1) + 5;
    Row row =
        gutter(current, number)
            .with(text - 4, "%03d".formatted(number), Role.DIM)
            .with(new Span(line.label() ? text : text + 1, line.text(), ink(line), line.label()));
    Row whole = number <= pointers.size() ? withBytes(row, pointers.get(number - 1)) : row;
    return whole.choosing(text, width - text, new Item.ProgramLine(number, line.text()));
  }

  /** The marks of breakpoint and pointer, in a narrow panel both in one column. */
  private Row gutter(boolean current, int number) {
    boolean stops =
        number <= pointers.size() && debugger.breakpoints().stopsAt(pointers.get(number - 1));
    Row row = Row.on(current ? Role.SELECTION : Role.PANEL);
    if (width < WITH_GUTTER) {
      return stops ? row.with(0, "●", Role.ERROR) : row.with(0, current ? "▶" : " ", Role.GOLD);
    }
    return row.with(0, stops ? "●" : " ", Role.ERROR).with(1, current ? "▶" : " ", Role.GOLD);
  }

  /** With the bytes of the line, the long ones cut, and how often it was executed. */
  private Row withBytes(Row row, int pointer) {
    if (width < WITH_COUNT) {
      return row;
    }
    Row counted = row.counting(debugger.count(pointer));
    if (width < WITH_BYTES) {
      return counted;
    }
    int most = Math.min(MOST_BYTES, (width - BYTES_COLUMN - Count.WIDTH) / 3);
    byte[] bytes = programs.bytes(pointer);
    String shown = HEX.formatHex(bytes, 0, Math.min(most, bytes.length));
    return counted.with(BYTES_COLUMN, shown + (bytes.length > most ? "…" : ""), Role.DIM);
  }

  private static Role ink(Line line) {
    if (line.label()) {
      return Role.GOLD;
    }
    return line.string() ? Role.BLUE : Role.TEXT;
  }
}
