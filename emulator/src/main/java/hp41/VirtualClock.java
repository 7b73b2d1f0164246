package hp41;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/** A clock that stands until it is moved. */
public final class VirtualClock implements InstantSource {

  private Instant now;

  /** A clock that stands at this time. */
  public VirtualClock(Instant start) {
    now = start;
  }

  @Override
  public Instant instant() {
    return now;
  }

  /** Moves the clock. */
  public void advance(Duration duration) {
    now = now.plus(duration);
  }
}
