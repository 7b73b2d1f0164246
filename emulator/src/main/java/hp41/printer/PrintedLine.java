package hp41.printer;

import java.util.List;
import org.apache.commons.lang3.StringUtils;

/**
 * A line on the paper.
 *
 * @param columns its 168 columns from left to right, each as its seven dots, the lowest bit at the
 *     top
 * @param text its characters without the blanks at the end, a blank behind each double-wide one;
 *     empty if there are other dots than those of characters
 */
public record PrintedLine(String columns, String text) {

  /** Columns of a line: 24 characters. */
  public static final int COLUMNS = 168;

  /** Dots of a column. */
  public static final int DOTS = 7;

  private static final int BRAILLE = 0x2800;
  private static final int BRAILLE_COLUMNS = 2;
  private static final int BRAILLE_DOTS = 4;

  /** The bits of a Braille character, by its dots downwards, left column first. */
  private static final int[][] BRAILLE_BITS = {{0x01, 0x02, 0x04, 0x40}, {0x08, 0x10, 0x20, 0x80}};

  /** Whether a dot is black. */
  public boolean isBlack(int column, int dot) {
    return (columns.charAt(column) >> dot & 1) != 0;
  }

  /** Whether there are other dots than those of characters. */
  public boolean isGraphic() {
    return text.isEmpty() && columns.chars().anyMatch(dots -> dots != 0);
  }

  /**
   * The line as text: one row of characters, or for other dots two rows of Braille characters, two
   * columns in each.
   */
  public List<String> rows() {
    return isGraphic() ? List.of(braille(0), braille(BRAILLE_DOTS)) : List.of(text);
  }

  private String braille(int top) {
    StringBuilder row = new StringBuilder();
    for (int column = 0; column < COLUMNS; column += BRAILLE_COLUMNS) {
      int bits = 0;
      for (int side = 0; side < BRAILLE_COLUMNS; side++) {
        for (int dot = 0; dot < BRAILLE_DOTS; dot++) {
          bits |= isBlack(column + side, top + dot) ? BRAILLE_BITS[side][dot] : 0;
        }
      }
      row.append((char) (bits == 0 ? ' ' : BRAILLE + bits));
    }
    return StringUtils.stripEnd(row.toString(), " ");
  }
}
