package hp41.number;

/** Functions of integers: factorial, octal and decimal. */
public final class WholeNumbers {

  private static final long GREATEST_OCTAL = 07777777777L;

  private WholeNumbers() {}

  /**
   * x!; out of range above 69.
   *
   * <p>The machine multiplies a running product of twelve digits and keeps its exponent in the same
   * register, so that the exponent is added into the digits that decide the rounding: 60! comes out as
   * 8.320987113E81.
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
      long next = k % 10 * product;
      if (tens > 0) {
        next = next / 10 + 1 + tens * product;
        exponent++;
      }
      product = next;
    }
    if (product >= Extended.UNIT) {
      product /= 10;
      exponent++;
    }
    product *= 10;
    return Decimal.normalized((product + product % 1000 + exponent) / 1000, exponent);
  }

  /**
   * The octal digits of a decimal integer.
   *
   * @throws DomainError for what is no integer, and beyond ±1073741823
   */
  public static Decimal octal(Decimal x) {
    return rebased(x, 8, 10);
  }

  /**
   * The decimal value of octal digits.
   *
   * @throws DomainError for what is no integer of up to ten digits, and if there is an 8 or a 9
   */
  public static Decimal decimal(Decimal x) {
    return rebased(x, 10, 8);
  }

  /** Takes the digits of x to one base and gives them the weights of another. */
  private static Decimal rebased(Decimal x, int from, int to) {
    long digits = Math.abs(x.truncated());
    if (!x.isInteger() || from == 8 && digits > GREATEST_OCTAL) {
      throw DomainError.INSTANCE;
    }
    long value = 0;
    for (long weight = 1; digits != 0; digits /= from, weight *= to) {
      long digit = digits % from;
      if (digit > 7 || weight > GREATEST_OCTAL && to == 8) {
        throw DomainError.INSTANCE;
      }
      value += digit * weight;
    }
    return Decimal.of(x.signum() * value);
  }
}
