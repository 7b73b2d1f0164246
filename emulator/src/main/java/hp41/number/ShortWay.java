package hp41.number;

/**
 * The functions computed in {@code double}: the machine's digits in a fraction of the time where
 * they are certain, and {@link Estimate#UNSAFE} where not.
 *
 * <p>Each margin is at least the proven bound of what the machine's truncated steps can do to the
 * result, plus the error of the {@code double}; both are derived in numbers.md. {@link Math}'s
 * functions are specified to one unit of the last bit, 10^−6 units of the tenth digit.
 */
final class ShortWay {

  /** Below it the digits of a logarithm are those of the difference from 1, which are fewer. */
  private static final double SMALLEST_LOGARITHM = 0.01;

  /** The same where the logarithm is only a part of the result. */
  private static final double SMALLEST_LOGARITHM_OF_BASE = 0.001;

  /** Beyond it the margin of a power would leave hardly any results. */
  private static final double LARGEST_EXPONENT_OF_POWER = 40;

  /** ln 10 divided by the machine's, which is cut after thirteen digits: 1 + 1.984 × 10^−14. */
  private static final double TENS = 1 + 1.984e-14;

  private static final double SMALLEST_ANGLE = 1e-5;

  private ShortWay() {}

  /** √x: the machine's last digit is that of the true root or one more. */
  static Decimal squareRoot(Decimal x) {
    if (x.signum() <= 0) {
      return Estimate.UNSAFE;
    }
    int exponent = x.exponent() >> 1;
    boolean odd = (x.exponent() & 1) != 0;
    double root = odd ? Math.sqrt(x.coefficient()) * 1e5 : Math.sqrt(10 * x.coefficient()) * 1e4;
    return Estimate.rounded(root, false, exponent, 0.0011);
  }

  /** ln x. */
  static Decimal ln(Decimal x) {
    return logarithm(Math.log(Estimate.of(x)), 0.01);
  }

  /** log x. */
  static Decimal log(Decimal x) {
    return logarithm(Math.log10(Estimate.of(x)), 0.02);
  }

  private static Decimal logarithm(double logarithm, double units) {
    return Math.abs(logarithm) >= SMALLEST_LOGARITHM && Math.abs(logarithm) < 300
        ? Estimate.rounded(logarithm, 0, units)
        : Estimate.UNSAFE;
  }

  /** e^x for an argument of the machine's thirteen or fourteen digits. */
  static Decimal exp(long mantissa, int exponent) {
    return exp(Estimate.of(mantissa, exponent), 2.5e-12);
  }

  /** y^x for a positive y. */
  static Decimal power(Decimal y, Decimal x) {
    double logarithm = Math.log(Estimate.of(y));
    double argument = logarithm * Estimate.of(x);
    double magnitude = Math.abs(argument);
    return Math.abs(logarithm) >= SMALLEST_LOGARITHM_OF_BASE
            && magnitude < LARGEST_EXPONENT_OF_POWER
        ? exp(argument, 2.5e-12 + 4.6e-12 * magnitude)
        : Estimate.UNSAFE;
  }

  private static Decimal exp(double argument, double relative) {
    return Estimate.rounded(Math.exp(argument * TENS), relative, 0.002);
  }

  /** The sine or, for a cofunction, ... */
  static Decimal sineOrCosine(AngleReduction reduced) {
    double angle = reduced.nearAngle();
    if (angle < SMALLEST_ANGLE) {
      return Estimate.UNSAFE;
    }
    if (!reduced.cofunction()) {
      return rounded(Math.cos(angle), reduced.xNegative(), 0, 0.023 + 0.095 * angle * angle);
    }
    double sine = Math.sin(angle);
    return sine >= 0.1
        ? rounded(sine, reduced.xNegative(), 0, 0.015 + 0.095 * angle)
        : rounded(sine, reduced.xNegative(), 1.3e-11, 0.002);
  }

  /** The tangent of a reduced angle. */
  static Decimal tangent(AngleReduction reduced) {
    double angle = reduced.nearAngle();
    if (angle < SMALLEST_ANGLE) {
      return Estimate.UNSAFE;
    }
    double tangent = Math.tan(angle);
    double relative = 9.3e-12 * (1 + angle * angle);
    return rounded(
        reduced.cofunction() ? 1 / tangent : tangent, reduced.xNegative(), relative, 0.002);
  }

  private static Decimal rounded(double value, boolean negative, double relative, double units) {
    return Estimate.rounded(negative ? -value : value, relative, units);
  }
}
