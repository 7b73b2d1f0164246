package hp41.number;

/**
 * An angle brought into the first half quadrant.
 *
 * @param octant what is left of it
 * @param degrees true if that is in hundreds of degrees, false if in radians
 * @param cofunction true if sine and cosine, tangent and cotangent change places
 * @param xNegative true if the sign of x, of the sine, cosine or tangent is to be changed
 * @param yNegative true if the sign of y (P-R) is to be changed
 */
record AngleReduction(
    Octant octant, boolean degrees, boolean cofunction, boolean xNegative, boolean yNegative) {

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

  /** 45 degrees, in units of 10^−10. */
  private static final long EIGHTH_IN_DEGREES = 450_000_000_000L;

  /** π/4. */
  private static final long EIGHTH_IN_RADIANS = 7_853_981_633_975L;

  /** 2π, which has a digit less. */
  private static final long TURN_IN_RADIANS = 8 * EIGHTH_IN_RADIANS / 10;

  private static final double RADIANS = Math.PI / 1.8;

  /** The angle in radians, 0 to π/4, as the machine computes it. */
  Extended angle() {
    Extended rest = Extended.normalized(octant.rest, octant.exponent);
    return degrees ? rest.dividedBy(NINE_TENTHS).times(HALF_PI) : rest;
  }

  /** The angle in radians to a relative error of 2^−51. */
  double nearAngle() {
    double rest = Estimate.of(octant.rest, octant.exponent);
    return degrees ? rest * RADIANS : rest;
  }

  /**
   * What is left after so many quadrants, counted from the nearer side of the quadrant: {@code rest
   * × 10^(exponent − 12)}.
   */
  record Octant(long rest, int exponent, int quadrants, boolean mirrored) {

    static Octant of(long rest, int exponent, int quadrants, long eighth) {
      boolean mirrored = rest >= eighth;
      return new Octant(mirrored ? 2 * eighth - rest : rest, exponent, quadrants, mirrored);
    }
  }

  static AngleReduction of(Decimal angle, AngleMode mode, Purpose purpose) {
    long digits = Math.abs(angle.coefficient());
    Octant octant =
        switch (mode) {
          case DEG -> inDegrees(10 * digits, angle.exponent());
          case GRAD -> inDegrees(9 * digits, angle.exponent());
          case RAD -> inRadians(1000 * digits, angle.exponent());
        };
    return placed(octant, mode != AngleMode.RAD, angle.isNegative(), purpose);
  }

  /** Degrees count as hundreds here, so that 90 of them are 0.9. */
  private static Octant inDegrees(long digits, int exponent) {
    if (exponent < 0) {
      return new Octant(digits, exponent, 0, false);
    }
    long rest = withoutTurns(digits, exponent, 8 * EIGHTH_IN_DEGREES);
    long quadrant = 2 * EIGHTH_IN_DEGREES;
    return Octant.of(rest % quadrant, 0, (int) (rest / quadrant), EIGHTH_IN_DEGREES);
  }

  /** In RAD a full turn is 6.283185307180, so that the sine of the machine's π is −4.1E−10. */
  private static Octant inRadians(long digits, int exponent) {
    if (exponent < -1) {
      return new Octant(digits, exponent, 0, false);
    }
    if (exponent == -1) {
      return Octant.of(digits, -1, 0, EIGHTH_IN_RADIANS);
    }
    long rest = withoutTurns(digits, exponent, TURN_IN_RADIANS);
    long quadrant = 2 * EIGHTH_IN_RADIANS / 10;
    return Octant.of(rest % quadrant * 10, -1, (int) (rest / quadrant), EIGHTH_IN_RADIANS);
  }

  /** The rest of {@code digits × 10^exponent} after full turns. */
  private static long withoutTurns(long digits, int exponent, long turn) {
    long rest = digits % turn;
    for (int left = exponent; left > 0; left -= 6) {
      rest = rest * PowersOfTen.power(Math.min(left, 6)) % turn;
    }
    return rest;
  }

  /** The sine changes its sign after two quadrants, the cosine after one and after three. */
  private static AngleReduction placed(
      Octant octant, boolean degrees, boolean negative, Purpose purpose) {
    int quadrants = octant.quadrants;
    int changes =
        switch (purpose) {
          case SINE -> quadrants / 2;
          case COSINE, RECTANGULAR -> (quadrants + 1) / 2;
          case TANGENT -> quadrants;
        };
    boolean odd = purpose == Purpose.SINE || purpose == Purpose.TANGENT;
    return new AngleReduction(
        octant,
        degrees,
        purpose == Purpose.SINE ^ quadrants % 2 != 0 ^ octant.mirrored,
        (negative && odd) ^ changes % 2 != 0,
        negative ^ quadrants / 2 != 0);
  }
}
