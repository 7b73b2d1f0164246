package hp41.number;

import java.util.function.Function;

/**
 * Formats a number that is not normalized as the machine displays it, digit by digit.
 *
 * @param number the number
 * @param format the display format
 */
record NonNormalizedDisplay(NonNormalized number, DisplayFormat format) {

  private static final char TEN = ':';

  /** The character displayed for a digit of ten. */
  private static final char FULL = '⊠';

  /**
   * Sign digits of an exponent: 9 for a number below one, and 4 as the last one for a number too
   * large.
   */
  private static final int NEGATIVE = 9;

  private static final int TOO_LARGE = 4;

  /** Digits of a register. The place of the decimal point is counted modulo this number. */
  private static final int PLACES = 14;

  /** Returns the text of the display. */
  String display() {
    String sign = isNegative() ? "-" : " ";
    String shown = isFixed() ? withResidue(fixed(LongFix::display)) : withExponent();
    return sign + shown.replace(TEN, FULL);
  }

  private String withExponent() {
    NonNormalized rounded = rounded();
    int power = power(rounded);
    char powerSign = rounded.isBelowOne() ? '-' : ' ';
    return cells(rounded, DisplayFormat.MANTISSA_CELLS)
        + powerSign
        + character(power >> 4)
        + character(power);
  }

  /** Returns the text that ARCL appends. */
  String text() {
    String sign = isNegative() ? "-" : "";
    if (isFixed()) {
      return sign + fixed(LongFix::text);
    }
    NonNormalized rounded = rounded();
    int power = power(rounded);
    String tens = (power & 0xF0) == 0 ? "" : String.valueOf(character(power >> 4));
    return sign
        + cells(rounded, whole(rounded))
        + (rounded.isBelowOne() ? "E-" : "E")
        + tens
        + character(power);
  }

  /**
   * RND: returns the rounded word with the sign digit of the original word. The exponent of a
   * number below one loses its digits above 9. If its sign digit means a number too large, the word
   * is unchanged; if it means one too small, the result is 0.
   */
  long rounded(long word) {
    boolean vanishes = format.style().isFixed() && format.digits() + 1 + first(number) < 0;
    NonNormalized rounded = format.style().isFixed() ? shown() : rounded();
    if (vanishes && !format.isLong() || rounded.mantissa() == 0) {
      return 0;
    } else if (!rounded.isBelowOne()) {
      return rounded.signedAs(word);
    }
    int sign = (rounded.exponent() - 1 >> 8) % NonNormalized.DIGITS;
    if (sign == NEGATIVE) {
      return rounded.withDecimalExponent().signedAs(word);
    }
    return sign <= TOO_LARGE ? word : 0;
  }

  /** Returns the ALPHA character of a digit, which may be above 9. */
  private static char character(int digit) {
    return (char) ('0' + (digit & 0xF));
  }

  private boolean isNegative() {
    return number.negative() && number.mantissa() != 0;
  }

  private NonNormalized rounded() {
    return number.toPlaces(format.digits() + 1);
  }

  /**
   * Returns whether the exponent of a number below one overflows within the displayed decimals when
   * it is counted up.
   */
  private boolean isFixed() {
    if (format.isLong() || !format.style().isFixed()) {
      return format.isLong();
    }
    if (!number.isBelowOne()) {
      return number.exponent() < NonNormalized.DIGITS;
    }
    boolean rounds = number.mantissa() >= 5 * NonNormalized.ONE;
    return number.counted(1) <= format.digits() + (rounds ? 1 : 0);
  }

  /**
   * Formats in FIX style. A number below one is shifted right until its counted exponent overflows.
   * If no digit is rounded off, digits above 9 remain.
   */
  private String fixed(Function<LongFix, String> longFix) {
    if (format.isLong()) {
      return longFix.apply(new LongFix(format, digits(number), first(number)));
    }
    NonNormalized shown = shown();
    return formatFor(shown).fixed(digits(shown), first(shown));
  }

  /** Returns the format with all decimals if FIX 0 rounds up a number that remains below one. */
  private DisplayFormat formatFor(NonNormalized shown) {
    return format.digits() == 0 && shown.isBelowOne() ? format.withDigits(9) : format;
  }

  private NonNormalized shown() {
    int places = format.digits() + 1 + first(number);
    return !format.isLong() && places < NonNormalized.DIGITS ? number.toPlaces(places) : number;
  }

  private static int first(NonNormalized number) {
    return number.isBelowOne() ? -number.counted(1) : NonNormalized.value(number.exponent());
  }

  /** Appends what remains of the exponent's sign digit in the last cell. */
  private String withResidue(String text) {
    NonNormalized shown = shown();
    int left =
        shown.isBelowOne() ? NonNormalized.moved(shown.exponent(), shown.counted(1)) >> 8 : 0;
    int blanks = NonNormalized.DIGITS - text.replaceAll("[.,]", "").length();
    return left == 0 ? text : text + " ".repeat(blanks) + DisplayFormat.half(character(left));
  }

  /** Returns the first {@code count} digits of a mantissa with the decimal point. */
  private String cells(NonNormalized rounded, int count) {
    String digits = digits(rounded);
    int whole = whole(rounded);
    int place = rest(rounded) % PLACES;
    StringBuilder cells = new StringBuilder();
    for (int cell = 0; cell < count; cell++) {
      char digit = digits.charAt(cell);
      cells.append(cell < whole ? digit : DisplayFormat.half(digit));
      cells.append(cell == place ? String.valueOf(format.radix()) : "");
    }
    return cells.toString();
  }

  /**
   * Returns the number of mantissa digits with all segments. In ENG, this is one more than the
   * remainder of the exponent, which can be any number and is counted modulo 14.
   */
  private int whole(NonNormalized rounded) {
    int rest = rest(rounded);
    int place = rest % PLACES;
    if (place == PLACES - 1) {
      return format.radixIsPoint() ? DisplayFormat.MANTISSA_CELLS - 1 : NonNormalized.DIGITS;
    }
    int before = place < NonNormalized.DIGITS ? place + 1 : 0;
    int turns = (rest + PLACES - NonNormalized.DIGITS) / PLACES;
    int formatDigits = Math.min(format.digits() + 1 - PLACES * turns, NonNormalized.DIGITS);
    return Math.max(before, formatDigits);
  }

  /**
   * Returns the remainder of the exponent in ENG, which is the number of additional digits before
   * the point.
   */
  private int rest(NonNormalized rounded) {
    if (!format.style().isEngineering()) {
      return 0;
    }
    int exponent = rounded.exponent();
    return rounded.isBelowOne()
        ? NonNormalized.value(NonNormalized.moved(exponent, 3 * rounded.counted(3)))
        : NonNormalized.value(exponent) % 3;
  }

  /** Returns the two exponent digits that are displayed. */
  private int power(NonNormalized rounded) {
    int rest = rest(rounded);
    return rounded.isBelowOne()
        ? NonNormalized.moved(rounded.negatedExponent(), rest)
        : NonNormalized.moved(rounded.exponent(), -rest);
  }

  private static String digits(NonNormalized number) {
    StringBuilder digits = new StringBuilder(NonNormalized.DIGITS);
    for (int n = NonNormalized.DIGITS - 1; n >= 0; n--) {
      digits.append(character((int) (number.mantissa() >>> 4 * n)));
    }
    return digits.toString();
  }
}
