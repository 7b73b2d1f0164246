package hp41;

import hp41.peripherals.Drive;
import hp41.peripherals.Folder;
import hp41.peripherals.Peripherals;
import java.time.InstantSource;
import java.util.Optional;

/** Peripherals with folders for cards and for a drive. */
public record StoragePeripherals(InstantSource clock, Optional<Folder> cards, Optional<Drive> drive)
    implements Peripherals {

  @Override
  public void tone(int hertz, int milliseconds) {
    // Nobody listens.
  }

  @Override
  public Optional<byte[]> program(String name) {
    return Optional.empty();
  }
}
