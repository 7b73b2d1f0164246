package hp41.microcode;

import hp41.key.Key;
import hp41.nut.Nut;
import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;

/**
 * The finger on the keys. The machine drops a press that is too short, and the next one if it comes
 * too soon: a press lasts a while, and the next waits until the machine sleeps, or for a tenth of a
 * second if a program runs. All times are in words of the processor, those it sleeps counted.
 */
final class KeyPressQueue {

  private static final int HOLD = 200;
  private static final int BETWEEN = 600;

  private static final long NEVER = Long.MAX_VALUE;

  private final Nut nut;
  private final Queue<Key> waiting = new ArrayDeque<>();
  private boolean down;
  private long pressed;
  private long release = NEVER;
  private long free;

  KeyPressQueue(Nut nut) {
    this.nut = nut;
  }

  /** Presses a key and holds it; if another one is down or waits, only taps it behind that. */
  void down(Key key, long now) {
    if (down || !waiting.isEmpty()) {
      tap(key);
    } else {
      press(key, now);
    }
  }

  private void press(Key key, long now) {
    nut.press(KeyCodes.of(key));
    down = true;
    pressed = now;
    release = NEVER;
  }

  /** Lets the key go that is held, when it has been down long enough. */
  void up(long now) {
    if (down) {
      release = Math.min(release, Math.max(now, pressed + HOLD));
    }
  }

  /** Presses and lets go a key when those before it are done. */
  void tap(Key key) {
    waiting.add(key);
  }

  /** Whether a key is held by somebody who has not let it go yet. */
  boolean isHolding() {
    return down && release == NEVER;
  }

  /** Whether no key is down, and none waits. */
  boolean isIdle() {
    return !down && waiting.isEmpty();
  }

  /** When it moves next; never if it does not by itself. */
  long next() {
    if (down) {
      return release;
    }
    return waiting.isEmpty() ? NEVER : nut.isAsleep() ? free - BETWEEN : free;
  }

  /** Moves if it is time to. */
  void move(long now) {
    if (now < next()) {
      return;
    }
    if (down) {
      nut.release();
      down = false;
      free = now + BETWEEN;
    } else {
      Optional.ofNullable(waiting.poll()).ifPresent(key -> press(key, now));
      up(now);
    }
  }

  /** Lets go, and forgets what waits. */
  void forget() {
    waiting.clear();
    if (down) {
      nut.release();
      down = false;
    }
  }
}
