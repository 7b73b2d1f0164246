package hp41.listing;

import hp41.machine.Operand;
import hp41.number.DigitEntry;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads numbers with a decimal point or comma as the bytes of a number line. */
final class NumberReader {

  private static final String MINUS = "-−–";

  /** A comma without digits. Like a point without digits, it means 0, or 0 with an exponent. */
  private static final String LONE_COMMA =
      "(?<![-+−–\\d,]),(?=[eE][-+−–]?\\d|[\\s\\u00A0]*(?:;|$))";

  private static final Pattern NUMBER =
      Pattern.compile(
          "([-+−–]?)(\\d*)([.]\\d*|,\\d+|"
              + LONE_COMMA
              + ")?(?:(?:(?<=[\\d.])\\s)?([eEᴇ])([-+−–]?)(\\d{0,2}))?"
              + "(?=\\s|;|$|,(?:\\s|$))");

  private NumberReader() {}

  /**
   * A typed number.
   *
   * @param codes the bytes of its number line
   * @param value the number in the form that {@link hp41.number.Decimal#parse} reads
   */
  record TypedNumber(Operand.Digits codes, String value) {}

  /** Reads the number at the scanner's position, if there is one. */
  static Optional<TypedNumber> number(LineScanner cursor) {
    int start = cursor.index();
    Optional<TypedNumber> number = cursor.take(NUMBER).flatMap(NumberReader::typed);
    if (number.isEmpty()) {
      cursor.index(start);
    }
    return number;
  }

  private static Optional<TypedNumber> typed(Matcher number) {
    String whole = number.group(2);
    String decimals = text(number.group(3)).replace(',', '.');
    boolean exponent = number.group(4) != null;
    if (whole.isEmpty() && decimals.isEmpty() && !exponent) {
      return Optional.empty();
    }
    boolean minus = isMinus(number.group(1));
    boolean minusExponent = exponent && isMinus(number.group(5));
    String power = text(number.group(6));
    String mantissa = whole + decimals;
    String keys =
        (minus ? "-" : "") + mantissa + (exponent ? (minusExponent ? "E-" : "E") + power : "");
    String codes = new String(DigitEntry.codes(keys), StandardCharsets.ISO_8859_1);
    String value =
        (minus ? "-" : "")
            + (mantissa.isEmpty() ? "1" : mantissa.equals(".") ? "0" : mantissa)
            + (power.isEmpty() ? "" : (minusExponent ? "E-" : "E") + power);
    return Optional.of(new TypedNumber(new Operand.Digits(codes), value));
  }

  private static String text(String group) {
    return group == null ? "" : group;
  }

  private static boolean isMinus(String sign) {
    return !sign.isEmpty() && MINUS.contains(sign);
  }
}
