package hp41.command;

import hp41.machine.SkippableClock;
import java.time.Duration;
import java.time.Instant;

/** A clock that goes on by itself, and jumps over what nobody wants to wait for. */
final class SkippingClock implements SkippableClock {

  private Duration skipped = Duration.ZERO;

  @Override
  public Instant instant() {
    return Instant.now().plus(skipped);
  }

  @Override
  public void skip(Duration duration) {
    skipped = skipped.plus(duration);
  }
}
