package hp41.states;

import hp41.Image;
import hp41.Internals;
import hp41.StateFile;
import hp41.disk.Disk;
import hp41.files.BundledModule;
import hp41.files.LockFile;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/**
 * A state file that no other calculator can write while this object holds it.
 *
 * <p>The lock is on a file beside it, {@code .NAME.lock}, because every save replaces the state
 * file. On file systems without locks, or if the lock file cannot be created, the state file is
 * used without a lock.
 *
 * @param before the saved state of an earlier time, in {@code NAME.before} in the same folder
 */
public record HeldState(StateFile file, StateFile before, Optional<LockFile> lock)
    implements AutoCloseable {

  /** How long to wait for another calculator, which may be about to end. */
  private static final Duration PATIENCE = Duration.ofSeconds(1);

  /**
   * Acquires the state file at a path and deletes the remains of interrupted writes; empty if
   * another calculator holds the file for a second.
   */
  public static Optional<HeldState> acquire(Path path) {
    return acquire(path, Disk.REAL, PATIENCE);
  }

  /** Acquires the state file at a path without waiting. */
  static Optional<HeldState> acquire(Path path, Disk disk) {
    return acquire(path, disk, Duration.ZERO);
  }

  private static Optional<HeldState> acquire(Path path, Disk disk, Duration patience) {
    StateFile file = Internals.stateFile(path, BundledModule.PROVIDED, disk);
    StateFile before =
        Internals.stateFile(
            path.resolveSibling(path.getFileName() + ".before"), BundledModule.PROVIDED, disk);
    try {
      Optional<LockFile> lock = LockFile.beside(path, patience);
      if (lock.isPresent()) {
        file.tidy();
        before.tidy();
      }
      return lock.map(held -> new HeldState(file, before, Optional.of(held)));
    } catch (IOException noLocksHere) {
      return Optional.of(new HeldState(file, before, Optional.empty()));
    }
  }

  /**
   * Saves memory to the state file.
   *
   * @throws IOException as {@link StateFile#write}, or if the lock file was deleted and another
   *     calculator uses the state file now
   */
  public void write(Image image) throws IOException {
    if (lock.filter(it -> !it.isHeld()).isPresent()) {
      throw new IOException("another calculator has taken over the file of this memory");
    }
    file.write(image);
  }

  /** Releases the state file for other calculators. */
  @Override
  public void close() {
    lock.ifPresent(LockFile::close);
  }
}
