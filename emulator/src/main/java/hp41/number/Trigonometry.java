package hp41.number;

import hp41.number.AngleReduction.Purpose;

/** Sine, cosine, tangent, their inverses, and coordinate and angle conversions. */
public final class Trigonometry {

  private static final Extended HALF_PI = AngleReduction.HALF_PI;
  static final Extended QUARTER_PI = new Extended(7_853_981_633_975L, -1);
  private static final Extended LARGEST = Extended.of(Decimal.MAX);
  private static final Extended NINETY = new Extended(9_000_000_000_000L, 1);

  private Trigonometry() {}

  /** Returns the sine of an angle. */
  public static Decimal sin(Decimal angle, AngleMode mode) {
    return sineOf(AngleReduction.of(angle, mode, Purpose.SINE));
  }

  /** Returns the cosine of an angle. */
  public static Decimal cos(Decimal angle, AngleMode mode) {
    return sineOf(AngleReduction.of(angle, mode, Purpose.COSINE));
  }

  private static Decimal sineOf(AngleReduction reduced) {
    Decimal near = DoubleFastPath.sine(reduced).rounded();
    return near.isZero() ? sine(reduced).rounded() : near;
  }

  /**
   * Returns 1/√(1+t²), where t is the tangent or cotangent of a reduced angle: its sine or cosine,
   * as the reduction requires.
   */
  static Extended sine(AngleReduction reduced) {
    Extended t = Tangent.of(reduced.angle(), reduced.cofunction());
    return signed(Extended.ONE.dividedBy(secant(t)), reduced.xNegative());
  }

  /**
   * Returns the tangent of an angle. The tangent of any right angle is 9.999999999E99, without an
   * error and regardless of the sign.
   */
  public static Decimal tan(Decimal angle, AngleMode mode) {
    AngleReduction reduced = AngleReduction.of(angle, mode, Purpose.TANGENT);
    Decimal near = DoubleFastPath.tangent(reduced).rounded();
    return near.isZero() ? tangent(reduced).rounded() : near;
  }

  /** Returns the tangent of a reduced angle, or its cotangent if they are exchanged. */
  static Extended tangent(AngleReduction reduced) {
    Extended t = Tangent.of(reduced.angle(), reduced.cofunction());
    return t.equals(Tangent.OF_RIGHT_ANGLE) ? LARGEST : signed(t, reduced.xNegative());
  }

  /**
   * Returns the angle with the sine x, from −90 to 90 degrees.
   *
   * @throws DomainError if |x| is greater than 1
   */
  public static Decimal asin(Decimal x, AngleMode mode) {
    Decimal near = DoubleFastPath.arcSine(x, mode).rounded();
    return near.isZero() ? arcSine(x, mode).rounded() : near;
  }

  static Extended arcSine(Decimal x, AngleMode mode) {
    return fromSine(x, false, false, x.isNegative(), mode);
  }

  /**
   * Returns the angle with the cosine x, from 0 to 180 degrees.
   *
   * @throws DomainError if |x| is greater than 1
   */
  public static Decimal acos(Decimal x, AngleMode mode) {
    Decimal near = DoubleFastPath.arcCosine(x, mode).rounded();
    return near.isZero() ? arcCosine(x, mode).rounded() : near;
  }

  static Extended arcCosine(Decimal x, AngleMode mode) {
    return fromSine(x, !x.isNegative(), x.isNegative(), false, mode);
  }

  private static Extended fromSine(
      Decimal x, boolean complement, boolean obtuse, boolean negative, AngleMode mode) {
    Extended sine = Extended.of(x).abs();
    Extended below = sine.minus(Extended.ONE);
    if (below.isZero()) {
      return angle(Extended.ZERO, !complement, obtuse, negative, mode);
    }
    if (!below.isNegative()) {
      throw DomainError.INSTANCE;
    }
    Extended cosine = sine.plus(Extended.ONE).times(below).negate().squareRoot();
    return fromTangent(sine.dividedBy(cosine), complement, obtuse, negative, mode);
  }

  /** Returns the angle with the tangent x, from −90 to 90 degrees. */
  public static Decimal atan(Decimal x, AngleMode mode) {
    Decimal near = DoubleFastPath.arcTangent(x, mode).rounded();
    return near.isZero() ? arcTangent(x, mode).rounded() : near;
  }

  static Extended arcTangent(Decimal x, AngleMode mode) {
    return fromTangent(Extended.of(x).abs(), false, false, x.isNegative(), mode);
  }

  private static Extended fromTangent(
      Extended t, boolean complement, boolean obtuse, boolean negative, AngleMode mode) {
    if (t.exponent() < 0 || t.isZero()) {
      return angle(Tangent.arc(t), complement, obtuse, negative, mode);
    }
    if (t.equals(Extended.ONE)) {
      return angle(QUARTER_PI, complement, obtuse, negative, mode);
    }
    return angle(Tangent.arc(Extended.ONE.dividedBy(t)), !complement, obtuse, negative, mode);
  }

  /** Moves an angle of 0 to π/4 to its octant and converts it to the unit of the mode. */
  private static Extended angle(
      Extended acute, boolean complement, boolean obtuse, boolean negative, AngleMode mode) {
    Extended radians = complement ? HALF_PI.minus(acute) : acute;
    if (obtuse) {
      radians = radians.plus(HALF_PI);
    }
    return signed(inUnitOf(mode, radians), negative);
  }

  private static Extended inUnitOf(AngleMode mode, Extended radians) {
    return switch (mode) {
      case RAD -> radians;
      case GRAD -> radians.scaled(2).dividedBy(HALF_PI);
      case DEG -> radians.scaled(2).dividedBy(HALF_PI).times(AngleReduction.NINE_TENTHS);
    };
  }

  /** P-R: converts an angle and a radius to rectangular coordinates x and y. */
  public static Pair toRectangular(Decimal angle, Decimal radius, AngleMode mode) {
    AngleReduction reduced = AngleReduction.of(angle, mode, Purpose.RECTANGULAR);
    Decimal adjacent = DoubleFastPath.adjacent(reduced, radius).rounded();
    Decimal opposite = DoubleFastPath.opposite(reduced, radius).rounded();
    if (adjacent.isZero() || opposite.isZero()) {
      Extended t = Tangent.of(reduced.angle(), false);
      Extended side = adjacent(t, radius);
      adjacent = side.rounded();
      opposite = t.times(side).rounded();
    }
    Decimal x = reduced.cofunction() ? opposite : adjacent;
    Decimal y = reduced.cofunction() ? adjacent : opposite;
    return new Pair(reduced.xNegative() ? x.negate() : x, reduced.yNegative() ? y.negate() : y);
  }

  /** Returns the side of a right triangle next to the angle with the tangent t. */
  static Extended adjacent(Extended t, Decimal radius) {
    return Extended.of(radius).dividedBy(secant(t));
  }

  /**
   * R-P: converts rectangular coordinates to the radius (in x) and the angle (in y). Both are zero
   * for the origin.
   */
  public static Pair toPolar(Decimal y, Decimal x, AngleMode mode) {
    Decimal radius = DoubleFastPath.radius(y, x).rounded();
    Decimal angle = DoubleFastPath.direction(y, x, mode).rounded();
    return new Pair(
        radius.isZero() ? radius(y, x).rounded() : radius,
        angle.isZero() ? direction(y, x, mode).rounded() : angle);
  }

  static Extended radius(Decimal y, Decimal x) {
    Extended ordinate = Extended.of(y);
    Extended abscissa = Extended.of(x);
    return ordinate.times(ordinate).plus(abscissa.times(abscissa)).squareRoot();
  }

  static Extended direction(Decimal y, Decimal x, AngleMode mode) {
    if (x.isZero()) {
      return y.isZero() ? Extended.ZERO : angle(Extended.ZERO, false, true, y.isNegative(), mode);
    }
    boolean left = x.isNegative();
    Extended t = Extended.of(y).dividedBy(Extended.of(x)).abs();
    return fromTangent(t, left, left, y.isNegative(), mode);
  }

  /** D-R: converts degrees to radians. */
  public static Decimal degreesToRadians(Decimal degrees) {
    return Extended.of(degrees).times(HALF_PI).dividedBy(NINETY).rounded();
  }

  /** R-D: converts radians to degrees. */
  public static Decimal radiansToDegrees(Decimal radians) {
    return Extended.of(radians).times(NINETY).dividedBy(HALF_PI).rounded();
  }

  /** Returns √(t² + 1), the secant of the angle with the tangent t. */
  private static Extended secant(Extended tangent) {
    return tangent.times(tangent).plus(Extended.ONE).squareRoot();
  }

  private static Extended signed(Extended magnitude, boolean negative) {
    return negative ? magnitude.negate() : magnitude;
  }
}
