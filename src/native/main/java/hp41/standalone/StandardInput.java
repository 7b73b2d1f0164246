package hp41.standalone;

import hp41.screen.TerminalGone;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import java.util.concurrent.Executor;

/**
 * The standard input of the process. A read returns at most one line, so that a text reader on top
 * of it contains no further line. There is only one thread: the task that reads the input for a
 * session is executed while the session waits or looks for a stroke, if there is input.
 */
final class StandardInput extends InputStream implements Executor {

  static final StandardInput HERE = new StandardInput();

  /** The number that stands for no file. */
  static final int NONE = -1;

  private final OpenFile file = new OpenFile(0);
  private final byte[] buffer = new byte[1 << 13];
  private int next;
  private int end;
  private Optional<Runnable> task = Optional.empty();
  private boolean serving;

  private StandardInput() {}

  @Override
  public void execute(Runnable read) {
    task = Optional.of(read);
  }

  /** Waits for input that a task reads, or for a signal, and handles it. */
  void await(int milliseconds) {
    Signals.handle();
    Optional<Runnable> reading = task.filter(read -> SystemCalls.signal() == 0);
    boolean buffered = reading.isPresent() && next < end;
    int event =
        buffered
            ? SystemCalls.READY
            : SystemCalls.await(reading.isEmpty() ? NONE : 0, milliseconds);
    Signals.handle();
    if (event != 0 && reading.isPresent() && SystemCalls.signal() == 0) {
      task = Optional.empty();
      serving = true;
      reading.get().run();
      serving = false;
    }
  }

  /** Returns whether the next read does not wait. */
  boolean isReady(int milliseconds) {
    return next < end || (SystemCalls.await(0, milliseconds) & SystemCalls.READY) != 0;
  }

  @Override
  public int read() throws IOException {
    return fill() ? Byte.toUnsignedInt(buffer[next++]) : -1;
  }

  @Override
  public int read(byte[] bytes, int start, int length) throws IOException {
    if (!fill()) {
      return -1;
    }
    int count = 0;
    boolean ended = false;
    while (next < end && count < length && !ended) {
      ended = buffer[next] == '\n';
      bytes[start + count++] = buffer[next++];
    }
    return count;
  }

  /**
   * Waits for bytes; returns false at the end of the input. After a signal, no read waits any more.
   */
  private boolean fill() throws IOException {
    if (next == end) {
      do {
        checkSignal();
      } while (!isReady(Integer.MAX_VALUE));
      next = 0;
      end = Math.max(0, file.read(buffer, 0, buffer.length));
    }
    return next < end;
  }

  private void checkSignal() {
    Signals.handle();
    if (SystemCalls.signal() != 0) {
      if (serving) {
        throw new TerminalGone(new IOException("signal"));
      }
      Signals.exit(0);
    }
  }
}
