package hp41.screen;

/** Draws pictures with small pixels, four in a character cell (two by two). */
public final class Quadrants {

  /**
   * The block characters, indexed by the lit quarters: 1 top left, 2 top right, 4 bottom left, 8
   * bottom right.
   */
  static final String CELLS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█";

  private Quadrants() {}

  /**
   * Returns the character that shows four pixels.
   *
   * @param pixels rows of pixels, from the top
   */
  public static char at(boolean[][] pixels, int column, int row) {
    int quarters = 0;
    for (int bit = 0; bit < 4; bit++) {
      quarters |= pixels[2 * row + bit / 2][2 * column + bit % 2] ? 1 << bit : 0;
    }
    return CELLS.charAt(quarters);
  }

  /** Returns whether a character is one of these block characters and not blank. */
  static boolean isPart(char character) {
    return CELLS.indexOf(character) > 0;
  }
}
