package hp41.teavm;

import java.time.Instant;

/** Replaces the JDK's interface. */
public interface InstantSource {
  Instant instant();

  default long millis() {
    return instant().toEpochMilli();
  }

  /** Returns a clock that does not move. */
  static InstantSource fixed(Instant instant) {
    return () -> instant;
  }
}
