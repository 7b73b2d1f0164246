package hp41.panel.program;

import hp41.panel.Hint;
import hp41.panel.PanelRows;
import hp41.panel.Promise;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import java.util.List;
import java.util.Optional;

/** A program panel in which letters are debugger commands. */
public final class DebugPanel extends ProgramPanel {

  /** Returns the commands, the most frequent ones first. */
  @Override
  public List<Hint> hints() {
    return List.of(
        Hint.HELP,
        Hint.of("s", Promise.STEPS, "step=Executes one line"),
        Hint.of("n", Promise.STEPS, "over=Executes a subroutine as a whole"),
        Hint.of("z", Promise.STEPS_BACK, "undo=Undoes the last line"),
        Hint.of("c", Promise.STEPS, "run=Runs the program"),
        Hint.of("b", Promise.BREAKS, "break=Toggles a breakpoint at the cursor"),
        Hint.of("o", Promise.STEPS, "out=Runs to the end of the subroutine"),
        Hint.of("g", Promise.STEPS, "to cursor=Runs to the line at the cursor"),
        Hint.of("w", Promise.TYPES, "watch=Stops when a register changes"),
        Hint.of("t", Promise.REDRAWS, "trace=Starts or stops the trace"),
        Hint.of("p", Promise.REDRAWS, "bar length=Shows the count of a full bar"),
        Hint.of("0", Promise.REDRAWS, "clear counts=Sets all counts to zero"));
  }

  @Override
  public InputResult take(Stroke stroke, PanelContent shown, PanelActions actions) {
    if (stroke.isTyped('p')) {
      return InputResult.changing(shown.state().scaling());
    }
    if (stroke.isTyped('w')) {
      actions.type("watch ");
      return InputResult.TAKEN;
    }
    if (stroke.isTyped('i')) {
      return super.take(stroke, shown, actions);
    }
    Optional<Character> letter = letter(stroke);
    if (letter.isEmpty() || !(shown.content() instanceof PanelRows rows)) {
      return InputResult.LEFT;
    }
    int line = rows.insertsBehind(shown.state()).orElse(1);
    return actions.debug(letter.get(), line);
  }

  private static Optional<Character> letter(Stroke stroke) {
    if (stroke.is(KeyName.F9)) {
      return Optional.of('b');
    }
    return stroke instanceof Stroke.TypedCharacter typed
        ? Optional.of(typed.character())
        : Optional.empty();
  }

  /** Returns the text at the cursor. */
  @Override
  public Optional<String> copied(PanelContent shown, PanelActions actions) {
    return shown.content() instanceof PanelRows rows ? rows.words(shown.state()) : Optional.empty();
  }
}
