package hp41.machine;

import static java.util.stream.Collectors.toUnmodifiableMap;

import hp41.event.StopReason.Cause;
import java.util.Arrays;
import java.util.Map;

/**
 * What follows after the processor has executed instructions: execution ended, or the engine has to
 * carry out an {@link Order}.
 */
public sealed interface Outcome permits Outcome.Halt, Order {

  /**
   * Execution ended.
   *
   * @param cause the reason
   */
  record Halt(Cause cause) implements Outcome {

    private static final Map<Cause, Halt> ALL =
        Arrays.stream(Cause.values()).collect(toUnmodifiableMap(it -> it, Halt::new));

    /** Nothing has ended: the next instruction can follow. */
    public static final Halt NOT_YET = of(Cause.NONE);

    /** Returns the outcome for a reason; always the same object for the same reason. */
    public static Halt of(Cause cause) {
      return ALL.get(cause);
    }
  }

  /** Returns whether execution ended for this reason. */
  default boolean is(Cause cause) {
    return cause() == cause;
  }

  /** Returns why execution ended; {@link Cause#NONE} if it did not. */
  default Cause cause() {
    return Cause.NONE;
  }
}
