package hp41;

import hp41.peripherals.Peripherals;
import java.time.InstantSource;
import java.util.Optional;

/**
 * An outside that has clocks and nothing else.
 *
 * @param clock that pauses go by
 * @param wallClock that says what time it is
 */
public record SilentPeripherals(InstantSource clock, InstantSource wallClock)
    implements Peripherals {

  /** Creates peripherals with one clock. */
  public SilentPeripherals(InstantSource clock) {
    this(clock, clock);
  }

  @Override
  public void tone(int hertz, int milliseconds) {
    // Nobody listens.
  }

  @Override
  public Optional<byte[]> program(String name) {
    return Optional.empty();
  }
}
