package hp41.machine;

import hp41.display.Cells;
import hp41.memory.CharacterSet;
import org.apache.commons.lang3.StringUtils;

/**
 * What the machine leaves in register Q when it displays ALPHA: the number of free cells, then
 * digits of the register from which it took the last character (observed on the machine).
 */
public final class AlphaTraces {

  private static final long BLANK_DISPLAY = 0xC0_0200_2002_0000L;
  private static final long FIRST_SHOWN = 2L << 48 | 2L << 36;
  private static final long FIRST_KEYED = 2L << 40 | 2L << 28;
  private static final long SHOWN = 0x2C50L << 12;
  private static final long KEYED = 0x2D98L << 12;
  private static final int FREE_SHIFT = 52;
  private static final int CHARACTER_SHIFT = 44;
  private static final int REGISTER = 7;
  private static final long UPPER = 0xF_FFFF_F000_0000L;
  private static final long MIDDLE = 0xF_FFFF_FFFF_F000L;

  private AlphaTraces() {}

  /** Returns Q after all of ALPHA has been displayed. */
  public static long shown(String alpha) {
    if (alpha.isEmpty()) {
      return BLANK_DISPLAY;
    }
    char last = alpha.charAt(alpha.length() - 1);
    if (Cells.isPunctuation(last)) {
      return shortened(alpha);
    }
    long register = alpha.length() == 1 ? FIRST_SHOWN : register(alpha) & UPPER;
    return shortened(alpha) | (isPlain(last) ? register : special(last)) | SHOWN;
  }

  /**
   * Returns Q after the last character of ALPHA has been keyed.
   *
   * @param cleared whether the display was cleared for the character
   */
  public static long keyed(String alpha, boolean cleared) {
    char last = alpha.charAt(alpha.length() - 1);
    long before = register(StringUtils.left(alpha, alpha.length() - REGISTER)) & MIDDLE;
    if (Cells.isPunctuation(last)) {
      return shortened(alpha) | before;
    }
    long first = cleared ? FIRST_KEYED : 0;
    return shortened(alpha) | (isPlain(last) ? first : special(last)) | KEYED | before;
  }

  /** Returns Q after a character has been removed, or ALPHA is continued: only the free cells. */
  public static long shortened(String alpha) {
    int cells = Cells.count(CharacterSet.glyphs(alpha));
    return (long) Math.max(0, Cells.COUNT - cells) << FREE_SHIFT;
  }

  /** Returns the last seven characters as they are stored in a register. */
  private static long register(String characters) {
    long word = 0;
    for (char character : StringUtils.right(characters, REGISTER).toCharArray()) {
      word = word << 8 | character & 0xFF;
    }
    return word;
  }

  /** Returns whether the code of a character can be derived from its code in the display. */
  private static boolean isPlain(char character) {
    return character >= 0x20 && character < 0x60;
  }

  private static long special(char character) {
    return (long) character << CHARACTER_SHIFT;
  }
}
