package hp41.number;

/**
 * A result computed in {@code double} with a bound of its distance from the machine's result.
 *
 * <p>The value is certain to round to the machine's ten digits if the nearest rounding limit is
 * farther away than this bound. A NaN value estimates nothing.
 *
 * @param value the result
 * @param relative the relative part of the bound, for the machine's thirteen digits
 * @param units the absolute part of the bound, in units of the tenth digit
 */
record Estimate(double value, double relative, double units) {

  /** Results with greater exponents are left to the machine's range checks. */
  private static final int MAX_EXPONENT = Decimal.MAX_EXPONENT - 1;

  private static final int LARGEST_POWER = 120;

  /** Below a power of ten the digits are ten times finer, so the rounding limit is closer. */
  private static final double LOWEST_LIMIT = Decimal.UNIT - 0.05;

  /** The powers of ten from −120 to 120, each correctly rounded. */
  private static final double[] POWERS = powers();

  /**
   * Computes each power from the previous one and its rounding error. Parsing the powers as text
   * would need milliseconds.
   */
  private static double[] powers() {
    double[] powers = new double[2 * LARGEST_POWER + 1];
    double power = 1;
    double missing = 0;
    for (int i = 0; i <= LARGEST_POWER; i++) {
      double reciprocal = 1 / power;
      double rest = Math.fma(-reciprocal, power, 1) - reciprocal * missing;
      powers[LARGEST_POWER - i] = reciprocal + reciprocal * rest;
      powers[LARGEST_POWER + i] = power;
      double next = 10 * power;
      double error = Math.fma(10, power, -next) + 10 * missing;
      power = next + error;
      missing = error - (power - next);
    }
    return powers;
  }

  /** Converts a number, to a relative error of 2^−52. */
  static double of(Decimal number) {
    return number.coefficient() * power(number.exponent() - 9);
  }

  /**
   * Returns {@code mantissa × 10^(exponent − 12)} for up to fourteen digits, to a relative error of
   * 2^−52.
   */
  static double of(long mantissa, int exponent) {
    return mantissa * power(exponent - 12);
  }

  private static double power(int exponent) {
    return Math.abs(exponent) <= LARGEST_POWER ? POWERS[LARGEST_POWER + exponent] : Double.NaN;
  }

  /** Returns the ten-digit number that the machine rounds to, or zero if it is not certain. */
  Decimal rounded() {
    double magnitude = Math.abs(value);
    int decade =
        Math.getExponent(magnitude) * 1_262_611
            >> 22; // times log10(2): this exponent or the next one
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
