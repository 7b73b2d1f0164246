package hp41.files;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ServiceLoader;
import java.util.regex.Pattern;

/**
 * Reads bar code from pictures of paper, and from documents. The module {@code hp41-lab} contains
 * the only implementation, which uses Java's picture formats. The program without Java does not
 * have it, and the page only the part that searches for rows.
 */
public interface BarcodeScanner {

  /** How pictures begin: PNG, JPEG, TIFF, PNM, PDF and SVG, as Latin-1. */
  Pattern BEGINNING =
      Pattern.compile(
          "\u0089PNG\r\n.*|\u00FF\u00D8\u00FF.*|II\\*\\x00.*|MM\\x00\\*.*|P[1-6]\\s+[\\d#].*|%PDF-.*|\\s*<(svg|\\?xml[^<]*<svg)\\s.*",
          Pattern.DOTALL);

  /** The number of bytes from which a picture is recognized. */
  int RECOGNIZED = 200;

  /** Returns whether a file is a picture that may contain bar code. */
  static boolean isPicture(byte[] file) {
    int length = Math.min(file.length, RECOGNIZED);
    String start = new String(file, 0, length, StandardCharsets.ISO_8859_1);
    return BEGINNING.matcher(start).matches();
  }

  /**
   * Returns the rows of bar code in a picture, as the text of a WND file.
   *
   * @throws IOException if there are none, or if this program cannot read pictures
   */
  static byte[] rowsOf(byte[] picture) throws IOException {
    BarcodeScanner scanner =
        ServiceLoader.load(BarcodeScanner.class, BarcodeScanner.class.getClassLoader())
            .findFirst()
            .orElseThrow(
                () ->
                    new IOException(
                        "this program cannot read pictures; use hp41.jar, which needs Java"));
    return scanner.scan(picture).getBytes(StandardCharsets.US_ASCII);
  }

  /**
   * Returns the rows of bar code in a picture, as the text of a WND file.
   *
   * @throws IOException if there are none
   */
  String scan(byte[] picture) throws IOException;
}
