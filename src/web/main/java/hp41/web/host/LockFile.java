package hp41.web.host;

import hp41.web.BrowserStorage;
import java.nio.file.Path;
import java.util.Optional;

/** A lock of the browser, for the tabs that share its storage. */
public record LockFile(String name) implements AutoCloseable {

  public static Optional<LockFile> beside(Path file) {
    LockFile lock = new LockFile(file.toAbsolutePath().toString());
    return Optional.of(lock).filter(it -> BrowserStorage.lock(it.name));
  }

  public static Optional<LockFile> awaitBeside(Path file) {
    return beside(file);
  }

  @Override
  public void close() {
    BrowserStorage.unlock(name);
  }
}
