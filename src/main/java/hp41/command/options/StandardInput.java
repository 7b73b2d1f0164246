package hp41.command.options;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Stdin of the process; what keeps it from being read is told with its name. */
public final class StandardInput extends FilterInputStream {

  private static final String ITSELF = "/proc/self/fd/0";

  private boolean begun;

  public StandardInput() {
    super(new FileInputStream(FileDescriptor.in));
  }

  /**
   * Where stdin was closed, the first file that the Java machine opened for itself has its place.
   */
  private static boolean isFileOfJava() {
    try {
      return Files.readSymbolicLink(Path.of(ITSELF)).startsWith(System.getProperty("java.home"));
    } catch (IOException unknownHere) {
      return false;
    }
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : Byte.toUnsignedInt(one[0]);
  }

  @Override
  public int read(byte[] bytes, int start, int length) throws IOException {
    if (!begun && isFileOfJava()) {
      throw new IOException("stdin cannot be read: it is closed");
    }
    begun = true;
    try {
      return super.read(bytes, start, length);
    } catch (IOException unreadable) {
      throw new IOException("stdin cannot be read: " + unreadable.getMessage(), unreadable);
    }
  }
}
