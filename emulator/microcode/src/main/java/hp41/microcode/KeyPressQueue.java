package hp41.microcode;

import hp41.key.Key;
import hp41.nut.Nut;
import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;

/**
 * Presses and releases keys at the speed that the microcode needs. The microcode ignores a press
 * that is too short, and one that follows too soon. The queue therefore holds each key for a while
 * and waits until the processor sleeps, or for a tenth of a second if a program runs. Times are in
 * processor words, including sleep.
 */
final class KeyPressQueue {

  private static final int HOLD = 200;
  private static final int BETWEEN = 600;

  private static final long NEVER = Long.MAX_VALUE;

  private final Nut nut;
  private final Queue<Key> waiting = new ArrayDeque<>();
  private boolean down;
  private boolean both;
  private long pressed;
  private long release = NEVER;
  private long free;

  KeyPressQueue(Nut nut) {
    this.nut = nut;
  }

  /**
   * Presses a key and holds it. If another key is down or queued, the key is queued as a short
   * press. While the machine is off, ON is not queued, so that two keys can be down.
   */
  void down(Key key, long now) {
    both = down && key == Key.ON && nut.isOff();
    if (!both && (down || !waiting.isEmpty())) {
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

  /** Releases the keys that are down, as soon as they have been down long enough. */
  void up(long now) {
    if (down) {
      release = Math.min(release, Math.max(now, pressed + HOLD));
    }
  }

  /** Queues a short press of a key. */
  void tap(Key key) {
    waiting.add(key);
  }

  /** Returns whether a key is down and not yet released. */
  boolean isHolding() {
    return down && release == NEVER;
  }

  /** Returns whether no key is down or queued. */
  boolean isIdle() {
    return !down && waiting.isEmpty();
  }

  /** Returns the time of the next press or release; {@code Long.MAX_VALUE} if there is none. */
  long next() {
    if (down) {
      return release;
    }
    return waiting.isEmpty() ? NEVER : nut.isAsleep() ? free - BETWEEN : free;
  }

  /** Presses or releases a key if its time has come. */
  void move(long now) {
    if (now < next()) {
      return;
    }
    if (down) {
      nut.release();
      down = both;
      both = false;
      free = now + BETWEEN;
      release = free;
    } else {
      Optional.ofNullable(waiting.poll()).ifPresent(key -> press(key, now));
      up(now);
    }
  }

  /** Releases all keys and clears the queue. */
  void clear() {
    waiting.clear();
    while (down) {
      nut.release();
      down = both;
      both = false;
    }
  }
}
