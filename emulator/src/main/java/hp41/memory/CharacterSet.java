package hp41.memory;

import java.util.HashMap;
import java.util.Map;

/**
 * The machine's character set. Inside the calculator, a text is a {@code String} of byte values
 * 00–FF ("machine characters"). Elsewhere, a text consists of glyphs as the display shows them.
 */
public final class CharacterSet {

  /** The glyph of bytes without a glyph of their own: all segments on. */
  public static final char NO_GLYPH = '⊠';

  /** The text mark before names and text lines. */
  public static final char TEXT_MARK = '┬';

  /** The append sign, byte 7F. */
  public static final char APPEND = 0x7F;

  private static final String LOW_GLYPHS = "¯Ѫ⊠⊠ΛɅʌ⊠⊠⊠⊠⊠µ∡⊠⊠⊠⊠⊠⊠⊠⊠⊠⊠⊠⊠⊠⊠⊠≠⊠⊠";
  private static final String HIGH_GLYPHS = "┬abcde⊠⊠⊠⊠⊠⊠⊠⊠⊠⊠⊠⊠⊠⊠⊠⊠⊠⊠⊠⊠⊠⊠⊠⊠Σ⊢";
  private static final Map<Character, Character> BYTES = bytesByGlyph();

  private CharacterSet() {}

  /** Returns the glyph of a byte. */
  public static char glyph(int character) {
    if (character < 0x20) {
      return LOW_GLYPHS.charAt(character);
    }
    if (character < 0x60) {
      return character == 0x5E ? '↑' : (char) character;
    }
    return character < 0x80 ? HIGH_GLYPHS.charAt(character - 0x60) : NO_GLYPH;
  }

  /** Converts machine characters to glyphs. */
  public static String glyphs(String characters) {
    char[] glyphs = characters.toCharArray();
    for (int i = 0; i < glyphs.length; i++) {
      glyphs[i] = glyph(glyphs[i]);
    }
    return new String(glyphs);
  }

  /**
   * Converts glyphs to machine characters. ASCII characters are accepted as they are; unknown
   * characters become {@code ?}.
   */
  public static String characters(String glyphs) {
    for (int i = 0; i < glyphs.length(); i++) {
      if (glyphs.charAt(i) >= 0x80) {
        return converted(glyphs.toCharArray());
      }
    }
    return glyphs;
  }

  private static String converted(char[] characters) {
    for (int i = 0; i < characters.length; i++) {
      char glyph = characters[i];
      characters[i] = BYTES.getOrDefault(glyph, glyph < 0x100 ? glyph : '?');
    }
    return new String(characters);
  }

  /** Returns whether the machine has a character for this glyph or character code. */
  public static boolean has(char glyph) {
    return glyph < 0x80 || BYTES.containsKey(glyph);
  }

  private static Map<Character, Character> bytesByGlyph() {
    Map<Character, Character> bytes = new HashMap<>();
    for (char c = 0; c < 0x80; c++) {
      if (glyph(c) != NO_GLYPH) {
        bytes.put(glyph(c), c);
      }
    }
    bytes.put('‾', '\0');
    bytes.put('^', '^');
    bytes.put('⊤', '`');
    return Map.copyOf(bytes);
  }
}
