package hp41.display;

/**
 * One of the twelve character positions of the display.
 *
 * @param glyph the displayed character; a blank if there is none
 * @param punctuation {@code '.'}, {@code ','} or {@code ':'} to the right of the character, or 0
 */
public record Cell(char glyph, char punctuation) {

  /** A cell with no segment on. */
  public static final Cell BLANK = new Cell(' ', '\0');

  @Override
  public String toString() {
    return punctuation == 0 ? String.valueOf(glyph) : "" + glyph + punctuation;
  }
}
