package hp41.editor.debugging;

import hp41.Calculator;
import hp41.MemoryView;
import hp41.commands.ErrorMessages;
import hp41.machine.Role;
import hp41.memory.CharacterSet;
import hp41.memory.Flags;
import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.debug.StoppedEventArguments;
import org.eclipse.lsp4j.debug.StoppedEventArgumentsReason;

/** Says how a program has stopped. */
final class StopReasonMapper {

  private static final String BREAKPOINT = "breakpoint";

  private final Calculator calculator;
  private final MemoryView contents;
  private final ConditionalBreakpoints stops;
  private StopKind kind = StopKind.PAUSE;
  private String change = "";
  private List<ConditionalBreakpoint> hit = List.of();

  /** How a program can have stopped. */
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

  /** How the programs of a calculator stop. */
  StopReasonMapper(Calculator calculator, ConditionalBreakpoints stops) {
    this.calculator = calculator;
    this.stops = stops;
    contents = calculator.contents();
  }

  /**
   * Looks how it has stopped.
   *
   * @param was what was going on
   * @param reason the debugger's, empty if it has none
   * @return whether it was stopped between two lines, rather than by itself
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

  /** The line that has stopped it by itself says how. */
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

  /** Whether an error shows. */
  boolean isError() {
    return !contents.error().isEmpty();
  }

  /** Whether the program is done. */
  boolean isEnd() {
    return kind == StopKind.END || kind == StopKind.OFF;
  }

  /**
   * Whether it waits for an answer.
   *
   * @param keyed whether R/S lets it go on
   */
  boolean asks(boolean keyed) {
    return keyed && (kind == StopKind.PROMPT || kind == StopKind.STOP);
  }

  /** What it shows that was not shown before: X or ALPHA at a stop without a message. */
  Optional<String> text() {
    boolean shows = kind == StopKind.PROMPT || kind == StopKind.STOP || kind == StopKind.END;
    boolean message = contents.flag(Flags.MESSAGE);
    return shows && !message ? Optional.of(contents.standing()) : Optional.empty();
  }

  /** The error and where it happened. */
  String complaint() {
    return ErrorMessages.errorInProgram(calculator);
  }

  /** How it has stopped, for the editor. */
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

  /** At breakpoints in front of the line that is next. */
  static StoppedEventArguments atBreakpoint(List<ConditionalBreakpoint> hit, String line) {
    return hit(hit, hit.isEmpty() ? BREAKPOINT : hit.get(0).reason(), line);
  }

  /** Where something watched has changed. */
  static StoppedEventArguments atChange(List<ConditionalBreakpoint> hit, String change) {
    return hit(hit, StoppedEventArgumentsReason.DATA_BREAKPOINT, change);
  }

  private static StoppedEventArguments hit(
      List<ConditionalBreakpoint> hit, String reason, String text) {
    StoppedEventArguments how = reason(reason, text);
    how.setHitBreakpointIds(hit.stream().map(ConditionalBreakpoint::id).toArray(Integer[]::new));
    return how;
  }

  /** A reason and, if there is more to say, what. */
  static StoppedEventArguments reason(String reason, String text) {
    StoppedEventArguments how = new StoppedEventArguments();
    how.setReason(reason);
    if (!text.isBlank()) {
      how.setText(text.strip());
    }
    return how;
  }
}
