package hp41.number;

import java.util.Optional;

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

  /**
   * Returns what a function of a number leaves; empty if it takes a shortcut that leaves nothing.
   */
  public Optional<Extended> of(Decimal x, AngleMode mode) {
    return switch (this) {
      case SINE -> Optional.of(tangent(AngleReduction.of(x, mode, AngleReduction.Purpose.SINE)));
      case COSINE ->
          Optional.of(tangent(AngleReduction.of(x, mode, AngleReduction.Purpose.COSINE)));
      case RECTANGULAR ->
          Optional.of(
              tangent(
                  AngleReduction.of(x, mode, AngleReduction.Purpose.RECTANGULAR).angle(), false));
      case ARC -> arc(Extended.of(x));
      case POLAR -> x.isZero() ? Optional.empty() : Optional.of(square(Extended.of(x)));
      case POWER -> Optional.of(Extended.of(x));
    };
  }

  private static Extended tangent(AngleReduction reduced) {
    return tangent(reduced.angle(), reduced.cofunction());
  }

  private static Extended tangent(Extended angle, boolean cotangent) {
    Extended tangent = Tangent.of(angle, cotangent);
    return tangent.isZero() ? SMALLEST_TANGENT : tangent;
  }

  private static Optional<Extended> arc(Extended sine) {
    boolean acute = !sine.isZero() && sine.abs().minus(Extended.ONE).isNegative();
    return acute ? Optional.of(sine.plus(Extended.ONE)) : Optional.empty();
  }

  private static Extended square(Extended x) {
    return x.times(x);
  }
}
