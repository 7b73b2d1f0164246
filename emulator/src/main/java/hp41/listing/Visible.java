package hp41.listing;

/**
 * Text in which each character can be seen, of whatever was found in files, names and words: no
 * character of it steers a terminal, turns the text round or hides.
 */
public final class Visible {

  private Visible() {}

  /** Whether a character cannot be seen: a control or format character, or half of one. */
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

  /** The text with such characters spelled, {@code \x1B} or {@code \u202E}; tabs stay. */
  public static String of(String text) {
    if (text.codePoints().noneMatch(Visible::isSpelled)) {
      return text;
    }
    StringBuilder visible = new StringBuilder();
    text.codePoints().forEach(it -> append(visible, it));
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
