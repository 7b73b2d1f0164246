package hp41.pdf;

import com.lowagie.text.Document;
import com.lowagie.text.Rectangle;
import com.lowagie.text.pdf.PdfContentByte;
import com.lowagie.text.pdf.PdfDictionary;
import com.lowagie.text.pdf.PdfEncryption;
import com.lowagie.text.pdf.PdfName;
import com.lowagie.text.pdf.PdfWriter;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.function.Consumer;
import java.util.zip.CRC32;

/** Pages of a PDF document, each drawn by what is given for it. */
public final class PdfPages {

  private static final int IDENTIFIER_BYTES = 16;

  private final CRC32 identity = new CRC32();

  private PdfPages() {}

  /**
   * The content of the file; the same pages give the same bytes.
   *
   * @param width of each page in points
   * @param height of each page in points
   * @param pages draw into their pages
   */
  public static byte[] of(float width, float height, List<Consumer<PdfContentByte>> pages) {
    return new PdfPages().written(new Rectangle(width, height), pages);
  }

  private byte[] written(Rectangle paper, List<Consumer<PdfContentByte>> pages) {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    Document document = new Document(paper);
    PdfWriter writer = PdfWriter.getInstance(document, file);
    document.open();
    for (Consumer<PdfContentByte> page : pages) {
      document.newPage();
      page.accept(writer.getDirectContent());
      identity.update(writer.getDirectContent().toPdf(writer));
    }
    tellNoTime(writer.getInfo());
    document.close();
    return file.toByteArray();
  }

  /** Else each file would have the time in it, and an identifier made of the time. */
  private void tellNoTime(PdfDictionary information) {
    information.remove(PdfName.CREATIONDATE);
    byte[] id = ByteBuffer.allocate(IDENTIFIER_BYTES).putLong(identity.getValue()).array();
    information.put(PdfName.FILEID, PdfEncryption.createInfoId(id, id));
  }
}
