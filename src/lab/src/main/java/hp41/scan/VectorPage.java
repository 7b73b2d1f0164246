package hp41.scan;

import hp41.scan.BarLine.Bar;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.zip.InflaterInputStream;

/** Reads the bars that are drawn in the PDF and SVG files of this program. */
final class VectorPage {

  private static final Pattern DRAWN_ROW = Pattern.compile("<path d=\"([^\"]*)\"/>");
  private static final Pattern DRAWN_BAR = Pattern.compile("M(\\d+) (\\d+)h(\\d+)v\\d+h-\\d+z");
  private static final Pattern FILLED_ROW = Pattern.compile("((?:\\d+ \\d+ \\d+ \\d+ re\\n)+)f\\n");
  private static final Pattern FILLED_BAR = Pattern.compile("(\\d+) (\\d+) (\\d+) \\d+ re\\n");
  private static final String STREAM = "/FlateDecode";
  private static final String STREAM_START = "stream\n";

  private VectorPage() {}

  /** Returns whether a file is a PDF or SVG file of any program. */
  static boolean isVector(byte[] file) {
    return isPdf(file) || file[0] == '<' || Character.isWhitespace(file[0]);
  }

  static boolean isPdf(byte[] file) {
    return file[0] == '%';
  }

  /** Returns the rows of a file; an empty list if another program has written it. */
  static List<byte[]> rows(byte[] file) {
    if (!isPdf(file)) {
      return rows(new String(file, StandardCharsets.UTF_8), DRAWN_ROW, DRAWN_BAR);
    }
    List<byte[]> rows = new ArrayList<>();
    String pdf = new String(file, StandardCharsets.ISO_8859_1);
    for (int at = pdf.indexOf(STREAM); at >= 0; at = pdf.indexOf(STREAM, at + 1)) {
      int start = pdf.indexOf(STREAM_START, at);
      if (start >= 0) {
        rows.addAll(rows(inflated(file, start + STREAM_START.length()), FILLED_ROW, FILLED_BAR));
      }
    }
    return rows;
  }

  /** Returns the content of a stream; empty if it is damaged. */
  private static String inflated(byte[] file, int start) {
    ByteArrayInputStream rest = new ByteArrayInputStream(file, start, file.length - start);
    try (InputStream stream = new InflaterInputStream(rest)) {
      return new String(stream.readNBytes(file.length * 20), StandardCharsets.ISO_8859_1);
    } catch (IOException damaged) {
      return "";
    }
  }

  private static List<byte[]> rows(String text, Pattern row, Pattern bar) {
    List<byte[]> rows = new ArrayList<>();
    for (MatchResult drawn : row.matcher(text).results().toList()) {
      List<Bar> bars =
          bar.matcher(drawn.group(1))
              .results()
              .map(it -> bar(Integer.parseInt(it.group(1)), Integer.parseInt(it.group(3))))
              .toList();
      BarWidths.of(bars).map(BarWidths::bytes).ifPresent(rows::add);
    }
    return rows;
  }

  private static Bar bar(int from, int width) {
    return new Bar(from, from + width);
  }
}
