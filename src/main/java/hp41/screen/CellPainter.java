package hp41.screen;

import java.util.Arrays;
import java.util.List;

/**
 * Draws character cells on a surface of pixels. Lines, blocks and Braille dots are drawn as shapes
 * that fill their cells, so that those of neighbouring cells join without gaps in every font; all
 * other characters are drawn as text.
 *
 * @param surface receives the shapes
 * @param width the width of a cell in pixels
 * @param height the height of a cell in pixels
 */
public record CellPainter(Surface surface, int width, int height) {

  /**
   * Lines from the middle of a cell: a character and the weights of its lines to the left, to the
   * top, to the right and to the bottom. 0 is none, 1 is thin, 2 is thick.
   */
  private static final String[] LINES = {
    "─1010", "━2020", "│0101", "┃0202", "┌0011", "┐1001", "└0110", "┘1100", "┏0022", "┓2002",
    "┗0220", "┛2200", "├0111", "┣0222", "┤1101", "┫2202", "┬1011", "┳2022", "┴1110", "┻2220",
    "┼1111", "╋2222", "┝0121", "╸2000", "╹0200", "╺0020", "╻0002"
  };

  private static final char FIRST_LINE = '─';

  /** The weights of {@link #LINES}, by the character; empty for other characters. */
  private static final String[] WEIGHTS = weights();

  private static final char BRAILLE = '\u2800';
  private static final int BRAILLE_DOTS = 8;

  /** The column and row of each Braille dot, by its bit. */
  private static final List<int[]> DOTS =
      List.of(
          new int[] {0, 0},
          new int[] {0, 1},
          new int[] {0, 2},
          new int[] {1, 0},
          new int[] {1, 1},
          new int[] {1, 2},
          new int[] {0, 3},
          new int[] {1, 3});

  private static String[] weights() {
    String[] weights = new String[128];
    Arrays.fill(weights, "");
    for (String lines : LINES) {
      weights[lines.charAt(0) - FIRST_LINE] = lines.substring(1);
    }
    return weights;
  }

  /** A surface of pixels. Colours are numbers {@code 0xRRGGBB}. */
  public interface Surface {

    /** Fills a rectangle. */
    void fill(int x, int y, int width, int height, int colour);

    /** Draws a line between the centres of two ends, without smoothing its ends. */
    void line(int x1, int y1, int x2, int y2, int thickness, int colour);

    /** Draws a character of a monospaced font in a cell, whose top left corner is given. */
    void text(char character, int x, int y, boolean bold, int colour);
  }

  /** Draws a cell, including its background. */
  public void draw(int column, int row, char character, boolean bold, int ink, int ground) {
    int x = column * width;
    int y = row * height;
    surface.fill(x, y, width, height, ground);
    if (character != ' ' && !drawShape(character, x, y, ink)) {
      surface.text(character, x, y, bold, ink);
    }
  }

  /** Returns whether a character is a diagonal. The ends of diagonals leave their cells. */
  static boolean isDiagonal(char character) {
    return character >= '╱' && character <= '╳';
  }

  /** Draws the lines of a diagonal character, without a background. */
  void drawDiagonals(int column, int row, char character, int ink) {
    drawDiagonals(character, column * width, row * height, ink);
  }

  /** Draws a character as shapes; returns false if it is no such character. */
  private boolean drawShape(char character, int x, int y, int ink) {
    int quarters = Quadrants.CELLS.indexOf(character);
    if (quarters > 0) {
      drawQuarters(quarters, x, y, ink);
    } else if (character >= BRAILLE && character < BRAILLE + (1 << BRAILLE_DOTS)) {
      drawDots(character - BRAILLE, x, y, ink);
    } else if (character == '▔') {
      surface.fill(x, y, width, thin(), ink);
    } else if (isDiagonal(character)) {
      drawDiagonals(character, x, y, ink);
    } else {
      return drawLines(character, x, y, ink);
    }
    return true;
  }

  private void drawQuarters(int quarters, int x, int y, int ink) {
    int halfWidth = width / 2;
    int halfHeight = height / 2;
    for (int bit = 0; bit < 4; bit++) {
      if ((quarters >> bit & 1) != 0) {
        int left = bit % 2 * halfWidth;
        int top = bit / 2 * halfHeight;
        int right = bit % 2 == 0 ? halfWidth : width;
        int bottom = bit / 2 == 0 ? halfHeight : height;
        surface.fill(x + left, y + top, right - left, bottom - top, ink);
      }
    }
  }

  private void drawDots(int dots, int x, int y, int ink) {
    for (int bit = 0; bit < BRAILLE_DOTS; bit++) {
      if ((dots >> bit & 1) != 0) {
        int column = DOTS.get(bit)[0];
        int row = DOTS.get(bit)[1];
        int left = column * width / 2;
        int top = row * height / 4;
        int right = (column + 1) * width / 2;
        int bottom = (row + 1) * height / 4;
        surface.fill(x + left, y + top, right - left, bottom - top, ink);
      }
    }
  }

  private void drawDiagonals(char character, int x, int y, int ink) {
    if (character != '╲') {
      surface.line(x, y + height, x + width, y, thick() / 2, ink);
    }
    if (character != '╱') {
      surface.line(x, y, x + width, y + height, thick() / 2, ink);
    }
  }

  private boolean drawLines(char character, int x, int y, int ink) {
    String weights =
        character >= FIRST_LINE && character < FIRST_LINE + WEIGHTS.length
            ? WEIGHTS[character - FIRST_LINE]
            : "";
    if (weights.isEmpty()) {
      return false;
    }
    drawHorizontal(weights.charAt(0) - '0', true, x, y, ink);
    drawHorizontal(weights.charAt(2) - '0', false, x, y, ink);
    drawVertical(weights.charAt(1) - '0', true, x, y, ink);
    drawVertical(weights.charAt(3) - '0', false, x, y, ink);
    return true;
  }

  /**
   * Draws a line from an edge of the cell to its middle, longer by half of its thickness, so that
   * lines that meet there leave no gap.
   */
  private void drawHorizontal(int weight, boolean left, int x, int y, int ink) {
    if (weight > 0) {
      int thickness = weight == 1 ? thin() : thick();
      int from = left ? 0 : (width - thickness) / 2;
      int to = left ? (width - thickness) / 2 + thickness : width;
      surface.fill(x + from, y + (height - thickness) / 2, to - from, thickness, ink);
    }
  }

  private void drawVertical(int weight, boolean top, int x, int y, int ink) {
    if (weight > 0) {
      int thickness = weight == 1 ? thin() : thick();
      int from = top ? 0 : (height - thickness) / 2;
      int to = top ? (height - thickness) / 2 + thickness : height;
      surface.fill(x + (width - thickness) / 2, y + from, thickness, to - from, ink);
    }
  }

  private int thick() {
    return Math.max(2, Math.round(height / 7f));
  }

  private int thin() {
    return Math.max(1, Math.round(height / 16f));
  }
}
