package hp41.number;

/**
 * Computes functions in {@code double}: much faster than the machine's algorithms, and used where
 * all ten digits are certain to be equal.
 *
 * <p>Each margin is at least the proven bound of the machine's truncation errors plus the error of
 * the {@code double} computation. Both are derived in numbers.md. The methods of {@link Math} are
 * specified to one unit in the last place, which is 10^−6 units of the tenth digit.
 */
final class DoubleFastPath {

  /** Smaller logarithms lose digits, because the argument is close to 1. */
  private static final double SMALLEST_LOGARITHM = 0.001;

  /** With larger exponents hardly any digit of the power would be certain. */
  private static final double LARGEST_EXPONENT_OF_POWER = 40;

  /** True ln 10 divided by the machine's ln 10, which is truncated after thirteen digits. */
  private static final double TENS = 1 + 1.984e-14;

  /** With smaller angles the machine's rotation works on fewer digits. */
  private static final double SMALLEST_ANGLE = 1e-5;

  /**
   * The machine's angle divided by the true angle: the middle of the possible range, which is below
   * 1.
   */
  private static final double MIDDLE_ANGLE = 1 - 3.5e-12;

  /**
   * The machine's sines and cosines divided by the true values of the same angle: the middle of the
   * possible range, which is above 1.
   */
  private static final double MIDDLE_SINE = 1 + 1e-12;

  /**
   * The machine's radius divided by the true radius: the middle of the possible range, which is
   * below 1.
   */
  private static final double MIDDLE_RADIUS = 1 - 7.5e-13;

  /** Closer to 1, a {@code double} sine does not determine the angle to enough digits. */
  private static final double LARGEST_SINE = 0.99;

  private DoubleFastPath() {}

  /** Estimates √x. */
  static Estimate squareRoot(Decimal x) {
    return new Estimate(Math.sqrt(Estimate.of(x)), 0, 0.0011);
  }

  /** Estimates ln x. */
  static Estimate ln(Decimal x) {
    return new Estimate(notSmall(Math.log(Estimate.of(x))), 0, 0.01);
  }

  /** Estimates log x. */
  static Estimate log(Decimal x) {
    return new Estimate(notSmall(Math.log10(Estimate.of(x))), 0, 0.02);
  }

  /** Estimates ln(1 + x). */
  static Estimate lnOnePlus(Decimal x) {
    if (x.exponent() < -1) {
      return new Estimate(Math.log1p(Estimate.of(x)), 4.2e-12, 0.003);
    }
    Extended sum = Extended.of(x).plus(Extended.ONE);
    return new Estimate(Math.log(Estimate.of(sum.mantissa(), sum.exponent())), 0, 0.01);
  }

  private static double notSmall(double logarithm) {
    return Math.abs(logarithm) >= SMALLEST_LOGARITHM ? logarithm : Double.NaN;
  }

  /** Estimates e^x for an argument with the machine's thirteen or fourteen digits. */
  static Estimate exp(long mantissa, int exponent) {
    return exp(Estimate.of(mantissa, exponent), 2.5e-12);
  }

  /** Estimates e^x − 1. */
  static Estimate expMinusOne(Decimal x) {
    return new Estimate(Math.expm1(Estimate.of(x) * TENS), 5.2e-12, 0.003);
  }

  /** Estimates y^x for a positive y. */
  static Estimate power(Decimal y, Decimal x) {
    double logarithm = notSmall(Math.log(Estimate.of(y)));
    double argument = logarithm * Estimate.of(x);
    double magnitude = Math.abs(argument);
    double relative = 2.5e-12 + (logarithm < 0 ? 2.7e-12 : 4.7e-12) * magnitude;
    return exp(magnitude <= LARGEST_EXPONENT_OF_POWER ? argument : Double.NaN, relative);
  }

  private static Estimate exp(double argument, double relative) {
    return new Estimate(Math.exp(argument * TENS), relative, 0.002);
  }

  /**
   * Estimates the sine of a reduced angle if sine and cosine are exchanged, otherwise the cosine.
   */
  static Estimate sine(AngleReduction reduced) {
    double angle = angle(reduced);
    double sine = (reduced.cofunction() ? Math.sin(angle) : Math.cos(angle)) * MIDDLE_SINE;
    boolean small = sine < 0.1;
    double units;
    if (small) {
      units = 0.002;
    } else if (reduced.cofunction()) {
      units = 0.0012 + 0.058 * angle;
    } else {
      units = 0.0115 + 0.048 * angle * angle;
    }
    return new Estimate(reduced.xNegative() ? -sine : sine, small ? 7.3e-12 : 0, units);
  }

  /** Estimates the tangent of a reduced angle, or its cotangent if they are exchanged. */
  static Estimate tangent(AngleReduction reduced) {
    double angle = angle(reduced);
    double tangent = reduced.cofunction() ? 1 / Math.tan(angle) : Math.tan(angle);
    double relative = 5.8e-12 * (1 + angle * angle);
    return new Estimate(reduced.xNegative() ? -tangent : tangent, relative, 0.002);
  }

  /** Estimates the side of a right triangle next to the reduced angle, without a sign. */
  static Estimate adjacent(AngleReduction reduced, Decimal radius) {
    double angle = angle(reduced);
    double side = Estimate.of(radius) * Math.cos(angle) * MIDDLE_SINE;
    return new Estimate(side, 1.2e-12 + 7.4e-12 * angle * angle, 0.0015);
  }

  /** Estimates the side of a right triangle opposite to the reduced angle, without a sign. */
  static Estimate opposite(AngleReduction reduced, Decimal radius) {
    return new Estimate(Estimate.of(radius) * Math.sin(angle(reduced)), 7.9e-12, 0.0015);
  }

  /** Estimates √(y² + x²). */
  static Estimate radius(Decimal y, Decimal x) {
    double ordinate = Estimate.of(y);
    double abscissa = Estimate.of(x);
    double radius = Math.sqrt(ordinate * ordinate + abscissa * abscissa);
    return new Estimate(radius * MIDDLE_RADIUS, 8e-13, 0.0012);
  }

  /** Estimates the angle of the point x, y. */
  static Estimate direction(Decimal y, Decimal x, AngleMode mode) {
    return arc(Math.atan2(Estimate.of(y), Estimate.of(x)), mode, 1.15e-11);
  }

  private static double angle(AngleReduction reduced) {
    return notTiny(reduced.nearAngle()) * MIDDLE_ANGLE;
  }

  private static double notTiny(double angle) {
    return Math.abs(angle) >= SMALLEST_ANGLE ? angle : Double.NaN;
  }

  /** Estimates the angle with the sine x. */
  static Estimate arcSine(Decimal x, AngleMode mode) {
    return arc(Math.asin(notNearOne(Estimate.of(x))), mode, 1.2e-11);
  }

  /** Estimates the angle with the cosine x. */
  static Estimate arcCosine(Decimal x, AngleMode mode) {
    return arc(Math.acos(notNearOne(Estimate.of(x))), mode, 1.2e-11);
  }

  private static double notNearOne(double sine) {
    return Math.abs(sine) <= LARGEST_SINE ? sine : Double.NaN;
  }

  /** Estimates the angle with the tangent x. */
  static Estimate arcTangent(Decimal x, AngleMode mode) {
    return arc(Math.atan(Estimate.of(x)), mode, 9.2e-12);
  }

  private static Estimate arc(double radians, AngleMode mode, double relative) {
    return new Estimate(notTiny(radians) * mode.perRadian(), relative, 0);
  }
}
