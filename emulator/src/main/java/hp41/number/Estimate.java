package hp41.number;

/**
 * A result computed in {@code double}, and how far the machine's may be from it.
 *
 * <p>The machine's result differs from the true one by a bounded error. Where the limit between two
 * ten-digit numbers is farther away than that, both round to the same number. A value that is no
 * number estimates nothing.
 *
 * @param value the result
 * @param relative how far the machine's thirteen digits can be from the value, in proportion to it
 * @param units how far besides, in units of the tenth digit
 */
record Estimate(double value, double relative, double units) {

  /** The range of results; the decades at its ends are left to the machine's range checks. */
  private static final int MAX_EXPONENT = Decimal.MAX_EXPONENT - 1;

  private static final int LARGEST_POWER = 120;

  /** Below the first ten-digit number the digits are finer, and so is the nearest limit. */
  private static final double LOWEST_LIMIT = Decimal.UNIT - 0.05;

  /** The powers of ten from −120 to 120, to half a unit of their last bit. */
  private static final double[] POWERS = powers();

  /** Each from the one before, with what that lacks; to read them as text takes milliseconds. */
  private static double[] powers() {
    double[] powers = new double[2 * LARGEST_POWER + 1];
    double power = 1;
    double lacking = 0;
    for (int i = 0; i <= LARGEST_POWER; i++) {
      double reciprocal = 1 / power;
      double rest = Math.fma(-reciprocal, power, 1) - reciprocal * lacking;
      powers[LARGEST_POWER - i] = reciprocal + reciprocal * rest;
      powers[LARGEST_POWER + i] = power;
      double next = 10 * power;
      double error = Math.fma(10, power, -next) + 10 * lacking;
      power = next + error;
      lacking = error - (power - next);
    }
    return powers;
  }

  /** The number, to a relative error of 2^−52. */
  static double of(Decimal number) {
    return number.coefficient() * power(number.exponent() - 9);
  }

  /** {@code mantissa × 10^(exponent − 12)} for up to fourteen digits, to an error of 2^−52. */
  static double of(long mantissa, int exponent) {
    return mantissa * power(exponent - 12);
  }

  private static double power(int exponent) {
    return Math.abs(exponent) <= LARGEST_POWER ? POWERS[LARGEST_POWER + exponent] : Double.NaN;
  }

  /** The ten-digit number that the machine rounds to, or zero if that is not certain. */
  Decimal rounded() {
    double magnitude = Math.abs(value);
    int decade = Math.getExponent(magnitude) * 1_262_611 >> 22; // times log 2: it or the next
    if (Math.abs(decade) >= MAX_EXPONENT) {
      return Decimal.ZERO;
    }
    int exponent = magnitude >= power(decade + 1) ? decade + 1 : decade;
    double scaled = magnitude * power(9 - exponent);
    long digits = (long) (scaled + 0.5);
    double margin = scaled * relative + units;
    if (0.5 - Math.abs(scaled - digits) <= margin || scaled - LOWEST_LIMIT <= margin) {
      return Decimal.ZERO;
    }
    if (digits == Decimal.TEN_UNITS) {
      digits = Decimal.UNIT;
      exponent++;
    }
    return new Decimal(value < 0 ? -digits : digits, exponent);
  }
}
