package hp41.files;

import hp41.listing.Visible;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apache.commons.lang3.StringUtils;

/**
 * Stdout or stderr, UTF-8. Nothing that is written here fails at once: what the program does beside
 * is done first, and what could not be written is told at the end.
 */
public final class Output {

  /** A longer complaint quotes what was given. */
  private static final int LONGEST = 600;

  private static final String BROKEN_PIPE = "Broken pipe";

  private final OutputStream stream;
  private Optional<IOException> failure = Optional.empty();

  /** Output into a stream; nothing is held back. */
  public Output(OutputStream stream) {
    this.stream = stream;
  }

  /** Writes one line; characters that cannot be seen are spelled, a line feed too. */
  public void print(Object line) {
    write(Visible.of(line.toString()) + "\n");
  }

  /** Writes lines, the same way; each of them ends with a line feed. */
  public void printAll(String lines) {
    write(lines.lines().map(line -> Visible.of(line) + "\n").collect(Collectors.joining()));
  }

  /** Writes a line that tells what is wrong, without the middle of a long one. */
  public void complain(String complaint) {
    print("hp41: " + StringUtils.abbreviateMiddle(complaint, "…", LONGEST));
  }

  /** Whether all has been written so far. If not, nothing is written any more. */
  public boolean isOpen() {
    return failure.isEmpty();
  }

  /** Why it cannot be written; empty too if it is a pipe that nobody reads any more. */
  public Optional<String> trouble() {
    return failure.filter(it -> !isBrokenPipe(it)).map(FileTrouble::reason);
  }

  /** The same for texts of the program's own, written as they are. */
  public PrintWriter writer() {
    return new PrintWriter(
        new Writer() {
          @Override
          public void write(char[] characters, int start, int length) {
            Output.this.write(new String(characters, start, length));
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        });
  }

  /** The same for bytes; who writes learns that they cannot be written. */
  public OutputStream stream() {
    return new OutputStream() {
      @Override
      public void write(int single) throws IOException {
        write(new byte[] {(byte) single}, 0, 1);
      }

      @Override
      public void write(byte[] bytes, int start, int length) throws IOException {
        Output.this.write(Arrays.copyOfRange(bytes, start, start + length));
        if (failure.isPresent()) {
          throw failure.get();
        }
      }
    };
  }

  private void write(String text) {
    write(text.getBytes(StandardCharsets.UTF_8));
  }

  /** Writes the content of a file as it is. */
  public void write(byte[] content) {
    if (failure.isPresent()) {
      return;
    }
    try {
      stream.write(content);
      stream.flush();
    } catch (IOException unwritable) {
      failure = Optional.of(unwritable);
    }
  }

  /** The system only says it in its own language, so a pipe of ours is broken to hear the words. */
  private static boolean isBrokenPipe(IOException failure) {
    String message = String.valueOf(failure.getMessage());
    try {
      Pipe pipe = Pipe.open();
      pipe.source().close();
      try (Pipe.SinkChannel sink = pipe.sink()) {
        sink.write(ByteBuffer.allocate(1));
      }
    } catch (IOException broken) {
      return message.equals(broken.getMessage());
    }
    return message.equals(BROKEN_PIPE);
  }
}
