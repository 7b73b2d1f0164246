package hp41.web.scan;

import hp41.scan.Greys;
import hp41.scan.ScannedRow;
import hp41.scan.Scanner;
import java.util.HexFormat;
import java.util.stream.Collectors;
import org.teavm.jso.JSExport;
import org.teavm.jso.typedarrays.Int8Array;

/** The program of {@code scan-worker.js}. */
public final class ScanMain {

  private ScanMain() {}

  /** Does nothing: the worker calls {@link #rows}. */
  public static void main(String[] arguments) {}

  /**
   * Returns the rows of a picture, each in a line: its bytes, and the places of its first and last
   * bar.
   *
   * @param pixels the shades of grey, row by row
   */
  @JSExport
  public static String rows(Int8Array pixels, int width, int height) {
    return Scanner.rows(new Greys(width, height, pixels.copyToJavaArray())).stream()
        .map(ScanMain::line)
        .collect(Collectors.joining("\n"));
  }

  private static String line(ScannedRow row) {
    return String.join(
        " ",
        HexFormat.of().withUpperCase().formatHex(row.bytes()),
        String.valueOf((int) row.fromX()),
        String.valueOf((int) row.fromY()),
        String.valueOf((int) row.toX()),
        String.valueOf((int) row.toY()));
  }
}
