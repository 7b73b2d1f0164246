package hp41.barcode;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.Deflater;

/**
 * Pages of bar code as a PDF document (ISO 32000-1), which needs nothing but filled rectangles and
 * words in Helvetica, a font that each reader has. The same pages give the same bytes.
 */
public final class PdfSheet {

  private static final int PAGES = 2;
  private static final int REGULAR = 3;
  private static final int BOLD = 4;
  private static final int FIRST_PAGE = 5;
  private static final Charset WESTERN = Charset.forName("windows-1252");

  private final ByteArrayOutputStream file = new ByteArrayOutputStream();
  private final List<Integer> offsets = new ArrayList<>();

  private PdfSheet() {}

  /** The content of the file. */
  public static byte[] of(Sheet sheet) {
    PdfSheet pdf = new PdfSheet();
    pdf.write("%PDF-1.4\n%\u00E2\u00E3\u00CF\u00D3\n");
    pdf.object("<</Type/Catalog/Pages %d 0 R>>".formatted(PAGES));
    pdf.object(tree(sheet.pages().size()));
    pdf.object(font("Helvetica"));
    pdf.object(font("Helvetica-Bold"));
    sheet.pages().forEach(pdf::page);
    pdf.end();
    return pdf.file.toByteArray();
  }

  private static String tree(int count) {
    StringBuilder kids = new StringBuilder();
    for (int i = 0; i < count; i++) {
      kids.append("%d 0 R ".formatted(FIRST_PAGE + 2 * i));
    }
    return "<</Type/Pages/Count %d/Kids[%s]/MediaBox[0 0 %d %d]/Resources<</Font<</F%d %d 0 R/F%d %d 0 R>>>>>>"
        .formatted(
            count,
            kids.toString().strip(),
            Sheet.PAGE_WIDTH / 10,
            Sheet.PAGE_HEIGHT / 10,
            REGULAR,
            REGULAR,
            BOLD,
            BOLD);
  }

  private static String font(String name) {
    return "<</Type/Font/Subtype/Type1/BaseFont/%s/Encoding/WinAnsiEncoding>>".formatted(name);
  }

  private void page(Sheet.Page page) {
    int content = offsets.size() + 2;
    object("<</Type/Page/Parent %d 0 R/Contents %d 0 R>>".formatted(PAGES, content));
    StringBuilder marks = new StringBuilder(".1 0 0 .1 0 0 cm\n");
    page.texts().forEach(text -> marks.append(text(text)));
    page.rows().forEach(bars -> marks.append(rectangles(bars)));
    byte[] stream = deflated(marks.toString().getBytes(WESTERN));
    begin();
    write("<</Length %d/Filter/FlateDecode>>\nstream\n".formatted(stream.length));
    file.writeBytes(stream);
    write("\nendstream\nendobj\n");
  }

  /** What is not a Western character becomes a question mark. */
  private static String text(Sheet.Text text) {
    return "BT /F%d %d Tf %d %d Td (%s) Tj ET\n"
        .formatted(
            text.bold() ? BOLD : REGULAR,
            text.size(),
            text.x(),
            Sheet.PAGE_HEIGHT - text.y(),
            text.words().replaceAll("[\\\\()]", "\\\\$0"));
  }

  private static String rectangles(List<Sheet.Bar> bars) {
    StringBuilder rectangles = new StringBuilder();
    for (Sheet.Bar bar : bars) {
      int bottom = Sheet.PAGE_HEIGHT - bar.y() - Sheet.BAR_HEIGHT;
      rectangles.append(
          "%d %d %d %d re\n".formatted(bar.x(), bottom, bar.width(), Sheet.BAR_HEIGHT));
    }
    return rectangles.append("f\n").toString();
  }

  private static byte[] deflated(byte[] bytes) {
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
    deflater.setInput(bytes);
    deflater.finish();
    ByteArrayOutputStream deflated = new ByteArrayOutputStream();
    byte[] piece = new byte[8192];
    while (!deflater.finished()) {
      deflated.write(piece, 0, deflater.deflate(piece));
    }
    deflater.end();
    return deflated.toByteArray();
  }

  private void object(String content) {
    begin();
    write(content + "\nendobj\n");
  }

  private void begin() {
    offsets.add(file.size());
    write(offsets.size() + " 0 obj\n");
  }

  /** The table of where each object stands, and where a reader begins. */
  private void end() {
    int table = file.size();
    int entries = offsets.size() + 1;
    write("xref\n0 %d\n0000000000 65535 f \n".formatted(entries));
    offsets.forEach(offset -> write("%010d 00000 n \n".formatted(offset)));
    write("trailer\n<</Size %d/Root 1 0 R>>\nstartxref\n%d\n%%%%EOF\n".formatted(entries, table));
  }

  private void write(String text) {
    file.writeBytes(text.getBytes(StandardCharsets.ISO_8859_1));
  }
}
