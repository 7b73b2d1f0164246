package hp41.number;

/**
 * The intermediate results that functions leave in registers Q and ⊢, where synthetic programming
 * reads them (observed on the machine).
 */
public enum Intermediate {
  /** The tangent or cotangent of SIN. */
  SINE,
  /** The tangent or cotangent of COS. */
  COSINE,
  /** The tangent of P-R, whose angle is in Y. */
  RECTANGULAR,
  /** 1 + x of ASIN and ACOS. */
  ARC,
  /** x² of R-P. */
  POLAR,
  /** x of Y^X. */
  POWER;

  /** The machine's tangent of zero. */
  private static final Extended SMALLEST_TANGENT = new Extended(0, -7);

  /** Returns whether a function of a number stores an intermediate result; a shortcut does not. */
  public boolean isLeftBy(Decimal x) {
    return switch (this) {
      case ARC -> !x.isZero() && x.exponent() < 0;
      case POLAR -> !x.isZero();
      default -> true;
    };
  }

  /** Returns the intermediate result that a function of a number stores. */
  public Extended of(Decimal x, AngleMode mode) {
    return switch (this) {
      case SINE -> tangent(AngleReduction.of(x, mode, AngleReduction.Purpose.SINE));
      case COSINE -> tangent(AngleReduction.of(x, mode, AngleReduction.Purpose.COSINE));
      case RECTANGULAR ->
          tangent(AngleReduction.of(x, mode, AngleReduction.Purpose.RECTANGULAR).angle(), false);
      case ARC -> Extended.of(x).plus(Extended.ONE);
      case POLAR -> Extended.of(x).times(Extended.of(x));
      case POWER -> Extended.of(x);
    };
  }

  private static Extended tangent(AngleReduction reduced) {
    return tangent(reduced.angle(), reduced.cofunction());
  }

  private static Extended tangent(Extended angle, boolean cotangent) {
    Extended tangent = Tangent.of(angle, cotangent);
    return tangent.isZero() ? SMALLEST_TANGENT : tangent;
  }
}
