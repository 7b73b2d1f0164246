package hp41.standalone;

import java.io.IOException;

/** Replaces the JDK's class. The program starts no other programs. */
public final class ProcessBuilder {

  public ProcessBuilder(String... command) {}

  public ProcessBuilder inheritIO() {
    return this;
  }

  public Process start() throws IOException {
    throw new IOException("unsupported");
  }
}
