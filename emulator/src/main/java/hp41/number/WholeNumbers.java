package hp41.number;

/** Functions of integers: factorial and conversion between octal and decimal. */
public final class WholeNumbers {

  /** Ten octal digits 7. */
  private static final long GREATEST_OCTAL = 07777777777L;

  private WholeNumbers() {}

  /**
   * Returns x!, which is out of range for x above 69.
   *
   * <p>The machine multiplies a running product of twelve digits and stores its exponent in the
   * same register. Therefore the exponent is added to the digits that decide the rounding: 60! is
   * 8.320987113E81.
   *
   * @throws DomainError if x is negative or not an integer
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
   * OCT: returns the octal digits of a decimal integer.
   *
   * @throws DomainError if x is not an integer or greater than 1073741823 in magnitude
   */
  public static Decimal octal(Decimal x) {
    long whole = Math.abs(x.truncated());
    if (!x.isInteger() || whole > GREATEST_OCTAL) {
      throw DomainError.INSTANCE;
    }
    return Decimal.of(x.signum() * Long.parseLong(Long.toOctalString(whole)));
  }

  /**
   * DEC: returns the decimal value of octal digits.
   *
   * @throws DomainError if x is not an integer of up to ten digits, or contains an 8 or a 9
   */
  public static Decimal decimal(Decimal x) {
    String digits = Long.toString(Math.abs(x.truncated()));
    if (!x.isInteger() || x.exponent() > 9 || digits.matches(".*[89].*")) {
      throw DomainError.INSTANCE;
    }
    return Decimal.of(x.signum() * Long.parseLong(digits, 8));
  }
}
