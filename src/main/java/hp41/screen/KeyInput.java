package hp41.screen;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;

/**
 * What is typed, which ends for who reads it when it is closed: to the end of the program, the Java
 * machine waits 0.3 s for a thread that still reads.
 */
final class KeyInput extends FilterInputStream {

  private final FileChannel channel;

  KeyInput() {
    this(new FileInputStream(FileDescriptor.in));
  }

  KeyInput(FileInputStream typed) {
    super(typed);
    channel = typed.getChannel();
  }

  @Override
  public int read(byte[] bytes, int start, int length) throws IOException {
    try {
      return channel.read(ByteBuffer.wrap(bytes, start, length));
    } catch (ClosedChannelException closed) {
      return -1;
    }
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
