package hp41.web.host;

import java.time.Instant;

/** Stands for the JDK's interface. */
public interface InstantSource {
  Instant instant();
}
