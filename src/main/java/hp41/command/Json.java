package hp41.command;

import hp41.listing.Visible;

/** JSON as text. */
final class Json {

  private Json() {}

  /** A string in quotes; what cannot be seen is spelled. */
  static String quoted(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    text.codePoints().forEach(it -> append(quoted, Character.toChars(it), Visible.isHidden(it)));
    return quoted.append('"').toString();
  }

  private static void append(StringBuilder quoted, char[] character, boolean hidden) {
    for (char part : character) {
      if (hidden) {
        quoted.append("\\u%04x".formatted((int) part));
      } else {
        quoted.append(part == '"' || part == '\\' ? "\\" : "").append(part);
      }
    }
  }
}
