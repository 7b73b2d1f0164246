package hp41.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class CellPainterTest {

  private static final int INK = 0xFFFFFF;
  private static final int GROUND = 0x203040;

  /** Characters with a line to the right, and characters with a line to the left. */
  private static final String RIGHT = "─━┌└┏┗├┣┬┳┴┻┼╋┝╺";

  private static final String LEFT = "─━┐┘┓┛┤┫┬┳┴┻┼╋╸";
  private static final String DOWN = "│┃┌┐┏┓├┣┤┫┬┳┼╋╻";
  private static final String UP = "│┃└┘┗┛├┣┤┫┴┻┼╋╹";

  private final StringBuilder texts = new StringBuilder();

  static Stream<int[]> sizes() {
    return Stream.of(new int[] {6, 12}, new int[] {9, 19}, new int[] {10, 20}, new int[] {25, 51});
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void horizontalLinesOfNeighboursJoin(int[] cell) {
    for (char left : RIGHT.toCharArray()) {
      for (char right : LEFT.toCharArray()) {
        BufferedImage image = draw(cell, new char[][] {{left, right}});
        assertThat(
                IntStream.range(0, cell[1])
                    .anyMatch(y -> inRow(image, y, cell[0] / 2, cell[0] + cell[0] / 2)))
            .describedAs("%s%s", left, right)
            .isTrue();
      }
    }
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void verticalLinesOfNeighboursJoin(int[] cell) {
    for (char upper : DOWN.toCharArray()) {
      for (char lower : UP.toCharArray()) {
        BufferedImage image = draw(cell, new char[][] {{upper}, {lower}});
        assertThat(
                IntStream.range(0, cell[0])
                    .anyMatch(x -> inColumn(image, x, cell[1] / 2, cell[1] + cell[1] / 2)))
            .describedAs("%s above %s", upper, lower)
            .isTrue();
      }
    }
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void fullBlocksCoverTheirCells(int[] cell) {
    BufferedImage image = draw(cell, new char[][] {{'█', '█'}, {'▙', '▟'}});
    for (int y = 0; y < cell[1]; y++) {
      assertThat(inRow(image, y, 0, 2 * cell[0])).isTrue();
    }
    assertThat(inRow(image, 2 * cell[1] - 1, 0, 2 * cell[0])).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"▘,2", "▌,4", "▛,6", "█,8"})
  void quartersCoverTheirShareOfTheCell(char block, int eighths) {
    BufferedImage image = draw(new int[] {10, 20}, new char[][] {{block}});
    assertThat(inked(image)).isEqualTo(10 * 20 * eighths / 8);
  }

  @Test
  void brailleDotsAreEighthsOfTheCell() {
    int[] cell = {10, 20};
    assertThat(inked(draw(cell, new char[][] {{'\u2801'}}))).isEqualTo(10 * 20 / 8);
    assertThat(inked(draw(cell, new char[][] {{'\u28FF'}}))).isEqualTo(10 * 20);
  }

  @Test
  void diagonalsRunFromCornerToCorner() {
    BufferedImage image = draw(new int[] {10, 20}, new char[][] {{'╲', '╱'}});
    assertThat(isInk(image, 5, 10)).isTrue();
    assertThat(isInk(image, 15, 10)).isTrue();
    assertThat(isInk(image, 5, 2)).isFalse();
  }

  @Test
  void onlyOtherCharactersAreDrawnAsText() {
    draw(new int[] {10, 20}, new char[][] {"A─ █Σ⣿".toCharArray()});
    assertThat(texts.toString()).isEqualTo("AΣ");
  }

  /** Every line and block that the panels can draw is a shape. */
  @Test
  void linesAndBlocksAreNeverText() {
    for (char character = '\u2500'; character < '\u25A0'; character++) {
      if (Ascii.of(String.valueOf(character)).equals("?")) {
        continue;
      }
      draw(new int[] {10, 20}, new char[][] {{character}});
    }
    assertThat(texts.toString()).isEmpty();
  }

  private BufferedImage draw(int[] cell, char[][] rows) {
    BufferedImage image =
        new BufferedImage(
            cell[0] * rows[0].length, cell[1] * rows.length, BufferedImage.TYPE_INT_RGB);
    CellPainter painter = new CellPainter(new ImageSurface(image, texts), cell[0], cell[1]);
    for (int row = 0; row < rows.length; row++) {
      for (int column = 0; column < rows[row].length; column++) {
        painter.draw(column, row, rows[row][column], false, INK, GROUND);
      }
    }
    return image;
  }

  private static boolean isInk(BufferedImage image, int x, int y) {
    return (image.getRGB(x, y) & 0xFFFFFF) == INK;
  }

  private static boolean inRow(BufferedImage image, int y, int from, int to) {
    for (int x = from; x < to; x++) {
      if (!isInk(image, x, y)) {
        return false;
      }
    }
    return true;
  }

  private static boolean inColumn(BufferedImage image, int x, int from, int to) {
    for (int y = from; y < to; y++) {
      if (!isInk(image, x, y)) {
        return false;
      }
    }
    return true;
  }

  private static int inked(BufferedImage image) {
    int count = 0;
    for (int y = 0; y < image.getHeight(); y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        count += isInk(image, x, y) ? 1 : 0;
      }
    }
    return count;
  }
}
