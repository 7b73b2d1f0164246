package hp41.terminal;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** Measures the running time of the program and the number of lines it has executed. */
final class Progress {

  private static final Duration DISPLAY_DELAY = Duration.ofMillis(500);
  private static final Duration REFRESH = Duration.ofMillis(250);

  private Optional<Instant> since = Optional.empty();
  private long before;
  private Instant updated = Instant.EPOCH;
  private long lines;

  /**
   * Updates the measurement.
   *
   * @param executed the number of lines that the calculator has executed in total
   */
  void watch(boolean running, Instant now, long executed) {
    if (!running) {
      since = Optional.empty();
      lines = 0;
      before = executed;
      return;
    }
    if (since.isEmpty()) {
      since = Optional.of(now);
    }
    if (runsLonger(DISPLAY_DELAY, now) && !now.isBefore(updated.plus(REFRESH))) {
      updated = now;
      lines = executed - before;
    }
  }

  /** Returns whether a program has been running for longer than a time. */
  boolean runsLonger(Duration time, Instant now) {
    return since.filter(start -> start.plus(time).isBefore(now)).isPresent();
  }

  /**
   * Returns the number of executed lines, updated four times per second; zero in the first half
   * second.
   */
  long lines() {
    return lines;
  }
}
