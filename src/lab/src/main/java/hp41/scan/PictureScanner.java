package hp41.scan;

import hp41.files.BarcodeScanner;
import java.io.IOException;
import java.util.HexFormat;
import java.util.List;

/** Reads bar code from pictures and documents. */
public final class PictureScanner implements BarcodeScanner {

  private static final String NO_ROWS =
      "the picture contains no bar code that can be read; photograph the page from above, in even"
          + " light";

  private final StringBuilder text = new StringBuilder();

  @Override
  public String scan(byte[] picture) throws IOException {
    if (VectorPage.isVector(picture)) {
      List<byte[]> drawn = VectorPage.rows(picture);
      if (!drawn.isEmpty()) {
        addPage(drawn);
        return text.toString();
      }
      PdfPages.forEach(picture, this::addPicture);
    } else {
      PictureFile.forEach(picture, this::addPicture);
    }
    if (text.isEmpty()) {
      throw new IOException(NO_ROWS);
    }
    return text.toString();
  }

  private void addPicture(Greys picture) {
    addPage(Scanner.rows(picture).stream().map(ScannedRow::bytes).toList());
  }

  /** Adds a page in the form of a WND file. The numbers of the rows are unknown. */
  private void addPage(List<byte[]> rows) {
    if (!rows.isEmpty()) {
      text.append("Page\n");
    }
    for (byte[] row : rows) {
      text.append("Row 0\n").append(HexFormat.of().withUpperCase().formatHex(row)).append('\n');
    }
  }
}
