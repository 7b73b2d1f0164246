package hp41.memory;

import hp41.number.Counter;

/**
 * Counts loop counters iiiii.fffcc as the registers hold them. Most often only digits before the
 * point change, and all stay in their places; for anything else there is {@link Counter}.
 */
public final class LoopCounter {

  private static final int FIRST_DIGIT = 48;
  private static final int LARGEST_EXPONENT = 9;

  private LoopCounter() {}

  /** ISG: the counter counted up by cc, or {@link Word#NONE} if its digits do not stay in place. */
  public static long increment(long counter) {
    if (!isPlain(counter)) {
      return Word.NONE;
    }
    long count = DecimalDigits.sum(counter & Word.MANTISSA, step(counter));
    return count > Word.MANTISSA ? Word.NONE : count | counter & Word.EXPONENT;
  }

  /** DSE: the counter counted down by cc, or {@link Word#NONE}. */
  public static long decrement(long counter) {
    if (!isPlain(counter)) {
      return Word.NONE;
    }
    long digits = counter & Word.MANTISSA;
    long step = step(counter);
    long count = digits > step ? DecimalDigits.difference(digits, step) : 0;
    return count >>> FIRST_DIGIT == 0 ? Word.NONE : count | counter & Word.EXPONENT;
  }

  /** Whether the count that one of these gave is above the fff of the counter: ISG skips a line. */
  public static boolean isAbove(long count, long counter) {
    return (count & Word.MANTISSA) >>> point(counter) > decimals(counter) >>> FIRST_DIGIT - 8;
  }

  /** Whether there are digits behind the point. */
  public static boolean hasDecimals(long counter) {
    return isPlain(counter) && decimals(counter) != 0;
  }

  private static boolean isPlain(long word) {
    return (word & ~Word.MANTISSA) <= LARGEST_EXPONENT && Word.isNormalized(word);
  }

  /** The digits cc, 00 meaning one, at the place of the count. */
  private static long step(long counter) {
    long step = decimals(counter) >>> FIRST_DIGIT - 16 & 0xFF;
    return (step == 0 ? 1 : step) << point(counter);
  }

  /** The digits behind the point, from the first digit of the mantissa on. */
  private static long decimals(long counter) {
    return (counter & Word.MANTISSA) << FIRST_DIGIT + 4 - point(counter) & Word.MANTISSA;
  }

  /** How many bits there are behind the point. */
  private static int point(long counter) {
    return FIRST_DIGIT - 4 * (int) (counter & Word.EXPONENT);
  }
}
