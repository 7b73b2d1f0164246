package hp41.machine;

import java.util.Map;

/**
 * What TONE sounds. Synthetic operands go up to 127: the last hexadecimal digit makes the pitch by
 * the rule of the usual tones, and how long it lasts is what the machine happens to read behind its
 * table. Only the durations that were recorded are known; the others sound like the usual ones.
 *
 * @param hertz the pitch
 * @param milliseconds how long it sounds
 */
public record Tone(int hertz, int milliseconds) {

  private static final int USUAL_MILLISECONDS = 254;
  private static final Map<Integer, Integer> RECORDED =
      Map.of(10, 2050, 11, 2400, 15, 330, 26, 4700, 57, 30, 89, 20, 99, 1180, 127, 2800);

  /** The highest tones have loops of their own; the others share one that counts in hexadecimal. */
  private static final int FIRST_HIGH = 7;

  private static final int LAST_HIGH = 9;
  private static final int DIGIT = 0xF;
  private static final int MICROS_PER_SECOND = 1_000_000;

  /** The tone of an operand from 0 to 127. */
  public static Tone numbered(int number) {
    int period = 2 * halfPeriod(number & DIGIT) * Timing.WORD_MICROS;
    return new Tone(MICROS_PER_SECOND / period, RECORDED.getOrDefault(number, USUAL_MILLISECONDS));
  }

  /** Half the period, in words. */
  private static int halfPeriod(int digit) {
    return digit >= FIRST_HIGH && digit <= LAST_HIGH ? 12 - digit : 6 + 2 * (6 - digit & DIGIT);
  }

  /** How much longer it sounds than a usual tone, in microseconds; less than 0 if shorter. */
  int extraMicros() {
    return (milliseconds - USUAL_MILLISECONDS) * 1_000;
  }
}
