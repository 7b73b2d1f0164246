package hp41.recordings;

import hp41.key.Key;
import hp41.microcode.Microcode;
import hp41.nut.Nut;
import java.util.Optional;

/**
 * Stops the microcode where it fetches a line of a running program. The address is that of the
 * 41CX, revision NFL, which passes it once for each line.
 */
final class Fetches {

  private static final int FETCH = 0x0108;
  private static final int LIFT = 11;
  private static final int RUN_STOP = 0x87;
  private static final int PRESS = 400;
  private static final int WAIT = 3_000;
  private static final long LONGEST = 100_000_000;

  private final Nut nut;

  Fetches(Nut nut) {
    this.nut = nut;
  }

  /** Presses R/S, and executes up to the fetch of the first line. */
  void start() {
    nut.press(RUN_STOP);
    nut.run(PRESS);
    nut.release();
    toNext();
  }

  /** Sets whether the next number lifts the stack. */
  static void lift(Nut nut, boolean enabled) {
    nut.status(LIFT, enabled);
  }

  /**
   * Executes a line with stack lift enabled or disabled.
   *
   * @param during the key to press while the line executes
   * @return whether stack lift is enabled at the fetch of the next line, or after the program has
   *     stopped
   */
  boolean lift(boolean enabled, Optional<Key> during) {
    lift(nut, enabled);
    nut.step();
    during.ifPresent(this::pressLater);
    toNext();
    return nut.status(LIFT);
  }

  private void pressLater(Key key) {
    nut.run(WAIT);
    nut.press(Microcode.code(key));
    nut.run(PRESS);
    nut.release();
  }

  private void toNext() {
    long end = nut.words() + LONGEST;
    while (!nut.isAsleep() && nut.address() != FETCH && nut.words() < end) {
      nut.step();
    }
  }
}
