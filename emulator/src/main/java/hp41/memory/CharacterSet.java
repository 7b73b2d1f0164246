package hp41.memory;

import java.util.HashMap;
import java.util.Map;

/**
 * The machine's characters. Inside the calculator a text is a {@code String} whose characters are
 * byte values 00–FF ("machine characters"); outside it is written in glyphs, as the display shows
 * it.
 */
public final class CharacterSet {

  /** The glyph of every byte that has none of its own: all segments lit. */
  public static final char NO_GLYPH = '⊠';

  /** The text mark in front of names and text lines. */
  public static final char TEXT_MARK = '┬';

  /** The append sign, byte 7F. */
  public static final char APPEND = 0x7F;

  private static final String LOW_GLYPHS = "¯Ѫ⊠⊠ΛɅʌ⊠⊠⊠⊠⊠µ∡⊠⊠⊠⊠⊠⊠⊠⊠⊠⊠⊠⊠⊠⊠⊠≠⊠⊠";
  private static final String HIGH_GLYPHS = "┬abcde⊠⊠⊠⊠⊠⊠⊠⊠⊠⊠⊠⊠⊠⊠⊠⊠⊠⊠⊠⊠⊠⊠⊠⊠Σ⊢";
  private static final Map<Character, Character> BYTES = bytesByGlyph();

  private CharacterSet() {}

  /** The glyph of a byte. */
  public static char glyph(int character) {
    if (character < 0x20) {
      return LOW_GLYPHS.charAt(character);
    }
    if (character < 0x60) {
      return character == 0x5E ? '↑' : (char) character;
    }
    return character < 0x80 ? HIGH_GLYPHS.charAt(character - 0x60) : NO_GLYPH;
  }

  /** A text as the display shows it. */
  public static String glyphs(String characters) {
    StringBuilder glyphs = new StringBuilder(characters.length());
    characters.chars().forEach(c -> glyphs.append(glyph(c)));
    return glyphs.toString();
  }

  /** A text as it is typed: as the display shows it, but with the small letters it cannot show. */
  public static String typed(String characters) {
    StringBuilder typed = new StringBuilder(characters.length());
    characters.chars().forEach(c -> typed.append(glyph(c) == NO_GLYPH ? (char) c : glyph(c)));
    return typed.toString();
  }

  /**
   * The machine characters of a text in glyphs; characters of ASCII stand for themselves, and what
   * the machine does not have becomes {@code ?}.
   */
  public static String characters(String glyphs) {
    StringBuilder characters = new StringBuilder(glyphs.length());
    for (char glyph : glyphs.toCharArray()) {
      characters.append(BYTES.getOrDefault(glyph, glyph < 0x100 ? glyph : '?').charValue());
    }
    return characters.toString();
  }

  /** Whether the machine has this glyph or a character of this code. */
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
