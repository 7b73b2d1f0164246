package hp41.editor.debugging;

import hp41.Calculator;
import hp41.MemoryView;
import hp41.app.ErrorMessages;
import hp41.machine.Role;
import hp41.memory.CharacterSet;
import hp41.memory.Flags;
import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.debug.StoppedEventArguments;
import org.eclipse.lsp4j.debug.StoppedEventArgumentsReason;

/** Determines why a program has stopped, and converts the reason to a stopped event. */
final class StopReasonMapper {

  private static final String BREAKPOINT = "breakpoint";

  private final Calculator calculator;
  private final MemoryView contents;
  private final ConditionalBreakpoints stops;
  private StopKind kind = StopKind.PAUSE;
  private String change = "";
  private List<ConditionalBreakpoint> hit = List.of();

  /** The kinds of stops. */
  enum StopKind {
    ERROR,
    OFF,
    BREAKPOINT,
    CHANGE,
    END,
    PROMPT,
    STOP,
    STEP,
    PAUSE
  }

  /** Creates a mapper for a calculator. */
  StopReasonMapper(Calculator calculator, ConditionalBreakpoints stops) {
    this.calculator = calculator;
    this.stops = stops;
    contents = calculator.contents();
  }

  /**
   * Determines why the program has stopped.
   *
   * @param was the previous activity
   * @param reason the debugger's reason, empty if there is none
   * @return whether the program was stopped between two lines and did not stop by itself
   */
  boolean look(RunState was, String reason) {
    boolean byItself = calculator.modes().waiting();
    change = reason;
    hit = stops.takeHit();
    kind = kind(was, reason, byItself);
    return !byItself && kind != StopKind.ERROR && kind != StopKind.OFF;
  }

  private StopKind kind(RunState was, String reason, boolean byItself) {
    if (isError()) {
      return StopKind.ERROR;
    } else if (!calculator.isOn()) {
      return StopKind.OFF;
    } else if (!reason.isEmpty()) {
      return reason.equals(BREAKPOINT) ? StopKind.BREAKPOINT : StopKind.CHANGE;
    } else if (byItself && was != RunState.PAUSE) {
      return ownKind();
    }
    return was == RunState.STEP ? StopKind.STEP : StopKind.PAUSE;
  }

  /** Returns the kind of stop, which depends on the line that has stopped the program. */
  private StopKind ownKind() {
    return calculator
        .programs()
        .executed()
        .map(
            line -> {
              boolean asks = line.function().is(Role.ASK);
              return line.returns() ? StopKind.END : asks ? StopKind.PROMPT : StopKind.STOP;
            })
        .orElse(StopKind.STOP);
  }

  /** Returns whether the display shows an error. */
  boolean isError() {
    return !contents.error().isEmpty();
  }

  /** Returns whether the program has ended. */
  boolean isEnd() {
    return kind == StopKind.END || kind == StopKind.OFF;
  }

  /**
   * Returns whether the program waits for an answer.
   *
   * @param keyed whether R/S continues the program
   */
  boolean asks(boolean keyed) {
    return keyed && (kind == StopKind.PROMPT || kind == StopKind.STOP);
  }

  /** Returns the output of a stop without a message: X or ALPHA. */
  Optional<String> text() {
    boolean shows = kind == StopKind.PROMPT || kind == StopKind.STOP || kind == StopKind.END;
    boolean message = contents.flag(Flags.MESSAGE);
    return shows && !message ? Optional.of(contents.standing()) : Optional.empty();
  }

  /** Returns the error and its position. */
  String complaint() {
    return ErrorMessages.errorInProgram(calculator);
  }

  /** Returns the stopped event. */
  StoppedEventArguments how() {
    return switch (kind) {
      case ERROR -> reason(StoppedEventArgumentsReason.EXCEPTION, complaint());
      case BREAKPOINT -> atBreakpoint(hit, calculator.programLine());
      case CHANGE -> atChange(hit, change);
      case PROMPT -> reason("prompt", CharacterSet.glyphs(contents.alpha()));
      case STOP -> reason("stop", text().orElseGet(calculator::message));
      case END -> reason("end", "the program has come to its end");
      case OFF -> reason("off", "the calculator is off");
      case STEP -> reason(StoppedEventArgumentsReason.STEP, "");
      case PAUSE -> reason(StoppedEventArgumentsReason.PAUSE, "");
    };
  }

  /** Returns the event for breakpoints at the next line. */
  static StoppedEventArguments atBreakpoint(List<ConditionalBreakpoint> hit, String line) {
    return hit(hit, hit.isEmpty() ? BREAKPOINT : hit.get(0).reason(), line);
  }

  /** Returns the event for a change of a watched value. */
  static StoppedEventArguments atChange(List<ConditionalBreakpoint> hit, String change) {
    return hit(hit, StoppedEventArgumentsReason.DATA_BREAKPOINT, change);
  }

  private static StoppedEventArguments hit(
      List<ConditionalBreakpoint> hit, String reason, String text) {
    StoppedEventArguments how = reason(reason, text);
    how.setHitBreakpointIds(hit.stream().map(ConditionalBreakpoint::id).toArray(Integer[]::new));
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
