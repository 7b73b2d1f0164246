package hp41.event;

/** Why execution ended. */
public sealed interface StopReason {

  /** The reasons that need no further data. */
  enum Cause implements StopReason {
    /** No reason: only the given number of lines has been used up, or nothing was executed. */
    NONE,
    /** STOP, a VIEW that stops, or R/S; R/S continues. */
    STOP,
    /** PROMPT: the program waits for an answer; R/S continues. */
    PROMPT,
    /** RTN with no return pending, or END. */
    END,
    /** A debugger stopped the program between two lines; R/S continues. */
    BREAK,
    /** A breakpoint stopped the program before a line. */
    BREAKPOINT,
    /** An error, which is displayed. */
    ERROR,
    /** The calculator is off. */
    OFF
  }

  /**
   * A watched value has changed.
   *
   * @param change the name, the old and the new value, such as {@code R05: 4 → 3}
   */
  record Changed(String change) implements StopReason {}

  /** Returns whether a program has stopped by itself or by R/S, so that R/S continues it. */
  default boolean isOwn() {
    return this == Cause.STOP || this == Cause.PROMPT || this == Cause.END;
  }
}
