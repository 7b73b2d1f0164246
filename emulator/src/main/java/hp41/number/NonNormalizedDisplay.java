package hp41.number;

import java.util.function.Function;

/**
 * How the machine shows a number that is not normalized, digit by digit.
 *
 * @param number what is shown
 * @param format in what format
 */
record NonNormalizedDisplay(NonNormalized number, DisplayFormat format) {

  private static final char TEN = ':';

  /** What the display shows for the character that is a digit of ten. */
  private static final char FULL = '⊠';

  /** The exponent's sign digits of a number below one, and the last one of a number too large. */
  private static final int NEGATIVE = 9;

  private static final int TOO_LARGE = 4;

  /** Digits of a register, over which a place goes round. */
  private static final int ROUND = 14;

  /** The text of the display. */
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

  /** The text that ARCL appends. */
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
   * RND: the sign digit stays as it is in the word. What is below one loses the digits of its
   * exponent that are above 9, unless its sign digit stands for a number too large, which stays as
   * it is, or too small.
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

  /** A digit in ALPHA, also above 9. */
  private static char character(int digit) {
    return (char) ('0' + (digit & 0xF));
  }

  private boolean isNegative() {
    return number.negative() && number.mantissa() != 0;
  }

  private NonNormalized rounded() {
    return number.toPlaces(format.digits() + 1);
  }

  /** Whether the exponent of a number below one counts up to a carry within the decimals shown. */
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
   * In FIX a number below one is shifted right until its exponent has counted up to a carry. Where
   * no digit is left to be rounded off, those above 9 stay.
   */
  private String fixed(Function<LongFix, String> beyond) {
    if (format.isLong()) {
      return beyond.apply(new LongFix(format, digits(number), first(number)));
    }
    NonNormalized shown = shown();
    return all(shown).fixed(digits(shown), first(shown));
  }

  /** FIX 0 that rounds up what stays below one shows all decimals. */
  private DisplayFormat all(NonNormalized shown) {
    return format.digits() == 0 && shown.isBelowOne() ? format.withDigits(9) : format;
  }

  private NonNormalized shown() {
    int places = format.digits() + 1 + first(number);
    return !format.isLong() && places < NonNormalized.DIGITS ? number.toPlaces(places) : number;
  }

  private static int first(NonNormalized number) {
    return number.isBelowOne() ? -number.counted(1) : NonNormalized.value(number.exponent());
  }

  /** What is left of the exponent's sign digit stands in the last cell. */
  private String withResidue(String text) {
    NonNormalized shown = shown();
    int left =
        shown.isBelowOne() ? NonNormalized.moved(shown.exponent(), shown.counted(1)) >> 8 : 0;
    int blanks = NonNormalized.DIGITS - text.replaceAll("[.,]", "").length();
    return left == 0 ? text : text + " ".repeat(blanks) + DisplayFormat.half(character(left));
  }

  /** So many digits of a mantissa, the point behind one of them. */
  private String cells(NonNormalized rounded, int count) {
    String digits = digits(rounded);
    int whole = whole(rounded);
    int place = rest(rounded) % ROUND;
    StringBuilder cells = new StringBuilder();
    for (int cell = 0; cell < count; cell++) {
      char digit = digits.charAt(cell);
      cells.append(cell < whole ? digit : DisplayFormat.half(digit));
      cells.append(cell == place ? String.valueOf(format.radix()) : "");
    }
    return cells.toString();
  }

  /**
   * How many digits of a mantissa have all their segments. In ENG that is one more than what the
   * exponent leaves, which may be anything: the place goes round.
   */
  private int whole(NonNormalized rounded) {
    int rest = rest(rounded);
    int place = rest % ROUND;
    if (place == ROUND - 1) {
      return format.radixIsPoint() ? DisplayFormat.MANTISSA_CELLS - 1 : NonNormalized.DIGITS;
    }
    int before = place < NonNormalized.DIGITS ? place + 1 : 0;
    int turns = (rest + ROUND - NonNormalized.DIGITS) / ROUND;
    int asked = Math.min(format.digits() + 1 - ROUND * turns, NonNormalized.DIGITS);
    return Math.max(before, asked);
  }

  /** What the exponent leaves in ENG. */
  private int rest(NonNormalized rounded) {
    if (!format.style().isEngineering()) {
      return 0;
    }
    int exponent = rounded.exponent();
    return rounded.isBelowOne()
        ? NonNormalized.value(NonNormalized.moved(exponent, 3 * rounded.counted(3)))
        : NonNormalized.value(exponent) % 3;
  }

  /** The two digits that are shown behind a mantissa. */
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
