package hp41.number;

/** The four basic operations, square, square root, sign, percentages and MOD. */
public final class Arithmetic {

  private Arithmetic() {}

  /** Returns y + x. */
  public static Decimal add(Decimal y, Decimal x) {
    return Extended.of(y).plus(Extended.of(x)).rounded();
  }

  /** Returns y − x. */
  public static Decimal subtract(Decimal y, Decimal x) {
    return Extended.of(y).minus(Extended.of(x)).rounded();
  }

  /** Returns y × x. */
  public static Decimal multiply(Decimal y, Decimal x) {
    return Extended.of(y).times(Extended.of(x)).rounded();
  }

  /**
   * Returns y ÷ x.
   *
   * @throws DomainError if x is zero
   */
  public static Decimal divide(Decimal y, Decimal x) {
    return Extended.of(y).dividedBy(Extended.of(x)).rounded();
  }

  /**
   * Returns 1 ÷ x.
   *
   * @throws DomainError if x is zero
   */
  public static Decimal reciprocal(Decimal x) {
    return Extended.ONE.dividedBy(Extended.of(x)).rounded();
  }

  /** Returns x². */
  public static Decimal square(Decimal x) {
    return multiply(x, x);
  }

  /**
   * Returns √x.
   *
   * @throws DomainError if x is negative
   */
  public static Decimal squareRoot(Decimal x) {
    Decimal near = DoubleFastPath.squareRoot(x).rounded();
    return near.isZero() ? Extended.of(x).squareRoot().rounded() : near;
  }

  /** Returns −1 if x is negative, otherwise 1. */
  public static Decimal sign(Decimal x) {
    return x.isNegative() ? Decimal.MINUS_ONE : Decimal.ONE;
  }

  /** Returns x percent of y. */
  public static Decimal percent(Decimal y, Decimal x) {
    return Extended.of(y).times(Extended.of(x)).scaled(-2).rounded();
  }

  /**
   * Returns the percentage change from y to x.
   *
   * @throws DomainError if y is zero
   */
  public static Decimal percentChange(Decimal y, Decimal x) {
    Extended base = Extended.of(y);
    return Extended.of(x).minus(base).scaled(2).dividedBy(base).rounded();
  }

  /**
   * Returns y modulo x: the remainder with the sign of x, or y itself if x is zero.
   *
   * <p>The remainder of the magnitudes is exact. If the signs differ, the remainder is rounded to
   * ten digits before x is added.
   */
  public static Decimal modulo(Decimal y, Decimal x) {
    if (x.isZero()) {
      return y;
    }
    Decimal remainder = y.exponent() < x.exponent() ? y : remainder(y, x);
    if (remainder.isZero() || remainder.isNegative() == x.isNegative()) {
      return Extended.of(remainder).rounded();
    }
    return add(remainder, x);
  }

  /**
   * Returns the exact remainder of the magnitudes with the sign of y, by long division, eight
   * digits at a time. The result may be smaller than 1E−99.
   */
  private static Decimal remainder(Decimal y, Decimal x) {
    long divisor = Math.abs(x.coefficient());
    long rest = y.coefficient() % divisor;
    for (int digits = y.exponent() - x.exponent(); digits > 0 && rest != 0; digits -= 8) {
      rest = rest * PowersOfTen.power(Math.min(digits, 8)) % divisor;
    }
    return Decimal.normalized(rest, x.exponent());
  }
}
