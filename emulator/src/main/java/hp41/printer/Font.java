package hp41.printer;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;

/**
 * The printer's own 128 characters, each five columns of seven dots between two blank columns. Up
 * to 31 they are not those of the display: arrows, Greek letters and umlauts.
 */
public final class Font {

  /** Columns of a character, with the blank ones at both sides. */
  public static final int WIDTH = 7;

  private static final int CODES = 0x80;
  private static final List<Glyph> GLYPHS = read();

  private Font() {}

  private record Glyph(String text, String columns) {}

  /** The columns of a character, each as its dots: the lowest of seven bits is the top. */
  static String columns(int code) {
    return GLYPHS.get(code % CODES).columns();
  }

  /** What stands for a character where the paper is text. */
  static String glyph(int code) {
    return GLYPHS.get(code % CODES).text();
  }

  private static List<Glyph> read() {
    try (var table =
        new BufferedReader(
            new InputStreamReader(
                Font.class.getResourceAsStream("font.tsv"), StandardCharsets.UTF_8))) {
      return table.lines().skip(1).map(line -> glyph(line.split("\t"))).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Glyph glyph(String... row) {
    StringBuilder columns = new StringBuilder("\0");
    Stream.of(row[2].split(" ")).forEach(it -> columns.append((char) Integer.parseInt(it, 16)));
    return new Glyph(row[1], columns.append('\0').toString());
  }
}
