package hp41.machine;

import java.util.Arrays;

/**
 * The sound of TONE. Synthetic operands go up to 127: the last hexadecimal digit determines the
 * frequency by the rule of the normal tones, and the machine reads the duration from words after
 * its table. All durations are measured on the microcode, and those of the C, CV and CX are equal.
 *
 * @param hertz the frequency
 * @param milliseconds the duration; 0 if the tone is too short to be heard
 */
public record Tone(int hertz, int milliseconds) {

  private static final int USUAL_MILLISECONDS = 254;

  /** The milliseconds of all tones, sixteen in a row. */
  private static final int[] MILLISECONDS =
      Arrays.stream(
              """
              258 255 254 255 254 254 253 252 252 252 2047 2380 3352 629 2217 325
              1814 300 1411 271 451 920 422 805 266 467 4702 3220 1733 3833 3448 2300
              0 1066 2218 1880 1150 0 0 333 628 470 801 407 3779 1683 1268 94
              480 232 1999 1841 267 116 735 741 601 28 4057 3981 3171 3761 903 246
              1774 2244 132 170 985 219 53 188 109 127 3564 247 3606 3276 827 846
              54 197 1663 693 274 1126 444 72 538 20 2559 362 3089 3761 271 2376
              602 2184 384 1183 88 1248 936 780 624 433 2223 407 3500 284 1988 2313
              227 40 530 1183 379 1045 200 763 109 295 265 4370 698 3746 3434 2818
              """
                  .split("\\s+"))
          .mapToInt(Integer::parseInt)
          .toArray();

  /** The highest tones have their own loops; the others share a loop that counts in hexadecimal. */
  private static final int FIRST_HIGH = 7;

  private static final int LAST_HIGH = 9;
  private static final int DIGIT = 0xF;
  private static final int MICROS_PER_SECOND = 1_000_000;

  /** Returns the tone of an operand, 0 to 127. */
  public static Tone of(int number) {
    int period = 2 * halfPeriod(number & DIGIT) * Timing.WORD_MICROS;
    return new Tone(MICROS_PER_SECOND / period, MILLISECONDS[number]);
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
