package hp41.number;

/**
 * An angle brought into the first half quadrant.
 *
 * @param rest 0 to π/4; 0 to 0.45 for 0 to 45 degrees
 * @param degrees true if the rest is in hundreds of degrees, false if in radians
 * @param cofunction true if sine and cosine, tangent and cotangent change places
 * @param xNegative true if the sign of x, of the sine, cosine or tangent is to be changed
 * @param yNegative true if the sign of y (P-R) is to be changed
 */
record AngleReduction(
    Extended rest, boolean degrees, boolean cofunction, boolean xNegative, boolean yNegative) {

  /** What an angle is reduced for: the functions differ in their signs and where they begin. */
  enum Purpose {
    SINE,
    COSINE,
    TANGENT,
    RECTANGULAR
  }

  /** π/2. */
  static final Extended HALF_PI = new Extended(1_570_796_326_795L, 0);

  static final Extended NINE_TENTHS = new Extended(9_000_000_000_000L, -1);

  /** 45 degrees. */
  private static final long EIGHTH_IN_DEGREES = 4_500_000_000_000L;

  /** π/4. */
  private static final long EIGHTH_IN_RADIANS = 7_853_981_633_975L;

  private static final double RADIANS = Math.PI / 1.8;

  /** The angle in radians, as the machine computes it. */
  Extended angle() {
    return degrees ? rest.dividedBy(NINE_TENTHS).times(HALF_PI) : rest;
  }

  /** The angle in radians to a relative error of 2^−51. */
  double nearAngle() {
    double near = Estimate.of(rest.mantissa(), rest.exponent());
    return degrees ? near * RADIANS : near;
  }

  /**
   * How many quadrants were taken away, and what is left, counted from the nearer side of the
   * quadrant.
   */
  private record Octant(Extended rest, int quadrants, boolean mirrored) {

    static Octant of(long rest, int exponent, int quadrants, long eighth) {
      boolean mirrored = rest >= eighth;
      return new Octant(
          Extended.normalized(mirrored ? 2 * eighth - rest : rest, exponent), quadrants, mirrored);
    }
  }

  static AngleReduction of(Decimal angle, AngleMode mode, Purpose purpose) {
    long digits = 1000 * Math.abs(angle.coefficient());
    Octant octant =
        switch (mode) {
          case DEG -> inDegrees(digits, angle.exponent());
          case GRAD -> inDegrees(digits - digits / 10, angle.exponent());
          case RAD -> inRadians(digits, angle.exponent());
        };
    return placed(octant, mode != AngleMode.RAD, angle.isNegative(), purpose);
  }

  /** Degrees count as hundreds here, so that 90 of them are 0.9. */
  private static Octant inDegrees(long digits, int exponent) {
    if (exponent < 1) {
      return new Octant(Extended.normalized(digits, exponent - 2), 0, false);
    }
    long rest =
        10
            * (exponent == 1
                ? withoutTurns(digits / 10, 0, EIGHTH_IN_DEGREES)
                : withoutTurns(digits, exponent - 2, EIGHTH_IN_DEGREES));
    long quadrant = 2 * EIGHTH_IN_DEGREES;
    return Octant.of(rest % quadrant, -1, (int) (rest / quadrant), EIGHTH_IN_DEGREES);
  }

  /** In RAD a full turn is 6.283185307180, so that the sine of the machine's π is −4.1E−10. */
  private static Octant inRadians(long digits, int exponent) {
    if (exponent < -1) {
      return new Octant(Extended.normalized(digits, exponent), 0, false);
    }
    if (exponent == -1) {
      return Octant.of(digits, -1, 0, EIGHTH_IN_RADIANS);
    }
    long rest = withoutTurns(digits, exponent, EIGHTH_IN_RADIANS);
    long quadrant = 2 * EIGHTH_IN_RADIANS / 10;
    return Octant.of(rest % quadrant * 10, -1, (int) (rest / quadrant), EIGHTH_IN_RADIANS);
  }

  /**
   * The rest of {@code digits × 10^exponent} after full turns, which have a digit less than an
   * eighth.
   */
  private static long withoutTurns(long digits, int exponent, long eighth) {
    long turn = 8 * eighth / 10;
    long rest = digits % turn;
    for (int left = exponent; left > 0; left -= 6) {
      rest = rest * PowersOfTen.power(Math.min(left, 6)) % turn;
    }
    return rest;
  }

  /** Notes what the quadrants that were taken away do to the signs, one by one. */
  private static AngleReduction placed(
      Octant octant, boolean degrees, boolean negative, Purpose purpose) {
    boolean cofunction = purpose == Purpose.SINE;
    boolean xNegative = negative && (purpose == Purpose.SINE || purpose == Purpose.TANGENT);
    boolean yNegative = negative;
    for (int quadrant = 0; quadrant < octant.quadrants; quadrant++) {
      if (!cofunction || purpose == Purpose.TANGENT) {
        xNegative = !xNegative;
      } else {
        yNegative = !yNegative;
      }
      cofunction = !cofunction;
    }
    return new AngleReduction(
        octant.rest, degrees, cofunction ^ octant.mirrored, xNegative, yNegative);
  }
}
