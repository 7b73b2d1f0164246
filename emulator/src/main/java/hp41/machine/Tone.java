package hp41.machine;

import java.util.Map;

/**
 * The sound of TONE. Synthetic operands go up to 127: the last hexadecimal digit determines the
 * frequency by the rule of the normal tones, and the machine reads the duration from words after
 * its table. Only recorded durations are known; other operands use that of the normal tones.
 *
 * @param hertz the frequency
 * @param milliseconds the duration
 */
public record Tone(int hertz, int milliseconds) {

  private static final int USUAL_MILLISECONDS = 254;
  private static final Map<Integer, Integer> RECORDED =
      Map.of(10, 2050, 11, 2400, 15, 330, 26, 4700, 57, 30, 89, 20, 99, 1180, 127, 2800);

  /** The highest tones have their own loops; the others share a loop that counts in hexadecimal. */
  private static final int FIRST_HIGH = 7;

  private static final int LAST_HIGH = 9;
  private static final int DIGIT = 0xF;
  private static final int MICROS_PER_SECOND = 1_000_000;

  /** Returns the tone of an operand, 0 to 127. */
  public static Tone of(int number) {
    int period = 2 * halfPeriod(number & DIGIT) * Timing.WORD_MICROS;
    return new Tone(MICROS_PER_SECOND / period, RECORDED.getOrDefault(number, USUAL_MILLISECONDS));
  }

  /** Returns half the period in words. */
  private static int halfPeriod(int digit) {
    return digit >= FIRST_HIGH && digit <= LAST_HIGH ? 12 - digit : 6 + 2 * (6 - digit & DIGIT);
  }

  /**
   * Returns how much longer than a normal tone this tone is, in microseconds; negative if shorter.
   */
  int extraMicros() {
    return (milliseconds - USUAL_MILLISECONDS) * 1_000;
  }
}
