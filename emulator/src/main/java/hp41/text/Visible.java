package hp41.text;

/**
 * Makes text from files and names safe to display: no character controls the terminal, changes the
 * text direction or is invisible.
 */
public final class Visible {

  private Visible() {}

  /**
   * Returns whether a character is invisible: a control or format character, or half of a surrogate
   * pair.
   */
  public static boolean isHidden(int character) {
    if (character >= ' ' && character < '\u007f') {
      return false;
    }
    return switch (Character.getType(character)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE ->
          true;
      default -> false;
    };
  }

  /**
   * Returns a text with invisible characters replaced by codes, {@code \x1B} or {@code \u202E}.
   * Tabs are unchanged.
   */
  public static String of(String text) {
    if (text.codePoints().noneMatch(Visible::isSpelled)) {
      return text;
    }
    StringBuilder visible = new StringBuilder();
    text.codePoints().forEach(character -> append(visible, character));
    return visible.toString();
  }

  private static boolean isSpelled(int character) {
    return character != '\t' && isHidden(character);
  }

  private static void append(StringBuilder visible, int character) {
    if (!isSpelled(character)) {
      visible.appendCodePoint(character);
    } else if (character <= 0xFF) {
      visible.append("\\x%02X".formatted(character));
    } else {
      visible.append("\\u%04X".formatted(character));
    }
  }
}
