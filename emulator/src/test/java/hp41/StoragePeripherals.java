package hp41;

import hp41.peripherals.Drive;
import hp41.peripherals.Folder;
import hp41.peripherals.Peripherals;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;

/** Peripherals with folders for cards and for a drive, and with a wand. */
public record StoragePeripherals(
    InstantSource clock,
    Optional<Folder> cards,
    Optional<Drive> drive,
    Queue<byte[]> scannedPrograms,
    Queue<byte[]> scannedRows)
    implements Peripherals {

  /** Creates peripherals without bar code. */
  public StoragePeripherals(InstantSource clock, Optional<Folder> cards, Optional<Drive> drive) {
    this(clock, cards, drive, new ArrayDeque<>(), new ArrayDeque<>());
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
