package hp41.number;

/**
 * An angle brought into the first half quadrant, in radians.
 *
 * <p>Multiples of the full turn, then quadrants are taken away and, above half a quadrant, the rest is
 * taken from the quadrant. In RAD the turn is 6.283185307180, so that the sine of the machine's π is
 * −4.1E−10.
 *
 * @param angle 0 to π/4
 * @param cofunction true if sine and cosine, tangent and cotangent change places
 * @param xNegative true if the sign of x, of the sine, cosine or tangent is to be changed
 * @param yNegative true if the sign of y (P-R) is to be changed
 */
record AngleReduction(Extended angle, boolean cofunction, boolean xNegative, boolean yNegative) {

  /** What an angle is reduced for: the functions differ in their signs and where they begin. */
  enum Purpose {
    SINE,
    COSINE,
    TANGENT,
    RECTANGULAR
  }

  /** π/2, with an exponent of 0. */
  static final Extended HALF_PI = new Extended(1_570_796_326_795L, 0);

  static final Extended NINE_TENTHS = new Extended(9_000_000_000_000L, -1);

  /** Half a quadrant of 90 degrees. Grads are made degrees before. */
  private static final long EIGHTH_IN_DEGREES = 4_500_000_000_000L;

  /** π/4. */
  private static final long EIGHTH_IN_RADIANS = 7_853_981_633_975L;

  static AngleReduction of(Decimal angle, AngleMode mode, Purpose purpose) {
    boolean radians = mode == AngleMode.RAD;
    long eighth = radians ? EIGHTH_IN_RADIANS : EIGHTH_IN_DEGREES;
    long rest = 1000 * Math.abs(angle.coefficient());
    if (mode == AngleMode.GRAD) {
      rest -= rest / 10;
    }
    int exponent = angle.exponent();
    if (!radians) {
      rest = exponent == 1 ? rest / 10 : rest;
      exponent = exponent == 1 ? 0 : exponent >= 2 ? exponent - 2 : exponent - 1;
    }
    int quadrants = 0;
    if (exponent >= 0) {
      rest = 10 * withoutTurns(rest, 8 * eighth / 10, exponent);
      exponent = 0;
      long quadrant = radians ? 2 * eighth / 10 : 2 * eighth;
      rest = radians ? rest / 10 : rest;
      quadrants = (int) (rest / quadrant);
      rest %= quadrant;
    }
    if (radians && exponent == 0) {
      rest *= 10;
    } else if (radians) {
      exponent++;
    }
    boolean mirrored = exponent >= 0 && rest >= eighth;
    Extended acute = Extended.normalized(mirrored ? 2 * eighth - rest : rest, exponent - 1);
    acute = radians ? acute : acute.dividedBy(NINE_TENTHS).times(HALF_PI);
    return placed(acute, quadrants, mirrored, angle.isNegative(), purpose);
  }

  /** The rest of {@code number × 10^exponent} divided by a full turn. */
  private static long withoutTurns(long number, long turn, int exponent) {
    long rest = number % turn;
    for (int digits = exponent; digits > 0; digits -= 6) {
      rest = rest * PowersOfTen.power(Math.min(digits, 6)) % turn;
    }
    return rest;
  }

  /** Notes what the quadrants that were taken away do to the signs, step by step. */
  private static AngleReduction placed(
      Extended acute, int quadrants, boolean mirrored, boolean negative, Purpose purpose) {
    boolean cofunction = purpose == Purpose.SINE;
    boolean xNegative = negative && (purpose == Purpose.SINE || purpose == Purpose.TANGENT);
    boolean yNegative = negative;
    for (int quadrant = 0; quadrant < quadrants; quadrant++) {
      if (!cofunction || purpose == Purpose.TANGENT) {
        xNegative = !xNegative;
      } else {
        yNegative = !yNegative;
      }
      cofunction = !cofunction;
    }
    return new AngleReduction(acute, cofunction ^ mirrored, xNegative, yNegative);
  }
}
