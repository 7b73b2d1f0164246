package hp41.peripherals;

import java.time.Duration;
import java.time.InstantSource;

/** A clock that can be advanced instead of waiting. */
public interface SkippableClock extends InstantSource {

  /** Advances the clock. */
  void skip(Duration wait);
}
