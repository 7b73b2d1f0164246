package hp41.memory;

import hp41.number.DigitAdder;

/**
 * ISG and DSE on a loop counter that is not a normalized number and has its decimal point within
 * its ten digits. The digits at the places of iiiii, fff and cc are used as they are; only digits
 * that pass the adder lose values above 9 (observed on the machine with status registers).
 *
 * @param count the incremented or decremented word
 * @param above whether the count is greater than fff, so that ISG skips a line
 */
public record RawCounter(long count, boolean above) {

  private static final int DIGITS = 10;
  private static final long ALL_DIGITS = 0xFF_FFFF_FFFFL;
  private static final int MINUS = 9;
  private static final int GROWTH = 2;

  /** Returns whether the decimal point of a word is within its ten digits. */
  public static boolean hasPointInDigits(long word) {
    return (word & Word.EXPONENT) < DIGITS;
  }

  /** Counts up (ISG) or down (DSE). */
  public static RawCounter of(long word, boolean up) {
    int sign = Word.digit(word, 13) % DIGITS;
    int places = (int) (word & Word.EXPONENT) + 1;
    long mantissa = word >>> 12 & ALL_DIGITS;
    long whole = mantissa >>> 4 * (DIGITS - places);
    long decimals = mantissa << 4 * places & ALL_DIGITS;
    long step = Math.max(decimals >>> 20 & 0xFF, 1);
    int direction = up ? 0 : MINUS;
    long count;
    if (sign == direction) {
      count = DigitAdder.sum(whole, step, DIGITS + GROWTH);
    } else if (whole >= step) {
      count = DigitAdder.difference(whole, step, DIGITS);
    } else {
      count = DigitAdder.difference(step, whole, DIGITS);
      sign = direction;
    }
    boolean above = sign != MINUS && count > decimals >>> 28;
    return new RawCounter(count == 0 ? fraction(decimals) : combined(sign, count, decimals), above);
  }

  /** Combines a count and as many of the old decimals as fit. */
  private static long combined(int sign, long count, long decimals) {
    int places = length(count);
    long whole = places > DIGITS ? count >>> 4 * (places - DIGITS) : count << 4 * (DIGITS - places);
    long tail = places > DIGITS ? 0 : decimals >>> 4 * places;
    long digits = DigitAdder.sum(whole, tail, DIGITS) & ALL_DIGITS;
    return (long) sign << 52 | digits << 12 | Word.ofExponent(places - 1);
  }

  /** Returns the word of the decimals alone. */
  private static long fraction(long decimals) {
    int zeros = DIGITS - length(decimals);
    return decimals == 0 ? 0 : decimals << 4 * zeros + 12 | Word.ofExponent(-1 - zeros);
  }

  private static int length(long digits) {
    return Long.SIZE / 4 - Long.numberOfLeadingZeros(digits) / 4;
  }
}
