package hp41.teavm;

import java.time.Instant;

/** Replaces the JDK's interface. */
public interface InstantSource {
  Instant instant();
}
