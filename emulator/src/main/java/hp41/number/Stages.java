package hp41.number;

/**
 * Constants and helper methods of the digit-by-digit algorithms. The number of passes of each stage
 * 0 to 7 (up to 255) is one byte of a {@code long}, so that a function allocates nothing.
 */
final class Stages {

  /** ln 10, with an exponent of 0. */
  static final long LN_10 = 2_302_585_092_994L;

  /** Number of the last stage, which uses factors of 1 + 10^−6. */
  static final int LAST = 6;

  /**
   * ln(1 + 10^−p) × 10^(13 + p) for the stages p = 0 to 6. The machine's ln 2 ends in two zeros;
   * the correct digits are 6931471805599.
   */
  private static final long[] LN_1_PLUS = {
    6_931_471_805_600L,
    9_531_017_980_433L,
    9_950_330_853_168L,
    9_995_003_330_835L,
    9_999_500_033_331L,
    9_999_950_000_333L,
    9_999_995_000_003L
  };

  private Stages() {}

  /** Returns ln(1 + 10^−stage), scaled by 10^(13 + stage). */
  static long lnOnePlus(int stage) {
    return LN_1_PLUS[stage];
  }

  /** Returns a number divided by 10^stage, for the stages 0 to 6. */
  static long shifted(long number, int stage) {
    return switch (stage) {
      case 0 -> number;
      case 1 -> number / 10;
      case 2 -> number / 100;
      case 3 -> number / 1000;
      case 4 -> number / 10_000;
      case 5 -> number / 100_000;
      default -> number / 1_000_000;
    };
  }

  /**
   * Returns the second-order correction r / (1 − r/2) of the small remainder r after the last
   * stage.
   *
   * @param digits the digits of r; neither they nor the result are normalized
   * @param exponent the exponent of r, which is negative
   */
  static Extended corrected(long digits, int exponent) {
    long half = PowersOfTen.shiftRight(5 * digits, -exponent);
    if (half == 0) {
      return new Extended(digits, exponent);
    }
    long divisor = Extended.TEN_UNITS - half;
    return digits < divisor
        ? new Extended(Extended.quotient(10 * digits, divisor), exponent)
        : new Extended(Extended.quotient(digits, divisor), exponent + 1);
  }

  /**
   * Returns x / (1 + x) for a small positive x; 1 + x is truncated to thirteen digits. Both
   * functions use it to change the sign of their argument: ln(1 + x) = −ln(1 − y) and e^−a − 1 = −z
   * / (1 + z).
   */
  static Extended overOnePlus(Extended x) {
    long shifted = PowersOfTen.shiftRight(x.mantissa(), -x.exponent());
    return shifted == 0 ? x : x.dividedBy(new Extended(Extended.UNIT + shifted, 0));
  }

  /** Returns {@code count} passes of a stage, to be added to the counts. */
  static long times(long count, int stage) {
    return count << 8 * stage;
  }

  /** Returns the number of passes of a stage. */
  static int at(long counts, int stage) {
    return (int) (counts >>> 8 * stage) & 0xFF;
  }

  /** Returns whether no stage before this one was passed. */
  static boolean noneBefore(long counts, int stage) {
    return (counts & (1L << 8 * stage) - 1) == 0;
  }
}
