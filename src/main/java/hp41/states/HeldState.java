package hp41.states;

import hp41.Disk;
import hp41.StateFile;
import hp41.files.LockFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A state file that no other calculator writes as long as this one holds it.
 *
 * <p>What is locked is a file beside it, {@code .NAME.lock}: the state file itself is another one
 * after each change. Where there are no locks, or no file can be made, the state file is used
 * without.
 *
 * @param before what was in it at an earlier time, in {@code NAME.before} beside it
 */
public record HeldState(StateFile file, StateFile before, Optional<LockFile> lock)
    implements AutoCloseable {

  /**
   * The state file at this path, held, and what writing was broken off left beside it gone; empty
   * if another calculator holds it.
   */
  public static Optional<HeldState> take(Path path) {
    return take(path, Disk.REAL);
  }

  static Optional<HeldState> take(Path path, Disk disk) {
    StateFile file = new StateFile(path, disk);
    StateFile before = new StateFile(path.resolveSibling(path.getFileName() + ".before"), disk);
    try {
      Optional<LockFile> lock = LockFile.beside(path);
      if (lock.isPresent()) {
        file.tidy();
        before.tidy();
      }
      return lock.map(held -> new HeldState(file, before, Optional.of(held)));
    } catch (IOException noLocksHere) {
      return Optional.of(new HeldState(file, before, Optional.empty()));
    }
  }

  /** Lets other calculators have it. */
  @Override
  public void close() {
    lock.ifPresent(LockFile::close);
  }
}
