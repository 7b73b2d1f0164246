package hp41.number;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.regex.Pattern;

/**
 * A number as the machine's registers hold it: ten significant digits and an exponent of ten.
 *
 * <p>The value is {@code coefficient × 10^(exponent − 9)}. A register takes exponents of −99 to 99;
 * functions may hand out larger ones, see {@link #isOutOfRange()}, but no smaller ones.
 *
 * @param coefficient the ten digits with the sign: |coefficient| in [10^9, 10^10), or 0
 * @param exponent the exponent of the first digit, as SCI shows it; 0 for zero
 */
public record Decimal(long coefficient, int exponent) implements Comparable<Decimal> {

  /** Greatest exponent that a register takes. */
  public static final int MAX_EXPONENT = 99;

  /** One unit of the first digit: the coefficient of 1. */
  static final long UNIT = 1_000_000_000L;

  /** The first integer that does not fit into ten digits. */
  static final long TEN_UNITS = 10 * UNIT;

  /** 0. */
  public static final Decimal ZERO = new Decimal(0, 0);

  /** 1. */
  public static final Decimal ONE = new Decimal(UNIT, 0);

  /** −1. */
  public static final Decimal MINUS_ONE = new Decimal(-UNIT, 0);

  /** π as the PI key gives it. */
  public static final Decimal PI = new Decimal(3_141_592_654L, 0);

  /** The largest number, 9.999999999E99. */
  public static final Decimal MAX = new Decimal(TEN_UNITS - 1, MAX_EXPONENT);

  /** What a function gives when its result is too large and nothing more is known of it. */
  static final Decimal BEYOND_RANGE = new Decimal(UNIT, 1000);

  private static final MathContext TEN_DIGITS = new MathContext(10, RoundingMode.HALF_UP);

  private static final Pattern NUMBER =
      Pattern.compile("[-+]?(?=\\.?\\d)\\d*\\.?\\d*(?:[eE][-+]?\\d{1,9})?");

  /** Checks that the ten digits start with one that is not zero. */
  public Decimal {
    if (coefficient == 0 ? exponent != 0 : !isTenDigits(coefficient)) {
      throw new IllegalArgumentException("not normalized: " + coefficient + ", " + exponent);
    }
  }

  private static boolean isTenDigits(long coefficient) {
    return Math.abs(coefficient) >= UNIT && Math.abs(coefficient) < TEN_UNITS;
  }

  /** An integer; digits beyond the tenth are rounded away. */
  public static Decimal of(long integer) {
    return Extended.normalized(integer, 12).rounded();
  }

  /** {@code coefficient × 10^(exponent − 9)} for at most ten digits, which may begin with zeros. */
  public static Decimal normalized(long coefficient, int exponent) {
    if (coefficient == 0) {
      return ZERO;
    }
    long digits = coefficient;
    int first = exponent;
    while (Math.abs(digits) < UNIT) {
      digits *= 10;
      first--;
    }
    return new Decimal(digits, first);
  }

  /**
   * The number that a text stands for, as {@code -12.5E-3} or as {@link #toString()} writes it,
   * with any number of digits: the eleventh rounds the tenth, half a unit away from zero. Too small
   * a number is 0, too large a one is {@linkplain #isOutOfRange() out of range}.
   *
   * @throws NumberFormatException if the text is no number
   */
  public static Decimal parse(String text) {
    if (!NUMBER.matcher(text).matches()) {
      throw new NumberFormatException("this is no number: " + text);
    }
    BigDecimal rounded = new BigDecimal(text).round(TEN_DIGITS);
    int exponent = 9 - rounded.scale();
    Decimal number = normalized(rounded.unscaledValue().longValueExact(), exponent);
    return number.exponent < -MAX_EXPONENT ? ZERO : number;
  }

  /** True for zero. */
  public boolean isZero() {
    return coefficient == 0;
  }

  /** True below zero. */
  public boolean isNegative() {
    return coefficient < 0;
  }

  /** −1, 0 or 1. */
  public int signum() {
    return Long.signum(coefficient);
  }

  /** True if there are no digits behind the point. */
  public boolean isInteger() {
    return exponent >= 9 || exponent >= 0 && decimals() == 0;
  }

  /** True for an odd integer; a number of more than ten digits ends in a zero and is even. */
  public boolean isOdd() {
    return isInteger() && exponent <= 9 && truncated() % 2 != 0;
  }

  /** True if the exponent is too large for a register. */
  public boolean isOutOfRange() {
    return exponent > MAX_EXPONENT;
  }

  /** This number, or ±9.999999999E99 if it is beyond. */
  public Decimal saturated() {
    if (!isOutOfRange()) {
      return this;
    }
    return isNegative() ? MAX.negate() : MAX;
  }

  /** The number with the other sign; zero stays zero. */
  public Decimal negate() {
    return new Decimal(-coefficient, exponent);
  }

  /** The number without its sign. */
  public Decimal abs() {
    return isNegative() ? negate() : this;
  }

  /** The part before the point, with the sign: INT. */
  public Decimal integerPart() {
    if (exponent >= 9) {
      return this;
    }
    if (exponent < 0) {
      return ZERO;
    }
    return new Decimal(coefficient - decimals(), exponent);
  }

  /** The part behind the point, with the sign: FRC. */
  public Decimal fraction() {
    if (exponent >= 9) {
      return ZERO;
    }
    return exponent < 0 ? this : normalized(decimals(), exponent);
  }

  /** What of the coefficient stands behind the point, for exponents of 0 to 9. */
  private long decimals() {
    return PowersOfTen.remainder(coefficient, 9 - exponent);
  }

  /** The part before the point; what is beyond 18 digits comes out as ±(10^18 − 1). */
  public long truncated() {
    if (exponent <= 9) {
      return exponent < 0 ? 0 : PowersOfTen.shiftRight(coefficient, 9 - exponent);
    }
    return exponent < 18
        ? coefficient * PowersOfTen.power(exponent - 9)
        : signum() * (PowersOfTen.power(18) - 1);
  }

  /**
   * The part before the point without its sign, as the machine takes register numbers, flags and
   * the like from a number; {@code limit + 1} if it is greater than the limit.
   */
  public int wholeUpTo(int limit) {
    return (int) Math.min(Math.abs(truncated()), limit + 1L);
  }

  /**
   * Some digits behind the point, read as an integer without a sign.
   *
   * @param first place of the first of them; 1 is the one just behind the point
   * @param count how many, 1 to 9
   */
  public int decimals(int first, int count) {
    int places = 9 - exponent; // the last digit of the coefficient stands at this place
    int surplus = places - (first + count - 1);
    long digits = Math.abs(coefficient);
    long upToLast;
    if (surplus >= 0) {
      upToLast = PowersOfTen.shiftRight(digits, surplus);
    } else if (-surplus >= count) {
      upToLast = 0;
    } else {
      upToLast = digits % PowersOfTen.power(9) * PowersOfTen.power(-surplus);
    }
    return (int) PowersOfTen.remainder(upToLast, count);
  }

  @Override
  public int compareTo(Decimal other) {
    int sign = signum();
    if (sign != other.signum()) {
      return Integer.compare(sign, other.signum());
    }
    if (exponent != other.exponent) {
      return exponent < other.exponent ? -sign : sign;
    }
    return Long.compare(coefficient, other.coefficient);
  }

  /** The form {@code -1.234567890E-05}, always ten digits. */
  @Override
  public String toString() {
    long digits = Math.abs(coefficient);
    String sign = isNegative() ? "-" : "";
    return sign + "%d.%09dE%+03d".formatted(digits / UNIT, digits % UNIT, exponent);
  }
}
