package hp41.number;

/**
 * How numbers are shown: the setting of FIX, SCI or ENG and of flags 28 and 29.
 *
 * @param style which of the three
 * @param digits the digits behind the point, 0 to 9, synthetically up to 15
 * @param radixIsPoint flag 28: {@code 1,234.5} if set, {@code 1.234,5} if clear
 * @param grouped flag 29: separators between groups of three digits, and a radix mark in FIX 0 too
 */
public record DisplayFormat(FormatStyle style, int digits, boolean radixIsPoint, boolean grouped) {

  /** Cells for the mantissa when the exponent stands behind it, without the sign. */
  static final int MANTISSA_CELLS = 8;

  /** Digits of a number. */
  private static final int ALL = 10;

  private static final String HALVES = " !\"#$%&'()*+⟵-⟶/";

  private static final String ZEROS = "0000000000";

  /** What decides where the point stands. */
  public enum FormatStyle {
    /** A fixed number of decimals. */
    FIX,
    /** One digit before the point, and an exponent. */
    SCI,
    /** One to three digits before the point, and an exponent that is a multiple of three. */
    ENG,
    /** FIX that gives way to ENG: both flags are set, which only synthetic programming does. */
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
   * The text of the display, up to twelve characters, each with its punctuation behind it: {@code "
   * 0.0000"}, {@code " 6.0220 23"}, {@code "-2.2500 -24"}. The first one is the sign.
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

  /** A mantissa in its cells, the point behind some of its ten digits. */
  private String mantissaCells(String all, int leading) {
    int shown = Math.min(Math.max(digits + 1, leading), MANTISSA_CELLS);
    return mantissa(all, leading, shown) + " ".repeat(MANTISSA_CELLS - shown);
  }

  /** A mantissa with all the digits asked for. */
  private String mantissa(String all, int leading) {
    return mantissa(all, leading, Math.min(Math.max(digits + 1, leading), ALL));
  }

  /**
   * The text that ARCL appends: as on the display, but without blanks and with all the digits asked
   * for, the exponent as {@code E5} or {@code E-10}.
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
   * RND: the number as shown, but in FIX small numbers become zero instead of being shown in SCI.
   */
  public Decimal round(Decimal number) {
    return style.isFixed() && digits < ALL
        ? roundedTo(digits + 1 + number.exponent(), number)
        : roundedTo(digits + 1, number);
  }

  private Decimal shown(Decimal number) {
    return isFixed(number) ? round(number) : roundedTo(digits + 1, number);
  }

  /** Rounds to a number of significant digits; what would be too large then is cut off instead. */
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
   * False in SCI and ENG, and in FIX for numbers of more than ten places or that would be shown as
   * zero, unless there are more than nine decimals.
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

  /** Ten digits as a fixed number, of which the first has this exponent, at most 9. */
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

  /** How many digits stand before the point of a mantissa. */
  private int leading(Decimal rounded) {
    return style.isEngineering() ? Math.floorMod(rounded.exponent(), 3) + 1 : 1;
  }

  private static String digitsOf(Decimal number) {
    return number.isZero() ? ZEROS : Long.toString(Math.abs(number.coefficient()));
  }

  DisplayFormat withDigits(int others) {
    return new DisplayFormat(style, others, radixIsPoint, grouped);
  }

  /** What shows of a digit, even above 9, that has not all its segments: of zero nothing. */
  static char half(char digit) {
    return HALVES.charAt(digit - '0');
  }

  char radix() {
    return radixIsPoint ? '.' : ',';
  }

  char separator() {
    return radixIsPoint ? ',' : '.';
  }

  /** Whether a character can stand in a number that is shown so. */
  boolean isOfNumber(char character) {
    return character == radix()
        || "0123456789+-E".indexOf(character) >= 0
        || grouped && (character == '.' || character == ',');
  }

  /** The digits before the point, with separators if flag 29 is set. */
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
