package hp41.number;

import java.math.BigDecimal;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.commons.lang3.StringUtils;

/**
 * A number as the machine's registers store it: ten significant digits and a decimal exponent.
 *
 * <p>The value is {@code coefficient × 10^(exponent − 9)}. A register can store exponents from −99
 * to 99. Functions can return larger exponents (see {@link #isOutOfRange()}), but not smaller ones.
 *
 * @param coefficient the ten digits with the sign: |coefficient| in [10^9, 10^10), or 0
 * @param exponent the exponent of the first digit, as SCI displays it; 0 for zero
 */
public record Decimal(long coefficient, int exponent) implements Comparable<Decimal> {

  /** The greatest exponent that a register can store. */
  public static final int MAX_EXPONENT = 99;

  /** The coefficient of 1. */
  static final long UNIT = 1_000_000_000L;

  /** The smallest integer with eleven digits. */
  static final long TEN_UNITS = 10 * UNIT;

  /** Zero. */
  public static final Decimal ZERO = new Decimal(0, 0);

  /** One. */
  public static final Decimal ONE = new Decimal(UNIT, 0);

  /** Minus one. */
  public static final Decimal MINUS_ONE = new Decimal(-UNIT, 0);

  /** π as the PI function returns it. */
  public static final Decimal PI = new Decimal(3_141_592_654L, 0);

  /** The largest number, 9.999999999E99. */
  public static final Decimal MAX = new Decimal(TEN_UNITS - 1, MAX_EXPONENT);

  /** The result of a function when it is too large and its digits are not known. */
  static final Decimal BEYOND_RANGE = new Decimal(UNIT, 1000);

  private static final int DIGITS = 10;

  private static final Pattern NUMBER =
      Pattern.compile("([-+]?)(?=\\.?\\d)(\\d*+)\\.?(\\d*+)(?:[eE]([-+]?\\d{1,9}))?");

  /**
   * Checks that the number is normalized.
   *
   * @throws IllegalArgumentException if the first of the ten digits is zero, or zero has an
   *     exponent
   */
  public Decimal {
    if (coefficient == 0 ? exponent != 0 : !isTenDigits(coefficient)) {
      throw new IllegalArgumentException("not normalized: " + coefficient + ", " + exponent);
    }
  }

  private static boolean isTenDigits(long coefficient) {
    return Math.abs(coefficient) >= UNIT && Math.abs(coefficient) < TEN_UNITS;
  }

  /** Returns an integer, rounded to ten digits. */
  public static Decimal of(long integer) {
    return Extended.normalized(integer, 12).rounded();
  }

  /**
   * Returns {@code coefficient × 10^(exponent − 9)}, normalized. The coefficient is at most 10^10.
   */
  public static Decimal normalized(long coefficient, int exponent) {
    if (coefficient == 0) {
      return ZERO;
    }
    if (Math.abs(coefficient) == TEN_UNITS) {
      return new Decimal(coefficient / 10, exponent + 1);
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
   * Parses a number such as {@code -12.5E-3} or the output of {@link #toString()}. Any number of
   * digits is accepted; the value is rounded half up in magnitude to ten digits. A number that is
   * too small becomes 0, one that is too large is {@linkplain #isOutOfRange() out of range}.
   *
   * @throws NumberFormatException if the text is not a number
   */
  public static Decimal parse(String text) {
    Matcher parts = NUMBER.matcher(text);
    if (!parts.matches()) {
      throw new NumberFormatException("this is not a number: " + text);
    }
    String digits = parts.group(2) + parts.group(3);
    String significant = StringUtils.stripStart(digits, "0");
    int zeros = digits.length() - significant.length();
    int power = parts.group(4) == null ? 0 : Integer.parseInt(parts.group(4));
    long magnitude = rounded(significant);
    long coefficient = parts.group(1).equals("-") ? -magnitude : magnitude;
    Decimal number = normalized(coefficient, power + parts.group(2).length() - zeros - 1);
    return number.exponent < -MAX_EXPONENT ? ZERO : number;
  }

  /** Returns the first ten digits, rounded half up, which can be 10^10; missing ones are zeros. */
  private static long rounded(String digits) {
    long ten = Long.parseLong(StringUtils.rightPad(StringUtils.left(digits, DIGITS), DIGITS, '0'));
    return digits.length() > DIGITS && digits.charAt(DIGITS) >= '5' ? ten + 1 : ten;
  }

  /** Returns whether this number is zero. */
  public boolean isZero() {
    return coefficient == 0;
  }

  /** Returns whether this number is less than zero. */
  public boolean isNegative() {
    return coefficient < 0;
  }

  /** Returns the sign: −1, 0 or 1. */
  public int signum() {
    return Long.signum(coefficient);
  }

  /** Returns whether this number has no fraction. */
  public boolean isInteger() {
    return exponent >= 9 || exponent >= 0 && decimals() == 0;
  }

  /**
   * Returns whether this number is an odd integer. Integers with more than ten digits end in a zero
   * and are even.
   */
  public boolean isOdd() {
    return isInteger() && exponent <= 9 && truncated() % 2 != 0;
  }

  /** Returns whether the exponent is too large for a register. */
  public boolean isOutOfRange() {
    return exponent > MAX_EXPONENT;
  }

  /** Returns this number, or ±9.999999999E99 if it is out of range. */
  public Decimal saturated() {
    if (!isOutOfRange()) {
      return this;
    }
    return isNegative() ? MAX.negate() : MAX;
  }

  /** Returns this number with the opposite sign; zero remains zero. */
  public Decimal negate() {
    return new Decimal(-coefficient, exponent);
  }

  /** Returns the absolute value. */
  public Decimal abs() {
    return isNegative() ? negate() : this;
  }

  /** INT: returns the integer part with its sign. */
  public Decimal integerPart() {
    if (exponent >= 9) {
      return this;
    }
    if (exponent < 0) {
      return ZERO;
    }
    return new Decimal(coefficient - decimals(), exponent);
  }

  /** FRC: returns the fraction with its sign. */
  public Decimal fraction() {
    if (exponent >= 9) {
      return ZERO;
    }
    return exponent < 0 ? this : normalized(decimals(), exponent);
  }

  /** Returns the digits of the coefficient after the decimal point, for exponents from 0 to 9. */
  private long decimals() {
    return PowersOfTen.remainder(coefficient, 9 - exponent);
  }

  /** Returns the integer part. Values with more than 18 digits are returned as ±(10^18 − 1). */
  public long truncated() {
    if (exponent <= 9) {
      return exponent < 0 ? 0 : PowersOfTen.shiftRight(coefficient, 9 - exponent);
    }
    return exponent < 18
        ? coefficient * PowersOfTen.power(exponent - 9)
        : signum() * (PowersOfTen.power(18) - 1);
  }

  /**
   * Returns the absolute value of the integer part, as the machine reads register numbers and flag
   * numbers, or {@code limit + 1} if it is greater than the limit.
   */
  public int wholeUpTo(int limit) {
    return (int) Math.min(Math.abs(truncated()), limit + 1L);
  }

  /**
   * Returns some digits after the decimal point as an unsigned integer.
   *
   * @param first the place of the first digit; 1 is the first place after the decimal point
   * @param count the number of digits, 1 to 9
   */
  public int decimals(int first, int count) {
    int places = 9 - exponent; // decimal places of the last digit of the coefficient
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

  /** Returns the exact value. */
  public BigDecimal toBigDecimal() {
    return BigDecimal.valueOf(coefficient, 9 - exponent);
  }

  /** Returns the nearest value of type double. */
  public double doubleValue() {
    return toBigDecimal().doubleValue();
  }

  /** Returns the number in the form {@code -1.234567890E-05}, always with ten digits. */
  @Override
  public String toString() {
    long digits = Math.abs(coefficient);
    String fraction = Long.toString(UNIT + digits % UNIT).substring(1);
    String power = (exponent < 0 ? "E-" : "E+") + (Math.abs(exponent) < 10 ? "0" : "");
    return (isNegative() ? "-" : "") + digits / UNIT + '.' + fraction + power + Math.abs(exponent);
  }
}
