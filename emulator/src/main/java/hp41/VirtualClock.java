package hp41;

import hp41.peripherals.SkippableClock;
import java.time.Duration;
import java.time.Instant;

/** A clock that changes only when it is moved. */
public final class VirtualClock implements SkippableClock {

  private Instant now;

  /** Creates a clock that shows a time. */
  public VirtualClock(Instant start) {
    now = start;
  }

  @Override
  public Instant instant() {
    return now;
  }

  @Override
  public void skip(Duration wait) {
    advance(wait);
  }

  /** Moves the clock forward. */
  public void advance(Duration duration) {
    now = now.plus(duration);
  }
}
