package hp41.standalone;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.teavm.interop.Address;

/** An open file, or a standard stream. */
class OpenFile extends OutputStream {

  private static final int INTERRUPTED = 4;

  /** The number of the file in this process. */
  protected final int number;

  OpenFile(int number) {
    this.number = number;
  }

  static int checked(int result) throws IOException {
    if (result < 0) {
      throw new IOException(FileMethods.reason(SystemCalls.errno()));
    }
    return result;
  }

  /** Reads bytes; returns -1 at the end. */
  final int read(byte[] bytes, int start, int length) throws IOException {
    int count;
    do {
      count = SystemCalls.read(number, Address.ofData(bytes).add(start), length);
    } while (count < 0 && SystemCalls.errno() == INTERRUPTED);
    return checked(count) == 0 && length > 0 ? -1 : count;
  }

  @Override
  public final void write(int value) throws IOException {
    write(new byte[] {(byte) value}, 0, 1);
  }

  @Override
  public final void write(byte[] bytes, int start, int length) throws IOException {
    int done = 0;
    while (done < length) {
      Address rest = Address.ofData(bytes).add(start + done);
      int count = SystemCalls.write(number, rest, length - done);
      done += count < 0 && SystemCalls.errno() == INTERRUPTED ? 0 : checked(count);
    }
  }

  @Override
  public void close() throws IOException {
    checked(SystemCalls.close(number));
  }

  /** Returns a stream that reads the file. */
  final InputStream in() {
    return new InputStream() {
      @Override
      public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : Byte.toUnsignedInt(one[0]);
      }

      @Override
      public int read(byte[] bytes, int start, int length) throws IOException {
        return OpenFile.this.read(bytes, start, length);
      }

      @Override
      public void close() throws IOException {
        OpenFile.this.close();
      }
    };
  }
}
