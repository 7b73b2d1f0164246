package hp41.terminal;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** How long the program has been running that runs, and how many lines it has executed. */
final class Progress {

  private static final Duration LONG = Duration.ofMillis(500);
  private static final Duration REFRESH = Duration.ofMillis(250);

  private Optional<Instant> since = Optional.empty();
  private long before;
  private Instant told = Instant.EPOCH;
  private long lines;

  /**
   * Looks whether a program runs.
   *
   * @param executed the lines the calculator has executed ever
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
    if (runsLonger(LONG, now) && !now.isBefore(told.plus(REFRESH))) {
      told = now;
      lines = executed - before;
    }
  }

  /** Whether a program has been running for longer than this. */
  boolean runsLonger(Duration time, Instant now) {
    return since.filter(begun -> begun.plus(time).isBefore(now)).isPresent();
  }

  /** The lines it has executed, told anew four times a second; zero in the first half second. */
  long lines() {
    return lines;
  }
}
