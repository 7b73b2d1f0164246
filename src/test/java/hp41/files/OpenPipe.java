package hp41.files;

import java.io.IOException;
import java.nio.file.Path;

/**
 * A pipe that another process holds open without writing to it, under the name that Linux gives it.
 * A reader of the pipe waits forever.
 */
public final class OpenPipe implements AutoCloseable {

  private final Process reader;

  /** Opens a pipe. */
  public OpenPipe() throws IOException {
    reader = new ProcessBuilder("sleep", "600").start();
  }

  /** Returns the name of the pipe. */
  public Path path() {
    return Path.of("/proc/" + reader.pid() + "/fd/0");
  }

  @Override
  public void close() {
    reader.destroy();
  }
}
