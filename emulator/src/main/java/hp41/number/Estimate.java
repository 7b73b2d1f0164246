package hp41.number;

/**
 * What a {@code double} tells of a result: its ten digits, if the machine's thirteen cannot round
 * to others.
 *
 * <p>The machine's result differs from the true one by a bounded error (see numbers.md). Where the
 * limit between two ten-digit numbers is farther away than that, all roads lead to the same one.
 */
final class Estimate {

  /** No digits: the machine's own way has to be gone. No function gives zero otherwise here. */
  static final Decimal UNSAFE = Decimal.ZERO;

  /** The range of results; the decades at its ends are left to the machine's range checks. */
  private static final int MAX_EXPONENT = Decimal.MAX_EXPONENT - 1;

  private static final int LARGEST_POWER = 120;

  /** The powers of ten from −120 to 120, to half a unit of their last bit. */
  private static final double[] POWERS = new double[2 * LARGEST_POWER + 1];

  static {
    for (int i = 0; i < POWERS.length; i++) {
      POWERS[i] = Double.parseDouble("1e" + (i - LARGEST_POWER));
    }
  }

  /** Below the first ten-digit number the digits are finer, and so is the nearest limit. */
  private static final double LOWEST_LIMIT = Decimal.UNIT - 0.05;

  private Estimate() {}

  /** The number, to a relative error of 2^−52. */
  static double of(Decimal number) {
    return number.coefficient() * power(number.exponent() - 9);
  }

  /** The value of the digits of an {@link Extended}, to a relative error of 2^−52. */
  static double of(long mantissa, int exponent) {
    return mantissa * power(exponent - 12);
  }

  private static double power(int exponent) {
    return Math.abs(exponent) <= LARGEST_POWER ? POWERS[LARGEST_POWER + exponent] : Double.NaN;
  }

  /**
   * The ten-digit number nearest to a value that is not zero, or {@link #UNSAFE} if the machine's
   * could be another.
   *
   * @param relative how far the machine's result can be from the value, in proportion to it
   * @param units how far besides, in units of the tenth digit
   */
  static Decimal rounded(double value, double relative, double units) {
    double magnitude = Math.abs(value);
    int exponent = Math.getExponent(magnitude) * 1_262_611 >> 22;
    if (Math.abs(exponent) >= MAX_EXPONENT) {
      return UNSAFE;
    }
    double scaled = magnitude * power(9 - exponent);
    if (scaled >= Decimal.TEN_UNITS) {
      exponent++;
      scaled = magnitude * power(9 - exponent);
    }
    return rounded(scaled, value < 0, exponent, scaled * relative + units);
  }

  /** The same, given the value in units of the tenth digit. */
  static Decimal rounded(double scaled, boolean negative, int exponent, double margin) {
    long digits = (long) (scaled + 0.5);
    double toLimit = Math.min(0.5 - Math.abs(scaled - digits), scaled - LOWEST_LIMIT);
    if (!(toLimit > margin)) {
      return UNSAFE;
    }
    boolean carries = digits == Decimal.TEN_UNITS;
    long coefficient = carries ? Decimal.UNIT : digits;
    return new Decimal(negative ? -coefficient : coefficient, carries ? exponent + 1 : exponent);
  }
}
