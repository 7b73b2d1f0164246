package hp41.print;

import static org.assertj.core.api.Assertions.assertThat;

import com.lowagie.text.Rectangle;
import com.lowagie.text.pdf.PdfReader;
import hp41.event.PrintedLine;
import java.awt.Point;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that every file format contains each dot at the position where the printer printed it. */
class PaperKindTest {

  private static final int MARGIN = 8;
  private static final int LINE = 10;
  private static final int WIDTH = 168 + 2 * MARGIN;
  private static final int PAPER = 0xFFFBFAF3;
  private static final int INK = 0xFF27324F;
  private static final Pattern SVG_DOT = Pattern.compile("M(\\d+) (\\d+)h1v1h-1z");
  private static final Pattern PDF_DOT = Pattern.compile("(\\d+) (\\d+) 1 1 re\n");
  private static final Offset<Float> A_THOUSANDTH = Offset.offset(0.001f);

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 3})
  void aDotIsASquareOfThreePixelsInPng(int count) throws IOException {
    Set<Point> dots = dots(lines(count));
    byte[] content = PaperKind.PNG.content(lines(count));
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(content));
    assertThat(image.getWidth()).isEqualTo(3 * WIDTH);
    assertThat(image.getHeight()).isEqualTo(3 * height(count));
    for (int y = 0; y < image.getHeight(); y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        int expected = dots.contains(new Point(x / 3, y / 3)) ? INK : PAPER;
        if (image.getRGB(x, y) != expected) {
          assertThat(image.getRGB(x, y)).as("%d %d", x, y).isEqualTo(expected);
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 3})
  void dotsStandInSvgFromTheTop(int count) {
    String svg = new String(PaperKind.SVG.content(lines(count)), StandardCharsets.UTF_8);
    assertThat(dots(SVG_DOT, svg)).isEqualTo(dots(lines(count)));
    assertThat(svg)
        .contains("width=\"%d\" height=\"%d\"".formatted(3 * WIDTH, 3 * height(count)))
        .contains("viewBox=\"0 0 %d %d\"".formatted(WIDTH, height(count)))
        .contains("fill=\"#fbfaf3\"/>", "<path fill=\"#27324f\"");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 3})
  void dotsStandInPdfFromTheBottom(int count) throws IOException {
    PdfReader pdf = new PdfReader(PaperKind.PDF.content(lines(count)));
    String page = new String(pdf.getPageContent(1), StandardCharsets.ISO_8859_1);
    Set<Point> fromTheTop =
        dots(PDF_DOT, page).stream()
            .map(dot -> new Point(dot.x, height(count) - 1 - dot.y))
            .collect(Collectors.toSet());
    assertThat(fromTheTop).isEqualTo(dots(lines(count)));
    assertThat(page).contains("0.77 0 0 0.77 0 0 cm\n", "0.15294 0.19608 0.3098 rg\n", "f\n");
    Rectangle size = pdf.getPageSize(1);
    assertThat(size.getWidth()).isCloseTo(0.77f * WIDTH, A_THOUSANDTH);
    assertThat(size.getHeight()).isCloseTo(0.77f * height(count), A_THOUSANDTH);
  }

  @Test
  void paperThatIsTooLongForOnePdfPageTakesSeveral() throws IOException {
    assertThat(pages(1_500)).isEqualTo(1);
    assertThat(pages(1_501)).isEqualTo(2);
    List<PrintedLine> lines = new ArrayList<>(lines(1));
    lines.addAll(Collections.nCopies(1_499, new PrintedLine("\0".repeat(168), "")));
    lines.addAll(lines(1));
    PdfReader pdf = new PdfReader(PaperKind.PDF.content(lines));
    assertThat(pdf.getNumberOfPages()).isEqualTo(2);
    assertThat(pdf.getPageContent(2)).isEqualTo(pdf.getPageContent(1));
  }

  private static int pages(int lines) throws IOException {
    PrintedLine blank = new PrintedLine("\0".repeat(168), "");
    byte[] content = PaperKind.PDF.content(Collections.nCopies(lines, blank));
    return new PdfReader(content).getNumberOfPages();
  }

  @Test
  void textFileHasOneLineForCharactersAndTwoForGraphics() {
    PrintedLine words = new PrintedLine("\0".repeat(168), "TWO  WORDS");
    PrintedLine dot = new PrintedLine("\1" + "\0".repeat(167), "");
    String text = new String(PaperKind.TXT.content(List.of(words, dot)), StandardCharsets.UTF_8);
    assertThat(text).isEqualTo("TWO  WORDS\n⠁\n\n");
  }

  @Test
  void fileExtensionSelectsTheFormat() {
    assertThat(PaperKind.of("a.txt")).contains(PaperKind.TXT);
    assertThat(PaperKind.of("a.svg")).contains(PaperKind.SVG);
    assertThat(PaperKind.of("A.PNG")).contains(PaperKind.PNG);
    assertThat(PaperKind.of("txt.pdf")).contains(PaperKind.PDF);
    assertThat(List.of("a", "pdf", "a.pdf.gz", "-"))
        .allSatisfy(name -> assertThat(PaperKind.of(name)).isEqualTo(Optional.empty()));
  }

  /** Returns dots in all columns, different in each line. */
  private static List<PrintedLine> lines(int count) {
    return IntStream.range(0, count)
        .mapToObj(
            line ->
                IntStream.range(0, PrintedLine.COLUMNS)
                    .mapToObj(column -> String.valueOf((char) (37 * (column + line) & 0x7F)))
                    .collect(Collectors.joining()))
        .map(columns -> new PrintedLine(columns, ""))
        .toList();
  }

  private static int height(int lines) {
    return 2 * MARGIN + LINE * lines;
  }

  private static Set<Point> dots(List<PrintedLine> lines) {
    Set<Point> dots = new HashSet<>();
    for (int line = 0; line < lines.size(); line++) {
      for (int column = 0; column < PrintedLine.COLUMNS; column++) {
        for (int dot = 0; dot < PrintedLine.DOTS; dot++) {
          if (lines.get(line).isBlack(column, dot)) {
            dots.add(new Point(MARGIN + column, MARGIN + LINE * line + dot));
          }
        }
      }
    }
    return dots;
  }

  private static Set<Point> dots(Pattern dot, String file) {
    return dot.matcher(file)
        .results()
        .map(it -> new Point(Integer.parseInt(it.group(1)), Integer.parseInt(it.group(2))))
        .collect(Collectors.toSet());
  }
}
