package hp41.standalone;

import hp41.ansi.TimedInput;
import java.io.IOException;
import java.time.Duration;

/** The bytes that the terminal sends. After a signal that asks the program to end, they end. */
final class TerminalBytes extends TimedInput {

  private final OpenFile in = new OpenFile(0);
  private final byte[] buffer = new byte[1 << 13];
  private int next;
  private int end;

  @Override
  protected int readSource() throws IOException {
    if (next == end) {
      next = 0;
      end = Posix.signal() == 0 ? Math.max(0, in.read(buffer, 0, buffer.length)) : 0;
    }
    return end == 0 ? END : Byte.toUnsignedInt(buffer[next++]);
  }

  @Override
  protected int readSource(Duration timeout) throws IOException {
    boolean ready =
        next < end || Posix.await(0, (int) timeout.toMillis()) != 0 || Posix.signal() != 0;
    return ready ? readSource() : NOTHING;
  }
}
