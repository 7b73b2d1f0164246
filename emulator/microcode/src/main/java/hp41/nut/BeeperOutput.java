package hp41.nut;

/**
 * Hears tones in the beeper's bits: each time they change, half a wave is over. A tone ends when
 * nothing has changed for a while, or when the wave gets longer or shorter. The two halves of a
 * wave can differ in length.
 */
public final class BeeperOutput {

  private static final int LONGEST_HALF_WAVE = 64;
  private static final int FEWEST_HALVES = 4;

  private final BeeperListener listener;
  private int bits;
  private long last = -LONGEST_HALF_WAVE - 1;
  private long first;
  private long half;
  private long halfBefore;
  private int halves;

  /** Hears tones. */
  public interface BeeperListener {

    /** A tone is over that had so many half waves in so many words of the processor. */
    void tone(int halves, long words);
  }

  BeeperOutput(BeeperListener listener) {
    this.listener = listener;
  }

  /** The bits after so many words. */
  void set(int next, long words) {
    if (next == bits) {
      return;
    }
    bits = next;
    long since = words - last;
    if (since > LONGEST_HALF_WAVE) {
      end();
      first = words;
    } else if (halves > 1 && since != halfBefore) {
      end();
      first = last;
      halves = 1;
    } else {
      halves++;
    }
    halfBefore = half;
    half = since;
    last = words;
  }

  /** So many words have passed. */
  void pass(long words) {
    if (halves > 0 && words - last > LONGEST_HALF_WAVE) {
      end();
    }
  }

  /** The bits are as when the processor rests, and what has been heard of a tone is forgotten. */
  void rest() {
    bits = 0;
    halves = 0;
  }

  private void end() {
    if (halves >= FEWEST_HALVES) {
      listener.tone(halves, last - first);
    }
    halves = 0;
  }
}
