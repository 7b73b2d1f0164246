package hp41.standalone;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/**
 * An open file, or a standard stream.
 *
 * @param number its number in this process
 */
record OpenFile(int number) {

  private static final int INTERRUPTED = -4;

  static int checked(int result) throws IOException {
    if (result < 0) {
      throw new IOException(FileMethods.reason(result));
    }
    return result;
  }

  /** Reads bytes; returns -1 at the end. */
  int read(byte[] bytes, int start, int length) throws IOException {
    int count;
    do {
      count = SystemCalls.read(number, bytes, start, length);
    } while (count == INTERRUPTED);
    return checked(count) == 0 && length > 0 ? -1 : count;
  }

  void write(byte[] bytes, int start, int length) throws IOException {
    checked(SystemCalls.write(number, bytes, start, length));
  }

  void close() throws IOException {
    checked(SystemCalls.close(number));
  }

  /** Reads a file. */
  static final class Input extends InputStream {

    private final OpenFile file;

    Input(OpenFile file) {
      this.file = file;
    }

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : Byte.toUnsignedInt(one[0]);
    }

    @Override
    public int read(byte[] bytes, int start, int length) throws IOException {
      return file.read(bytes, start, length);
    }

    @Override
    public void close() throws IOException {
      file.close();
    }
  }

  /** Writes a file. */
  static final class Output extends OutputStream {

    private final OpenFile file;

    Output(OpenFile file) {
      this.file = file;
    }

    @Override
    public void write(int value) throws IOException {
      write(new byte[] {(byte) value}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int start, int length) throws IOException {
      file.write(bytes, start, length);
    }

    @Override
    public void close() throws IOException {
      file.close();
    }
  }
}
