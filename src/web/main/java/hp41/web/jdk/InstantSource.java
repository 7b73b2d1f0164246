package hp41.web.jdk;

import java.time.Instant;

/** Stands for the JDK's interface. */
public interface InstantSource {
  Instant instant();

  static InstantSource system() {
    return Instant::now;
  }

  default long millis() {
    return instant().toEpochMilli();
  }
}
