package hp41;

import hp41.machine.Peripherals;
import java.time.InstantSource;
import java.util.Optional;

/** An outside that has a clock and nothing else. */
public record SilentPeripherals(InstantSource clock) implements Peripherals {

  @Override
  public void tone(int hertz, int milliseconds) {
    // Nobody listens.
  }

  @Override
  public Optional<byte[]> program(String name) {
    return Optional.empty();
  }
}
