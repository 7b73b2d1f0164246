package hp41.panel.program;

import hp41.MemoryView;
import hp41.debug.Breakpoints.Breakpoint;
import hp41.debug.Programs;
import hp41.debug.Trace;
import hp41.debug.Watches;
import hp41.panel.Hint;
import hp41.panel.Note;
import hp41.panel.Panel;
import hp41.panel.Panel.InputResult;
import hp41.panel.Panel.PanelActions;
import hp41.panel.Panel.PanelBody;
import hp41.panel.Panel.PanelContent;
import hp41.panel.PanelData;
import hp41.panel.PanelRow;
import hp41.panel.PanelRow.Span;
import hp41.panel.PanelRows;
import hp41.panel.Promise;
import hp41.screen.Ink;
import hp41.screen.Size;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import hp41.text.Counted;
import hp41.text.ZeroPadding;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The list panels of the debugger: stack changes, watches, return stack, trace, and breakpoints.
 */
public final class DebugLists {

  private static final String ADDS = "w adds";

  private static final int MOST_RETURNS = 6;
  private static final int MIN_RETURN_ROWS = 3;
  private static final int MIN_TRACE_ROWS = 10;

  private DebugLists() {}

  /** A panel with the stack before and after the last line. Changed values are white. */
  public static final class StepList implements Panel {
    @Override
    public PanelBody content(PanelData data, Size room) {
      MemoryView contents = data.contents();
      List<PanelRow> rows = new ArrayList<>();
      int half = room.columns() / 2 + 1;
      for (int address = 0; address < MemoryView.LEVELS.size(); address++) {
        long before = data.debugger().before(address);
        long after = contents.level(address);
        String now = contents.shown(after).strip();
        int column = room.columns() - 1 - now.length();
        Ink ink = before == after ? Ink.TEXT : Ink.WHITE;
        PanelRow row =
            PanelRow.empty()
                .with(1, MemoryView.LEVELS.get(address), Ink.DIM)
                .with(new Span(column, now, ink, before != after));
        boolean both = column > half + 2;
        PanelRow whole = both ? row.ending(half, contents.shown(before).strip(), Ink.DIM) : row;
        int arrow = both ? half + 1 : 3;
        rows.add(before == after ? whole : whole.with(arrow, "→", Ink.GOLD));
      }
      return PanelRows.of("before    after", rows);
    }
  }

  /** A list whose entries can be added and deleted. */
  private abstract static class EditedList implements Panel {
    private static final List<Hint> HINTS =
        List.of(
            Hint.HELP,
            Hint.of("w", Promise.TYPES, "adds=Adds an entry"),
            Hint.of("d", Promise.REMOVES, "deletes=Deletes the entry at the cursor"));

    private final String adding;

    /**
     * Creates a list.
     *
     * @param adding the beginning of the typed line that adds an entry
     */
    EditedList(String adding) {
      this.adding = adding;
    }

    /** Deletes an entry. */
    abstract Optional<Note> delete(int entry, PanelActions actions);

    @Override
    public List<Hint> hints() {
      return HINTS;
    }

    @Override
    public InputResult take(Stroke stroke, PanelContent shown, PanelActions actions) {
      if (stroke.isTyped('w')) {
        actions.type(adding);
        return InputResult.TAKEN;
      }
      boolean deletes = stroke.isTyped('d') || stroke.is(KeyName.DELETE);
      return deletes && shown.content() instanceof PanelRows rows
          ? InputResult.saying(delete(rows.cursor(shown.state()), actions))
          : InputResult.LEFT;
    }
  }

  /** A panel with the watches and their values, with the previous values if there is room. */
  public static final class WatchList extends EditedList {
    public WatchList() {
      super("watch ");
    }

    @Override
    public boolean hasContents(PanelData data) {
      return !data.debugger().watches().lines().isEmpty();
    }

    @Override
    public PanelBody content(PanelData data, Size room) {
      List<PanelRow> rows = new ArrayList<>();
      int end = room.columns() - 1;
      for (Watches.WatchLine line : data.debugger().watches().lines()) {
        String name = line.watch().name();
        int left = name.length() + line.value().length() + 2 <= room.columns() ? 1 : 0;
        int first = Math.max(left + name.length() + 1, Math.min(9, end - line.value().length()));
        String value = shortened(line.value(), room.columns() - first);
        PanelRow row = PanelRow.empty().with(left, name, Ink.DIM).with(first, value, Ink.TEXT);
        String was = line.was().isEmpty() ? "" : "was " + line.was();
        rows.add(ending(row, first + value.length(), end, was, Ink.GOLD));
      }
      return rows.isEmpty()
          ? emptyList(room, ADDS, "watch R05", "watch X")
          : PanelRows.of("stop on change", rows);
    }

    @Override
    Optional<Note> delete(int entry, PanelActions actions) {
      return actions.unwatch(entry);
    }
  }

  /** A panel with the return addresses of pending calls, the most recent first. */
  public static final class Returns implements Panel {
    /**
     * Returns at least enough rows for some more calls, so that a call does not move the panels
     * below.
     */
    @Override
    public int rows(PanelData data, int columns, boolean whole) {
      return Math.max(MIN_RETURN_ROWS, Panel.super.rows(data, columns, whole));
    }

    @Override
    public PanelBody content(PanelData data, Size room) {
      List<Integer> pending = data.debugger().returns();
      List<PanelRow> rows = new ArrayList<>();
      for (int i = 0; i < pending.size(); i++) {
        String place = place(data.programs(), pending.get(i));
        rows.add(PanelRow.empty().with(1, String.valueOf(i + 1), Ink.DIM).with(4, place, Ink.TEXT));
      }
      int lines = data.debugger().history();
      String history =
          lines == 0
              ? "z has no line to undo"
              : "z can undo " + Counted.of("%,d".formatted(lines), "line");
      rows.add(PanelRow.empty().with(1, history, Ink.DIM));
      return PanelRows.of(pending.size() + " of " + MOST_RETURNS, rows);
    }
  }

  /** A panel with the lines traced last, and X after each line. */
  public static final class TraceList implements Panel {
    @Override
    public boolean hasContents(PanelData data) {
      return !data.debugger().trace().isEmpty();
    }

    /** Returns a fixed minimum of rows while the trace is on. */
    @Override
    public int rows(PanelData data, int columns, boolean whole) {
      int traced = Panel.super.rows(data, columns, whole);
      return data.debugger().trace().isOn() ? Math.max(MIN_TRACE_ROWS, traced) : traced;
    }

    @Override
    public PanelBody content(PanelData data, Size room) {
      Trace trace = data.debugger().trace();
      List<PanelRow> rows = new ArrayList<>();
      for (Trace.TraceLine line : trace.lines()) {
        PanelRow row = PanelRow.empty().with(1, line.text(), Ink.TEXT);
        rows.add(ending(row, 1 + line.text().length(), room.columns() - 1, line.x(), Ink.DIM));
      }
      if (rows.isEmpty() && !trace.isOn()) {
        return emptyList(room, "t traces", "traceon");
      }
      return new PanelRows(trace.isOn() ? "on" : "off", rows, Math.max(0, rows.size() - 1));
    }
  }

  /** A panel with the breakpoints. */
  public static final class BreakpointList extends EditedList {
    public BreakpointList() {
      super("break ");
    }

    @Override
    public boolean hasContents(PanelData data) {
      return !data.debugger().breakpoints().all().isEmpty();
    }

    @Override
    public PanelBody content(PanelData data, Size room) {
      List<PanelRow> rows = new ArrayList<>();
      for (Breakpoint breakpoint : data.debugger().breakpoints().all()) {
        boolean exists = breakpoint.pointer() >= 0;
        String place = exists ? place(data.programs(), breakpoint.pointer()) : breakpoint.text();
        String when = breakpoint.when().toString();
        String text = when.isEmpty() ? breakpoint.text() : breakpoint.text() + " " + when;
        String more = exists ? text : "not in memory";
        PanelRow row = PanelRow.empty().with(1, "●", Ink.ERROR).with(3, place, Ink.TEXT);
        rows.add(ending(row, 3 + place.length(), room.columns() - 1, more, Ink.DIM));
      }
      return rows.isEmpty()
          ? emptyList(room, ADDS, "break 12", "break \"NAME\"")
          : PanelRows.of("", rows);
    }

    @Override
    Optional<Note> delete(int entry, PanelActions actions) {
      return actions.unbreak(entry);
    }
  }

  /** Returns the row with a text at its end, if it fits after the texts that are already there. */
  private static PanelRow ending(PanelRow row, int used, int end, String text, Ink ink) {
    return used + 1 <= end - text.length() ? row.ending(end, text, ink) : row;
  }

  private static String shortened(String text, int room) {
    return text.length() <= room ? text : text.substring(0, room - 1) + "…";
  }

  /** Returns the program and line number of a pointer, such as {@code 8QUEENS 012}. */
  private static String place(Programs programs, int pointer) {
    String name = programs.name(pointer);
    String number = ZeroPadding.decimal(programs.number(pointer), 3);
    return name.isEmpty() ? number : name + " " + number;
  }

  /**
   * Returns a hint how to add an entry; the examples are on separate rows if they do not fit on
   * one.
   */
  private static PanelBody emptyList(Size room, String key, String... ways) {
    String whole = "type: " + String.join(" · ", ways);
    List<String> lines = whole.length() < room.columns() ? List.of(whole) : List.of(ways);
    List<PanelRow> rows =
        Stream.concat(Stream.of("none · " + key), lines.stream())
            .map(it -> PanelRow.empty().with(1, it, Ink.DIM))
            .toList();
    return new PanelRows("", "", rows, 0, true);
  }
}
