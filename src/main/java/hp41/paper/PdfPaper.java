package hp41.paper;

import com.lowagie.text.pdf.PdfContentByte;
import hp41.pdf.PdfPages;
import hp41.printer.PrintedLine;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Paper as a PDF document, a strip as long as it needs to be; very long paper in several. */
final class PdfPaper {

  /** 168 dots are as wide as on the machine's paper, 1.8 inch. */
  private static final float DOT = 0.77f;

  /** A page must not be longer than 14,400 points. */
  private static final int MOST_LINES = 1500;

  private PdfPaper() {}

  /** The content of the file. */
  static byte[] of(List<PrintedLine> lines) {
    int longest = Math.min(MOST_LINES, lines.size());
    int height = Strip.height(longest);
    List<Consumer<PdfContentByte>> pages = new ArrayList<>();
    for (int first = 0; first == 0 || first < lines.size(); first += MOST_LINES) {
      List<PrintedLine> some = lines.subList(first, Math.min(lines.size(), first + MOST_LINES));
      pages.add(page -> draw(some, height, page));
    }
    return PdfPages.of(Strip.WIDTH * DOT, height * DOT, pages);
  }

  private static void draw(List<PrintedLine> lines, int height, PdfContentByte page) {
    page.concatCTM(DOT, 0, 0, DOT, 0, 0);
    page.setRGBColorFill(red(Strip.INK), green(Strip.INK), Strip.INK & 0xFF);
    Strip.draw(lines, (x, y) -> page.rectangle(x, height - 1 - y, 1, 1));
    page.fill();
  }

  private static int red(int colour) {
    return colour >> 16 & 0xFF;
  }

  private static int green(int colour) {
    return colour >> 8 & 0xFF;
  }
}
