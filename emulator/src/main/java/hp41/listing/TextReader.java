package hp41.listing;

import hp41.memory.CharacterSet;
import hp41.text.Visible;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads quoted texts and converts them to machine characters. */
final class TextReader {

  /** The maximum number of characters of a text line, including an append sign. */
  static final int LONGEST = 15;

  private static final String TEE = "├⊢⊦┝┣";
  private static final Pattern APPEND =
      Pattern.compile(
          "(?:\\+|(?:>-|->|\\|-|\\\\-|>|["
              + TEE
              + "]|(?i:APPEND|APPND|APND))[\\s\\u00A0]*)"
              + "(?=[\"'“”‘’„])");
  private static final Pattern MARKED = Pattern.compile("[┬ᵀ⊤]|\\^T(?=[\"'“”‘’„])");
  private static final Pattern ASCII_MARKED =
      Pattern.compile("\\^T([\\s\\u00A0]?)(.*?)(?=\\s+(?:;|//)|\\s*$)");
  private static final Pattern LETTERED =
      Pattern.compile("T\\^(?:(?=[\"“‘„])|([\\s\\u00A0]?)(.*?)(?=\\s+(?:;|//)|\\s*$))");
  private static final Pattern OPEN =
      Pattern.compile("['‘’](?=[^'‘’;]*$)|(?=(?:\\|-(?![-:|])|[" + TEE + "])[^\\s;]+\\s*$)");
  private static final Pattern INNER_APPEND =
      Pattern.compile("\\|-|\\\\-(?!-)|[" + TEE + "]|\\x7F");
  private static final Pattern HEX = Pattern.compile("x([0-9A-Fa-f]{2})|([0-9A-F]{2})");
  private static final Pattern DECIMAL = Pattern.compile("[01]\\d\\d|2[0-4]\\d|25[0-5]");

  private static final char LAST_BYTE = 0xFF;
  private static final String QUOTES = "\"'“”‘’„";

  /** Characters that are read as other characters; ALIKE contains the latter in the same order. */
  private static final String LOOK_ALIKES = "−–‘’“”∑μ∠\u00A0├⊦┝┣";

  private static final String ALIKE =
      "--''\"\"~\f\r " + String.valueOf(CharacterSet.APPEND).repeat(4);

  private TextReader() {}

  /** Reads the text at the scanner's position, of any length, including an append sign. */
  static Optional<String> text(LineScanner cursor) {
    int start = cursor.index();
    if (cursor.take(APPEND).isPresent()) {
      return Optional.of(CharacterSet.APPEND + quoted(cursor));
    }
    if (cursor.take(OPEN).isPresent()) {
      return Optional.of(open(start, cursor));
    }
    if (isQuote(cursor.peek())) {
      LineScanner inside = new LineScanner(cursor.rest(), 1);
      boolean appends = inside.take(INNER_APPEND).isPresent();
      if (!appends) {
        return Optional.of(quoted(cursor));
      }
      char quote = cursor.peek();
      cursor.index(start + inside.index());
      return Optional.of(CharacterSet.APPEND + upTo(quote, start, cursor));
    }
    return cursor
        .take(MARKED)
        .map(mark -> marked(cursor))
        .or(() -> cursor.take(ASCII_MARKED).map(mark -> marked(start, mark, cursor)));
  }

  /**
   * Reads the text after {@code T^} at the scanner's position, in a listing that uses it as text
   * mark.
   */
  static Optional<String> lettered(LineScanner cursor) {
    int start = cursor.index();
    return cursor
        .take(LETTERED)
        .map(mark -> mark.group(2) == null ? quoted(cursor) : marked(start, mark, cursor))
        .map(characters -> checked(start, characters));
  }

  /** Reads a text without a closing quote. */
  private static String open(int start, LineScanner cursor) {
    cursor.remark(
        start, "read as a text up to the end of the line", Diagnostic.KindOnly.TEXT_TO_LINE_END);
    String sign = cursor.take(INNER_APPEND).map(tee -> "" + CharacterSet.APPEND).orElse("");
    return sign + characters(cursor.index(), cursor.readRest().stripTrailing());
  }

  private static String marked(int start, Matcher mark, LineScanner cursor) {
    if (!mark.group(1).isEmpty()) {
      cursor.remark(start, "the blank after the mark is not part of the text");
    }
    return characters(mark.start(2), mark.group(2));
  }

  /**
   * Reads the text line at the scanner's position, including an append sign.
   *
   * @throws ParseError if it is longer than 15 characters
   */
  static Optional<String> line(LineScanner cursor) {
    int start = cursor.index();
    return text(cursor).map(characters -> checked(start, characters));
  }

  private static String marked(LineScanner cursor) {
    return isQuote(cursor.peek())
        ? quoted(cursor)
        : characters(cursor.index(), cursor.readRest().stripTrailing());
  }

  private static String checked(int start, String characters) {
    if (characters.length() > LONGEST) {
      throw new ParseError(
          start,
          "a text line has at most 15 characters, including the append sign; this one has "
              + characters.length());
    }
    return characters;
  }

  /** Returns whether a quoted text begins with a character. */
  static boolean isQuote(char character) {
    return QUOTES.indexOf(character) >= 0;
  }

  /** Reads the quoted text at the scanner's position. */
  static String quoted(LineScanner cursor) {
    int start = cursor.index();
    return upTo((char) cursor.next(), start, cursor);
  }

  private static String upTo(char quote, int start, LineScanner cursor) {
    String closing = closing(quote);
    StringBuilder characters = new StringBuilder();
    while (closing.indexOf(cursor.peek()) < 0) {
      if (cursor.isAtEnd()) {
        throw new ParseError(start, notClosed(cursor, start), Diagnostic.KindOnly.OPEN_QUOTE);
      }
      characters.append(next(cursor));
    }
    cursor.next();
    return characters.toString();
  }

  private static String notClosed(LineScanner cursor, int start) {
    String missing = "the closing quote is missing";
    return cursor.textSince(start).contains("\\\"")
        ? missing + " (\\\" is a quote in the text; write \\\\ for a backslash)"
        : missing;
  }

  private static String closing(char quote) {
    return switch (quote) {
      case '"' -> "\"";
      case '\'' -> "'";
      case '‘', '’' -> "’'";
      default -> "”“\"";
    };
  }

  /** Converts the inside of a quoted text to machine characters. */
  static String inside(String quotes) {
    StringBuilder characters = new StringBuilder();
    LineScanner cursor = new LineScanner(quotes);
    while (!cursor.isAtEnd()) {
      characters.append(next(cursor));
    }
    return characters.toString();
  }

  private static char next(LineScanner cursor) {
    int at = cursor.index();
    int next = cursor.next();
    return next == '\\' ? escaped(cursor) : character(at, next);
  }

  private static char escaped(LineScanner cursor) {
    int start = cursor.index() - 1;
    Optional<Matcher> decimal = cursor.take(DECIMAL);
    if (decimal.isPresent()) {
      int code = Integer.parseInt(decimal.get().group());
      cursor.remark(start, "read as byte %d, which is \\x%02X".formatted(code, code));
      return (char) code;
    }
    Optional<Matcher> hex = cursor.take(HEX);
    if (hex.isPresent()) {
      warnOfSigma(start, hex.get().group(), cursor);
      return (char) Integer.parseInt(hex.get().group().replace("x", ""), 16);
    }
    Optional<String> escape = Dialect.ESCAPES.keySet().stream().filter(cursor::isAt).findFirst();
    if (escape.isPresent()) {
      cursor.index(cursor.index() + escape.get().length());
      return Dialect.ESCAPES.get(escape.get());
    }
    cursor.remark(start, "a backslash without an escape: write \\\\ for it");
    return '\\';
  }

  /**
   * Warns if the hexadecimal digits of a byte may also be the sign for Σ and the next character.
   */
  private static void warnOfSigma(int start, String digits, LineScanner cursor) {
    if (digits.startsWith("E")) {
      char next = digits.charAt(1);
      cursor.remark(
          start, "read as the byte \\x%s; write \\x7E%c for Σ%c".formatted(digits, next, next));
    }
  }

  /**
   * Converts a text without quotes to machine characters.
   *
   * @param index the index of the text in its line
   */
  static String characters(int index, String text) {
    StringBuilder characters = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      characters.append(character(index + i, text.codePointAt(i)));
    }
    return characters.toString();
  }

  /**
   * Converts a character of a listing to a machine character. A character up to U+00FF that is not
   * a glyph is the byte itself, because some tools convert bytes to characters in this way.
   */
  private static char character(int index, int written) {
    char glyph = (char) written;
    int lookAlike = LOOK_ALIKES.indexOf(written);
    if (lookAlike >= 0) {
      return ALIKE.charAt(lookAlike);
    }
    boolean known = glyph != CharacterSet.NO_GLYPH && CharacterSet.has(glyph);
    if (written != glyph || !known && glyph > LAST_BYTE) {
      String message = "the HP-41 has no character %s: write \\xHH";
      throw new ParseError(index, message.formatted(shown(written)));
    }
    return glyph < 0x80 ? glyph : CharacterSet.characters(String.valueOf(glyph)).charAt(0);
  }

  /** Returns a character for a message, or its number if it is invisible. */
  private static String shown(int character) {
    return (Visible.isHidden(character) ? "U+%04X" : "%c").formatted(character);
  }
}
