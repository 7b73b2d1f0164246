package hp41;

import hp41.peripherals.SkippableClock;
import java.time.Duration;
import java.time.Instant;

/** A clock that stands until it is moved. */
public final class VirtualClock implements SkippableClock {

  private Instant now;

  /** A clock that stands at this time. */
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

  /** Moves the clock. */
  public void advance(Duration duration) {
    now = now.plus(duration);
  }
}
