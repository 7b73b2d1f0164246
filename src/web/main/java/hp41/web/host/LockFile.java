package hp41.web.host;

import hp41.web.BrowserStorage;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/** A lock of the browser, for the tabs that share its storage. */
public record LockFile(Path file) implements AutoCloseable {

  public static Optional<LockFile> beside(Path file) {
    Path path = file.toAbsolutePath();
    return BrowserStorage.lock(path) ? Optional.of(new LockFile(path)) : Optional.empty();
  }

  public static Optional<LockFile> beside(Path file, Duration patience) {
    return beside(file);
  }

  public static Optional<LockFile> awaitBeside(Path file) {
    return beside(file);
  }

  /** Returns true: the browser keeps a lock until the tab releases it or is closed. */
  public boolean isHeld() {
    return true;
  }

  @Override
  public void close() {
    BrowserStorage.unlock(file);
  }
}
