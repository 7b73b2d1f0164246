package hp41.standalone;

import java.io.IOException;
import java.nio.ByteBuffer;

/** Replaces the JDK's class. Opening it fails as a write to a pipe without a reader does. */
public record Pipe(SourceChannel source, SinkChannel sink) {

  public static Pipe open() throws IOException {
    throw new IOException("Broken pipe");
  }

  public record SourceChannel() {
    public void close() {}
  }

  public record SinkChannel() implements AutoCloseable {
    public int write(ByteBuffer bytes) {
      return bytes.remaining();
    }

    @Override
    public void close() {}
  }
}
