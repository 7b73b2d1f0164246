package hp41.terminal;

import hp41.panel.Item;
import hp41.panel.Look;
import hp41.panel.Note;
import hp41.panel.Position;
import hp41.panel.Rows;
import hp41.panel.Shown;
import hp41.panel.Spot;
import hp41.screen.Stroke;
import hp41.screen.Stroke.Named;
import hp41.terminal.PanelStrokes.Outcome;
import java.util.Optional;
import java.util.function.Consumer;

/** What strokes do in one panel only. */
final class PanelDeeds {

  private final Recorder recorder;
  private final Operator operator;
  private final Editing editing;
  private final Consumer<String> opener;

  /**
   * The deeds.
   *
   * @param opener opens the typed line with a text
   */
  PanelDeeds(Recorder recorder, Operator operator, Editing editing, Consumer<String> opener) {
    this.recorder = recorder;
    this.operator = operator;
    this.editing = editing;
    this.opener = opener;
  }

  /** Takes a stroke in the board: the positions before and after the shown one. */
  Outcome inBoard(Stroke stroke) {
    int steps = stroke instanceof Stroke.NamedKey key ? positions(key.name()) : 0;
    recorder.step(steps);
    return steps == 0 ? Outcome.LEFT : Outcome.TAKEN;
  }

  private static int positions(Named name) {
    return switch (name) {
      case LEFT, UP -> -1;
      case RIGHT, DOWN -> 1;
      case PAGE_UP -> -SideArea.PAGE;
      case PAGE_DOWN -> SideArea.PAGE;
      case HOME -> -SideArea.EVERYTHING;
      case END -> SideArea.EVERYTHING;
      default -> 0;
    };
  }

  /** The position that the board shows, as its digits. */
  Optional<String> position() {
    return recorder.position().map(Position::text);
  }

  /** Takes a stroke in the paper: saved, torn off, put back. */
  Outcome inPaper(Stroke stroke) {
    if (stroke.equals(Stroke.typed('s'))) {
      opener.accept("save paper ");
      return Outcome.TAKEN;
    }
    if (stroke.equals(Stroke.typed('x'))) {
      return Outcome.saying(
          recorder.tear()
              ? Note.of("paper torn off", "Ctrl-U puts it back")
              : Note.of("no paper", "what the printer prints comes here"));
    }
    return stroke.isControl('u') && recorder.hasTorn()
        ? Outcome.saying(recorder.mend())
        : Outcome.LEFT;
  }

  /** Takes a stroke in the program: a line is deleted, or a breakpoint set. */
  Outcome inProgram(Stroke stroke, Shown shown) {
    if (stroke.equals(Stroke.typed('b')) || stroke.is(Named.F9)) {
      return inDebugger(stroke, shown);
    }
    if (stroke.is(Named.DELETE) && shown.content() instanceof Rows rows) {
      Optional<Item.ProgramLine> line = line(rows, shown.look());
      if (line.isPresent()) {
        return new Outcome(true, editing.change(line.get(), ""));
      }
    }
    return Outcome.LEFT;
  }

  /** Takes a stroke in the debugger: its letters. */
  Outcome inDebugger(Stroke stroke, Shown shown) {
    if (stroke.equals(Stroke.typed('w'))) {
      opener.accept("watch ");
      return Outcome.TAKEN;
    }
    Optional<Character> letter = letter(stroke);
    if (letter.isEmpty() || !(shown.content() instanceof Rows rows)) {
      return Outcome.LEFT;
    }
    operator.begin();
    int line = line(rows, shown.look()).map(Item.ProgramLine::number).orElse(1);
    return recorder.debugging().take(letter.get(), line);
  }

  private static Optional<Character> letter(Stroke stroke) {
    if (stroke.is(Named.F9)) {
      return Optional.of('b');
    }
    return stroke instanceof Stroke.Typed typed ? Optional.of(typed.character()) : Optional.empty();
  }

  /** Takes a stroke in the list of watches or of breakpoints: one more, or one away. */
  Outcome inList(Stroke stroke, Shown shown, boolean watches) {
    if (stroke.equals(Stroke.typed('w'))) {
      opener.accept(watches ? "watch " : "break ");
      return Outcome.TAKEN;
    }
    boolean deletes = stroke.equals(Stroke.typed('d')) || stroke.is(Named.DELETE);
    if (!deletes || !(shown.content() instanceof Rows rows)) {
      return Outcome.LEFT;
    }
    Debugging debugging = recorder.debugging();
    int row = rows.cursor(shown.look());
    return (watches ? debugging.unwatch(row) : debugging.unbreak(row))
        .map(Outcome::saying)
        .orElse(Outcome.TAKEN);
  }

  /** The program line that the cursor stands on. */
  static Optional<Item.ProgramLine> line(Rows rows, Look look) {
    return rows.chosen(look)
        .map(Spot::item)
        .filter(Item.ProgramLine.class::isInstance)
        .map(Item.ProgramLine.class::cast);
  }
}
