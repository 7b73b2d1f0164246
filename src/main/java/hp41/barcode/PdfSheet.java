package hp41.barcode;

import com.lowagie.text.Document;
import com.lowagie.text.Rectangle;
import com.lowagie.text.pdf.BaseFont;
import com.lowagie.text.pdf.PdfContentByte;
import com.lowagie.text.pdf.PdfDictionary;
import com.lowagie.text.pdf.PdfEncryption;
import com.lowagie.text.pdf.PdfName;
import com.lowagie.text.pdf.PdfWriter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.util.List;
import java.util.zip.CRC32;

/**
 * Pages of bar code as a PDF document, of filled rectangles and words in Helvetica, a font that
 * each reader has. The same pages give the same bytes.
 */
public final class PdfSheet {

  private static final Charset WESTERN = Charset.forName(BaseFont.WINANSI);
  private static final float UNIT = 0.1f;
  private static final int IDENTIFIER_BYTES = 16;

  private final BaseFont regular = font(BaseFont.HELVETICA);
  private final BaseFont bold = font(BaseFont.HELVETICA_BOLD);
  private final CRC32 identity = new CRC32();

  private PdfSheet() {}

  /** The content of the file. */
  public static byte[] of(Sheet sheet) {
    return new PdfSheet().written(sheet);
  }

  private byte[] written(Sheet sheet) {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    Rectangle paper = new Rectangle(Sheet.PAGE_WIDTH * UNIT, Sheet.PAGE_HEIGHT * UNIT);
    Document document = new Document(paper);
    PdfWriter writer = PdfWriter.getInstance(document, file);
    document.open();
    for (Sheet.Page page : sheet.pages()) {
      document.newPage();
      draw(page, writer.getDirectContent());
      identity.update(writer.getDirectContent().toPdf(writer));
    }
    tellNoTime(writer.getInfo());
    document.close();
    return file.toByteArray();
  }

  private static BaseFont font(String name) {
    try {
      return BaseFont.createFont(name, BaseFont.WINANSI, BaseFont.NOT_EMBEDDED);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** Else each file would have the time in it, and an identifier made of the time. */
  private void tellNoTime(PdfDictionary information) {
    information.remove(PdfName.CREATIONDATE);
    byte[] id = ByteBuffer.allocate(IDENTIFIER_BYTES).putLong(identity.getValue()).array();
    information.put(PdfName.FILEID, PdfEncryption.createInfoId(id, id));
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
