package hp41.terminal;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.apache.commons.lang3.ObjectUtils;

/**
 * When the next frame is to be drawn: no sooner than a thirtieth of a second after the last one,
 * and while the calculator is busy no more often than leaves most of the time to it.
 */
final class FrameSchedule {

  /** The shortest time from one frame to the next. */
  static final Duration SHORTEST = Duration.ofNanos(33_400_000);

  /** How many times as long as the last frame took to draw the calculator has until the next. */
  private static final int SHARE = 12;

  private static final Duration LONGEST = Duration.ofMillis(250);

  private Instant soonest = Instant.EPOCH;
  private Instant fair = Instant.EPOCH;
  private boolean wanted = true;

  /** What the last frame shows is no longer so. */
  void want() {
    wanted = true;
  }

  /** Whether what the last frame shows is no longer so. */
  boolean isWanted() {
    return wanted;
  }

  /**
   * Time until a frame is to be drawn, zero or less if it is time; empty if the last one holds.
   *
   * @param busy whether the calculator is waiting for its turn
   */
  Optional<Duration> untilDue(Instant now, boolean busy) {
    return wanted ? Optional.of(Duration.between(now, busy ? fair : soonest)) : Optional.empty();
  }

  /** A frame has been drawn. */
  void drawn(Instant begun, Instant done) {
    Duration share = Duration.between(begun, done).multipliedBy(SHARE);
    soonest = begun.plus(SHORTEST);
    fair = begun.plus(ObjectUtils.median(SHORTEST, share, LONGEST));
    wanted = false;
  }
}
