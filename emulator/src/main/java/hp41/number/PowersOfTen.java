package hp41.number;

import java.math.BigInteger;

/** The powers of ten that fit into a {@code long}, and shifts by decimal digits. */
final class PowersOfTen {

  private static final long[] POWERS = new long[19];

  static {
    POWERS[0] = 1;
    for (int i = 1; i < POWERS.length; i++) {
      POWERS[i] = 10 * POWERS[i - 1];
    }
  }

  /**
   * For each power of ten: 2^62 times the power of two below it, divided by the power of ten and
   * rounded up.
   */
  private static final long[] RECIPROCALS = new long[POWERS.length];

  /** For each power of ten: the exponent of the greatest power of two that is not above it. */
  private static final int[] SHIFTS = new int[POWERS.length];

  static {
    for (int i = 0; i < POWERS.length; i++) {
      BigInteger power = BigInteger.valueOf(POWERS[i]);
      SHIFTS[i] = power.bitLength() - 1;
      BigInteger quotient = BigInteger.ONE.shiftLeft(62 + SHIFTS[i]).divide(power);
      RECIPROCALS[i] = quotient.longValueExact() + 1;
    }
  }

  private PowersOfTen() {}

  /** Returns 10 to an exponent of 0 to 18. */
  static long power(int exponent) {
    return POWERS[exponent];
  }

  /**
   * Shifts a number of up to eighteen digits right and drops the last {@code digits} digits. The
   * multiplication by a reciprocal is much faster than a division.
   */
  static long shiftRight(long number, int digits) {
    if (digits >= POWERS.length) {
      return 0;
    }
    long sign = number >> 63;
    long magnitude = (number ^ sign) - sign;
    long shifted = Math.multiplyHigh(magnitude << 2, RECIPROCALS[digits]) >> SHIFTS[digits];
    return (shifted ^ sign) - sign;
  }

  /** Returns the last {@code digits} digits of a number of up to eighteen, with its sign. */
  static long remainder(long number, int digits) {
    return number - shiftRight(number, digits) * POWERS[digits];
  }
}
