package hp41.memory;

import hp41.number.Counter;

/**
 * ISG and DSE on register words, for counters iiiii.fffcc whose digits remain in place. {@link
 * Counter} handles all other counters.
 */
public final class LoopCounter {

  private static final int FIRST_DIGIT = 48;
  private static final int LARGEST_EXPONENT = 9;

  private LoopCounter() {}

  /**
   * ISG: returns the counter incremented by cc, or {@link Word#NONE} if digits change their place.
   */
  public static long increment(long counter) {
    if (!isPlain(counter)) {
      return Word.NONE;
    }
    long count = DecimalDigits.sum(counter & Word.MANTISSA, step(counter));
    return count > Word.MANTISSA ? Word.NONE : count | counter & Word.EXPONENT;
  }

  /**
   * DSE: returns the counter decremented by cc, or {@link Word#NONE} if digits change their place.
   */
  public static long decrement(long counter) {
    if (!isPlain(counter)) {
      return Word.NONE;
    }
    long digits = counter & Word.MANTISSA;
    long step = step(counter);
    long count = digits > step ? DecimalDigits.difference(digits, step) : 0;
    return count >>> FIRST_DIGIT == 0 ? Word.NONE : count | counter & Word.EXPONENT;
  }

  /**
   * Returns whether a new count is greater than the final value fff of the old counter. ISG then
   * skips a line.
   */
  public static boolean isAbove(long count, long counter) {
    return (count & Word.MANTISSA) >>> point(counter) > decimals(counter) >>> FIRST_DIGIT - 8;
  }

  private static boolean isPlain(long word) {
    return (word & ~Word.MANTISSA) <= LARGEST_EXPONENT && Word.isNormalized(word);
  }

  /** Returns the increment cc (00 means 1), shifted to the units of the count. */
  private static long step(long counter) {
    long step = decimals(counter) >>> FIRST_DIGIT - 16 & 0xFF;
    return (step == 0 ? 1 : step) << point(counter);
  }

  /** Returns the digits after the decimal point, starting at the first digit of the mantissa. */
  private static long decimals(long counter) {
    return (counter & Word.MANTISSA) << FIRST_DIGIT + 4 - point(counter) & Word.MANTISSA;
  }

  /** Returns the number of bits to the right of the decimal point. */
  private static int point(long counter) {
    return FIRST_DIGIT - 4 * (int) (counter & Word.EXPONENT);
  }
}
