package hp41.machine;

import java.time.Duration;
import java.time.InstantSource;

/** A clock that need not be waited for. */
public interface SkippableClock extends InstantSource {

  /** Goes on by so much at once. */
  void skip(Duration wait);
}
