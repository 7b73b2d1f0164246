package hp41.memory;

import hp41.number.Decimal;
import hp41.number.DisplayFormat;
import hp41.number.NonNormalized;
import hp41.text.ZeroPadding;

/**
 * The contents of a register: 56 bits or 14 digits, in the low bits of a {@code long}. Digit 13 is
 * the leftmost.
 *
 * <p>A number has its sign in digit 13 (0 or 9), the ten mantissa digits in 12–3 and the exponent
 * in 2–0, where digit 2 is the sign; a negative exponent is stored as 1000 − |e|. Text has 1 in
 * digit 13 and up to six right-aligned characters, padded with nulls.
 */
public final class Word {

  /** All 56 bits. */
  public static final long MASK = (1L << 56) - 1;

  /** A value that is not a word: the result of a method that has no result. */
  public static final long NONE = -1;

  /** The digits of the exponent. */
  static final long EXPONENT = 0xFFF;

  /** The digits of the mantissa. */
  static final long MANTISSA = (1L << 52) - 1 & ~EXPONENT;

  /** The sign digit of a negative number. */
  static final long MINUS = 9L << 52;

  /** The sign digits of the mantissa and the exponent. */
  private static final long SIGNS = 0xFL << 52 | 0xF00;

  /** An empty text. */
  public static final long EMPTY_TEXT = 1L << 52;

  /** The number of characters of a text word. */
  public static final int CHARACTERS = 6;

  /** The largest exponent of a number that can have digits after the decimal point, plus one. */
  private static final int LAST_PLACE = 9;

  private static final long CHARACTER_MASK = (1L << 8 * CHARACTERS) - 1;
  private static final short[] BCD = bcdOfThousand();
  private static final short[] BINARY = binaryOfBcd();

  private Word() {}

  /**
   * Returns the word unchanged.
   *
   * @throws IllegalArgumentException if it has more than 56 bits
   */
  public static long checked(long word) {
    if ((word & ~MASK) != 0) {
      throw new IllegalArgumentException("a register has no room for %X".formatted(word));
    }
    return word;
  }

  /** Returns digit {@code n} of the word, from 0 (right) to 13 (left). */
  public static int digit(long word, int n) {
    return (int) (word >>> 4 * n) & 0xF;
  }

  /** Returns the bits of digits {@code low} to {@code high}. */
  public static int digits(long word, int high, int low) {
    return (int) (word >>> 4 * low & (1L << 4 * (high - low + 1)) - 1);
  }

  /** Returns the word with digits {@code low} to {@code high} replaced. */
  public static long withDigits(long word, int high, int low, int value) {
    long mask = (1L << 4 * (high - low + 1)) - 1;
    return word & ~(mask << 4 * low) | (value & mask) << 4 * low;
  }

  /** Returns whether the word is text ("alpha data"). */
  public static boolean isText(long word) {
    return word >>> 52 == 1;
  }

  /**
   * Returns whether functions accept the word as a number: the first digit is not 1 (text) to 8.
   */
  public static boolean isNumeric(long word) {
    int first = digit(word, 13);
    return first == 0 || first > 8;
  }

  /** Returns the word of a number whose exponent is within ±99. */
  public static long of(Decimal number) {
    long coefficient = number.coefficient();
    if (coefficient == 0) {
      return 0;
    }
    long sign = 0;
    if (coefficient < 0) {
      coefficient = -coefficient;
      sign = MINUS;
    }
    return sign | mantissa(coefficient) << 12 | ofExponent(number.exponent());
  }

  /** Returns the three digits of an exponent within ±99. */
  static long ofExponent(int exponent) {
    return BCD[exponent < 0 ? exponent + 1000 : exponent];
  }

  /** Returns the exponent of a word. */
  static int exponent(long word) {
    int exponent = BINARY[(int) word & 0xFFF];
    return exponent >= 500 ? exponent - 1000 : exponent;
  }

  private static long mantissa(long coefficient) {
    long thousands = coefficient / 1000;
    long millions = coefficient / 1_000_000;
    long first = coefficient / 1_000_000_000;
    return first << 36
        | (long) BCD[(int) (millions - 1000 * first)] << 24
        | (long) BCD[(int) (thousands - 1000 * millions)] << 12
        | BCD[(int) (coefficient - 1000 * thousands)];
  }

  /**
   * Returns the number in a word. Leading zeros of the mantissa are removed. Digits above 9, which
   * only synthetic programming creates, are carried; a sign digit of A counts as positive.
   */
  public static Decimal toDecimal(long word) {
    long coefficient =
        BINARY[(int) (word >>> 48) & 0xF] * 1_000_000_000L
            + BINARY[(int) (word >>> 36) & 0xFFF] * 1_000_000L
            + BINARY[(int) (word >>> 24) & 0xFFF] * 1_000L
            + BINARY[(int) (word >>> 12) & 0xFFF];
    if (coefficient >= 10_000_000_000L) {
      coefficient -= 10_000_000_000L;
    }
    int exponent = exponent(word);
    while (coefficient < 1_000_000_000L && coefficient != 0) {
      coefficient *= 10;
      exponent--;
    }
    boolean negative = word >>> 52 != 0 && word >>> 52 != 0xA;
    return new Decimal(negative ? -coefficient : coefficient, coefficient == 0 ? 0 : exponent);
  }

  /**
   * Returns the word in a display format. Text is shown without nulls and up to its first byte FF
   * (observed on the machine).
   */
  public static String display(long word, DisplayFormat format) {
    if (isText(word)) {
      return CharacterSet.glyphs(text(word).replace("\0", "").replaceFirst("\u00FF.*", ""));
    }
    Decimal number = toDecimal(word);
    return isNormalized(word) ? format.display(number) : NonNormalized.of(word).display(format);
  }

  /** Returns the number in a word that is not text, as ARCL appends it. */
  public static String numeral(long word, DisplayFormat format) {
    Decimal number = toDecimal(word);
    return isNormalized(word) ? format.text(number) : NonNormalized.of(word).text(format);
  }

  /**
   * Returns whether the word is a number as functions return it: a sign digit of 0 or 9, ten
   * decimal digits of which the first is not zero, and an exponent within ±99; or zero.
   */
  public static boolean isNormalized(long word) {
    if (word == 0) {
      return true;
    }
    long signs = word & SIGNS;
    return digit(word, 12) != 0
        && (signs == 0 || (signs == MINUS || isBelowOne(word)) && (word & EXPONENT) != 0x900)
        && hasDecimalDigits(word);
  }

  /** Returns whether the sign digits are valid and the exponent is negative. */
  private static boolean isBelowOne(long word) {
    long signs = word & SIGNS;
    return signs == 0x900 || signs == (MINUS | 0x900);
  }

  /**
   * Returns whether all digits are 9 or less: none has its highest bit and one of the next two set.
   */
  private static boolean hasDecimalDigits(long word) {
    return (word >>> 3 & (word >>> 2 | word >>> 1) & 0x11111111111111L) == 0;
  }

  /** Returns the normalized number with the opposite sign; zero remains zero. */
  public static long negated(long word) {
    return word == 0 ? 0 : word ^ MINUS;
  }

  /** INT: returns the normalized number without the digits after the decimal point. */
  public static long integerPart(long word) {
    int exponent = (int) word & 0xFFF;
    if (exponent > LAST_PLACE) {
      return exponent < 0x100 ? word : 0;
    }
    return word & ~((1L << 4 * (LAST_PLACE - exponent)) - 1 << 12);
  }

  /** FRC: returns the digits after the decimal point of the normalized number, with its sign. */
  public static long fraction(long word) {
    int exponent = (int) word & 0xFFF;
    if (exponent > LAST_PLACE) {
      return exponent < 0x100 ? 0 : word;
    }
    long digits = (word & MANTISSA) << 4 * (exponent + 1) & MANTISSA;
    int zeros = Long.numberOfLeadingZeros(digits) / 4 - 3;
    return digits == 0 ? 0 : word & 0xFL << 52 | digits << 4 * zeros | 0x999 - zeros;
  }

  /** Returns the word of a text. Only the first six characters count. */
  public static long ofText(String characters) {
    long word = 0;
    for (int i = 0; i < Math.min(CHARACTERS, characters.length()); i++) {
      word = word << 8 | characters.charAt(i) & 0xFF;
    }
    return EMPTY_TEXT | word;
  }

  /** Returns the characters of a text word without leading nulls. */
  public static String text(long word) {
    StringBuilder text = new StringBuilder(CHARACTERS);
    long characters = word & CHARACTER_MASK;
    for (int i = CHARACTERS - 1; i >= 0; i--) {
      char character = (char) (characters >>> 8 * i & 0xFF);
      if (character != 0 || !text.isEmpty()) {
        text.append(character);
      }
    }
    return text.toString();
  }

  /**
   * Returns the word as RCL and VIEW normalize a data register: numbers and text are unchanged, a
   * number whose mantissa begins with zero becomes zero, and anything else becomes text (observed
   * on the machine).
   */
  public static long normalized(long word) {
    int first = digit(word, 13);
    if (first == 1 || isNormalized(word)) {
      return word;
    }
    boolean number = first == 0 || first == 9;
    if (number && digit(word, 12) == 0) {
      return 0;
    }
    if (number && hasDecimalDigits(word & MANTISSA)) {
      return carried(word);
    }
    return word & ~(0xFL << 52) | EMPTY_TEXT;
  }

  /** Carries digits of the exponent above 9, if necessary into the mantissa. */
  private static long carried(long word) {
    long carried = word;
    for (int n = 0; n < 12; n++) {
      if (digit(carried, n) > 9) {
        carried += (1L << 4 * (n + 1)) - (10L << 4 * n);
      }
    }
    return carried;
  }

  /**
   * Returns a value that orders the magnitudes of normalized numbers: the exponent followed by the
   * mantissa.
   */
  static long magnitude(long word) {
    long exponent = (word & 0xFFF) + 0x700 & 0xFFF;
    return word == 0 ? 0 : exponent << 40 | word >>> 12 & 0xFFFFFFFFFFL;
  }

  private static long order(long word) {
    return digit(word, 13) == 0 ? magnitude(word) : -magnitude(word);
  }

  /** Compares two numeric words. */
  public static int compare(long a, long b) {
    return isNormalized(a) && isNormalized(b)
        ? Long.compare(order(a), order(b))
        : toDecimal(a).compareTo(toDecimal(b));
  }

  /**
   * Compares a number with zero as tests do: the sign digit decides, and only a word without any
   * other digit is zero (observed on the machine).
   *
   * @return -1, 0 or 1
   */
  public static int signum(long word) {
    return switch (digit(word, 13)) {
      case 0 -> Long.signum(word);
      case 9 -> -1;
      default -> toDecimal(word).signum();
    };
  }

  /**
   * Returns the integer part, without its sign, of a word that is not text, as the machine reads
   * register numbers; {@code limit + 1} if it is greater than the limit, which must be below 1000.
   * Only the exponent decides how many digits are read: none if its sign digit is not zero. Digits
   * above 9 count with their value.
   */
  public static int wholeUpTo(long word, int limit) {
    int exponent = (int) word & 0xFFF;
    if (exponent > 2) {
      return exponent < 0x100 ? limit + 1 : 0;
    }
    int digits = exponent + 1;
    int whole = BINARY[(int) (word >>> 52 - 4 * digits) & (1 << 4 * digits) - 1];
    return Math.min(whole, limit + 1);
  }

  /** Returns the 14 digits in hexadecimal. */
  public static String hex(long word) {
    return ZeroPadding.hex(word & MASK, 14);
  }

  private static short[] bcdOfThousand() {
    short[] table = new short[1000];
    for (int i = 0; i < table.length; i++) {
      table[i] = (short) (i / 100 << 8 | i / 10 % 10 << 4 | i % 10);
    }
    return table;
  }

  private static short[] binaryOfBcd() {
    short[] table = new short[0x1000];
    for (int i = 0; i < table.length; i++) {
      table[i] = (short) ((i >> 8) * 100 + (i >> 4 & 0xF) * 10 + (i & 0xF));
    }
    return table;
  }
}
