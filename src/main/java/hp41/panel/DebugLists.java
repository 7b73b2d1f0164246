package hp41.panel;

import hp41.debug.Breakpoints.Breakpoint;
import hp41.debug.Lines;
import hp41.debug.Trace;
import hp41.debug.Watches;
import hp41.machine.Machine;
import hp41.screen.Role;
import hp41.screen.Size;
import java.util.ArrayList;
import java.util.List;

/** The lists of the debugger: what is watched, where calls return to, trace and breakpoints. */
final class DebugLists {

  private static final String LEVELS = "TZYXL";

  private DebugLists() {}

  /** The stack before the last line and after it; what has changed is white. */
  static Content stack(Sight sight, Size room) {
    Machine machine = sight.calculator().machine();
    List<Row> rows = new ArrayList<>();
    int half = room.columns() / 2 + 1;
    for (int address = 0; address < LEVELS.length(); address++) {
      long before = sight.debugger().before(address);
      long after = machine.memory().read(address);
      Row row =
          Row.empty()
              .with(1, LEVELS.substring(address, address + 1), Role.DIM)
              .ending(half, machine.display(before).strip(), Role.DIM);
      Role ink = before == after ? Role.TEXT : Role.WHITE;
      String value = machine.display(after).strip();
      int column = room.columns() - 1 - value.length();
      Row whole = row.with(new Span(column, value, ink, before != after));
      rows.add(before == after ? whole : whole.with(half + 1, "→", Role.GOLD));
    }
    return Rows.of("before    after", rows);
  }

  /** What is watched, its value, and the one before that. */
  static Content watches(Sight sight, Size room) {
    List<Row> rows = new ArrayList<>();
    for (Watches.Line line : sight.debugger().watches().lines()) {
      Row row =
          Row.empty()
              .with(1, line.watch().name(), Role.DIM)
              .with(9, line.value(), Role.TEXT)
              .choosing(0, room.columns(), new Item.Watched(line.watch().name()));
      String was = "was " + line.was();
      boolean fits = 9 + line.value().length() + was.length() + 2 < room.columns();
      rows.add(
          line.was().isEmpty() || !fits ? row : row.ending(room.columns() - 1, was, Role.GOLD));
    }
    return rows.isEmpty() ? none("watch R05 · watch X") : Rows.of("stop on change", rows);
  }

  /** Where the calls that are pending return to, the most recent first. */
  static Content returns(Sight sight, Size room) {
    Machine machine = sight.calculator().machine();
    List<Integer> pending = sight.debugger().returns();
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i < pending.size(); i++) {
      String place = place(machine, pending.get(i));
      rows.add(Row.empty().with(1, String.valueOf(i + 1), Role.DIM).with(4, place, Role.TEXT));
    }
    int lines = sight.debugger().history();
    String history = "history %,d line%s".formatted(lines, lines == 1 ? "" : "s");
    rows.add(Row.empty().with(1, history, Role.DIM));
    return Rows.of(pending.size() + " of 6", rows);
  }

  /** The lines traced last, with X. */
  static Content trace(Sight sight, Size room) {
    Trace trace = sight.debugger().trace();
    List<Row> rows = new ArrayList<>();
    for (Trace.Line line : trace.lines()) {
      rows.add(
          Row.empty()
              .with(1, line.text(), Role.TEXT)
              .ending(room.columns() - 1, line.x(), Role.DIM));
    }
    if (rows.isEmpty() && !trace.isOn()) {
      return none("traceon");
    }
    return new Rows(trace.isOn() ? "on" : "off", rows, Math.max(0, rows.size() - 1));
  }

  /** Where programs stop. */
  static Content breakpoints(Sight sight, Size room) {
    Machine machine = sight.calculator().machine();
    List<Row> rows = new ArrayList<>();
    for (Breakpoint breakpoint : sight.debugger().breakpoints().all()) {
      boolean there = breakpoint.pointer() >= 0;
      String place = there ? place(machine, breakpoint.pointer()) : "not in memory";
      String label = breakpoint.label();
      String where = label.isEmpty() ? "" : '"' + label + '"';
      rows.add(
          Row.empty()
              .with(1, "●", Role.ERROR)
              .with(3, place, Role.TEXT)
              .ending(room.columns() - 1, breakpoint.text(), Role.DIM)
              .choosing(0, room.columns(), new Item.Stop(place, where, breakpoint.pointer())));
    }
    return rows.isEmpty() ? none("break 12 · break \"NAME\"") : Rows.of("", rows);
  }

  /** The program and the number of the line that a pointer points to: {@code 8QUEENS 012}. */
  private static String place(Machine machine, int pointer) {
    String name = Lines.program(machine, pointer);
    String number = "%03d".formatted(Lines.number(machine, pointer));
    return name.isEmpty() ? number : name + " " + number;
  }

  private static Content none(String how) {
    return Rows.of("", List.of(Row.empty().with(1, how, Role.DIM)));
  }
}
