package hp41.number;

import java.util.Optional;
import org.apache.commons.lang3.StringUtils;

/**
 * A number being keyed in. A key gives the next state, or the same object if the machine refuses
 * it.
 *
 * @param negative true if the mantissa has a minus sign
 * @param mantissa the keys of the mantissa, up to ten digits and a point in any place
 * @param hasExponent true once EEX was pressed
 * @param exponentNegative true if the exponent has a minus sign
 * @param exponent the digits of the exponent, up to two
 */
public record DigitEntry(
    boolean negative,
    String mantissa,
    boolean hasExponent,
    boolean exponentNegative,
    String exponent) {

  /** Before the first key, and again when the last one was taken back. */
  public static final DigitEntry EMPTY = new DigitEntry(false, "", false, false, "");

  private static final int MANTISSA_DIGITS = 10;
  private static final int EXPONENT_DIGITS = 2;

  /**
   * Cells for the mantissa once there is an exponent; so many digits may stand before the point.
   */
  private static final int MANTISSA_CELLS = 8;

  /** The keys in the order of their program bytes. */
  private static final String KEYS = "0123456789.E-";

  /** The program byte of the first. */
  private static final byte ZERO = 0x10;

  /**
   * The number that a program line stands for. The machine keys its bytes as if they were typed:
   * what a keyboard would refuse is dropped, so that {@code 12345678901} is 1234567890 and {@code
   * 1E100} is 1E10.
   *
   * @param codes bytes 10 to 19 hex for the digits, 1A the point, 1B EEX, 1C CHS; others are passed
   *     over
   */
  public static Decimal ofProgramLine(byte[] codes) {
    return of(codes).value();
  }

  /** The number being keyed that has these bytes in a program line so far. */
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
      case '-' -> chs();
      default -> digit(key - '0');
    };
  }

  /**
   * A digit, 0 to 9; refused behind ten of the mantissa, leading zeros included, or two of the
   * exponent.
   */
  public DigitEntry digit(int digit) {
    if (complete()) {
      return this;
    }
    return hasExponent
        ? new DigitEntry(negative, mantissa, true, exponentNegative, exponent + digit)
        : withMantissa(mantissa + digit);
  }

  /** The point; refused if there is one, and in the exponent. */
  public DigitEntry point() {
    return hasExponent || hasPoint() ? this : withMantissa(mantissa + '.');
  }

  /**
   * EEX; an empty or zero mantissa becomes 1, its point stays. Refused a second time, and behind
   * more than eight places.
   */
  public DigitEntry eex() {
    if (hasExponent || wholeDigits() > MANTISSA_CELLS) {
      return this;
    }
    String one = hasPoint() ? "1." : "1";
    return new DigitEntry(negative, isMantissaZero() ? one : mantissa, true, false, "");
  }

  /**
   * CHS, for the exponent once there is one. Refused if the mantissa has digits that are all zero;
   * as the very first key it occurs in program lines only, as on the keyboard it is a function
   * then.
   */
  public DigitEntry chs() {
    if (hasExponent) {
      return new DigitEntry(negative, mantissa, true, !exponentNegative, exponent);
    }
    return isMantissaZero() && !mantissa.isEmpty()
        ? this
        : new DigitEntry(!negative, mantissa, false, false, "");
  }

  /**
   * ←: takes one step back; {@link #EMPTY} with the last key of the mantissa, whatever the sign. A
   * mantissa that becomes zero loses its sign.
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

  /** True before the first key and when all was taken back. */
  public boolean isEmpty() {
    return equals(EMPTY);
  }

  /**
   * True if no more digits are taken; the display has no underscore then. In program mode a full
   * exponent does away with it too, but not a full mantissa.
   */
  public boolean complete() {
    return hasExponent
        ? exponent.length() == EXPONENT_DIGITS
        : digits().length() == MANTISSA_DIGITS;
  }

  /** The number keyed so far. One that leaves the range becomes ±9.999999999E99 or zero. */
  public Decimal value() {
    Decimal value = unlimited();
    return value.exponent() < -Decimal.MAX_EXPONENT ? Decimal.ZERO : value.saturated();
  }

  /** Whether the number keyed so far has left the range, which ends the entry on the keyboard. */
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

  /** The text shown while the number is keyed, without the underscore behind it. */
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
   * The text that a printer makes of it (observed on the machine): as it was keyed, with the
   * decimals that FIX asks for, or with an exponent of two digits.
   */
  public String printed(DisplayFormat format) {
    String digits = digits();
    int whole = wholeDigits();
    String sign = negative ? "-" : " ";
    String decimals = digits.substring(whole);
    boolean fixed = format.style() == DisplayFormat.FormatStyle.FIX && !hasExponent;
    int places = fixed ? Math.min(format.digits(), MANTISSA_DIGITS - whole) : 0;
    boolean open = fixed && (format.digits() > 0 || format.grouped());
    String point = open || hasPoint() ? String.valueOf(format.radix()) : "";
    String power =
        hasExponent ? (exponentNegative ? "-" : "+") + StringUtils.leftPad(exponent, 2, '0') : "";
    return sign
        + format.groups(digits.substring(0, whole))
        + point
        + StringUtils.rightPad(decimals, places, '0')
        + power;
  }

  /**
   * The bytes that a program keeps of it, the sign before the digits; see {@link #ofProgramLine}.
   */
  public byte[] programLine() {
    return codes(keys());
  }

  /** The keys as a text that {@link #of(String)} reads, the signs first: {@code -1.5E-3}. */
  public String keys() {
    String power = hasExponent ? 'E' + (exponentNegative ? "-" : "") + exponent : "";
    return (negative ? "-" : "") + mantissa + power;
  }

  /** The number that these keys enter: digits, the point, {@code E} and {@code -}. */
  public static DigitEntry of(String keys) {
    return of(codes(keys));
  }

  private static byte[] codes(String keys) {
    byte[] codes = new byte[keys.length()];
    for (int i = 0; i < codes.length; i++) {
      codes[i] = (byte) (ZERO + KEYS.indexOf(keys.charAt(i)));
    }
    return codes;
  }

  private DigitEntry withMantissa(String keys) {
    return new DigitEntry(negative, keys, false, false, "");
  }

  /** Whether the mantissa has its point. */
  public boolean hasPoint() {
    return mantissa.indexOf('.') >= 0;
  }

  private String digits() {
    return mantissa.replace(".", "");
  }

  /** How many digits stand in front of the point. */
  public int wholeDigits() {
    return hasPoint() ? mantissa.indexOf('.') : mantissa.length();
  }

  private boolean isMantissaZero() {
    return mantissa.chars().allMatch(key -> key == '0' || key == '.');
  }

  /**
   * The first number in a text, as ANUM finds it: what stands there is keyed as if typed. None
   * without digits; zero stays zero whatever its exponent.
   *
   * <p>Signs before the digits count together, one behind them counts too: {@code --5} is 5 and
   * {@code 5-} is −5. What is no part of a number ends it; a separator of groups is passed over if
   * flag 29 is set.
   *
   * @param format which of point and comma is the radix mark, and whether the other separates
   *     groups
   */
  public static Optional<Decimal> firstIn(String text, DisplayFormat format) {
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
    return entry.hasDigits() ? Optional.of(entry.value()) : Optional.empty();
  }

  /** A sign is counted, an exponent begins behind digits only, a separator is passed over. */
  private DigitEntry scanned(char key, DisplayFormat format) {
    if (key == format.radix()) {
      return point();
    }
    boolean passed = "+.,".indexOf(key) >= 0 || key == 'E' && !hasDigits();
    return passed ? this : key(key);
  }

  private boolean hasDigits() {
    return !digits().isEmpty();
  }
}
