package hp41;

import hp41.peripherals.Peripherals;
import java.time.InstantSource;
import java.util.Optional;

/**
 * Peripherals that consist of clocks only.
 *
 * @param clock the clock that measures pauses
 * @param wallClock the clock with the time of day
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
