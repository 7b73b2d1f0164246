package hp41.command.shell;

/** A word of a command line as it is typed, which may be unfinished. */
final class ShellWord {

  private static final char NONE = 0;

  private ShellWord() {}

  /** The word without what quotes it; variables and the like stay as they are. */
  static String plain(String typed) {
    StringBuilder plain = new StringBuilder();
    char quote = NONE;
    for (int i = 0; i < typed.length(); i++) {
      char character = typed.charAt(i);
      if (character == quote) {
        quote = NONE;
      } else if (quote == NONE && (character == '"' || character == '\'')) {
        quote = character;
      } else if (character == '\\' && escapes(quote, typed, i)) {
        i++;
        plain.append(typed, i, Math.min(i + 1, typed.length()));
      } else {
        plain.append(character);
      }
    }
    return plain.toString();
  }

  private static boolean escapes(char quote, String typed, int at) {
    boolean special = at + 1 < typed.length() && "\"\\$`".indexOf(typed.charAt(at + 1)) >= 0;
    return quote == NONE || (quote == '"' && special);
  }
}
