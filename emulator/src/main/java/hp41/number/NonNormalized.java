package hp41.number;

/**
 * A number that is not normalized: its mantissa may start with zeros, its exponent may be any three
 * digits, and digits may be above 9. Only synthetic programming creates such numbers. The machine
 * processes them digit by digit.
 *
 * <p>The rules were derived from recordings of the machine with words of the status registers. The
 * machine's {@linkplain DigitAdder adder} removes digits above 9.
 *
 * @param negative true if the number is negative
 * @param mantissa the ten digits of the mantissa, four bits each
 * @param exponent the exponent of the first digit as stored in the register: the sign digit and two
 *     more digits, four bits each
 */
public record NonNormalized(boolean negative, long mantissa, int exponent) {

  /** Digits of the mantissa. */
  static final int DIGITS = 10;

  private static final long ALL_DIGITS = 0xFF_FFFF_FFFFL;
  private static final int CARRIED = 40;

  /** A one in the first digit. */
  static final long ONE = 1L << 36;

  private static final int GUARDS = 12;
  private static final int SUM_DIGITS = 14;
  private static final long FIRST_DIGIT = 0xFL << 52;
  private static final long GUARDED = 0xFF_FFFF_FFFF_FFFFL;
  private static final int EXPONENT_DIGITS = 3;
  private static final int EXPONENT_MASK = 0xFFF;
  private static final int CARRY = 0x1000;
  private static final int SIGN_DIGIT = 0x100;
  private static final int SIGN_DIGITS = 0xF00;
  private static final int NEGATIVE = 0x900;
  private static final int SIGN_SHIFT = 52;

  /** Returns the number in a register. */
  public static NonNormalized of(long word) {
    return new NonNormalized(
        word >>> SIGN_SHIFT != 0, word >>> GUARDS & ALL_DIGITS, (int) word & EXPONENT_MASK);
  }

  /**
   * Returns the number in a register as an operand of a function: the machine has changed a sign
   * digit A to 0 during its check for text.
   */
  public static NonNormalized operand(long word) {
    NonNormalized number = of(word);
    boolean negative = number.negative && word >>> SIGN_SHIFT != DIGITS;
    return new NonNormalized(negative, number.mantissa, number.exponent);
  }

  /** Returns the register word of this number. */
  public long word() {
    return signedAs(negative ? 9L << SIGN_SHIFT : 0);
  }

  /** Returns the register word of this number with the sign digit of another word. */
  long signedAs(long word) {
    return word >>> SIGN_SHIFT << SIGN_SHIFT | mantissa << GUARDS | exponent;
  }

  /**
   * Returns the sum (microcode from address 1807 on). The number whose exponent is smaller after 3
   * is added to the sign digit is shifted right until the exponents are equal. With different
   * signs, its ten's complement is shifted, and the other number has one more digit.
   */
  public NonNormalized plus(NonNormalized other) {
    boolean swaps = other.mantissa != 0 && (mantissa == 0 || isBelow(other));
    NonNormalized large = swaps ? other : this;
    NonNormalized small = swaps ? this : other;
    int exponent = large.order();
    long digits = large.mantissa << GUARDS;
    long shifted = small.mantissa << GUARDS;
    if (shifted != 0 && negative != other.negative) {
      shifted = DigitAdder.difference(0, shifted, SUM_DIGITS);
      if (small.order() < exponent) {
        digits <<= 4;
        exponent = moved(exponent, -1);
      }
    }
    shifted = shifted(shifted, small.order(), exponent);
    long sum = DigitAdder.sum(shifted, digits, SUM_DIGITS) & GUARDED;
    return rounded(large.negative, sum, withSignDigitMoved(exponent, 7));
  }

  private boolean isBelow(NonNormalized other) {
    return order() == other.order() ? mantissa < other.mantissa : order() < other.order();
  }

  /**
   * Shifts fourteen digits right until an exponent has reached another one; the first digit
   * remains.
   */
  private static long shifted(long digits, int from, int to) {
    long first = digits & FIRST_DIGIT;
    long rest = digits;
    int exponent = from;
    for (int places = 0; exponent < to; exponent = moved(exponent, 1)) {
      rest = rest >>> 4 | first;
      places++;
      if (places == SUM_DIGITS - 1) {
        return 0;
      }
    }
    return rest;
  }

  /** Returns the difference. */
  public NonNormalized minus(NonNormalized other) {
    return plus(new NonNormalized(!other.negative, other.mantissa, other.exponent));
  }

  /**
   * Returns the quotient.
   *
   * @throws DomainError if the divisor is zero
   */
  public NonNormalized dividedBy(NonNormalized divisor) {
    NonNormalized dividend = withCarries();
    NonNormalized divisorDigits = divisor.withCarries();
    return rounded(
        dividend.extended().dividedBy(divisorDigits.extended()),
        subtract(dividend.exponent, divisorDigits.exponent));
  }

  /**
   * Returns the product. For each digit of the factor, the last one first, this mantissa is added
   * as many times as the digit.
   */
  public NonNormalized times(NonNormalized factor) {
    long product = 0;
    for (int n = 0; n < DIGITS; n++) {
      product >>>= 4;
      for (long times = factor.mantissa >>> 4 * n & 0xF; times > 0; times--) {
        product = DigitAdder.sum(product, mantissa << GUARDS, SUM_DIGITS) & GUARDED;
      }
    }
    int sum = (int) DigitAdder.sum(exponent, factor.exponent, EXPONENT_DIGITS) & EXPONENT_MASK;
    return rounded(negative != factor.negative, product, sum);
  }

  /** Normalizes fourteen digits and rounds them to ten. */
  private static NonNormalized rounded(boolean negative, long digits, int first) {
    int places = digits == 0 ? 0 : (Long.numberOfLeadingZeros(digits) >> 2) - 3;
    long normal = places < 0 ? digits >>> 4 : digits << 4 * places;
    int exponent = moved(first, -places);
    boolean up = DigitAdder.sum(normal, normal, EXPONENT_DIGITS) >= CARRY;
    long mantissa = normal >>> GUARDS;
    if (up) {
      long sum = DigitAdder.sum(mantissa, 1, DIGITS);
      boolean carries = sum >>> CARRIED != 0;
      mantissa = carries ? DigitAdder.sum(sum & ALL_DIGITS, ONE, DIGITS) & ALL_DIGITS : sum;
      exponent = carries ? moved(exponent, 1) : exponent;
    }
    return new NonNormalized(negative, mantissa, checked(exponent));
  }

  /**
   * Returns the exponent after the check of its range, which subtracts one and adds it again if the
   * number is below one. That carries digits above 9.
   */
  private static int checked(int exponent) {
    int less = moved(exponent, -1);
    return exponent >>> 8 == 9 && less >>> 8 == 9 ? moved(less, 1) : exponent;
  }

  /**
   * Adds digits to the mantissa and clears all but the first {@code kept} digits. After a carry,
   * the mantissa is a 1 followed by zeros, and the exponent is {@code carried}.
   */
  private NonNormalized plus(long digits, int kept, int carried) {
    int unit = 4 * (DIGITS - kept);
    long sum = DigitAdder.sum(mantissa, digits, DIGITS) >>> unit << unit;
    return sum >>> CARRIED == 0
        ? new NonNormalized(negative, sum, exponent)
        : new NonNormalized(negative, ONE, carried);
  }

  /**
   * Returns the number after carries of mantissa digits above 9. A carry of the first digit
   * increments the exponent without its sign digit.
   */
  private NonNormalized withCarries() {
    long sum = DigitAdder.sum(mantissa, 0, DIGITS);
    return sum >>> CARRIED == 0
        ? new NonNormalized(negative, sum, exponent)
        : new NonNormalized(negative, sum >>> 4, next());
  }

  /** Returns the exponent incremented by one, with its sign digit unchanged. */
  private int next() {
    return exponent & SIGN_DIGITS | moved(exponent, 1) & ~SIGN_DIGITS;
  }

  private Extended extended() {
    long digits = 0;
    for (int n = DIGITS - 1; n >= 0; n--) {
      digits = 10 * digits + (mantissa >>> 4 * n & 0xF);
    }
    return new Extended(1000 * (negative ? -digits : digits), 0);
  }

  private static NonNormalized rounded(Extended result, int exponent) {
    long magnitude = (Math.abs(result.mantissa()) + 500) / 1000;
    int first = moved(exponent, result.exponent());
    boolean carries = magnitude >= Decimal.TEN_UNITS;
    long mantissa = 0;
    long rest = carries ? magnitude / 10 : magnitude;
    for (int n = 0; n < DIGITS; n++) {
      mantissa |= rest % 10 << 4 * n;
      rest /= 10;
    }
    return new NonNormalized(result.mantissa() < 0, mantissa, carries ? moved(first, 1) : first);
  }

  private int order() {
    return withSignDigitMoved(exponent, 3);
  }

  /** Returns an exponent with its sign digit incremented several times, without a carry. */
  private static int withSignDigitMoved(int exponent, int times) {
    int digit = exponent >>> 8;
    for (int i = 0; i < times; i++) {
      digit = (int) DigitAdder.sum(digit, 1, 1) & 0xF;
    }
    return digit << 8 | exponent & ~SIGN_DIGITS;
  }

  /** Returns whether this number is too large for a register. */
  public boolean isTooLarge() {
    return exponent >= SIGN_DIGIT && exponent < 5 * SIGN_DIGIT || exponent >= 10 * SIGN_DIGIT;
  }

  /** Returns the out-of-range result that replaces a number too large. */
  public Decimal outOfRangeValue() {
    return negative ? Decimal.BEYOND_RANGE.negate() : Decimal.BEYOND_RANGE;
  }

  /**
   * Returns whether ISG and DSE treat this number as zero: the sign digit of its exponent means a
   * number below one and is not 9.
   */
  public boolean isVanishing() {
    return isBelowOne() && exponent >> 8 != 9;
  }

  /** Returns whether this number is too small for a register. */
  public boolean isTooSmall() {
    return mantissa == 0 || exponent >= 5 * SIGN_DIGIT && exponent <= NEGATIVE;
  }

  /**
   * Returns the text of the display, as {@link DisplayFormat#display} does for normalized numbers.
   */
  public String display(DisplayFormat format) {
    return new NonNormalizedDisplay(this, format).display();
  }

  /**
   * Returns the text that ARCL appends, as {@link DisplayFormat#text} does for normalized numbers.
   */
  public String text(DisplayFormat format) {
    return new NonNormalizedDisplay(this, format).text();
  }

  /**
   * RND: returns the word of the number rounded as displayed.
   *
   * @param word the register word of this number
   */
  public long rounded(long word, DisplayFormat format) {
    return new NonNormalizedDisplay(this, format).rounded(word);
  }

  /** Returns this number with the digits above 9 of the exponent carried. */
  NonNormalized withDecimalExponent() {
    return new NonNormalized(negative, mantissa, sum(exponent, 0) & EXPONENT_MASK);
  }

  /**
   * Returns this number rounded to a number of digits. Only the next digit decides about rounding.
   * More than ten places leave the number unchanged. If a carry overflows the two digits of the
   * exponent, a number below one loses its exponent and others are truncated.
   */
  NonNormalized toPlaces(int places) {
    if (places > DIGITS) {
      return this;
    }
    int kept = Math.max(places, 0);
    NonNormalized truncated = cut(Math.min(kept + 1, DIGITS));
    NonNormalized rounded = truncated.plus(kept == DIGITS ? 0 : 5 * ONE >>> 4 * kept, kept, next());
    boolean carried = rounded.exponent != exponent;
    if (!carried || sum(exponent & ~SIGN_DIGITS, 1) < SIGN_DIGIT) {
      return rounded;
    }
    return isBelowOne() ? new NonNormalized(negative, ONE, 0) : cut(kept);
  }

  private NonNormalized cut(int kept) {
    int unit = 4 * (DIGITS - kept);
    return new NonNormalized(negative, mantissa >>> unit << unit, exponent);
  }

  /** Returns whether the sign digit of the exponent means a number below one. */
  boolean isBelowOne() {
    return exponent >= SIGN_DIGIT;
  }

  /** Returns how many times {@code step} must be added to the exponent until it overflows. */
  int counted(int step) {
    int count = 1;
    int sum = sum(exponent, step);
    while (sum < CARRY) {
      sum = sum(sum, step);
      count++;
    }
    return count;
  }

  /** Returns the exponent with the opposite sign. */
  int negatedExponent() {
    return subtract(0, exponent);
  }

  /** Increments or decrements an exponent, one step at a time, in decimal digits. */
  static int moved(int exponent, int steps) {
    int moved = exponent;
    for (int i = 0; i < steps; i++) {
      moved = sum(moved, 1) & EXPONENT_MASK;
    }
    for (int i = 0; i > steps; i--) {
      moved = (int) DigitAdder.difference(moved, 1, EXPONENT_DIGITS);
    }
    return moved;
  }

  /** Returns the difference of two exponents. Adding zero carries digits above 9. */
  private static int subtract(int a, int b) {
    return sum((int) DigitAdder.difference(a, b, EXPONENT_DIGITS), 0) & EXPONENT_MASK;
  }

  /** Returns the sum of two three-digit numbers; the carry is the digit before them. */
  private static int sum(int a, int b) {
    return (int) DigitAdder.sum(a, b, EXPONENT_DIGITS);
  }

  /** Returns the value of three digits, which may be above 9. */
  static int value(int digits) {
    return (digits >> 8) * 100 + (digits >> 4 & 0xF) * 10 + (digits & 0xF);
  }
}
