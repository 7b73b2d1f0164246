package hp41.terminal;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.apache.commons.lang3.ObjectUtils;

/**
 * Schedules frames: at least 1/30 s apart and, while the calculator is busy, so rarely that most of
 * the time remains for the calculator.
 */
final class FrameSchedule {

  /** The minimum time between two frames. */
  static final Duration SHORTEST = Duration.ofNanos(33_400_000);

  /**
   * The ratio of the time between two frames to the drawing time of the last frame, while the
   * calculator is busy.
   */
  private static final int SHARE = 12;

  private static final Duration LONGEST = Duration.ofMillis(250);

  private Instant soonest = Instant.EPOCH;
  private Instant soonestWhileBusy = Instant.EPOCH;
  private boolean wanted = true;

  /** Records that the last frame is out of date. */
  void want() {
    wanted = true;
  }

  /** Returns whether the last frame is out of date. */
  boolean isWanted() {
    return wanted;
  }

  /**
   * Returns the time until the next frame, zero or negative if it is due; empty if the last frame
   * is up to date.
   *
   * @param busy whether the calculator has work to do
   */
  Optional<Duration> untilDue(Instant now, boolean busy) {
    return wanted
        ? Optional.of(Duration.between(now, busy ? soonestWhileBusy : soonest))
        : Optional.empty();
  }

  /** Records that a frame was drawn. */
  void drawn(Instant start, Instant done) {
    Duration share = Duration.between(start, done).multipliedBy(SHARE);
    soonest = start.plus(SHORTEST);
    soonestWhileBusy = start.plus(ObjectUtils.median(SHORTEST, share, LONGEST));
    wanted = false;
  }
}
