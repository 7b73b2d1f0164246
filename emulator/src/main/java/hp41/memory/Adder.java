package hp41.memory;

import hp41.number.Decimal;

/**
 * Adds numbers as register words, without conversion to {@link Decimal}. The results are the same
 * as those of {@link hp41.number.Arithmetic}, but the computation is much faster.
 *
 * <p>The computation uses thirteen digits. With equal signs, the digits that are shifted out of the
 * smaller number are dropped. With different signs, the larger number is extended by one digit, and
 * lost digits of the smaller number count as one unit. The result is normalized and rounded to ten
 * digits.
 */
public final class Adder {

  private static final int WIDTH = 52;

  private Adder() {}

  /**
   * Returns the sum of two words, or {@link Word#NONE} if one is not a normalized number or the sum
   * is out of range.
   */
  public static long sum(long a, long b) {
    if (!Word.isNormalized(a) || !Word.isNormalized(b)) {
      return Word.NONE;
    }
    if (((a ^ b) & ~Word.MANTISSA) == Word.MINUS && (a & Word.EXPONENT) < 0x100) {
      return sumOfOpposite(a, b);
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
    long smallDigits = small & Word.MANTISSA;
    if (((large ^ small) & Word.MINUS) == 0) {
      digits = DecimalDigits.sum(digits, smallDigits >>> shift);
    } else if (shift == 0) {
      digits = DecimalDigits.difference(digits, smallDigits);
    } else {
      digits = DecimalDigits.difference(digits << 4, shiftedRoundingUp(smallDigits << 4, shift));
      exponent--;
    }
    return rounded(large & Word.MINUS, digits, exponent);
  }

  /** Adds two numbers with different signs and the same exponent, 0 to 99. The result is exact. */
  private static long sumOfOpposite(long a, long b) {
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

  /**
   * Returns the difference of two words, or {@link Word#NONE} if one is not a normalized number or
   * the difference is out of range.
   */
  public static long difference(long a, long b) {
    return Word.isNormalized(b) ? sum(a, Word.negated(b)) : Word.NONE;
  }

  /** Shifts digits right. Lost digits count as one unit. */
  private static long shiftedRoundingUp(long digits, int shift) {
    long shifted = digits >>> shift;
    return shifted << shift == digits ? shifted : DecimalDigits.sum(shifted, 1);
  }

  /** Normalizes up to fourteen digits and rounds them to ten. */
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
