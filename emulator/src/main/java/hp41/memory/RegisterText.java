package hp41.memory;

import hp41.number.Decimal;
import hp41.text.ZeroPadding;
import java.math.BigDecimal;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Converts words of memory to text and back. A number is typed as {@code -1.5E-05}, a text of up to
 * six characters as {@code "ABC"}, any other word as {@code #} and its 14 hexadecimal digits. The
 * text of ALPHA is typed as it is, or as {@code #} and its bytes in hexadecimal.
 */
public final class RegisterText {

  private static final Pattern TEXT = Pattern.compile("[\"'](.{0,6}?)[\"']?");
  private static final Pattern RAW = Pattern.compile("#[0-9A-Fa-f]{14}");
  private static final Pattern BYTES = Pattern.compile("#(?:[0-9A-Fa-f]{2})+");
  private static final int HEXADECIMAL = 16;

  /**
   * The exponents from {@code MIN_EXPONENT} to below {@code MAX_EXPONENT}, for which numbers are
   * written without an exponent.
   */
  private static final int MIN_EXPONENT = -3;

  private static final int MAX_EXPONENT = 10;

  private RegisterText() {}

  /** Returns a word as the user would type it. */
  public static String typed(long word) {
    if (Word.isText(word)) {
      String text = Word.text(word);
      return Word.ofText(padded(text)) == word && isPlain(text)
          ? '"' + CharacterSet.glyphs(text) + '"'
          : raw(word);
    }
    Decimal number = Word.toDecimal(word);
    return Word.isNumeric(word) && Word.isNormalized(word) ? plain(number) : raw(word);
  }

  /** Parses a typed word; empty if it has none of these forms. */
  public static OptionalLong word(String typed) {
    String value = typed.strip();
    if (RAW.matcher(value).matches()) {
      return OptionalLong.of(Long.parseLong(value.substring(1), HEXADECIMAL));
    }
    var text = TEXT.matcher(value);
    if (text.matches()) {
      return OptionalLong.of(Word.ofText(padded(CharacterSet.characters(text.group(1)))));
    }
    return number(value.replace(',', '.').replace('−', '-').toUpperCase(Locale.ROOT));
  }

  private static OptionalLong number(String value) {
    try {
      Decimal number = Decimal.parse(value);
      return number.isOutOfRange() ? OptionalLong.empty() : OptionalLong.of(Word.of(number));
    } catch (NumberFormatException none) {
      return OptionalLong.empty();
    }
  }

  /** Returns the text with leading nulls, six characters long. */
  private static String padded(String text) {
    return "\0".repeat(6 - text.length()) + text;
  }

  /** Returns whether a text can be typed as glyphs between quotes without a loss. */
  static boolean isPlain(String text) {
    String glyphs = CharacterSet.glyphs(text);
    return CharacterSet.characters(glyphs).equals(text)
        && glyphs.indexOf('"') < 0
        && glyphs.indexOf(CharacterSet.NO_GLYPH) < 0;
  }

  private static String raw(long word) {
    return '#' + Word.hex(word);
  }

  /**
   * Formats a number such as {@code -1.230000000E-05} without unnecessary zeros: {@code -1.23E-5}.
   */
  private static String plain(Decimal number) {
    BigDecimal value = number.toBigDecimal().stripTrailingZeros();
    int exponent = number.exponent();
    if (value.signum() == 0 || MIN_EXPONENT <= exponent && exponent < MAX_EXPONENT) {
      return value.toPlainString();
    }
    return value.scaleByPowerOfTen(-exponent).toPlainString() + "E" + exponent;
  }

  /**
   * Returns the text of ALPHA as the user would type it.
   *
   * @param text the text in the calculator's characters
   */
  public static String typedAlpha(String text) {
    boolean plain = isPlain(text) && !text.startsWith("#");
    return plain ? CharacterSet.glyphs(text) : '#' + bytes(text);
  }

  private static String bytes(String text) {
    return text.chars().mapToObj(code -> ZeroPadding.hex(code, 2)).collect(Collectors.joining());
  }

  /**
   * Parses a text typed for ALPHA to the calculator's characters; empty if the calculator lacks one
   * of them.
   */
  public static Optional<String> alpha(String typed) {
    if (BYTES.matcher(typed).matches()) {
      StringBuilder text = new StringBuilder();
      for (int i = 1; i < typed.length(); i += 2) {
        text.append((char) Integer.parseInt(typed.substring(i, i + 2), HEXADECIMAL));
      }
      return Optional.of(text.toString());
    }
    boolean known = typed.chars().allMatch(c -> CharacterSet.has((char) c));
    return known ? Optional.of(CharacterSet.characters(typed)) : Optional.empty();
  }
}
