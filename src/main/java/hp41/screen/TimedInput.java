package hp41.screen;

import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** Bytes that come when they come, can be waited for, and can be given back. */
abstract class TimedInput {

  /** There will be no more bytes. */
  static final int END = -1;

  /** No byte has come in time. */
  static final int NOTHING = -2;

  private final Deque<Integer> givenBack = new ArrayDeque<>();

  /** The next byte, 0 to 255, however long it takes to come; {@link #END} if there is none. */
  final int read() throws IOException {
    return givenBack.isEmpty() ? take() : givenBack.pop();
  }

  /** The next byte; {@link #NOTHING} if none comes in this time. */
  final int read(Duration patience) throws IOException {
    return givenBack.isEmpty() ? take(patience) : givenBack.pop();
  }

  /**
   * Lets bytes be read once more, in this order and before all others; what is none is left out.
   */
  final void giveBack(int... octets) {
    for (int i = octets.length - 1; i >= 0; i--) {
      if (octets[i] >= 0) {
        givenBack.push(octets[i]);
      }
    }
  }

  /** A byte that was not read before, or {@link #END}. */
  abstract int take() throws IOException;

  /** A byte that was not read before; {@link #NOTHING} if none comes in this time. */
  abstract int take(Duration patience) throws IOException;

  /** The bytes of a stream that tells whether any have come. */
  static final class StreamInput extends TimedInput {

    private static final long SHORT_PAUSE = TimeUnit.MILLISECONDS.toNanos(1);
    private static final long LONG_PAUSE = TimeUnit.MILLISECONDS.toNanos(20);

    private final InputStream source;
    private final byte[] buffer = new byte[1 << 13];
    private int next;
    private int end;

    StreamInput(InputStream source) {
      this.source = source;
    }

    @Override
    int take() throws IOException {
      if (next == end) {
        next = 0;
        end = Math.max(0, source.read(buffer));
      }
      return end == 0 ? END : buffer[next++] & 0xff;
    }

    @Override
    int take(Duration patience) throws IOException {
      return next < end || comes(patience.toNanos()) ? take() : NOTHING;
    }

    /** Looks again when the time is up, since this process may have been stopped meanwhile. */
    private boolean comes(long patience) throws IOException {
      long begun = System.nanoTime();
      long waited = 0;
      while (source.available() == 0) {
        if (waited > patience) {
          return false;
        }
        LockSupport.parkNanos(waited < 2 * LONG_PAUSE ? SHORT_PAUSE : LONG_PAUSE);
        waited = System.nanoTime() - begun;
      }
      return true;
    }
  }
}
