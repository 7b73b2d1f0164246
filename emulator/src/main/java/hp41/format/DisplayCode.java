package hp41.format;

/** Letters as modules have them, in the code of the display. */
final class DisplayCode {

  private static final int LAST_LETTER = 0x1F;
  private static final int LETTERS = '@';
  private static final int SPECIAL = 0x40;
  private static final String SPECIALS = " abcde      µ≠Σ∡";

  private DisplayCode() {}

  /** The character in the seven lowest bits of a word. */
  static char character(int word) {
    int code = word & 0x3F;
    if ((word & SPECIAL) != 0) {
      return code < SPECIALS.length() ? SPECIALS.charAt(code) : '?';
    }
    return (char) (code <= LAST_LETTER ? LETTERS + code : code);
  }
}
