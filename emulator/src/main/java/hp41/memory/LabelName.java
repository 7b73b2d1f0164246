package hp41.memory;

import hp41.text.ZeroPadding;

/**
 * The name of a global label. Names are equal if the machine stores the same bytes. The same name
 * has other spellings in the display ({@link #shown}) and where a user types it ({@link #typed});
 * {@code hp41.listing.LabelSpelling} reads all of them.
 *
 * @param characters the name in machine characters
 */
public record LabelName(String characters) {

  /** Returns the name as the display shows it. Different names may be shown alike. */
  public String shown() {
    return CharacterSet.glyphs(characters);
  }

  /**
   * Returns the name as it is typed inside quotes: glyphs, lower-case letters that the display
   * cannot show, and escapes for all other characters.
   */
  public String typed() {
    StringBuilder typed = new StringBuilder(characters.length());
    for (char character : characters.toCharArray()) {
      char glyph = CharacterSet.glyph(character);
      if (character == '"' || character == '\\') {
        typed.append('\\').append(character);
      } else if (glyph != CharacterSet.NO_GLYPH) {
        typed.append(glyph);
      } else if (character >= ' ' && character < CharacterSet.APPEND) {
        typed.append(character);
      } else {
        typed.append("\\x").append(ZeroPadding.hex(character, 2));
      }
    }
    return typed.toString();
  }

  /** Returns a name of glyphs as listings spell functions: with ^ for the arrow of the display. */
  public static String listed(String glyphs) {
    return glyphs.replace('↑', '^');
  }

  /**
   * Returns whether two spellings of names are the same except for upper and lower case. A
   * character of a keyboard, such as ^ or ~, is the same as the glyph that the display shows for
   * it.
   */
  public static boolean isSame(String spelling, String other) {
    return spelling.length() == other.length()
        && CharacterSet.characters(spelling).equalsIgnoreCase(CharacterSet.characters(other));
  }

  /** Returns a key of a name: the same for all spellings that are {@linkplain #isSame the same}. */
  public static String folded(String spelling) {
    char[] characters = CharacterSet.characters(spelling).toCharArray();
    for (int i = 0; i < characters.length; i++) {
      characters[i] = Character.toLowerCase(Character.toUpperCase(characters[i]));
    }
    return new String(characters);
  }

  /**
   * Converts the letters a to z to capitals, and leaves all other characters, such as µ. Java would
   * convert ß to SS, so that ß could mean SST.
   */
  public static String capitals(String spelling) {
    StringBuilder capitals = new StringBuilder(spelling);
    for (int i = 0; i < capitals.length(); i++) {
      char letter = capitals.charAt(i);
      if (letter >= 'a' && letter <= 'z') {
        capitals.setCharAt(i, Character.toUpperCase(letter));
      }
    }
    return capitals.toString();
  }
}
