package hp41;

import java.io.IOException;
import java.nio.file.Path;

/**
 * A pipe that another process has opened and to which nobody writes, by its file name on Linux. A
 * reader waits forever.
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
