package hp41.terminal;

import java.time.Duration;
import java.time.Instant;

/** Tells a stroke that was meant, since it comes twice, from one that was not. */
final class SecondStrike {

  private static final Duration SOON = Duration.ofSeconds(2);

  private Instant last = Instant.MIN;

  /** Whether the stroke before this one was less than two seconds ago. */
  boolean strike(Instant now) {
    boolean again = last.plus(SOON).isAfter(now);
    last = now;
    return again;
  }
}
