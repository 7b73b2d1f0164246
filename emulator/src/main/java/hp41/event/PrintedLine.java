package hp41.event;

import java.util.List;
import java.util.stream.IntStream;
import org.apache.commons.lang3.StringUtils;

/**
 * A line on the paper.
 *
 * @param columns the 168 columns from left to right; the lowest of the seven bits of a column is
 *     the top dot
 * @param text the characters without trailing blanks, with a blank after each double-wide one;
 *     empty if the line contains graphics
 */
public record PrintedLine(String columns, String text) {

  /** Columns of a line: 24 characters. */
  public static final int COLUMNS = 168;

  /** Dots of a column. */
  public static final int DOTS = 7;

  public static final int CHARACTERS = 24;
  private static final int BRAILLE = 0x2800;
  private static final int BRAILLE_COLUMNS = 2;
  private static final int BRAILLE_DOTS = 4;

  /** The bits of a Braille character: for each column, the dots from top to bottom. */
  private static final int[][] BRAILLE_BITS = {{0x01, 0x02, 0x04, 0x40}, {0x08, 0x10, 0x20, 0x80}};

  /** Returns whether a dot is black. */
  public boolean isBlack(int column, int dot) {
    return (columns.charAt(column) >> dot & 1) != 0;
  }

  /** Returns whether the line contains graphics. */
  public boolean isGraphic() {
    return text.isEmpty() && columns.chars().anyMatch(dots -> dots != 0);
  }

  /**
   * Returns the line as text: one row of characters, or for graphics two rows of Braille
   * characters, each of which shows two columns.
   */
  public List<String> rows() {
    return isGraphic() ? List.of(braille(0), braille(BRAILLE_DOTS)) : List.of(text);
  }

  /**
   * Returns the line as one row of at most 24 characters: its text, or Braille characters for
   * graphics.
   */
  public String row() {
    return isGraphic() ? graphic(CHARACTERS) : text;
  }

  private String braille(int top) {
    return braille(COLUMNS / BRAILLE_COLUMNS, (column, dot) -> isBlack(column, top + dot));
  }

  /**
   * Returns the dots as one row of Braille characters. A Braille dot is black if any of the dots it
   * represents is black.
   *
   * @param characters the number of Braille characters
   */
  public String graphic(int characters) {
    int columns = characters * BRAILLE_COLUMNS;
    return braille(
        characters,
        (column, dot) ->
            isAnyBlack(
                column * COLUMNS / columns,
                (column + 1) * COLUMNS / columns,
                dot * DOTS / BRAILLE_DOTS,
                (dot + 1) * DOTS / BRAILLE_DOTS));
  }

  private boolean isAnyBlack(int left, int right, int top, int bottom) {
    return IntStream.range(left, right)
        .anyMatch(column -> IntStream.range(top, bottom).anyMatch(dot -> isBlack(column, dot)));
  }

  /** Returns whether a dot is black, by its column and its position from the top. */
  private interface Dots {
    boolean black(int column, int dot);
  }

  private static String braille(int characters, Dots dots) {
    StringBuilder row = new StringBuilder();
    for (int column = 0; column < characters * BRAILLE_COLUMNS; column += BRAILLE_COLUMNS) {
      int bits = 0;
      for (int side = 0; side < BRAILLE_COLUMNS; side++) {
        for (int dot = 0; dot < BRAILLE_DOTS; dot++) {
          bits |= dots.black(column + side, dot) ? BRAILLE_BITS[side][dot] : 0;
        }
      }
      row.append((char) (bits == 0 ? ' ' : BRAILLE + bits));
    }
    return StringUtils.stripEnd(row.toString(), " ");
  }
}
