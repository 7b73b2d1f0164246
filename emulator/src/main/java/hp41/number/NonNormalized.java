package hp41.number;

import hp41.number.DisplayFormat.Style;

/**
 * A number that is not normalized: its mantissa may begin with zeros, and its exponent may be any
 * three digits, even ones above 9. No function gives one, only synthetic programming does; the
 * machine computes with it digit by digit and shows what comes of that.
 *
 * <p>The source of all of it are recordings of the machine with words of the status registers. Its
 * adder takes ten off a digit that reaches ten and carries one, whatever the digit was.
 *
 * @param digits the mantissa with its sign, at most ten digits
 * @param exponent the exponent of the first digit as it stands in the register: the sign digit and
 *     two more, four bits each
 */
public record NonNormalized(long digits, int exponent) {

  /** What the display shows for digits above 9. */
  private static final String GLYPHS = "0123456789⊠;<=>?";

  private static final int DIGITS = 10;
  private static final int EXPONENT_DIGITS = 3;
  private static final int EXPONENT_MASK = 0xFFF;
  private static final int CARRY = 0x1000;
  private static final int SIGN_DIGIT = 0x100;
  private static final int SIGN_DIGITS = 0xF00;
  private static final int NEGATIVE = 0x900;
  private static final long NEGATIVE_MANTISSA = 9L << 52;

  /**
   * The number in a register: digits of the mantissa above 9 carry over, from the first one into
   * the exponent, but not into its sign digit.
   */
  public static NonNormalized of(long word) {
    long digits = 0;
    int carry = 0;
    for (int n = 0; n < DIGITS; n++) {
      int digit = (int) (word >>> 4 * (n + EXPONENT_DIGITS) & 0xF) + carry;
      carry = digit / 10;
      digits += digit % 10 * PowersOfTen.power(n);
    }
    int exponent = (int) word & EXPONENT_MASK;
    if (carry == 1) {
      digits = digits / 10 + Decimal.UNIT;
      exponent = exponent & SIGN_DIGITS | moved(exponent, 1) & ~SIGN_DIGITS;
    }
    return new NonNormalized(word >>> 52 == 0 ? digits : -digits, exponent);
  }

  private static NonNormalized carried(long digits, int exponent) {
    return Math.abs(digits) < Decimal.TEN_UNITS
        ? new NonNormalized(digits, exponent)
        : new NonNormalized(digits / 10, moved(exponent, 1));
  }

  /** What a register holds for it. */
  public long word() {
    long word = exponent;
    long rest = Math.abs(digits);
    for (int n = EXPONENT_DIGITS; rest > 0; n++) {
      word |= rest % 10 << 4 * n;
      rest /= 10;
    }
    return digits < 0 ? word | NEGATIVE_MANTISSA : word;
  }

  /** The sum, with the exponent of which the sign digit, two further on, is the higher. */
  public NonNormalized plus(NonNormalized other) {
    if (digits == 0 || other.digits == 0) {
      return digits == 0 ? other : this;
    }
    if (order() < other.order()) {
      return other.plus(this);
    }
    int shift = value(subtract(exponent, other.exponent));
    Extended sum = mantissa().scaled(shift).plus(other.mantissa());
    return rounded(sum.scaled(-shift), exponent);
  }

  /** The difference. */
  public NonNormalized minus(NonNormalized other) {
    return plus(new NonNormalized(-other.digits, other.exponent));
  }

  /** The product. */
  public NonNormalized times(NonNormalized factor) {
    return rounded(mantissa().times(factor.mantissa()), sum(exponent, factor.exponent, 0));
  }

  /**
   * The quotient.
   *
   * @throws DomainError if the divisor is zero
   */
  public NonNormalized dividedBy(NonNormalized divisor) {
    return rounded(mantissa().dividedBy(divisor.mantissa()), subtract(exponent, divisor.exponent));
  }

  private Extended mantissa() {
    return new Extended(1000 * digits, 0);
  }

  private int order() {
    return sum(exponent, 2 * SIGN_DIGIT, 0) & EXPONENT_MASK;
  }

  private static NonNormalized rounded(Extended result, int exponent) {
    long half = Long.signum(result.mantissa()) * 500L;
    return carried((result.mantissa() + half) / 1000, moved(exponent, result.exponent()));
  }

  /** Whether it is too large for a register. */
  public boolean isTooLarge() {
    return exponent >= SIGN_DIGIT && exponent < 5 * SIGN_DIGIT || exponent >= 10 * SIGN_DIGIT;
  }

  /** The number that stands for one too large. */
  public Decimal beyond() {
    return digits < 0 ? Decimal.BEYOND_RANGE.negate() : Decimal.BEYOND_RANGE;
  }

  /**
   * Whether ISG and DSE find nothing in it: its sign digit says below one, and no digit is near.
   */
  public boolean isVanishing() {
    return isBelowOne() && exponent >> 8 != 9;
  }

  /** Whether it is too small for a register. */
  public boolean isTooSmall() {
    return digits == 0 || exponent >= 5 * SIGN_DIGIT && exponent <= NEGATIVE;
  }

  /** The text of the display, as {@link DisplayFormat#display} has it for other numbers. */
  public String display(DisplayFormat format) {
    String sign = digits < 0 ? "-" : " ";
    if (isFixed(format)) {
      return sign + fixed(format) + residue(format);
    }
    NonNormalized rounded = toPlaces(format.digits() + 1);
    int power = rounded.power(format);
    return sign
        + format.mantissaCells(rounded.tenDigits(), rounded.leading(format))
        + (isBelowOne() ? '-' : ' ')
        + GLYPHS.charAt(power >> 4 & 0xF)
        + GLYPHS.charAt(power & 0xF);
  }

  /** The text that ARCL appends, as {@link DisplayFormat#text} has it for other numbers. */
  public String text(DisplayFormat format) {
    String sign = digits < 0 ? "-" : "";
    if (isFixed(format)) {
      return sign + fixed(format);
    }
    NonNormalized rounded = toPlaces(format.digits() + 1);
    return sign
        + format.mantissa(rounded.tenDigits(), rounded.leading(format))
        + (isBelowOne() ? "E-" : "E")
        + value(rounded.power(format) & 0xFF);
  }

  private boolean isBelowOne() {
    return exponent >= SIGN_DIGIT;
  }

  private boolean isFixed(DisplayFormat format) {
    if (format.style() != Style.FIX) {
      return false;
    }
    if (!isBelowOne()) {
      return exponent < DIGITS;
    }
    boolean rounds = Math.abs(digits) >= 5 * Decimal.UNIT;
    return sum(exponent, format.digits(), rounds ? 1 : 0) >= CARRY;
  }

  /** In FIX a number below one is shifted right until its exponent has counted up to a carry. */
  private String fixed(DisplayFormat format) {
    int first = isBelowOne() ? -counted(1) : exponent;
    NonNormalized rounded = toPlaces(format.digits() + 1 + first);
    return format.fixed(rounded.tenDigits(), first);
  }

  /** What is left of the exponent's sign digit stands in the last cell. */
  private String residue(DisplayFormat format) {
    int left = isBelowOne() ? moved(exponent, counted(1)) >> 8 : 0;
    return left == 0
        ? ""
        : " ".repeat(Math.max(0, DIGITS - 1 - format.digits())) + (char) (' ' + left);
  }

  /** How many times {@code step} is added until there is a carry. */
  private int counted(int step) {
    int count = 1;
    int sum = sum(exponent, step, 0);
    while (sum < CARRY) {
      sum = sum(sum, step, 0);
      count++;
    }
    return count;
  }

  /** How many digits stand before the point of a mantissa. */
  private int leading(DisplayFormat format) {
    if (format.style() != Style.ENG) {
      return 1;
    }
    if (!isBelowOne()) {
      return value(exponent) % 3 + 1;
    }
    int rest = moved(exponent, 3 * counted(3)) & 0xF;
    return rest < 3 ? rest + 1 : 1;
  }

  /** The two digits that are shown behind a mantissa. */
  private int power(DisplayFormat format) {
    if (format.style() == Style.ENG) {
      return decimal(isBelowOne() ? 3 * counted(3) : value(exponent) / 3 * 3);
    }
    return isBelowOne() ? subtract(0, exponent) : exponent;
  }

  /** The number rounded to some of its ten digits. */
  private NonNormalized toPlaces(int places) {
    if (places >= DIGITS) {
      return this;
    }
    long unit = PowersOfTen.power(DIGITS - Math.max(places, 0));
    long magnitude = (Math.abs(digits) + unit / 2) / unit * unit;
    return carried(Long.signum(digits) * magnitude, exponent);
  }

  private String tenDigits() {
    return "%010d".formatted(Math.abs(digits));
  }

  /** The exponent counted up or down digit by digit. */
  private static int moved(int exponent, int steps) {
    int moved = exponent;
    for (int i = 0; i < steps; i++) {
      moved = sum(moved, 1, 0) & EXPONENT_MASK;
    }
    for (int i = 0; i > steps; i--) {
      moved = subtract(moved, 1);
    }
    return moved;
  }

  private static int subtract(int a, int b) {
    int nines = 0;
    for (int shift = 0; shift < 12; shift += 4) {
      nines |= (9 - (b >> shift & 0xF) & 0xF) << shift;
    }
    return sum(a, nines, 1) & EXPONENT_MASK;
  }

  /** The sum of three digits and three as the adder makes it, with the carry in front. */
  private static int sum(int a, int b, int carryIn) {
    int sum = 0;
    int carry = carryIn;
    for (int shift = 0; shift < 12; shift += 4) {
      int digit = (a >> shift & 0xF) + (b >> shift & 0xF) + carry;
      carry = digit < 10 ? 0 : 1;
      sum |= (digit - 10 * carry & 0xF) << shift;
    }
    return carry * CARRY | sum;
  }

  private static int value(int digits) {
    return (digits >> 8) * 100 + (digits >> 4 & 0xF) * 10 + (digits & 0xF);
  }

  private static int decimal(int value) {
    return value / 100 << 8 | value / 10 % 10 << 4 | value % 10;
  }
}
