package hp41.player;

import hp41.key.Pace;
import java.time.InstantSource;
import java.util.function.LongSupplier;

/** A timeline that knows how fast the calculator computes. */
final class PacedTimeline extends Timeline {

  private Pace pace;
  private long computesUntil = Long.MIN_VALUE;

  PacedTimeline(InstantSource clock, Pace pace) {
    super(clock);
    this.pace = pace;
  }

  Pace pace() {
    return pace;
  }

  void pace(Pace next) {
    pace = next;
  }

  private boolean isAuthentic() {
    return pace == Pace.AUTHENTIC;
  }

  /**
   * Runs one of two actions, which depends on the pace.
   *
   * @param inTime the action if everything takes as long as on the machine
   * @param atOnce the action at full speed
   */
  void either(Runnable inTime, Runnable atOnce) {
    (isAuthentic() ? inTime : atOnce).run();
  }

  /** Runs an action at full speed only. */
  void atOnce(Runnable action) {
    either(() -> {}, action);
  }

  /** Runs an action at the speed of the machine only. */
  void inTime(Runnable action) {
    either(action, () -> {});
  }

  /**
   * Returns how long a computation takes at the current pace.
   *
   * @param micros how long it takes on the machine, in microseconds
   */
  long computing(long micros) {
    return isAuthentic() ? micros : 0;
  }

  /** Returns how long a computation takes; asks for the time only if the pace needs it. */
  long computing(LongSupplier micros) {
    return isAuthentic() ? micros.getAsLong() : 0;
  }

  /**
   * Returns how long a keyed function takes, including the time to show its result.
   *
   * @param working how long it takes at the current pace
   * @param extra how much longer it takes, unless it is short, because it was found by name
   * @param writing how long the machine writes what it shows
   */
  long afterKey(long working, long extra, long writing) {
    return Times.keyed(working, computing(extra), computing(writing));
  }

  /** Schedules an action for the end of a computation; runs it now if that takes no time. */
  void afterComputing(long micros, Runnable action) {
    after(computing(micros), action);
    proceed();
  }

  /** Remembers how long the function takes that is being executed. */
  void computeFor(long micros) {
    computesUntil = now() + micros;
  }

  /** Forgets the function that is being executed. */
  void computeNothing() {
    computesUntil = Long.MIN_VALUE;
  }

  /** Returns whether the function that is being executed takes long enough to blank the display. */
  boolean isComputingLong() {
    return computesUntil > Times.sum(now(), Times.SHORT_FUNCTION);
  }
}
