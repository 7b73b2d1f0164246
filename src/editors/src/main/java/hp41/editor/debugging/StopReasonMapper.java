package hp41.editor.debugging;

import hp41.Calculator;
import hp41.MemoryView;
import hp41.app.ErrorMessages;
import hp41.editor.debugging.DebugSession.RunState;
import hp41.editor.debugging.EditorBreakpoints.EditorBreakpoint;
import hp41.event.StopReason;
import hp41.event.StopReason.Cause;
import hp41.event.StopReason.Changed;
import hp41.memory.CharacterSet;
import hp41.memory.Flags;
import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.debug.StoppedEventArguments;
import org.eclipse.lsp4j.debug.StoppedEventArgumentsReason;

/** Determines why a program has stopped, and converts the reason to a stopped event. */
final class StopReasonMapper {

  private final Calculator calculator;
  private final MemoryView contents;
  private final EditorBreakpoints stops;
  private StopReason reason = Cause.NONE;
  private RunState was = RunState.NONE;

  /** Creates a mapper for a calculator. */
  StopReasonMapper(Calculator calculator, EditorBreakpoints stops) {
    this.calculator = calculator;
    this.stops = stops;
    contents = calculator.contents();
  }

  /**
   * Determines why the program has stopped.
   *
   * @param before the previous activity
   * @return whether the program was stopped between two lines and did not stop by itself
   */
  boolean look(RunState before) {
    was = before;
    reason = calculator.stopped();
    boolean paused = was == RunState.PAUSE && reason.isOwn();
    reason = paused ? Cause.BREAK : reason;
    return !calculator.modes().waiting() && !isError() && reason != Cause.OFF;
  }

  /** Returns whether the display shows an error. */
  boolean isError() {
    return reason == Cause.ERROR;
  }

  /** Returns whether the program has ended. */
  boolean isEnd() {
    return reason == Cause.END || reason == Cause.OFF;
  }

  /**
   * Returns whether the program waits for an answer.
   *
   * @param keyed whether R/S continues the program
   */
  boolean asks(boolean keyed) {
    return keyed && (reason == Cause.PROMPT || reason == Cause.STOP);
  }

  /** Returns the output of a stop without a message: X or ALPHA. */
  Optional<String> text() {
    boolean shows = reason.isOwn() && !contents.flag(Flags.MESSAGE);
    return shows ? Optional.of(contents.standing()) : Optional.empty();
  }

  /** Returns the error and its position. */
  String complaint() {
    return ErrorMessages.errorInProgram(calculator);
  }

  /** Returns the stopped event. */
  StoppedEventArguments how() {
    return how(reason);
  }

  /** Returns the stopped event for another reason, such as that of a step back. */
  StoppedEventArguments how(StopReason why) {
    List<EditorBreakpoint> hit = stops.takeHit();
    if (why instanceof Changed changed) {
      return hit(hit, StoppedEventArgumentsReason.DATA_BREAKPOINT, changed.change());
    } else if (why instanceof Cause cause) {
      return switch (cause) {
        case ERROR -> reason(StoppedEventArgumentsReason.EXCEPTION, complaint());
        case BREAKPOINT ->
            hit(
                hit,
                hit.isEmpty() ? StoppedEventArgumentsReason.BREAKPOINT : hit.get(0).reason(),
                calculator.programLine());
        case PROMPT -> reason("prompt", CharacterSet.glyphs(contents.alpha()));
        case STOP -> reason("stop", text().orElseGet(calculator::message));
        case END -> reason("end", "the program has ended");
        case OFF -> reason("off", "the calculator is off");
        default -> stepped();
      };
    }
    return stepped();
  }

  private StoppedEventArguments stepped() {
    boolean step = was == RunState.STEP;
    return reason(step ? StoppedEventArgumentsReason.STEP : StoppedEventArgumentsReason.PAUSE, "");
  }

  private static StoppedEventArguments hit(List<EditorBreakpoint> hit, String reason, String text) {
    StoppedEventArguments how = reason(reason, text);
    how.setHitBreakpointIds(hit.stream().map(EditorBreakpoint::id).toArray(Integer[]::new));
    return how;
  }

  /** Returns an event with a reason and an optional text. */
  static StoppedEventArguments reason(String reason, String text) {
    StoppedEventArguments how = new StoppedEventArguments();
    how.setReason(reason);
    if (!text.isBlank()) {
      how.setText(text.strip());
    }
    return how;
  }
}
