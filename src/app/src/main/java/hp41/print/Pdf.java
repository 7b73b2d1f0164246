package hp41.print;

import hp41.event.PrintedLine;
import hp41.print.PaperKind.PaperStrip;
import java.io.ByteArrayOutputStream;
import java.math.BigDecimal;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;

/**
 * Writes PDF documents that contain filled rectangles and text. Equal content produces equal bytes.
 * A library would be a fifth of the program for these few operators of the file format (ISO
 * 32000-1); the tests read the documents with one.
 */
public final class Pdf {

  private static final Charset WESTERN = Charset.forName("windows-1252");

  /**
   * The size of a dot in points: 168 dots are 1.8 inches wide, as on the paper of the real printer.
   */
  private static final double DOT = 0.77;

  /** The maximum number of lines on a page; a page cannot be longer than 14,400 points. */
  private static final int MOST_LINES = 1500;

  /** The unit of the lengths in a sheet, in points. */
  private static final double UNIT = 0.1;

  private final ByteArrayOutputStream file = new ByteArrayOutputStream();
  private final List<Integer> offsets = new ArrayList<>();

  private Pdf() {}

  /** Writes paper as one long page. Very long paper is divided into several pages. */
  static byte[] paper(List<PrintedLine> lines) {
    int height = PaperStrip.height(Math.min(MOST_LINES, lines.size()));
    List<String> pages = new ArrayList<>();
    for (int first = 0; first == 0 || first < lines.size(); first += MOST_LINES) {
      StringBuilder page = new StringBuilder();
      for (int shift = 16; shift >= 0; shift -= 8) {
        page.append(decimal((PaperStrip.INK >> shift & 0xFF) / 255.0)).append(' ');
      }
      page.append("rg\n");
      PaperStrip.draw(
          lines.subList(first, Math.min(lines.size(), first + MOST_LINES)),
          (x, y) -> page.append(x + " " + (height - 1 - y) + " 1 1 re\n"));
      pages.add(page.append("f\n").toString());
    }
    return new Pdf().document(DOT, PaperStrip.WIDTH, height, pages);
  }

  /** Writes pages of bar code. The text is in Helvetica, a font that every PDF reader provides. */
  public static byte[] sheet(Sheet sheet) {
    List<String> pages = new ArrayList<>();
    for (Sheet.Page page : sheet.pages()) {
      StringBuilder content = new StringBuilder();
      page.texts().forEach(text -> content.append(text(text)));
      for (List<Sheet.PrintedBar> bars : page.rows()) {
        bars.forEach(bar -> content.append(rectangle(bar)));
        content.append("f\n");
      }
      pages.add(content.toString());
    }
    return new Pdf().document(UNIT, Sheet.PAGE_WIDTH, Sheet.PAGE_HEIGHT, pages);
  }

  private static String text(Sheet.PrintedText text) {
    String words = text.words().replaceAll("[\\\\()]", "\\\\$0");
    return "BT\n/F%d %d Tf\n%d %d Td\n(%s)Tj\nET\n"
        .formatted(text.bold() ? 1 : 2, text.size(), text.x(), Sheet.PAGE_HEIGHT - text.y(), words);
  }

  private static String rectangle(Sheet.PrintedBar bar) {
    int bottom = Sheet.PAGE_HEIGHT - bar.y() - Sheet.BAR_HEIGHT;
    return bar.x() + " " + bottom + " " + bar.width() + " " + Sheet.BAR_HEIGHT + " re\n";
  }

  private static String decimal(double number) {
    // The text of a double would need large tables on the web page.
    BigDecimal rounded = BigDecimal.valueOf(Math.round(number * 100_000), 5);
    return rounded.stripTrailingZeros().toPlainString();
  }

  /**
   * Returns a document whose pages have the same size, in units of some points. A character outside
   * Windows-1252 becomes a question mark.
   */
  private byte[] document(double unit, int width, int height, List<String> pages) {
    String size = decimal(width * unit) + " " + decimal(height * unit);
    StringBuilder kids = new StringBuilder();
    for (int i = 0; i < pages.size(); i++) {
      kids.append(5 + 2 * i).append(" 0 R ");
    }
    put("%PDF-1.4\n");
    object("<</Type/Catalog/Pages 2 0 R>>");
    object("<</Type/Pages/Count " + pages.size() + "/Kids[" + kids + "]>>");
    font("Helvetica-Bold");
    font("Helvetica");
    CRC32 identity = new CRC32();
    String scale = decimal(unit) + " 0 0 " + decimal(unit) + " 0 0 cm\n";
    for (String page : pages) {
      byte[] content = (scale + page).getBytes(WESTERN);
      identity.update(content);
      object(
          "<</Type/Page/Parent 2 0 R/MediaBox[0 0 "
              + size
              + "]/Resources<</Font<</F1 3 0 R/F2 4 0 R>>>>/Contents "
              + (offsets.size() + 2)
              + " 0 R>>");
      stream(content);
    }
    return end(identity.getValue());
  }

  private void font(String name) {
    object("<</Type/Font/Subtype/Type1/BaseFont/" + name + "/Encoding/WinAnsiEncoding>>");
  }

  private void stream(byte[] content) {
    String data = new String(Zlib.deflated(content), StandardCharsets.ISO_8859_1);
    object("<</Filter/FlateDecode/Length " + data.length() + ">>stream\n" + data + "\nendstream");
  }

  /** Adds an object, whose text is one byte for each character. */
  private void object(String text) {
    offsets.add(file.size());
    put(offsets.size() + " 0 obj\n" + text + "\nendobj\n");
  }

  private void put(String text) {
    file.writeBytes(text.getBytes(StandardCharsets.ISO_8859_1));
  }

  /** Adds the table of the objects; the identifier depends on the content, not on the time. */
  private byte[] end(long identity) {
    int table = file.size();
    int count = offsets.size() + 1;
    put("xref\n0 " + count + "\n0000000000 65535 f \n");
    offsets.forEach(offset -> put("%010d 00000 n \n".formatted(offset)));
    String id = "<%032x>".formatted(identity);
    put("trailer\n<</Size " + count + "/Root 1 0 R/ID [" + id + id + "]>>\n");
    put("startxref\n" + table + "\n%%EOF\n");
    return file.toByteArray();
  }
}
