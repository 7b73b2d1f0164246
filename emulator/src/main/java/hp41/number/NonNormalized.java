package hp41.number;

/**
 * A number that is not normalized: its mantissa may begin with zeros, its exponent may be any three
 * digits, and digits may be above 9. No function gives one, only synthetic programming does; the
 * machine computes with it digit by digit and shows what comes of that.
 *
 * <p>The source of all of it are recordings of the machine with words of the status registers. What
 * goes through its {@linkplain DigitAdder adder} loses the digits above 9.
 *
 * @param negative whether it is below zero
 * @param mantissa the ten digits of the mantissa, four bits each
 * @param exponent the exponent of the first digit as it stands in the register: the sign digit and
 *     two more, four bits each
 */
public record NonNormalized(boolean negative, long mantissa, int exponent) {

  /** Digits of the mantissa. */
  static final int DIGITS = 10;

  private static final long ALL_DIGITS = 0xFF_FFFF_FFFFL;
  private static final int CARRIED = 40;

  /** A one in the first digit. */
  static final long ONE = 1L << 36;

  private static final int GUARDS = 12;
  private static final long GUARDED = 0xFF_FFFF_FFFF_FFFFL;
  private static final int EXPONENT_DIGITS = 3;
  private static final int EXPONENT_MASK = 0xFFF;
  private static final int CARRY = 0x1000;
  private static final int SIGN_DIGIT = 0x100;
  private static final int SIGN_DIGITS = 0xF00;
  private static final int NEGATIVE = 0x900;
  private static final int SIGN_SHIFT = 52;

  /** The number in a register. */
  public static NonNormalized of(long word) {
    return new NonNormalized(
        word >>> SIGN_SHIFT != 0, word >>> GUARDS & ALL_DIGITS, (int) word & EXPONENT_MASK);
  }

  /** The same as an operand: having looked for text, the machine has made 0 of a sign digit A. */
  public static NonNormalized operand(long word) {
    NonNormalized number = of(word);
    boolean negative = number.negative && word >>> SIGN_SHIFT != DIGITS;
    return new NonNormalized(negative, number.mantissa, number.exponent);
  }

  /** What a register holds for it. */
  public long word() {
    return signedAs(negative ? 9L << SIGN_SHIFT : 0);
  }

  /** The same, with the sign digit of another word. */
  long signedAs(long word) {
    return word >>> SIGN_SHIFT << SIGN_SHIFT | mantissa << GUARDS | exponent;
  }

  /** The sum, with the exponent of which the sign digit, two further on, is the higher. */
  public NonNormalized plus(NonNormalized other) {
    if (mantissa == 0 || other.mantissa == 0) {
      return mantissa == 0 ? other.carried() : carried();
    }
    if (order() < other.order()) {
      return other.plus(this);
    }
    NonNormalized large = carried();
    NonNormalized small = other.carried();
    int shift = value(subtract(large.exponent, small.exponent));
    Extended sum = large.extended().scaled(shift).plus(small.extended());
    return rounded(sum.scaled(-shift), large.exponent);
  }

  /** The difference. */
  public NonNormalized minus(NonNormalized other) {
    return plus(new NonNormalized(!other.negative, other.mantissa, other.exponent));
  }

  /**
   * The quotient.
   *
   * @throws DomainError if the divisor is zero
   */
  public NonNormalized dividedBy(NonNormalized divisor) {
    NonNormalized dividend = carried();
    NonNormalized by = divisor.carried();
    return rounded(
        dividend.extended().dividedBy(by.extended()), subtract(dividend.exponent, by.exponent));
  }

  /**
   * The product: for each digit of the factor, the last one first, this number is added so often.
   */
  public NonNormalized times(NonNormalized factor) {
    long product = 0;
    for (int n = 0; n < DIGITS; n++) {
      product >>>= 4;
      for (long times = factor.mantissa >>> 4 * n & 0xF; times > 0; times--) {
        product = DigitAdder.sum(product, mantissa << GUARDS, DIGITS + 4) & GUARDED;
      }
    }
    int sum = (int) DigitAdder.sum(exponent, factor.exponent, EXPONENT_DIGITS) & EXPONENT_MASK;
    return rounded(negative != factor.negative, product, sum);
  }

  /** Fourteen digits normalized and rounded to ten. */
  private static NonNormalized rounded(boolean negative, long digits, int first) {
    int places = digits == 0 ? 0 : (Long.numberOfLeadingZeros(digits) >> 2) - 3;
    long normal = places < 0 ? digits >>> 4 : digits << 4 * places;
    NonNormalized cut = new NonNormalized(negative, normal >>> GUARDS, moved(first, -places));
    boolean up = (normal >>> GUARDS - 4 & 0xF) >= 5;
    return up ? cut.plus(1, DIGITS, moved(cut.exponent, 1)) : cut;
  }

  /**
   * Something added to the mantissa, of which some digits are kept. A carry leaves a one alone, and
   * another exponent.
   */
  private NonNormalized plus(long digits, int kept, int carried) {
    int unit = 4 * (DIGITS - kept);
    long sum = DigitAdder.sum(mantissa, digits, DIGITS) >>> unit << unit;
    return sum >>> CARRIED == 0
        ? new NonNormalized(negative, sum, exponent)
        : new NonNormalized(negative, ONE, carried);
  }

  /**
   * The number with digits of the mantissa above 9 carried over, from the first one into the
   * exponent, but not into its sign digit.
   */
  private NonNormalized carried() {
    long sum = DigitAdder.sum(mantissa, 0, DIGITS);
    return sum >>> CARRIED == 0
        ? new NonNormalized(negative, sum, exponent)
        : new NonNormalized(negative, sum >>> 4, next());
  }

  /** The exponent one higher, but its sign digit. */
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
    return sum(exponent, 2 * SIGN_DIGIT) & EXPONENT_MASK;
  }

  /** Whether it is too large for a register. */
  public boolean isTooLarge() {
    return exponent >= SIGN_DIGIT && exponent < 5 * SIGN_DIGIT || exponent >= 10 * SIGN_DIGIT;
  }

  /** The number that stands for one too large. */
  public Decimal beyond() {
    return negative ? Decimal.BEYOND_RANGE.negate() : Decimal.BEYOND_RANGE;
  }

  /**
   * Whether ISG and DSE find nothing in it: its sign digit says below one, and no digit is near.
   */
  public boolean isVanishing() {
    return isBelowOne() && exponent >> 8 != 9;
  }

  /** Whether it is too small for a register. */
  public boolean isTooSmall() {
    return mantissa == 0 || exponent >= 5 * SIGN_DIGIT && exponent <= NEGATIVE;
  }

  /** The text of the display, as {@link DisplayFormat#display} has it for other numbers. */
  public String display(DisplayFormat format) {
    return new NonNormalizedDisplay(this, format).display();
  }

  /** The text that ARCL appends, as {@link DisplayFormat#text} has it for other numbers. */
  public String text(DisplayFormat format) {
    return new NonNormalizedDisplay(this, format).text();
  }

  /** RND: the word of the number as shown, of the word of this one. */
  public long rounded(long word, DisplayFormat format) {
    return new NonNormalizedDisplay(this, format).rounded(word);
  }

  /** The exponent without digits above 9. */
  NonNormalized withDecimalExponent() {
    return new NonNormalized(negative, mantissa, sum(exponent, 0) & EXPONENT_MASK);
  }

  /**
   * The number rounded to some digits, of which only the next one has a say; to more than its ten
   * it stays as it is. Where a carry is too much for the two digits of the exponent, a number below
   * one has none any longer, and another is cut.
   */
  NonNormalized toPlaces(int places) {
    if (places > DIGITS) {
      return this;
    }
    int kept = Math.max(places, 0);
    NonNormalized looked = cut(Math.min(kept + 1, DIGITS));
    NonNormalized rounded = looked.plus(kept == DIGITS ? 0 : 5 * ONE >>> 4 * kept, kept, next());
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

  /** Whether the sign digit of the exponent says below one. */
  boolean isBelowOne() {
    return exponent >= SIGN_DIGIT;
  }

  /** How many times {@code step} is added to the exponent until there is a carry. */
  int counted(int step) {
    int count = 1;
    int sum = sum(exponent, step);
    while (sum < CARRY) {
      sum = sum(sum, step);
      count++;
    }
    return count;
  }

  /** The exponent with the other sign. */
  int negatedExponent() {
    return subtract(0, exponent);
  }

  /** The exponent counted up or down digit by digit. */
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

  /** The difference of two exponents; what it has of digits above 9 goes through the adder. */
  private static int subtract(int a, int b) {
    return sum((int) DigitAdder.difference(a, b, EXPONENT_DIGITS), 0) & EXPONENT_MASK;
  }

  /** The sum of three digits and three, with the carry in front. */
  private static int sum(int a, int b) {
    return (int) DigitAdder.sum(a, b, EXPONENT_DIGITS);
  }

  /** What three digits are, even above 9. */
  static int value(int digits) {
    return (digits >> 8) * 100 + (digits >> 4 & 0xF) * 10 + (digits & 0xF);
  }
}
