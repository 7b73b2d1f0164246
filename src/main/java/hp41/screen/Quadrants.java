package hp41.screen;

/** Pictures of small pixels, four in a character cell: two beside and two above each other. */
public final class Quadrants {

  /** By the lit quarters: 1 top left, 2 top right, 4 bottom left, 8 bottom right. */
  private static final String CELLS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█";

  private Quadrants() {}

  /**
   * The character that shows four pixels.
   *
   * @param pixels rows of pixels from the top
   */
  public static char at(boolean[][] pixels, int column, int row) {
    int quarters = 0;
    for (int bit = 0; bit < 4; bit++) {
      quarters |= pixels[2 * row + bit / 2][2 * column + bit % 2] ? 1 << bit : 0;
    }
    return CELLS.charAt(quarters);
  }

  /** Whether a character is one of them that is not blank. */
  static boolean isPart(char character) {
    return CELLS.indexOf(character) > 0;
  }
}
