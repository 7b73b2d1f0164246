package hp41.number;

/** The four operations, roots and percentages. */
public final class Arithmetic {

  private Arithmetic() {}

  /** y + x. */
  public static Decimal add(Decimal y, Decimal x) {
    return Extended.of(y).plus(Extended.of(x)).rounded();
  }

  /** y − x. */
  public static Decimal subtract(Decimal y, Decimal x) {
    return Extended.of(y).minus(Extended.of(x)).rounded();
  }

  /** y × x. */
  public static Decimal multiply(Decimal y, Decimal x) {
    return Extended.of(y).times(Extended.of(x)).rounded();
  }

  /**
   * y ÷ x.
   *
   * @throws DomainError if x is zero
   */
  public static Decimal divide(Decimal y, Decimal x) {
    return Extended.of(y).dividedBy(Extended.of(x)).rounded();
  }

  /**
   * 1 ÷ x.
   *
   * @throws DomainError for zero
   */
  public static Decimal reciprocal(Decimal x) {
    return Extended.ONE.dividedBy(Extended.of(x)).rounded();
  }

  /** x². */
  public static Decimal square(Decimal x) {
    return multiply(x, x);
  }

  /**
   * √x.
   *
   * @throws DomainError below zero
   */
  public static Decimal squareRoot(Decimal x) {
    Decimal near = DoubleFastPath.squareRoot(x).rounded();
    return near.isZero() ? Extended.of(x).squareRoot().rounded() : near;
  }

  /** 1 for zero and above, −1 below. */
  public static Decimal sign(Decimal x) {
    return x.isNegative() ? Decimal.MINUS_ONE : Decimal.ONE;
  }

  /** x percent of y. */
  public static Decimal percent(Decimal y, Decimal x) {
    return Extended.of(y).times(Extended.of(x)).scaled(-2).rounded();
  }

  /**
   * How many percent x is more than y.
   *
   * @throws DomainError if y is zero
   */
  public static Decimal percentChange(Decimal y, Decimal x) {
    Extended base = Extended.of(y);
    return Extended.of(x).minus(base).scaled(2).dividedBy(base).rounded();
  }

  /**
   * y modulo x: the remainder with the sign of x; y itself if x is zero.
   *
   * <p>The remainder of the magnitudes is exact, but where the signs differ it is rounded to ten
   * digits before x is added.
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
   * The remainder of the magnitudes with the sign of y, however small: a long division, eight
   * digits at a time.
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
