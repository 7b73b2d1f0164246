package hp41.screen;

import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** The bytes of a stream that tells whether any have come. */
final class StreamInput extends TimedInput {

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
