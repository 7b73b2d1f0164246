package hp41.number;

/**
 * An angle reduced to the first half quadrant (0 to 45 degrees).
 *
 * @param octant the reduced angle
 * @param degrees true if the reduced angle is in hundreds of degrees, false if in radians
 * @param cofunction true if sine and cosine, or tangent and cotangent, are exchanged
 * @param xNegative true if the sign of the sine, cosine, tangent or of x (P-R) changes
 * @param yNegative true if the sign of y (P-R) changes
 */
record AngleReduction(
    Octant octant, boolean degrees, boolean cofunction, boolean xNegative, boolean yNegative) {

  /** The function that an angle is reduced for. It decides how quadrants affect the signs. */
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

  /** 2π with one digit fewer than π/4. */
  private static final long TURN_IN_RADIANS = 8 * EIGHTH_IN_RADIANS / 10;

  private static final double RADIANS = Math.PI / 1.8;

  /** Returns the angle in radians, 0 to π/4, as the machine computes it. */
  Extended angle() {
    Extended rest = Extended.normalized(octant.rest, octant.exponent);
    return degrees ? rest.dividedBy(NINE_TENTHS).times(HALF_PI) : rest;
  }

  /** Returns the angle in radians to a relative error of 2^−51. */
  double nearAngle() {
    double rest = Estimate.of(octant.rest, octant.exponent);
    return degrees ? rest * RADIANS : rest;
  }

  /**
   * The angle that remains after whole quadrants are removed: {@code rest × 10^(exponent − 12)}.
   *
   * @param rest the digits of the remaining angle
   * @param exponent the exponent of the remaining angle
   * @param quadrants the number of quadrants removed
   * @param mirrored true if the angle is measured back from the end of the quadrant
   */
  record Octant(long rest, int exponent, int quadrants, boolean mirrored) {

    static Octant of(long rest, int exponent, int quadrants, long eighth) {
      boolean mirrored = rest >= eighth;
      return new Octant(mirrored ? 2 * eighth - rest : rest, exponent, quadrants, mirrored);
    }
  }

  static AngleReduction of(Decimal angle, AngleMode mode, Purpose purpose) {
    long digits = scale(mode) * Math.abs(angle.coefficient());
    Octant octant =
        mode == AngleMode.RAD
            ? inRadians(digits, angle.exponent())
            : inDegrees(digits, angle.exponent());
    return withSigns(octant, mode != AngleMode.RAD, angle.isNegative(), purpose);
  }

  /** Reduces degrees. The unit here is hundreds of degrees, so a quadrant is 0.9. */
  private static Octant inDegrees(long digits, int exponent) {
    if (exponent < 0) {
      return new Octant(digits, exponent, 0, false);
    }
    long rest = withoutTurns(digits, exponent, turn(AngleMode.DEG));
    long quadrant = 2 * EIGHTH_IN_DEGREES;
    return Octant.of(rest % quadrant, 0, (int) (rest / quadrant), EIGHTH_IN_DEGREES);
  }

  /** Reduces radians. A full turn is 6.283185307180, so the sine of the machine's π is −4.1E−10. */
  private static Octant inRadians(long digits, int exponent) {
    if (exponent < -1) {
      return new Octant(digits, exponent, 0, false);
    }
    if (exponent == -1) {
      return Octant.of(digits, -1, 0, EIGHTH_IN_RADIANS);
    }
    long rest = withoutTurns(digits, exponent, turn(AngleMode.RAD));
    long quadrant = 2 * EIGHTH_IN_RADIANS / 10;
    return Octant.of(rest % quadrant * 10, -1, (int) (rest / quadrant), EIGHTH_IN_RADIANS);
  }

  /** Returns a full turn, in the units of a coefficient times {@link #scale}. */
  static long turn(AngleMode mode) {
    return mode == AngleMode.RAD ? TURN_IN_RADIANS : 8 * EIGHTH_IN_DEGREES;
  }

  /** Returns the factor by which the reduction multiplies the coefficient of an angle. */
  static int scale(AngleMode mode) {
    return switch (mode) {
      case DEG -> 10;
      case GRAD -> 9;
      case RAD -> 1000;
    };
  }

  /** Returns the remainder of {@code digits × 10^exponent} after full turns. */
  private static long withoutTurns(long digits, int exponent, long turn) {
    long rest = digits % turn;
    for (int left = exponent; left > 0; left -= 6) {
      rest = rest * PowersOfTen.power(Math.min(left, 6)) % turn;
    }
    return rest;
  }

  /**
   * Derives the signs from the quadrant: the sine changes its sign after two quadrants, the cosine
   * after one and after three.
   */
  private static AngleReduction withSigns(
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
