package hp41.barcode;

import com.lowagie.text.pdf.BaseFont;
import com.lowagie.text.pdf.PdfContentByte;
import hp41.pdf.PdfPages;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Pages of bar code as a PDF document, of filled rectangles and words in Helvetica, a font that
 * each reader has. The same pages give the same bytes.
 */
public final class PdfSheet {

  private static final Charset WESTERN = Charset.forName(BaseFont.WINANSI);
  private static final float UNIT = 0.1f;

  private final BaseFont regular = font(BaseFont.HELVETICA);
  private final BaseFont bold = font(BaseFont.HELVETICA_BOLD);

  private PdfSheet() {}

  /** The content of the file. */
  public static byte[] of(Sheet sheet) {
    return new PdfSheet().written(sheet);
  }

  private byte[] written(Sheet sheet) {
    List<Consumer<PdfContentByte>> pages = new ArrayList<>();
    for (Sheet.Page page : sheet.pages()) {
      pages.add(content -> draw(page, content));
    }
    return PdfPages.of(Sheet.PAGE_WIDTH * UNIT, Sheet.PAGE_HEIGHT * UNIT, pages);
  }

  private static BaseFont font(String name) {
    try {
      return BaseFont.createFont(name, BaseFont.WINANSI, BaseFont.NOT_EMBEDDED);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private void draw(Sheet.Page page, PdfContentByte content) {
    content.concatCTM(UNIT, 0, 0, UNIT, 0, 0);
    page.texts().forEach(text -> write(text, content));
    page.rows().forEach(bars -> fill(bars, content));
  }

  private void write(Sheet.Text text, PdfContentByte content) {
    content.beginText();
    content.setFontAndSize(text.bold() ? bold : regular, text.size());
    content.moveText(text.x(), Sheet.PAGE_HEIGHT - text.y());
    content.showText(western(text.words()));
    content.endText();
  }

  /** With a question mark for what is not a Western character. */
  private static String western(String words) {
    return new String(words.getBytes(WESTERN), WESTERN);
  }

  private static void fill(List<Sheet.Bar> bars, PdfContentByte content) {
    for (Sheet.Bar bar : bars) {
      int bottom = Sheet.PAGE_HEIGHT - bar.y() - Sheet.BAR_HEIGHT;
      content.rectangle(bar.x(), bottom, bar.width(), Sheet.BAR_HEIGHT);
    }
    content.fill();
  }
}
