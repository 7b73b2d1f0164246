package hp41.print;

import com.lowagie.text.Document;
import com.lowagie.text.Rectangle;
import com.lowagie.text.pdf.BaseFont;
import com.lowagie.text.pdf.PdfContentByte;
import com.lowagie.text.pdf.PdfDictionary;
import com.lowagie.text.pdf.PdfEncryption;
import com.lowagie.text.pdf.PdfName;
import com.lowagie.text.pdf.PdfWriter;
import hp41.event.PrintedLine;
import hp41.print.PaperKind.PaperStrip;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.zip.CRC32;

/**
 * Writes PDF documents that contain filled rectangles and text. Equal content produces equal bytes.
 */
public final class Pdf {

  private static final Charset WESTERN = Charset.forName(BaseFont.WINANSI);
  private static final int IDENTIFIER_BYTES = 16;

  /**
   * The size of a dot in points: 168 dots are 1.8 inches wide, as on the paper of the real printer.
   */
  private static final float DOT = 0.77f;

  /** The maximum number of lines on a page; a page cannot be longer than 14,400 points. */
  private static final int MOST_LINES = 1500;

  /** The unit of the lengths in a sheet, in points. */
  private static final float UNIT = 0.1f;

  private Pdf() {}

  /** Writes paper as one long page. Very long paper is divided into several pages. */
  static byte[] paper(List<PrintedLine> lines) {
    int height = PaperStrip.height(Math.min(MOST_LINES, lines.size()));
    List<Consumer<PdfContentByte>> pages = new ArrayList<>();
    for (int first = 0; first == 0 || first < lines.size(); first += MOST_LINES) {
      List<PrintedLine> part = lines.subList(first, Math.min(lines.size(), first + MOST_LINES));
      pages.add(page -> draw(part, height, page));
    }
    return document(PaperStrip.WIDTH * DOT, height * DOT, pages);
  }

  private static void draw(List<PrintedLine> lines, int height, PdfContentByte page) {
    page.concatCTM(DOT, 0, 0, DOT, 0, 0);
    page.setRGBColorFill(PaperStrip.INK >> 16, PaperStrip.INK >> 8 & 0xFF, PaperStrip.INK & 0xFF);
    PaperStrip.draw(lines, (x, y) -> page.rectangle(x, height - 1 - y, 1, 1));
    page.fill();
  }

  /** Writes pages of bar code. The text is in Helvetica, a font that every PDF reader provides. */
  public static byte[] sheet(Sheet sheet) {
    BaseFont regular = font(BaseFont.HELVETICA);
    BaseFont bold = font(BaseFont.HELVETICA_BOLD);
    List<Consumer<PdfContentByte>> pages = new ArrayList<>();
    for (Sheet.Page page : sheet.pages()) {
      pages.add(
          content -> {
            content.concatCTM(UNIT, 0, 0, UNIT, 0, 0);
            page.texts().forEach(text -> write(text, text.bold() ? bold : regular, content));
            page.rows().forEach(bars -> fill(bars, content));
          });
    }
    return document(Sheet.PAGE_WIDTH * UNIT, Sheet.PAGE_HEIGHT * UNIT, pages);
  }

  private static BaseFont font(String name) {
    try {
      return BaseFont.createFont(name, BaseFont.WINANSI, BaseFont.NOT_EMBEDDED);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** Writes a text; a character outside Windows-1252 becomes a question mark. */
  private static void write(Sheet.PrintedText text, BaseFont font, PdfContentByte content) {
    content.beginText();
    content.setFontAndSize(font, text.size());
    content.moveText(text.x(), Sheet.PAGE_HEIGHT - text.y());
    content.showText(new String(text.words().getBytes(WESTERN), WESTERN));
    content.endText();
  }

  private static void fill(List<Sheet.PrintedBar> bars, PdfContentByte content) {
    for (Sheet.PrintedBar bar : bars) {
      int bottom = Sheet.PAGE_HEIGHT - bar.y() - Sheet.BAR_HEIGHT;
      content.rectangle(bar.x(), bottom, bar.width(), Sheet.BAR_HEIGHT);
    }
    content.fill();
  }

  /** Writes a document whose pages have the same size; each consumer draws one page. */
  private static byte[] document(float width, float height, List<Consumer<PdfContentByte>> pages) {
    CRC32 identity = new CRC32();
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    Document document = new Document(new Rectangle(width, height));
    PdfWriter writer = PdfWriter.getInstance(document, file);
    document.open();
    for (Consumer<PdfContentByte> page : pages) {
      document.newPage();
      page.accept(writer.getDirectContent());
      identity.update(writer.getDirectContent().toPdf(writer));
    }
    removeTime(writer.getInfo(), identity.getValue());
    document.close();
    return file.toByteArray();
  }

  /**
   * Removes the creation time, and replaces the identifier that is derived from it, so that equal
   * content produces equal bytes.
   */
  private static void removeTime(PdfDictionary information, long identity) {
    information.remove(PdfName.CREATIONDATE);
    byte[] id = ByteBuffer.allocate(IDENTIFIER_BYTES).putLong(identity).array();
    information.put(PdfName.FILEID, PdfEncryption.createInfoId(id, id));
  }
}
