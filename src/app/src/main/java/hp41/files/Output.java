package hp41.files;

import hp41.text.Visible;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.apache.commons.lang3.StringUtils;

/**
 * Writes to stdout or stderr in UTF-8. A write error is only recorded, so that the program can
 * finish its other work; it is reported at the end.
 */
public final class Output {

  /** The maximum length of a message. */
  private static final int MAX_MESSAGE = 600;

  private static final String BROKEN_PIPE = "Broken pipe";

  private final OutputStream stream;
  private final UnaryOperator<String> fitting;
  private Optional<IOException> failure = Optional.empty();

  /** Creates an output that writes to a stream without buffering. */
  public Output(OutputStream stream) {
    this(stream, UnaryOperator.identity());
  }

  private Output(OutputStream stream, UnaryOperator<String> fitting) {
    this.stream = stream;
    this.fitting = fitting;
  }

  /** Creates an output for messages, which are {@linkplain #shortened shortened}. */
  public static Output ofMessages(OutputStream stream) {
    return new Output(stream, Output::shortened);
  }

  /** Returns a message without its middle if it is very long, because it quotes a long input. */
  public static String shortened(String message) {
    return StringUtils.abbreviateMiddle(message, "…", MAX_MESSAGE);
  }

  /** Writes one line. Invisible characters are escaped, including line feeds. */
  public void print(Object line) {
    write(Visible.of(fitting.apply(line.toString())) + "\n");
  }

  /** Writes several lines, with invisible characters escaped; each ends with a line feed. */
  public void printAll(List<String> lines) {
    write(lines.stream().map(line -> Visible.of(line) + "\n").collect(Collectors.joining()));
  }

  /** Writes an error message on one line. */
  public void complain(String complaint) {
    print("hp41: " + complaint);
  }

  /** Returns whether all writes have succeeded so far. After a failure nothing more is written. */
  public boolean isOpen() {
    return failure.isEmpty();
  }

  /** Returns why writing failed; empty if it did not fail, or if the reader closed the pipe. */
  public Optional<String> error() {
    return failure.filter(it -> !isBrokenPipe(it)).map(FileTrouble::reason);
  }

  /** Returns a writer for the program's own texts, which are written unchanged. */
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

  /** Returns a stream for bytes. Its writes throw an exception if the output fails. */
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

  /** Writes bytes unchanged. */
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

  /**
   * Returns whether a failure is a broken pipe. The system's message depends on its language, so
   * the method breaks a pipe of its own to compare the messages.
   */
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
