package hp41.number;

/** The powers of ten that fit into a {@code long}, and shifts by decimal digits. */
final class PowersOfTen {

  private static final long[] POWERS = new long[19];

  static {
    POWERS[0] = 1;
    for (int i = 1; i < POWERS.length; i++) {
      POWERS[i] = 10 * POWERS[i - 1];
    }
  }

  private PowersOfTen() {}

  /** 10 to an exponent of 0 to 18. */
  static long power(int exponent) {
    return POWERS[exponent];
  }

  /** A number shifted right by some digits, which fall off; zero once all nineteen are gone. */
  static long shiftRight(long number, int digits) {
    return digits < POWERS.length ? number / POWERS[digits] : 0;
  }
}
