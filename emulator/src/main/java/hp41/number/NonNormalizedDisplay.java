package hp41.number;

/**
 * How the machine shows a number that is not normalized, digit by digit.
 *
 * @param number what is shown
 * @param format in what format
 */
record NonNormalizedDisplay(NonNormalized number, DisplayFormat format) {

  /** What the display shows for digits above 9. */
  private static final String GLYPHS = "0123456789⊠;<=>?";

  /** Digits of a register, over which a place goes round. */
  private static final int ROUND = 14;

  /** The text of the display. */
  String display() {
    String sign = isNegative() ? "-" : " ";
    if (isFixed()) {
      return sign + fixed() + residue();
    }
    NonNormalized rounded = rounded();
    int power = power(rounded);
    return sign
        + format.mantissaCells(digits(rounded), leading(rounded))
        + (number.isBelowOne() ? '-' : ' ')
        + GLYPHS.charAt(power >> 4 & 0xF)
        + GLYPHS.charAt(power & 0xF);
  }

  /** The text that ARCL appends. */
  String text() {
    String sign = isNegative() ? "-" : "";
    if (isFixed()) {
      return sign + fixed();
    }
    NonNormalized rounded = rounded();
    return sign
        + format.mantissa(digits(rounded), leading(rounded))
        + (number.isBelowOne() ? "E-" : "E")
        + NonNormalized.value(power(rounded) & 0xFF);
  }

  private boolean isNegative() {
    return number.negative() && number.mantissa() != 0;
  }

  private NonNormalized rounded() {
    return number.toPlaces(format.digits() + 1);
  }

  /** Whether the exponent of a number below one counts up to a carry within the decimals shown. */
  private boolean isFixed() {
    if (!format.style().isFixed()) {
      return false;
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
  private String fixed() {
    int first = number.isBelowOne() ? -number.counted(1) : number.exponent();
    int places = format.digits() + 1 + first;
    NonNormalized shown = places < NonNormalized.DIGITS ? number.toPlaces(places) : number;
    boolean carried = shown.exponent() != number.exponent();
    return format.fixed(digits(shown), carried ? first + 1 : first);
  }

  /** What is left of the exponent's sign digit stands in the last cell. */
  private String residue() {
    int left =
        number.isBelowOne() ? NonNormalized.moved(number.exponent(), number.counted(1)) >> 8 : 0;
    int blanks = Math.max(0, NonNormalized.DIGITS - 1 - format.digits());
    return left == 0 ? "" : " ".repeat(blanks) + (char) (' ' + left);
  }

  /**
   * How many digits stand before the point of a mantissa: in ENG one more than what the exponent
   * leaves, which may be anything.
   */
  private int leading(NonNormalized rounded) {
    if (!format.style().isEngineering()) {
      return 1;
    }
    int exponent = rounded.exponent();
    int rest =
        number.isBelowOne()
            ? NonNormalized.value(NonNormalized.moved(exponent, 3 * rounded.counted(3)))
            : NonNormalized.value(exponent) % 3;
    return Math.min(rest % ROUND + 1, DisplayFormat.MANTISSA_CELLS);
  }

  /** The two digits that are shown behind a mantissa. */
  private int power(NonNormalized rounded) {
    if (!format.style().isEngineering()) {
      return rounded.isBelowOne() ? rounded.negatedExponent() : rounded.exponent();
    }
    int value =
        rounded.isBelowOne()
            ? 3 * rounded.counted(3)
            : NonNormalized.value(rounded.exponent()) / 3 * 3;
    return value / 10 % 10 << 4 | value % 10;
  }

  private static String digits(NonNormalized number) {
    StringBuilder digits = new StringBuilder(NonNormalized.DIGITS);
    for (int n = NonNormalized.DIGITS - 1; n >= 0; n--) {
      digits.append(GLYPHS.charAt((int) (number.mantissa() >>> 4 * n) & 0xF));
    }
    return digits.toString();
  }
}
