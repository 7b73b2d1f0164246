package hp41.number;

/**
 * A number as the machine computes with it inside a function: thirteen digits and an unlimited
 * exponent.
 *
 * <p>The value is {@code mantissa × 10^(exponent − 12)}. All operations <em>truncate</em>. A result
 * is rounded only once, by {@link #rounded()}. Unusual details, such as single units, were observed
 * on the machine's microcode.
 *
 * <p>Each operation creates its result in one place only, so that the JIT compiler can avoid the
 * allocation where only the digits are used.
 *
 * @param mantissa the thirteen digits with the sign: |mantissa| in [10^12, 10^13), or 0
 * @param exponent the exponent of the first digit; 0 for zero
 */
public record Extended(long mantissa, int exponent) {

  /** The mantissa of 1. */
  static final long UNIT = 1_000_000_000_000L;

  /** The smallest integer with fourteen digits. */
  static final long TEN_UNITS = 10 * UNIT;

  /** Zero. */
  public static final Extended ZERO = new Extended(0, 0);

  /** One. */
  public static final Extended ONE = new Extended(UNIT, 0);

  /** From this exponent on the machine reads the doubled exponent as negative. */
  private static final int NEGATIVE_WHEN_DOUBLED = 250;

  private static final int EXPONENT_ERROR = 200;

  /** Returns a ten-digit number extended by three zeros. */
  public static Extended of(Decimal number) {
    return new Extended(1000 * number.coefficient(), number.exponent());
  }

  /**
   * Returns {@code mantissa × 10^(exponent − 12)}, normalized to thirteen digits; extra digits are
   * truncated.
   */
  public static Extended normalized(long mantissa, int exponent) {
    long digits = mantissa;
    int first = exponent;
    while (digits >= TEN_UNITS || digits <= -TEN_UNITS) {
      digits /= 10;
      first++;
    }
    while (digits < UNIT && digits > -UNIT && digits != 0) {
      digits *= 10;
      first--;
    }
    return new Extended(digits, digits == 0 ? 0 : first);
  }

  /** Returns whether this number is zero. */
  public boolean isZero() {
    return mantissa == 0;
  }

  /** Returns whether this number is less than zero. */
  public boolean isNegative() {
    return mantissa < 0;
  }

  /** Returns this number with the opposite sign. */
  public Extended negate() {
    return new Extended(-mantissa, exponent);
  }

  /** Returns the absolute value. */
  public Extended abs() {
    return isNegative() ? negate() : this;
  }

  /** Returns this number times a power of ten. */
  public Extended scaled(int powerOfTen) {
    return isZero() ? this : new Extended(mantissa, exponent + powerOfTen);
  }

  /**
   * Returns the sum. With equal signs, the digits that are shifted out of the smaller number are
   * dropped. With different signs, the larger number is extended by one digit, and lost digits of
   * the smaller number count as one unit, because the machine shifts its complement.
   */
  public Extended plus(Extended other) {
    boolean swaps = isZero() || !other.isZero() && isSmallerThan(other);
    long large = swaps ? other.mantissa : mantissa;
    int first = swaps ? other.exponent : exponent;
    long small = swaps ? mantissa : other.mantissa;
    int shift = first - (swaps ? exponent : other.exponent);
    long sum;
    if (small == 0) {
      sum = large;
    } else if ((large ^ small) >= 0) {
      sum = large + PowersOfTen.shiftRight(small, shift);
    } else if (shift == 0) {
      sum = large + small;
    } else {
      sum = 10 * large + shiftedAwayFromZero(small, shift - 1);
      first--;
    }
    return normalized(sum, first);
  }

  /** Returns the difference. */
  public Extended minus(Extended other) {
    return plus(other.negate());
  }

  private boolean isSmallerThan(Extended other) {
    return exponent < other.exponent
        || exponent == other.exponent && Math.abs(mantissa) < Math.abs(other.mantissa);
  }

  private static long shiftedAwayFromZero(long mantissa, int digits) {
    if (digits >= 13) {
      return 0;
    }
    long shifted = PowersOfTen.shiftRight(mantissa, digits);
    boolean exact = shifted * PowersOfTen.power(digits) == mantissa;
    return exact ? shifted : shifted + Long.signum(mantissa);
  }

  /** Returns the product. */
  public Extended times(Extended factor) {
    return normalized(product(mantissa, factor.mantissa), exponent + factor.exponent);
  }

  /** Returns the product of two mantissas, {@code a × b / 10^12}, which has 13 or 14 digits. */
  static long product(long a, long b) {
    long aHigh = a / 1_000_000;
    long aLow = a % 1_000_000;
    long bHigh = b / 1_000_000;
    long bLow = b % 1_000_000;
    long middle = aHigh * bLow + aLow * bHigh + aLow * bLow / 1_000_000;
    return aHigh * bHigh + middle / 1_000_000;
  }

  /**
   * Returns the quotient.
   *
   * @throws DomainError if the divisor is zero
   */
  public Extended dividedBy(Extended divisor) {
    if (divisor.isZero()) {
      throw DomainError.INSTANCE;
    }
    if (isZero()) {
      return this;
    }
    if (Math.abs(mantissa) < Math.abs(divisor.mantissa)) {
      long digits = quotient(10 * mantissa, divisor.mantissa);
      return new Extended(digits, exponent - divisor.exponent - 1);
    }
    return new Extended(quotient(mantissa, divisor.mantissa), exponent - divisor.exponent);
  }

  /**
   * Returns the quotient of two mantissas, {@code a × 10^12 / b}, for |a| below 10^14 and a
   * quotient below 10^15.
   *
   * <p>The quotient of the {@code double}s, which have 53 bits, is at most one unit too large or
   * too small. The rest shows which: both products overflow, but their difference does not.
   */
  static long quotient(long a, long b) {
    long dividend = Math.abs(a);
    long divisor = Math.abs(b);
    long digits = (long) ((double) dividend * UNIT / divisor);
    long rest = dividend * UNIT - digits * divisor;
    if (rest < 0) {
      digits--;
    } else if (rest >= divisor) {
      digits++;
    }
    return (a ^ b) < 0 ? -digits : digits;
  }

  /**
   * Returns the square root.
   *
   * <p>If the exponent is even, the machine drops an odd last digit of the radicand. It also omits
   * the half step for the last digit of the root: this digit is the greatest d with 2Rd + d(d − 1)
   * ≤ remainder, where an exact root has 2Rd + d².
   *
   * <p>From 1E250 on the machine reads the doubled exponent as negative, so that the root is too
   * small by a factor of 1E200. SDEV shows this (observed on the machine).
   *
   * @throws DomainError if this number is negative
   */
  public Extended squareRoot() {
    if (isNegative()) {
      throw DomainError.INSTANCE;
    }
    if (isZero()) {
      return this;
    }
    boolean odd = (exponent & 1) != 0;
    long radicand = odd ? 10 * mantissa : mantissa - mantissa % 2;
    SquareRoot exact = SquareRoot.ofTwelve(radicand);
    long root = 10 * exact.root();
    long rest = 100 * exact.rest();
    for (long step = 2 * root; rest >= step; step += 2) {
      rest -= step;
      root++;
    }
    int half = (odd ? exponent - 1 : exponent) / 2;
    return normalized(root, exponent < NEGATIVE_WHEN_DOUBLED ? half : half - EXPONENT_ERROR);
  }

  /**
   * Returns the ten-digit result of a function: rounded half up in magnitude, and zero if it is
   * smaller than 1E−99.
   */
  public Decimal rounded() {
    long digits = mantissa / 1000;
    long guard = mantissa % 1000;
    if (guard >= 500) {
      digits++;
    } else if (guard <= -500) {
      digits--;
    }
    int first = exponent;
    if (digits == Decimal.TEN_UNITS || digits == -Decimal.TEN_UNITS) {
      digits /= 10;
      first++;
    }
    boolean vanishes = digits == 0 || first < -Decimal.MAX_EXPONENT;
    return new Decimal(vanishes ? 0 : digits, vanishes ? 0 : first);
  }

  /**
   * The exact integer root of a radicand: root² + rest is the radicand, and rest is at most twice
   * the root.
   *
   * @param root the greatest integer whose square is not greater than the radicand
   * @param rest the radicand minus the square of the root
   */
  private record SquareRoot(long root, long rest) {

    private static final int THOUSAND = 1000;
    private static final int MILLION = THOUSAND * THOUSAND;

    /**
     * The integer roots of 0 to 9999. With this table, one step gives three more digits of a root.
     */
    private static final byte[] SMALL = small();

    private static byte[] small() {
      byte[] roots = new byte[10_000];
      for (int n = 0; n < roots.length; n++) {
        int before = n == 0 ? 0 : roots[n - 1];
        roots[n] = (byte) ((before + 1) * (before + 1) <= n ? before + 1 : before);
      }
      return roots;
    }

    /**
     * Returns the twelve digits of the root of a radicand of 13 or 14 digits followed by ten zeros,
     * in steps of two, three and six digits.
     */
    static SquareRoot ofTwelve(long radicand) {
      int high = (int) (radicand / 100_000_000L);
      int low = (int) (radicand % 100_000_000L);
      int two = SMALL[high / 100];
      SquareRoot three = next(two, high / 100 - (long) two * two, high % 100 / 10, high % 10, 10);
      SquareRoot six = next(three.root, three.rest, low / 100_000, low / 100 % THOUSAND, THOUSAND);
      return next(six.root, six.rest, low % 100 * 10_000L, 0, MILLION);
    }

    /**
     * Extends a root by k digits when the radicand is extended by 2k digits, as in long division
     * (Zimmermann, Karatsuba Square Root, 1999). The quotient of the rest and twice the root can be
     * too large by a few units.
     *
     * @param upper the first k of the new digits
     * @param lower the last k of the new digits
     * @param unit 10^k
     */
    private static SquareRoot next(long root, long rest, long upper, long lower, long unit) {
      long dividend = rest * unit + upper;
      long digits = dividend / (2 * root);
      long newRoot = root * unit + digits;
      long newRest = (dividend - digits * 2 * root) * unit + lower - digits * digits;
      while (newRest < 0) {
        newRest += 2 * newRoot - 1;
        newRoot--;
      }
      return new SquareRoot(newRoot, newRest);
    }
  }
}
