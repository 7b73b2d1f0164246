package hp41.terminal;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;

/** The light on the key pressed last, which goes out after a moment. */
final class Lamp {

  private static final Duration LIT = Duration.ofMillis(120);

  private final InstantSource clock;
  private Instant litUntil = Instant.MIN;

  Lamp(InstantSource clock) {
    this.clock = clock;
  }

  /** A key was pressed. */
  void light() {
    litUntil = clock.instant().plus(LIT);
  }

  boolean isLit(Instant now) {
    return now.isBefore(litUntil);
  }

  /** Time until it goes dark; empty while it is. */
  Optional<Duration> untilDark(Instant now) {
    return isLit(now) ? Optional.of(Duration.between(now, litUntil)) : Optional.empty();
  }
}
