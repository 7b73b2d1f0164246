package hp41.panel;

import hp41.Contents;
import hp41.debug.Breakpoints.Breakpoint;
import hp41.debug.Trace;
import hp41.debug.Watches;
import hp41.listing.Programs;
import hp41.screen.Role;
import hp41.screen.Size;
import java.util.ArrayList;
import java.util.List;

/** The lists of the debugger: what is watched, where calls return to, trace and breakpoints. */
final class DebugLists {

  private DebugLists() {}

  /** The stack before the last line and after it; what has changed is white. */
  static Content stack(Sight sight, Size room) {
    Contents contents = sight.contents();
    List<Row> rows = new ArrayList<>();
    int half = room.columns() / 2 + 1;
    for (int address = 0; address < Contents.LEVELS.size(); address++) {
      long before = sight.debugger().before(address);
      long after = contents.level(address);
      String now = contents.shown(after).strip();
      int column = room.columns() - 1 - now.length();
      Role ink = before == after ? Role.TEXT : Role.WHITE;
      Row row =
          Row.empty()
              .with(1, Contents.LEVELS.get(address), Role.DIM)
              .with(new Span(column, now, ink, before != after));
      boolean both = column > half + 2;
      Row whole = both ? row.ending(half, contents.shown(before).strip(), Role.DIM) : row;
      int arrow = both ? half + 1 : 3;
      rows.add(before == after ? whole : whole.with(arrow, "→", Role.GOLD));
    }
    return Rows.of("before    after", rows);
  }

  /** What is watched, its value, and the one before that where there is room for both. */
  static Content watches(Sight sight, Size room) {
    List<Row> rows = new ArrayList<>();
    int end = room.columns() - 1;
    for (Watches.Line line : sight.debugger().watches().lines()) {
      String name = line.watch().name();
      int left = name.length() + line.value().length() + 2 <= room.columns() ? 1 : 0;
      int first = Math.max(left + name.length() + 1, Math.min(9, end - line.value().length()));
      String value = shortened(line.value(), room.columns() - first);
      Row row = Row.empty().with(left, name, Role.DIM).with(first, value, Role.TEXT);
      String was = line.was().isEmpty() ? "" : "was " + line.was();
      rows.add(ending(row, first + value.length(), end, was, Role.GOLD));
    }
    return rows.isEmpty() ? none(room, "watch R05", "watch X") : Rows.of("stop on change", rows);
  }

  /** The row with a text at its end, if there is room for it behind what stands there. */
  private static Row ending(Row row, int used, int end, String text, Role ink) {
    return used + 1 <= end - text.length() ? row.ending(end, text, ink) : row;
  }

  private static String shortened(String text, int room) {
    return text.length() <= room ? text : text.substring(0, room - 1) + "…";
  }

  /** Where the calls that are pending return to, the most recent first. */
  static Content returns(Sight sight, Size room) {
    List<Integer> pending = sight.debugger().returns();
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i < pending.size(); i++) {
      String place = place(sight.programs(), pending.get(i));
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
      Row row = Row.empty().with(1, line.text(), Role.TEXT);
      rows.add(ending(row, 1 + line.text().length(), room.columns() - 1, line.x(), Role.DIM));
    }
    if (rows.isEmpty() && !trace.isOn()) {
      return none(room, "traceon");
    }
    return new Rows(trace.isOn() ? "on" : "off", rows, Math.max(0, rows.size() - 1));
  }

  /** Where programs stop. */
  static Content breakpoints(Sight sight, Size room) {
    List<Row> rows = new ArrayList<>();
    for (Breakpoint breakpoint : sight.debugger().breakpoints().all()) {
      boolean there = breakpoint.pointer() >= 0;
      String place = there ? place(sight.programs(), breakpoint.pointer()) : breakpoint.text();
      String more = there ? breakpoint.text() : "not in memory";
      Row row = Row.empty().with(1, "●", Role.ERROR).with(3, place, Role.TEXT);
      rows.add(ending(row, 3 + place.length(), room.columns() - 1, more, Role.DIM));
    }
    return rows.isEmpty() ? none(room, "break 12", "break \"NAME\"") : Rows.of("", rows);
  }

  /** The program and the number of the line that a pointer points to: {@code 8QUEENS 012}. */
  private static String place(Programs programs, int pointer) {
    String name = programs.name(pointer);
    String number = "%03d".formatted(programs.number(pointer));
    return name.isEmpty() ? number : name + " " + number;
  }

  /** How to begin, each way in a row of its own where they do not fit into one. */
  private static Content none(Size room, String... ways) {
    String whole = String.join(" · ", ways);
    List<String> lines = whole.length() < room.columns() ? List.of(whole) : List.of(ways);
    return Rows.of("", lines.stream().map(it -> Row.empty().with(1, it, Role.DIM)).toList());
  }
}
