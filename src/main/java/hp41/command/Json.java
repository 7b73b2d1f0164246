package hp41.command;

/** JSON as text. */
final class Json {

  private Json() {}

  /** A string in quotes. */
  static String quoted(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    for (char character : text.toCharArray()) {
      if (character == '"' || character == '\\') {
        quoted.append('\\').append(character);
      } else if (character < ' ') {
        quoted.append("\\u%04x".formatted((int) character));
      } else {
        quoted.append(character);
      }
    }
    return quoted.append('"').toString();
  }
}
