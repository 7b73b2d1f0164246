package hp41.module;

/** The display's character code, in which modules store names. */
public final class DisplayCode {

  private static final int LAST_LETTER = 0x1F;
  private static final int LETTERS = '@';
  private static final int SPECIAL = 0x40;
  private static final String SPECIALS = " abcde      µ≠Σ∡";

  private DisplayCode() {}

  /** Returns the code of a character; that of a question mark if there is none. */
  public static int code(char character) {
    int special = SPECIALS.indexOf(character, 1);
    if (special > 0 && character != ' ') {
      return SPECIAL | special;
    }
    boolean letter = character >= LETTERS && character <= LETTERS + LAST_LETTER;
    boolean sign = character > LAST_LETTER && character < LETTERS;
    return letter ? character - LETTERS : sign ? character : '?';
  }

  /** Returns the character in the seven low bits of a word. */
  public static char character(int word) {
    int code = word & 0x3F;
    if ((word & SPECIAL) != 0) {
      return code < SPECIALS.length() ? SPECIALS.charAt(code) : '?';
    }
    return (char) (code <= LAST_LETTER ? LETTERS + code : code);
  }
}
