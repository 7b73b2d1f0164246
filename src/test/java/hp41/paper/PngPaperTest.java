package hp41.paper;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.printer.PrintedLine;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each dot of a line is a square of three pixels. */
class PngPaperTest {

  private static final int MARGIN = 24;
  private static final int PIXELS = 3;
  private static final int LINE = 10;
  private static final int PAPER = 0xFFFBFAF3;
  private static final int INK = 0xFF27324F;

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 3})
  void dotsAreInkAndAllElseIsPaper(int count) throws IOException {
    List<PrintedLine> lines = IntStream.range(0, count).mapToObj(PngPaperTest::line).toList();
    BufferedImage image = image(lines);
    assertThat(image.getWidth()).isEqualTo(2 * MARGIN + PIXELS * PrintedLine.COLUMNS);
    assertThat(image.getHeight()).isEqualTo(2 * MARGIN + PIXELS * LINE * count);
    for (int y = 0; y < image.getHeight(); y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        int expected = isInk(lines, x, y) ? INK : PAPER;
        if (image.getRGB(x, y) != expected) {
          assertThat(image.getRGB(x, y)).as("%d %d", x, y).isEqualTo(expected);
        }
      }
    }
  }

  @Test
  void aDotInACornerHasNinePixels() throws IOException {
    String corner = "\1" + "\0".repeat(PrintedLine.COLUMNS - 1);
    BufferedImage image = image(List.of(new PrintedLine(corner, "")));
    int ink = 0;
    for (int pixel : image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, 600)) {
      ink += pixel == INK ? 1 : 0;
    }
    assertThat(ink).isEqualTo(PIXELS * PIXELS);
  }

  private static BufferedImage image(List<PrintedLine> lines) throws IOException {
    return ImageIO.read(new ByteArrayInputStream(PaperKind.PNG.content(lines)));
  }

  /** Dots in all columns, which are others in each line. */
  private static PrintedLine line(int number) {
    String columns =
        IntStream.range(0, PrintedLine.COLUMNS)
            .mapToObj(column -> String.valueOf((char) (37 * (column + number) & 0x7F)))
            .collect(Collectors.joining());
    return new PrintedLine(columns, "");
  }

  private static boolean isInk(List<PrintedLine> lines, int x, int y) {
    int column = Math.floorDiv(x - MARGIN, PIXELS);
    int row = Math.floorDiv(y - MARGIN, PIXELS);
    int line = Math.floorDiv(row, LINE);
    int dot = Math.floorMod(row, LINE);
    return column >= 0
        && column < PrintedLine.COLUMNS
        && line >= 0
        && line < lines.size()
        && dot < PrintedLine.DOTS
        && lines.get(line).isBlack(column, dot);
  }
}
