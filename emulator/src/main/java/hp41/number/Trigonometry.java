package hp41.number;

import hp41.number.AngleReduction.Purpose;

/** Sine, cosine, tangent and their inverses, and the two kinds of coordinates. */
public final class Trigonometry {

  private static final Extended HALF_PI = AngleReduction.HALF_PI;
  private static final Extended QUARTER_PI = new Extended(7_853_981_633_975L, -1);
  private static final Extended LARGEST = Extended.of(Decimal.MAX);
  private static final Extended NINETY = new Extended(9_000_000_000_000L, 1);

  private Trigonometry() {}

  /** The sine of an angle. */
  public static Decimal sin(Decimal angle, AngleMode mode) {
    return sineOf(AngleReduction.of(angle, mode, Purpose.SINE));
  }

  /** The cosine of an angle. */
  public static Decimal cos(Decimal angle, AngleMode mode) {
    return sineOf(AngleReduction.of(angle, mode, Purpose.COSINE));
  }

  private static Decimal sineOf(AngleReduction reduced) {
    Decimal near = DoubleFastPath.sine(reduced).rounded();
    return near.isZero() ? sine(reduced).rounded() : near;
  }

  /** The sine of a reduced angle whose sine and cosine changed places, or the cosine. */
  static Extended sine(AngleReduction reduced) {
    Extended t = Tangent.of(reduced.angle(), reduced.cofunction());
    return signed(Extended.ONE.dividedBy(secant(t)), reduced.xNegative());
  }

  /**
   * The tangent of an angle; 9.999999999E99 without an error for any right angle, whatever its
   * sign.
   */
  public static Decimal tan(Decimal angle, AngleMode mode) {
    AngleReduction reduced = AngleReduction.of(angle, mode, Purpose.TANGENT);
    Decimal near = DoubleFastPath.tangent(reduced).rounded();
    return near.isZero() ? tangent(reduced).rounded() : near;
  }

  /** The tangent of a reduced angle, or its cotangent. */
  static Extended tangent(AngleReduction reduced) {
    Extended t = Tangent.of(reduced.angle(), reduced.cofunction());
    return t.equals(Tangent.OF_RIGHT_ANGLE) ? LARGEST : signed(t, reduced.xNegative());
  }

  /**
   * The angle with this sine, from −90 to 90 degrees.
   *
   * @throws DomainError beyond ±1
   */
  public static Decimal asin(Decimal x, AngleMode mode) {
    Decimal near = DoubleFastPath.arcSine(x, mode).rounded();
    return near.isZero() ? arcSine(x, mode).rounded() : near;
  }

  static Extended arcSine(Decimal x, AngleMode mode) {
    return fromSine(x, false, false, x.isNegative(), mode);
  }

  /**
   * The angle with this cosine, from 0 to 180 degrees.
   *
   * @throws DomainError beyond ±1
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

  /** The angle with this tangent, from −90 to 90 degrees. */
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

  /** Puts an angle of 0 to π/4 where it belongs and gives it its unit. */
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

  /** P-R: the abscissa x and the ordinate y of a radius and an angle. */
  public static Pair toRectangular(Decimal angle, Decimal radius, AngleMode mode) {
    AngleReduction reduced = AngleReduction.of(angle, mode, Purpose.RECTANGULAR);
    Extended t = Tangent.of(reduced.angle(), false);
    Extended adjacent = Extended.of(radius).dividedBy(secant(t));
    Extended opposite = t.times(adjacent);
    Extended x = reduced.cofunction() ? opposite : adjacent;
    Extended y = reduced.cofunction() ? adjacent : opposite;
    return new Pair(
        signed(x, reduced.xNegative()).rounded(), signed(y, reduced.yNegative()).rounded());
  }

  /**
   * R-P: the radius (in x) and the angle (in y) of an ordinate and an abscissa; both zero for the
   * origin.
   */
  public static Pair toPolar(Decimal y, Decimal x, AngleMode mode) {
    Extended ordinate = Extended.of(y);
    Extended abscissa = Extended.of(x);
    Extended radius = ordinate.times(ordinate).plus(abscissa.times(abscissa)).squareRoot();
    return new Pair(radius.rounded(), direction(ordinate, abscissa, mode));
  }

  private static Decimal direction(Extended y, Extended x, AngleMode mode) {
    if (x.isZero()) {
      return y.isZero()
          ? Decimal.ZERO
          : angle(Extended.ZERO, false, true, y.isNegative(), mode).rounded();
    }
    boolean left = x.isNegative();
    return fromTangent(y.dividedBy(x).abs(), left, left, y.isNegative(), mode).rounded();
  }

  /** D-R: degrees to radians. */
  public static Decimal degreesToRadians(Decimal degrees) {
    return Extended.of(degrees).times(HALF_PI).dividedBy(NINETY).rounded();
  }

  /** R-D: radians to degrees. */
  public static Decimal radiansToDegrees(Decimal radians) {
    return Extended.of(radians).times(NINETY).dividedBy(HALF_PI).rounded();
  }

  /** √(t² + 1), the reciprocal of the cosine. */
  private static Extended secant(Extended tangent) {
    return tangent.times(tangent).plus(Extended.ONE).squareRoot();
  }

  private static Extended signed(Extended magnitude, boolean negative) {
    return negative ? magnitude.negate() : magnitude;
  }
}
