package hp41.ansi;

import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** An input of bytes that can be read with a timeout and can be pushed back. */
public abstract class TimedInput {

  /** The result of a read at the end of the input. */
  public static final int END = -1;

  /** The result of a read when no byte arrived in time. */
  public static final int NOTHING = -2;

  private final Deque<Integer> pushedBack = new ArrayDeque<>();

  /**
   * Reads the next byte, 0 to 255, and waits as long as necessary; {@link #END} at the end of the
   * input.
   */
  final int read() throws IOException {
    return pushedBack.isEmpty() ? readSource() : pushedBack.pop();
  }

  /** Reads the next byte; {@link #NOTHING} if none arrives in time. */
  final int read(Duration timeout) throws IOException {
    return pushedBack.isEmpty() ? readSource(timeout) : pushedBack.pop();
  }

  /**
   * Pushes bytes back, so that the next reads return them in this order. Negative values are
   * ignored.
   */
  final void pushBack(int... octets) {
    for (int i = octets.length - 1; i >= 0; i--) {
      if (octets[i] >= 0) {
        pushedBack.push(octets[i]);
      }
    }
  }

  /** Returns whether a byte, or the end of the input, can be read within this time. */
  public final boolean isReady(Duration timeout) throws IOException {
    int octet = read(timeout);
    pushBack(octet);
    return octet != NOTHING;
  }

  /** Reads a byte from the source; {@link #END} at the end of the input. */
  protected abstract int readSource() throws IOException;

  /** Reads a byte from the source; {@link #NOTHING} if none arrives in time. */
  protected abstract int readSource(Duration timeout) throws IOException;

  /** The bytes of a stream that reports how many bytes are available. */
  public static final class StreamInput extends TimedInput {

    private static final long SHORT_PAUSE = TimeUnit.MILLISECONDS.toNanos(1);
    private static final long LONG_PAUSE = TimeUnit.MILLISECONDS.toNanos(20);

    private final InputStream source;
    private final byte[] buffer = new byte[1 << 13];
    private int next;
    private int end;

    public StreamInput(InputStream source) {
      this.source = source;
    }

    @Override
    protected int readSource() throws IOException {
      if (next == end) {
        next = 0;
        end = Math.max(0, source.read(buffer));
      }
      return end == 0 ? END : buffer[next++] & 0xff;
    }

    @Override
    protected int readSource(Duration timeout) throws IOException {
      return next < end || awaitByte(timeout.toNanos()) ? readSource() : NOTHING;
    }

    /**
     * Waits until a byte is available; false at the timeout. The stream is checked once more after
     * the timeout, because the process may have been stopped in the meantime.
     */
    private boolean awaitByte(long timeout) throws IOException {
      long start = System.nanoTime();
      long waited = 0;
      while (source.available() == 0) {
        if (waited > timeout) {
          return false;
        }
        LockSupport.parkNanos(waited < 2 * LONG_PAUSE ? SHORT_PAUSE : LONG_PAUSE);
        waited = System.nanoTime() - start;
      }
      return true;
    }
  }
}
