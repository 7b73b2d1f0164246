package hp41.panel.program;

import hp41.Snapshot.LineKind;
import hp41.Snapshot.ProgramView;
import hp41.Snapshot.SnapshotLine;
import hp41.debug.Debugger;
import hp41.debug.Programs;
import hp41.event.CalculatorError;
import hp41.panel.CountBar;
import hp41.panel.Hint;
import hp41.panel.Note;
import hp41.panel.Panel;
import hp41.panel.PanelData;
import hp41.panel.PanelItem;
import hp41.panel.PanelRow;
import hp41.panel.PanelRow.Span;
import hp41.panel.PanelRows;
import hp41.panel.PanelState;
import hp41.panel.Promise;
import hp41.screen.Ink;
import hp41.screen.Size;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import hp41.text.Counted;
import hp41.text.ZeroPadding;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A panel with the lines of the current program, centred on the program pointer until the user
 * scrolls. It shows breakpoints and the pointer in the gutter and, if there is room, the bytes and
 * the execution count of each line.
 */
public class ProgramPanel implements Panel {

  private static final int MIN_GUTTER_WIDTH = 24;
  private static final int MIN_COUNT_WIDTH = 40;
  private static final int MIN_BYTES_WIDTH = 54;
  private static final int BYTES_COLUMN = 26;
  private static final int MOST_BYTES = 8;
  private static final int NO_CARET = -1;

  @Override
  public PanelBody content(PanelData data, Size room) {
    ProgramView program = data.snapshot().program();
    if (program.lines().isEmpty()) {
      PanelRow hidden = PanelRow.empty().with(1, CalculatorError.PRIVATE.getMessage(), Ink.DIM);
      return new PanelRows(
          program.name(), about(program, room), List.of(PanelRow.empty(), hidden), 0);
    }
    ProgramLines listing = new ProgramLines(data, room.columns());
    List<PanelRow> rows = new ArrayList<>();
    int caret = data.snapshot().modes().prgm() ? insertsBefore(program) : NO_CARET;
    for (int number = 1; number <= program.lines().size(); number++) {
      if (number == caret) {
        rows.add(listing.caret(number - 1));
      }
      rows.add(listing.row(number));
    }
    int current = caret == program.line() ? program.line() : program.line() - 1;
    return new PanelRows(program.name(), about(program, room), rows, Math.max(0, current));
  }

  @Override
  public int rows(PanelData data, int columns, boolean whole) {
    int caret = data.snapshot().modes().prgm() ? 1 : 0;
    return Math.max(2, data.snapshot().program().lines().size() + caret);
  }

  /**
   * Returns text such as {@code line 042 of 118}, with the size of the program if there is room.
   */
  private static String about(ProgramView program, Size room) {
    String number = number(program);
    if (room.columns() < MIN_COUNT_WIDTH) {
      return number + "/" + program.lines().size();
    }
    String bytes =
        room.columns() > MIN_COUNT_WIDTH + 10 ? " · " + Counted.of(program.bytes(), "byte") : "";
    return "line " + number + " of " + program.lines().size() + bytes;
  }

  @Override
  public List<Hint> hints() {
    return List.of(
        Hint.HELP,
        Hint.of("Enter", Promise.CHANGES, "changes=Changes the line at the cursor"),
        Hint.of("i", Promise.INSERTS, "inserts=Inserts lines; an empty one ends it"),
        Hint.of("Del", Promise.DELETES_LINE, "deletes=Deletes the line"),
        Hint.of("b", Promise.BREAKS, "break=Toggles a breakpoint, as F9"));
  }

  @Override
  public boolean follows() {
    return true;
  }

  /**
   * Returns the number of the line before which PRGM mode inserts: the one after the current line,
   * or END if it is the current line.
   */
  private static int insertsBefore(ProgramView program) {
    return program.inModule() ? NO_CARET : Math.min(program.line() + 1, program.lines().size());
  }

  /** Handles the strokes that delete or insert a line, or toggle a breakpoint. */
  @Override
  public InputResult take(Stroke stroke, PanelContent shown, PanelActions actions) {
    if (!(shown.content() instanceof PanelRows rows)) {
      return InputResult.LEFT;
    }
    Optional<PanelItem.ProgramLine> line = rows.line(shown.state());
    if (stroke.isTyped('b') || stroke.is(KeyName.F9)) {
      return actions.debug('b', rows.insertsBehind(shown.state()).orElse(1));
    }
    boolean inserts = stroke.isTyped('i');
    Optional<Note> refused = line.flatMap(PanelItem.ProgramLine::fixed).or(actions::busy);
    if (refused.isPresent() && (inserts || stroke.is(KeyName.DELETE))) {
      return InputResult.saying(refused);
    }
    if (inserts) {
      return rows.insertsBehind(shown.state()).isEmpty()
          ? InputResult.TAKEN
          : InputResult.changing(rows.typing("", PanelState.Use.INSERT, shown.state()));
    }
    return stroke.is(KeyName.DELETE) && line.isPresent()
        ? InputResult.saying(actions.change(line.get(), ""))
        : InputResult.LEFT;
  }

  /** Returns the stroke that toggles a breakpoint, for a click in the gutter. */
  @Override
  public Optional<Stroke> click(int column, int width) {
    return column < (width < MIN_GUTTER_WIDTH ? 1 : 2)
        ? Optional.of(Stroke.typed('b'))
        : Optional.empty();
  }

  /**
   * Returns an empty result, because the calculator copies a listing of the whole program instead.
   */
  @Override
  public Optional<String> copied(PanelContent shown, PanelActions actions) {
    return Optional.empty();
  }

  /** Returns the number of the current line; 00 above the first one. */
  public static String number(ProgramView program) {
    return program.line() == 0 ? "00" : ZeroPadding.decimal(program.line(), 3);
  }

  /** Creates the rows of a program for a width. */
  private static final class ProgramLines {

    private final Debugger debugger;
    private final Programs programs;
    private final ProgramView program;
    private final List<Integer> pointers;
    private final int width;

    private ProgramLines(PanelData data, int width) {
      this.width = width;
      debugger = data.debugger();
      programs = data.programs();
      program = data.snapshot().program();
      pointers = programs.lines(programs.pointer());
    }

    private PanelRow row(int number) {
      boolean current = number == program.line();
      SnapshotLine line = program.lines().get(number - 1);
      int text = (width < MIN_GUTTER_WIDTH ? 0 : 1) + 5;
      boolean label = line.kind() == LineKind.LABEL;
      PanelRow row =
          gutter(current, number)
              .with(text - 4, ZeroPadding.decimal(number, 3), Ink.DIM)
              .with(new Span(label ? text : text + 1, line.text(), ink(line), label));
      PanelRow whole = number <= pointers.size() ? withBytes(row, pointers.get(number - 1)) : row;
      return whole.choosing(text, width - text, item(number, line.text()));
    }

    /** Returns the row that marks where the next line is inserted. */
    private PanelRow caret(int behind) {
      int text = (width < MIN_GUTTER_WIDTH ? 0 : 1) + 1;
      return PanelRow.empty()
          .with(text - 1, "▸", Ink.GOLD)
          .with(text, "next line", Ink.DIM)
          .choosing(text, width - text, new PanelItem.Caret(behind));
    }

    private PanelItem item(int number, String text) {
      return new PanelItem.ProgramLine(number, text, Programs.isInModule(programs.pointer()));
    }

    /**
     * Returns a row with the marks of breakpoint and pointer; a narrow panel has one column for
     * both.
     */
    private PanelRow gutter(boolean current, int number) {
      boolean stops =
          number <= pointers.size() && debugger.breakpoints().stopsAt(pointers.get(number - 1));
      PanelRow row = PanelRow.on(current ? Ink.SELECTION : Ink.PANEL);
      if (width < MIN_GUTTER_WIDTH) {
        return stops ? row.with(0, "●", Ink.ERROR) : row.with(0, current ? "▶" : " ", Ink.GOLD);
      }
      return row.with(0, stops ? "●" : " ", Ink.ERROR).with(1, current ? "▶" : " ", Ink.GOLD);
    }

    /** Adds the bytes of the line, shortened if there are many, and its execution count. */
    private PanelRow withBytes(PanelRow row, int pointer) {
      if (width < MIN_COUNT_WIDTH) {
        return row;
      }
      PanelRow counted = row.counting(debugger.count(pointer));
      if (width < MIN_BYTES_WIDTH) {
        return counted;
      }
      int most = Math.min(MOST_BYTES, (width - BYTES_COLUMN - CountBar.WIDTH) / 3);
      byte[] bytes = programs.bytes(pointer);
      String shown =
          new String(bytes, StandardCharsets.ISO_8859_1)
              .chars()
              .limit(most)
              .mapToObj(code -> ZeroPadding.hex(code, 2) + ' ')
              .collect(Collectors.joining());
      return counted.with(BYTES_COLUMN, shown + (bytes.length > most ? "…" : ""), Ink.DIM);
    }

    private static Ink ink(SnapshotLine line) {
      return switch (line.kind()) {
        case LABEL -> Ink.GOLD;
        case TEXT -> Ink.BLUE;
        case RETURN, OTHER -> Ink.TEXT;
      };
    }
  }
}
