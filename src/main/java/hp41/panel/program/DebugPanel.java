package hp41.panel.program;

import hp41.panel.Hint;
import hp41.panel.PanelItem;
import hp41.panel.PanelRows;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import java.util.List;
import java.util.Optional;

/** A program panel in which letters are debugger commands. */
public final class DebugPanel extends ProgramPanel {

  /** Returns the commands, the most frequent ones first. */
  @Override
  public List<Hint> hints() {
    return Hint.all(
        "F1 Help"
            + " · s step=Executes one line"
            + " · n over=Executes a subroutine as a whole"
            + " · z undo=Undoes the last line"
            + " · c run=Runs the program"
            + " · b break=Toggles a breakpoint at the cursor"
            + " · o out=Runs to the end of the subroutine"
            + " · g to cursor=Runs to the line at the cursor"
            + " · w watch=Stops when a register changes"
            + " · t trace=Starts or stops the trace"
            + " · p bar length=Shows the count of a full bar"
            + " · 0 clear counts=Sets all counts to zero");
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
    Optional<Character> letter = letter(stroke);
    if (letter.isEmpty() || !(shown.content() instanceof PanelRows rows)) {
      return InputResult.LEFT;
    }
    int line = rows.line(shown.state()).map(PanelItem.ProgramLine::number).orElse(1);
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
