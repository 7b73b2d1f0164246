package hp41.nut;

/**
 * Detects tones in the changes of the beeper's bits. Each change ends a half wave. A tone ends when
 * the bits have not changed for a while, or when the wavelength changes. The two halves of a wave
 * can differ in length.
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

  /** Receives tones. */
  public interface BeeperListener {

    /**
     * Called when a tone has ended.
     *
     * @param halves the number of half waves
     * @param words the duration in word times of the processor
     */
    void tone(int halves, long words);
  }

  BeeperOutput(BeeperListener listener) {
    this.listener = listener;
  }

  /**
   * Sets the beeper's bits.
   *
   * @param next the new bits
   * @param words the number of words executed so far
   */
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

  /**
   * Ends the current tone if the bits have not changed for a while.
   *
   * @param words the number of words executed so far
   */
  void pass(long words) {
    if (halves > 0 && words - last > LONGEST_HALF_WAVE) {
      end();
    }
  }

  /** Clears the bits and discards the current tone. */
  void reset() {
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
