package hp41.number;

import org.apache.commons.lang3.StringUtils;

/**
 * The state of a number entry. Each key method returns the next state, or the same object if the
 * machine ignores the key.
 *
 * @param negative true if the mantissa has a minus sign
 * @param mantissa the keys of the mantissa: up to ten digits and at most one decimal point
 * @param hasExponent true after EEX was pressed
 * @param exponentNegative true if the exponent has a minus sign
 * @param exponent the digits of the exponent, up to two
 */
public record DigitEntry(
    boolean negative,
    String mantissa,
    boolean hasExponent,
    boolean exponentNegative,
    String exponent) {

  /** The state before the first key, and after the last key was deleted. */
  public static final DigitEntry EMPTY = new DigitEntry(false, "", false, false, "");

  private static final int MANTISSA_DIGITS = 10;
  private static final int EXPONENT_DIGITS = 2;

  /**
   * The display cells of the mantissa in a number with an exponent. The mantissa has at most this
   * many digits before the point.
   */
  private static final int MANTISSA_CELLS = 8;

  /** The keys in the order of their program bytes. */
  public static final String KEYS = "0123456789.E-";

  /** The program byte of the digit 0. */
  private static final byte ZERO = 0x10;

  /**
   * Returns the entry that the bytes of a number line produce. The machine runs a number line as if
   * its bytes were keyed, and drops what the keyboard would refuse: {@code 12345678901} is
   * 1234567890 and {@code 1E100} is 1E10.
   *
   * @param codes bytes 10 to 19 hex for the digits, 1A for the point, 1B for EEX, 1C for CHS; other
   *     bytes are ignored
   */
  public static DigitEntry of(byte[] codes) {
    DigitEntry entry = EMPTY;
    for (byte code : codes) {
      int key = code - ZERO;
      entry = key >= 0 && key < KEYS.length() ? entry.key(KEYS.charAt(key)) : entry;
    }
    return entry;
  }

  private DigitEntry key(char key) {
    return switch (key) {
      case '.' -> point();
      case 'E' -> eex();
      case '-' -> hasExponent ? chs() : negated();
      default -> digit(key - '0');
    };
  }

  /**
   * Enters a digit, 0 to 9. Ignored after ten digits of the mantissa (leading zeros count) or two
   * digits of the exponent.
   */
  public DigitEntry digit(int digit) {
    if (complete()) {
      return this;
    }
    return hasExponent
        ? new DigitEntry(negative, mantissa, true, exponentNegative, exponent + digit)
        : withMantissa(mantissa + digit);
  }

  /** Enters the decimal point. Ignored if the mantissa already has one, and in the exponent. */
  public DigitEntry point() {
    return hasExponent || hasPoint() ? this : withMantissa(mantissa + '.');
  }

  /**
   * Enters EEX. An empty or zero mantissa becomes 1 and keeps its point. The key is ignored in the
   * exponent, and if more than eight digits precede the point.
   */
  public DigitEntry eex() {
    if (hasExponent || wholeDigits() > MANTISSA_CELLS) {
      return this;
    }
    String one = hasPoint() ? "1." : "1";
    return new DigitEntry(negative, isMantissaZero() ? one : mantissa, true, false, "");
  }

  /**
   * Enters CHS, which changes the sign of the mantissa, or of the exponent after EEX. Ignored if
   * all digits of the mantissa are zero, except in a program line. Only a program line can begin
   * with CHS; a first CHS on the keyboard is a function.
   */
  public DigitEntry chs() {
    if (hasExponent) {
      return new DigitEntry(negative, mantissa, true, !exponentNegative, exponent);
    }
    return isMantissaZero() && !mantissa.isEmpty() ? this : negated();
  }

  private DigitEntry negated() {
    return new DigitEntry(!negative, mantissa, false, false, "");
  }

  /**
   * Deletes the last key (←). Returns {@link #EMPTY} when the last key of the mantissa is deleted,
   * even if there is a sign. A mantissa that becomes zero loses its sign.
   */
  public DigitEntry back() {
    if (!exponent.isEmpty()) {
      String shorter = exponent.substring(0, exponent.length() - 1);
      return new DigitEntry(negative, mantissa, true, exponentNegative, shorter);
    }
    if (hasExponent) {
      return new DigitEntry(negative, mantissa, exponentNegative, false, "");
    }
    if (mantissa.length() <= 1) {
      return EMPTY;
    }
    DigitEntry shorter = withMantissa(mantissa.substring(0, mantissa.length() - 1));
    return shorter.isMantissaZero()
        ? new DigitEntry(false, shorter.mantissa, false, false, "")
        : shorter;
  }

  /** Returns whether nothing has been entered. */
  public boolean isEmpty() {
    return equals(EMPTY);
  }

  /**
   * Returns whether no more digits are accepted. The display then has no underscore. In PRGM mode a
   * full exponent also removes the underscore, but a full mantissa does not.
   */
  public boolean complete() {
    return hasExponent
        ? exponent.length() == EXPONENT_DIGITS
        : digits().length() == MANTISSA_DIGITS;
  }

  /** Returns the number entered so far. Numbers out of range become ±9.999999999E99 or zero. */
  public Decimal value() {
    Decimal value = unlimited();
    return value.exponent() < -Decimal.MAX_EXPONENT ? Decimal.ZERO : value.saturated();
  }

  /**
   * Returns whether the number entered so far is out of range. On the keyboard this ends the entry.
   */
  public boolean isBeyondRange() {
    Decimal value = unlimited();
    return value.isOutOfRange() || value.exponent() < -Decimal.MAX_EXPONENT;
  }

  private Decimal unlimited() {
    String digits = digits();
    if (digits.isEmpty()) {
      return Decimal.ZERO;
    }
    long coefficient = Long.parseLong(digits);
    int power = exponent.isEmpty() ? 0 : Integer.parseInt(exponent);
    int lastPlace = wholeDigits() - digits.length() + (exponentNegative ? -power : power);
    return Decimal.normalized(negative ? -coefficient : coefficient, lastPlace + 9);
  }

  /** Returns the text displayed during entry, without the underscore. */
  public String display(DisplayFormat format) {
    String digits = digits();
    int shown = hasExponent ? Math.min(digits.length(), MANTISSA_CELLS) : digits.length();
    int whole = wholeDigits();
    StringBuilder text = new StringBuilder(negative ? "-" : " ");
    text.append(format.groups(digits.substring(0, whole)));
    if (hasPoint()) {
      text.append(format.radix());
    }
    text.append(digits, whole, shown);
    if (hasExponent) {
      text.append(" ".repeat(MANTISSA_CELLS - shown))
          .append(exponentNegative ? '-' : ' ')
          .append(exponent);
    }
    return text.toString();
  }

  /**
   * Returns the text that a printer prints for the entry (observed on the machine): the digits as
   * keyed, filled with zeros to the decimals of FIX, or with a two-digit exponent.
   */
  public String printed(DisplayFormat format) {
    String digits = digits();
    int whole = wholeDigits();
    String sign = negative ? "-" : " ";
    String decimals = digits.substring(whole);
    boolean fixed = format.style() == DisplayFormat.FormatStyle.FIX && !hasExponent;
    int places = fixed ? Math.min(format.digits(), MANTISSA_DIGITS - whole) : 0;
    boolean open = fixed && (format.digits() > 0 || format.grouped());
    char radix = whole > 0 ? format.radix() : '.';
    String point = open || hasPoint() ? String.valueOf(radix) : "";
    String power =
        hasExponent ? (exponentNegative ? "-" : "+") + StringUtils.leftPad(exponent, 2, '0') : "";
    return sign
        + format.groups(digits.substring(0, whole))
        + point
        + StringUtils.rightPad(decimals, places, '0')
        + power;
  }

  /** Returns the bytes of the number line; see {@link #of(byte[])}. */
  public byte[] programLine() {
    return codes(keys());
  }

  /**
   * Returns the keys in a form that {@link #of(String)} reads, with signs before the digits: {@code
   * -1.5E-3}.
   */
  public String keys() {
    String power = hasExponent ? 'E' + (exponentNegative ? "-" : "") + exponent : "";
    return (negative ? "-" : "") + mantissa + power;
  }

  /**
   * Returns the entry that a sequence of keys produces: digits, the point, {@code E} for EEX and
   * {@code -} for CHS.
   */
  public static DigitEntry of(String keys) {
    return of(codes(keys));
  }

  /** Returns the bytes of the number line with a sequence of keys. */
  public static byte[] codes(String keys) {
    byte[] codes = new byte[keys.length()];
    for (int i = 0; i < codes.length; i++) {
      codes[i] = (byte) (ZERO + KEYS.indexOf(keys.charAt(i)));
    }
    return codes;
  }

  private DigitEntry withMantissa(String keys) {
    return new DigitEntry(negative, keys, false, false, "");
  }

  /** Returns whether the mantissa has a decimal point. */
  public boolean hasPoint() {
    return mantissa.indexOf('.') >= 0;
  }

  /** Returns the digits of the mantissa. */
  public String digits() {
    return mantissa.replace(".", "");
  }

  /** Returns the number of digits before the decimal point. */
  public int wholeDigits() {
    return hasPoint() ? mantissa.indexOf('.') : mantissa.length();
  }

  /** Returns what was keyed, as the bits of a digit: 1 point, 2 EEX, 4 CHS, 8 not only zeros. */
  public int state() {
    return (hasPoint() ? 1 : 0)
        | (hasExponent ? 2 : 0)
        | (negative ? 4 : 0)
        | (isMantissaZero() ? 0 : 8);
  }

  private boolean isMantissaZero() {
    return mantissa.chars().allMatch(key -> key == '0' || key == '.');
  }

  /**
   * Returns the first number in a text as ANUM finds it, without digits if the text has none. The
   * characters of the number are processed as if keyed. Zero remains zero, whatever follows as its
   * exponent.
   *
   * <p>Signs before the digits and one sign after them are combined: {@code --5} is 5 and {@code
   * 5-} is −5. A character that cannot be part of a number ends it. Group separators are ignored if
   * flag 29 is set.
   *
   * @param format decides which of point and comma is the radix mark, and whether the other one
   *     separates groups
   */
  public static DigitEntry firstIn(String text, DisplayFormat format) {
    DigitEntry entry = EMPTY;
    for (char key : text.toCharArray()) {
      boolean digits = entry.hasDigits();
      if (digits && key == 'E' && entry.value().isZero()) {
        break;
      } else if (format.isOfNumber(key)) {
        entry = entry.scanned(key, format);
      } else if (digits) {
        break;
      } else {
        entry = EMPTY;
      }
    }
    return entry;
  }

  /**
   * Processes one character of a text: an exponent can only follow digits, and separators are
   * ignored.
   */
  private DigitEntry scanned(char key, DisplayFormat format) {
    if (key == format.radix()) {
      return point();
    }
    boolean passed = "+.,".indexOf(key) >= 0 || key == 'E' && !hasDigits();
    return passed ? this : key(key);
  }

  /** Returns whether the mantissa has digits. */
  public boolean hasDigits() {
    return !digits().isEmpty();
  }
}
