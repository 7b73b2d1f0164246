package hp41.number;

/** Functions of integers: factorial, octal and decimal. */
public final class WholeNumbers {

  /** Ten sevens. */
  private static final long GREATEST_OCTAL = 07777777777L;

  private WholeNumbers() {}

  /**
   * x!; out of range above 69.
   *
   * <p>The machine multiplies a running product of twelve digits and keeps its exponent in the same
   * register, so that the exponent is added into the digits that decide the rounding: 60! comes out
   * as 8.320987113E81.
   *
   * @throws DomainError below zero and for what is no integer
   */
  public static Decimal factorial(Decimal x) {
    if (x.isNegative() || !x.isInteger()) {
      throw DomainError.INSTANCE;
    }
    int n = x.wholeUpTo(69);
    if (n > 69) {
      return Decimal.BEYOND_RANGE;
    }
    long product = Extended.UNIT / 10;
    int exponent = 0;
    for (int k = n; k >= 1; k--) {
      if (product >= Extended.UNIT) {
        product /= 10;
        exponent++;
      }
      int tens = k / 10;
      long units = k % 10 * product;
      if (tens > 0) {
        product = units / 10 + 1 + tens * product;
        exponent++;
      } else {
        product = units;
      }
    }
    if (product >= Extended.UNIT) {
      product /= 10;
      exponent++;
    }
    return rounded(10 * product, exponent);
  }

  private static Decimal rounded(long product, int exponent) {
    return Decimal.normalized((product + product % 1000 + exponent) / 1000, exponent);
  }

  /**
   * The octal digits of a decimal integer.
   *
   * @throws DomainError for what is no integer, and beyond ±1073741823
   */
  public static Decimal octal(Decimal x) {
    long whole = Math.abs(x.truncated());
    if (!x.isInteger() || whole > GREATEST_OCTAL) {
      throw DomainError.INSTANCE;
    }
    return Decimal.of(x.signum() * Long.parseLong(Long.toOctalString(whole)));
  }

  /**
   * The decimal value of octal digits.
   *
   * @throws DomainError for what is no integer of up to ten digits, and if there is an 8 or a 9
   */
  public static Decimal decimal(Decimal x) {
    String digits = Long.toString(Math.abs(x.truncated()));
    if (!x.isInteger() || x.exponent() > 9 || digits.matches(".*[89].*")) {
      throw DomainError.INSTANCE;
    }
    return Decimal.of(x.signum() * Long.parseLong(digits, 8));
  }
}
