package hp41.web.host;

import java.time.Instant;

/** Replaces the JDK's interface. */
public interface InstantSource {
  Instant instant();
}
