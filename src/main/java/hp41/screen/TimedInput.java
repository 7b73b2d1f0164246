package hp41.screen;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;

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
}
