package hp41.cli.shell;

/** A word of a bash command line, which may be incomplete. */
final class ShellWord {

  private static final char NONE = 0;

  /** The characters that a backslash escapes between double quotes. */
  private static final String SPECIAL = "\"\\$`";

  /** The characters that need no quotes, in addition to letters and digits. */
  private static final String ORDINARY = "%+-./:=@_,";

  private final StringBuilder plain = new StringBuilder();
  private char quote = NONE;
  private boolean expanded;

  private ShellWord() {}

  /** Parses a word. */
  static ShellWord read(String typed) {
    ShellWord word = new ShellWord();
    for (int i = 0; i < typed.length(); i++) {
      if (typed.charAt(i) == '\\' && word.escapes(typed, i)) {
        i++;
        word.plain.append(typed, i, Math.min(i + 1, typed.length()));
      } else {
        word.read(typed.charAt(i));
      }
    }
    return word;
  }

  private void read(char character) {
    if (character == quote) {
      quote = NONE;
    } else if (quote == NONE && (character == '"' || character == '\'')) {
      quote = character;
    } else {
      expanded |= quote != '\'' && (character == '$' || character == '`');
      plain.append(character);
    }
  }

  private boolean escapes(String typed, int at) {
    boolean special = at + 1 < typed.length() && SPECIAL.indexOf(typed.charAt(at + 1)) >= 0;
    return quote == NONE || (quote == '"' && special);
  }

  /** Returns the word without quotes and escapes. */
  String plain() {
    return plain.toString();
  }

  /** Returns whether the shell expands a part of the word, such as a variable. */
  boolean isExpanded() {
    return expanded;
  }

  /** Returns whether a text begins with the quote that is open at the end of this word. */
  boolean isClosedBy(String text) {
    return quote != NONE && text.indexOf(quote) == 0;
  }

  /** Returns a text as it must be typed after this word, with special characters escaped. */
  String continued(String text) {
    StringBuilder typed = new StringBuilder();
    text.codePoints().forEach(it -> typed.append(typed(Character.toString(it))));
    // readline closes the quote, unless the last character already looks like the closing quote.
    boolean looksClosed = typed.length() > 0 && typed.charAt(typed.length() - 1) == quote;
    return looksClosed ? typed.append(quote).toString() : typed.toString();
  }

  private String typed(String character) {
    return switch (quote) {
      case '\'' -> character.equals("'") ? "'\\''" : character;
      case '"' -> betweenDoubleQuotes(character);
      default -> isOrdinary(character.codePointAt(0)) ? character : '\\' + character;
    };
  }

  /**
   * Quotes a character. A {@code !} is history expansion between double quotes, and a backslash
   * before it would remain in the text.
   */
  private static String betweenDoubleQuotes(String character) {
    if (character.equals("!")) {
      return "\"\\!\"";
    }
    return SPECIAL.contains(character) ? '\\' + character : character;
  }

  private static boolean isOrdinary(int character) {
    return character > '~'
        || Character.isLetterOrDigit(character)
        || ORDINARY.indexOf(character) >= 0;
  }
}
