package hp41.number;

/**
 * The format in which numbers are displayed: the setting of FIX, SCI or ENG and of flags 28 and 29.
 *
 * @param style the style
 * @param digits the number of decimals, 0 to 9; with synthetic programming up to 15
 * @param radixIsPoint flag 28: {@code 1,234.5} if set, {@code 1.234,5} if clear
 * @param grouped flag 29: separators between groups of three digits, and a radix mark in FIX 0
 */
public record DisplayFormat(FormatStyle style, int digits, boolean radixIsPoint, boolean grouped) {

  /** Display cells of the mantissa in SCI and ENG, without the sign. */
  static final int MANTISSA_CELLS = 8;

  /** Digits of a number. */
  private static final int ALL = 10;

  private static final String HALVES = " !\"#$%&'()*+⟵-⟶/";

  private static final String ZEROS = "0000000000";

  /** The style, which decides where the decimal point is. */
  public enum FormatStyle {
    /** A fixed number of decimals. */
    FIX,
    /** One digit before the point, and an exponent. */
    SCI,
    /** One to three digits before the point, and an exponent that is a multiple of three. */
    ENG,
    /**
     * FIX, with ENG where a number does not fit FIX: both flags are set, which is possible by
     * synthetic programming only.
     */
    FIX_ENG {
      @Override
      public String toString() {
        return "FIX";
      }
    };

    boolean isFixed() {
      return this == FIX || this == FIX_ENG;
    }

    boolean isEngineering() {
      return this == ENG || this == FIX_ENG;
    }
  }

  /**
   * Returns the text of the display, up to twelve characters and their punctuation: {@code "
   * 0.0000"}, {@code " 6.0220 23"}, {@code "-2.2500 -24"}. The first character is the sign.
   */
  public String display(Decimal number) {
    String sign = number.isNegative() ? "-" : " ";
    if (isFixed(number)) {
      return sign + (isLong() ? longFix(number).display() : fixed(shown(number)));
    }
    Decimal rounded = shown(number);
    int exponent = rounded.exponent() - leading(rounded) + 1;
    return sign
        + mantissaCells(digitsOf(rounded), leading(rounded))
        + (exponent < 0 ? '-' : ' ')
        + Math.abs(exponent) / 10
        + Math.abs(exponent) % 10;
  }

  /** Returns the mantissa as it fills its display cells. */
  private String mantissaCells(String all, int leading) {
    int shown = Math.min(Math.max(digits + 1, leading), MANTISSA_CELLS);
    return mantissa(all, leading, shown) + " ".repeat(MANTISSA_CELLS - shown);
  }

  /** Returns the mantissa with all digits of the format. */
  private String mantissa(String all, int leading) {
    return mantissa(all, leading, Math.min(Math.max(digits + 1, leading), ALL));
  }

  /**
   * Returns the text that ARCL appends: the number without blanks and with all digits of the
   * format. The exponent is written as {@code E5} or {@code E-10}.
   */
  public String text(Decimal number) {
    String sign = number.isNegative() ? "-" : "";
    if (isFixed(number)) {
      return sign + (isLong() ? longFix(number).text() : fixed(shown(number)));
    }
    Decimal rounded = shown(number);
    int exponent = rounded.exponent() - leading(rounded) + 1;
    return sign + mantissa(digitsOf(rounded), leading(rounded)) + "E" + exponent;
  }

  /**
   * RND: returns the number rounded as displayed. In FIX, a small number becomes zero, although it
   * is displayed in SCI.
   */
  public Decimal round(Decimal number) {
    return style.isFixed() && digits < ALL
        ? roundedTo(digits + 1 + number.exponent(), number)
        : roundedTo(digits + 1, number);
  }

  private Decimal shown(Decimal number) {
    return isFixed(number) ? round(number) : roundedTo(digits + 1, number);
  }

  /**
   * Rounds to a number of significant digits. If rounding up would leave the range, the digits are
   * truncated instead.
   */
  private static Decimal roundedTo(int significant, Decimal number) {
    if (significant >= ALL) {
      return number;
    }
    if (significant < 0) {
      return Decimal.ZERO;
    }
    long unit = PowersOfTen.power(ALL - significant);
    long magnitude = (Math.abs(number.coefficient()) + unit / 2) / unit * unit;
    if (magnitude == 0) {
      return Decimal.ZERO;
    }
    boolean carry = magnitude >= Decimal.TEN_UNITS;
    long coefficient = number.signum() * (carry ? magnitude / 10 : magnitude);
    Decimal rounded = new Decimal(coefficient, carry ? number.exponent() + 1 : number.exponent());
    return rounded.isOutOfRange()
        ? new Decimal(number.coefficient() / unit * unit, number.exponent())
        : rounded;
  }

  /**
   * Returns whether a number is displayed in FIX style. SCI and ENG return false, and so does FIX
   * for numbers of ten or more integer places or numbers that would be displayed as zero. With more
   * than nine decimals the result is always true.
   */
  private boolean isFixed(Decimal number) {
    return isLong()
        || style.isFixed()
            && number.exponent() < ALL
            && (number.isZero() || !round(number).isZero());
  }

  boolean isLong() {
    return style.isFixed() && digits >= ALL;
  }

  private LongFix longFix(Decimal number) {
    return new LongFix(this, digitsOf(number), number.exponent());
  }

  private String fixed(Decimal rounded) {
    return fixed(digitsOf(rounded), rounded.exponent());
  }

  /**
   * Formats ten digits in FIX style.
   *
   * @param exponent the exponent of the first digit, at most 9
   */
  String fixed(String all, int exponent) {
    int decimals = Math.min(digits, ALL - 1 - Math.max(exponent, 0));
    String whole = exponent < 0 ? "0" : all.substring(0, exponent + 1);
    String fraction = exponent < 0 ? "0".repeat(-exponent - 1) + all : all.substring(exponent + 1);
    String mark = digits > 0 || grouped ? String.valueOf(radix()) : "";
    return groups(whole) + mark + fraction.substring(0, decimals);
  }

  private String mantissa(String all, int leading, int shown) {
    return all.substring(0, leading) + radix() + all.substring(leading, shown);
  }

  /** Returns the number of digits before the point of a mantissa. */
  private int leading(Decimal rounded) {
    return style.isEngineering() ? Math.floorMod(rounded.exponent(), 3) + 1 : 1;
  }

  private static String digitsOf(Decimal number) {
    return number.isZero() ? ZEROS : Long.toString(Math.abs(number.coefficient()));
  }

  DisplayFormat withDigits(int count) {
    return new DisplayFormat(style, count, radixIsPoint, grouped);
  }

  /**
   * Returns the character that a digit, even one above 9, looks like when half of its segments are
   * missing. Zero is blank.
   */
  static char half(char digit) {
    return HALVES.charAt(digit - '0');
  }

  char radix() {
    return radixIsPoint ? '.' : ',';
  }

  char separator() {
    return radixIsPoint ? ',' : '.';
  }

  /** Returns whether a character can be part of a number in this format. */
  boolean isOfNumber(char character) {
    return character == radix()
        || "0123456789+-E".indexOf(character) >= 0
        || grouped && (character == '.' || character == ',');
  }

  /** Returns the digits before the decimal point, with group separators if flag 29 is set. */
  String groups(String whole) {
    if (!grouped) {
      return whole;
    }
    StringBuilder text = new StringBuilder(whole);
    for (int place = whole.length() - 3; place > 0; place -= 3) {
      text.insert(place, separator());
    }
    return text.toString();
  }
}
