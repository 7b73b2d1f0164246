package hp41;

import java.io.IOException;
import java.nio.file.Path;

/**
 * A pipe that another process has open and nobody writes to, under the name that Linux gives it:
 * who reads it waits for ever.
 */
public final class OpenPipe implements AutoCloseable {

  private final Process reader;

  /** Opens a pipe. */
  public OpenPipe() throws IOException {
    reader = new ProcessBuilder("sleep", "600").start();
  }

  /** Its name. */
  public Path path() {
    return Path.of("/proc/" + reader.pid() + "/fd/0");
  }

  @Override
  public void close() {
    reader.destroy();
  }
}
