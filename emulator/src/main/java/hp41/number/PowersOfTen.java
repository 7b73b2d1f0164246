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

  /** For each power the integer above 2^61 times the next power of two, divided by it. */
  private static final long[] RECIPROCALS = new long[POWERS.length];

  /** The exponents of the powers of two below the powers of ten. */
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

  /** 10 to an exponent of 0 to 18. */
  static long power(int exponent) {
    return POWERS[exponent];
  }

  /**
   * A number of up to eighteen digits shifted right by some, which fall off. To multiply by the
   * reciprocal takes a fraction of the time of a division.
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

  /** The last digits of a number of up to eighteen, with its sign. */
  static long remainder(long number, int digits) {
    return number - shiftRight(number, digits) * POWERS[digits];
  }
}
