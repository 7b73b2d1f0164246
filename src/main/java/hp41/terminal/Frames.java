package hp41.terminal;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * When the next frame is to be drawn: no sooner than a thirtieth of a second after the last one,
 * and no more often than leaves most of the time to the calculator.
 */
final class Frames {

  /** The shortest time from one frame to the next. */
  static final Duration SHORTEST = Duration.ofNanos(33_400_000);

  /** How many times as long as the last frame took to draw the calculator has until the next. */
  private static final int SHARE = 12;

  private static final Duration LONGEST = Duration.ofMillis(250);

  private Instant next = Instant.EPOCH;
  private boolean wanted = true;

  /** What the last frame shows is no longer so. */
  void want() {
    wanted = true;
  }

  /** Time until a frame is to be drawn, zero or less if it is time; empty if the last one holds. */
  Optional<Duration> untilDue(Instant now) {
    return wanted ? Optional.of(Duration.between(now, next)) : Optional.empty();
  }

  /** Whether a frame is to be drawn now. */
  boolean isDue(Instant now) {
    return wanted && !next.isAfter(now);
  }

  /**
   * A frame has been drawn.
   *
   * @param busy whether the calculator is waiting for its turn
   */
  void drawn(Instant begun, Instant done, boolean busy) {
    Duration share = Duration.between(begun, done).multipliedBy(SHARE);
    Duration longer = share.compareTo(LONGEST) < 0 ? share : LONGEST;
    Duration gap = busy && longer.compareTo(SHORTEST) > 0 ? longer : SHORTEST;
    next = begun.plus(gap);
    wanted = false;
  }
}
