package hp41.player;

import hp41.key.Key;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The moments at which the machine reads its keyboard. A key that goes down between them is missed,
 * but acts at the next such moment if it is still down.
 */
final class KeyPolling {

  private final Timeline timeline;
  private final Consumer<Key> act;
  private final Runnable release;
  private Optional<Key> missed = Optional.empty();
  private boolean down;
  private long wentDown;
  private long wentUp;

  /**
   * Creates the state in which no key is down.
   *
   * @param act what a missed key does when the machine reads it
   * @param release what happens then if the key is up again
   */
  KeyPolling(Timeline timeline, Consumer<Key> act, Runnable release) {
    this.timeline = timeline;
    this.act = act;
    this.release = release;
  }

  void keyDown() {
    down = true;
    wentDown = timeline.now();
  }

  void keyUp() {
    down = false;
    wentUp = timeline.now();
  }

  boolean isDown() {
    return down;
  }

  /** Remembers a key that went down while the machine does not read keys. */
  void miss(Key key) {
    missed = Optional.of(key);
  }

  /**
   * Remembers a key as missed. A key that is pressed before the machine has noticed the release of
   * the last one is ignored.
   */
  void missAfterDebouncing(Key key) {
    if (!Times.isBounce(wentDown - wentUp)) {
      miss(key);
    }
  }

  /** Forgets a missed key, because an error or a scrolling message ignores a key that is down. */
  void forget() {
    missed = Optional.empty();
  }

  /** Reads the keyboard: a missed key acts now. */
  void read() {
    Optional<Key> key = missed;
    forget();
    key.ifPresent(act);
    if (key.isPresent() && !down) {
      release.run();
    }
  }

  /** Reads the keyboard between two program lines: only R/S acts, and keys that are up are lost. */
  void readForStop() {
    if (!down) {
      forget();
    } else if (missed.filter(Key.RUN_STOP::equals).isPresent()) {
      read();
    }
  }

  /** Returns whether the last key went down and up between two moments. */
  boolean wasTapped(long begin, long end) {
    return !down && wentDown > begin && wentUp < end;
  }
}
