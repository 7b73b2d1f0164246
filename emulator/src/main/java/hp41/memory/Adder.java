package hp41.memory;

import hp41.number.Decimal;

/**
 * Adds numbers as the registers hold them, without making {@link Decimal}s of them: the same sums
 * as those of {@link hp41.number.Arithmetic}, in a fraction of the time.
 *
 * <p>Thirteen digits are computed with. With equal signs the smaller number loses the digits that
 * it is shifted by; with unequal ones the larger gains a digit, and what the smaller loses counts
 * as one unit more. What is normalized then is rounded to ten digits.
 */
public final class Adder {

  private static final int WIDTH = 52;

  private Adder() {}

  /**
   * The sum of two words, or {@link Word#NONE} if one is no normalized number or the sum is out of
   * range.
   */
  public static long sum(long a, long b) {
    if (!Word.isNormalized(a) || !Word.isNormalized(b)) {
      return Word.NONE;
    }
    if (((a ^ b) & ~Word.MANTISSA) == Word.MINUS && (a & Word.EXPONENT) < 0x100) {
      return opposed(a, b);
    }
    boolean swaps = Word.magnitude(a) < Word.magnitude(b);
    long large = swaps ? b : a;
    long small = swaps ? a : b;
    int exponent = Word.exponent(large);
    int shift = 4 * (exponent - Word.exponent(small));
    if (small == 0 || shift > WIDTH) {
      return large;
    }
    long digits = large & Word.MANTISSA;
    long added = small & Word.MANTISSA;
    if (((large ^ small) & Word.MINUS) == 0) {
      digits = DecimalDigits.sum(digits, added >>> shift);
    } else if (shift == 0) {
      digits = DecimalDigits.difference(digits, added);
    } else {
      digits = DecimalDigits.difference(digits << 4, shiftedUp(added << 4, shift));
      exponent--;
    }
    return rounded(large & Word.MINUS, digits, exponent);
  }

  /** The same of two numbers with different signs and the same exponent, 0 to 99: exact. */
  private static long opposed(long a, long b) {
    boolean swaps = (a & Word.MANTISSA) < (b & Word.MANTISSA);
    long large = swaps ? b : a;
    long digits = DecimalDigits.difference(large & Word.MANTISSA, (swaps ? a : b) & Word.MANTISSA);
    if (digits == 0) {
      return 0;
    }
    int zeros = Long.numberOfLeadingZeros(digits) - (Long.SIZE - WIDTH) >> 2;
    return zeros == 0
        ? large & ~Word.MANTISSA | digits
        : large & Word.MINUS | digits << 4 * zeros | Word.ofExponent(Word.exponent(a) - zeros);
  }

  /** The difference of two words, likewise. */
  public static long difference(long a, long b) {
    return Word.isNormalized(b) ? sum(a, Word.negated(b)) : Word.NONE;
  }

  /** Shifted right; lost digits count as one unit. */
  private static long shiftedUp(long digits, int shift) {
    long shifted = digits >>> shift;
    return shifted << shift == digits ? shifted : DecimalDigits.sum(shifted, 1);
  }

  /** The word with thirteen of up to fourteen digits normalized and rounded to ten. */
  private static long rounded(long sign, long sum, int first) {
    if (sum == 0) {
      return 0;
    }
    long digits = sum;
    int exponent = first;
    if (digits >>> WIDTH != 0) {
      digits >>>= 4;
      exponent++;
    } else {
      int zeros = Long.numberOfLeadingZeros(digits) - (Long.SIZE - WIDTH) >> 2;
      digits <<= 4 * zeros;
      exponent -= zeros;
    }
    if ((digits & Word.EXPONENT) >= 0x500) {
      digits = DecimalDigits.sum(digits, Word.EXPONENT + 1);
      if (digits >>> WIDTH != 0) {
        digits >>>= 4;
        exponent++;
      }
    }
    if (exponent > Decimal.MAX_EXPONENT) {
      return Word.NONE;
    }
    boolean vanishes = exponent < -Decimal.MAX_EXPONENT;
    return vanishes ? 0 : sign | digits & Word.MANTISSA | Word.ofExponent(exponent);
  }
}
