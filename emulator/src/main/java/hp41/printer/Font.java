package hp41.printer;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;

/**
 * The printer's 128 characters. Each has five columns of seven dots between two blank columns.
 * Codes up to 31 differ from the display's characters: they are arrows, Greek letters and umlauts.
 */
public final class Font {

  /** Columns of a character including the blank ones. */
  public static final int WIDTH = 7;

  private static final int CODES = 0x80;
  private static final List<Glyph> GLYPHS = read();

  private Font() {}

  private record Glyph(String text, String columns) {}

  /**
   * Returns the columns of a character. The lowest of the seven bits of a column is the top dot.
   */
  static String columns(int code) {
    return GLYPHS.get(code % CODES).columns();
  }

  /** Returns the glyph of a character for paper that is output as text. */
  static String glyph(int code) {
    return GLYPHS.get(code % CODES).text();
  }

  private static List<Glyph> read() {
    try (InputStream table = Font.class.getResourceAsStream("font.tsv")) {
      String rows = new String(table.readAllBytes(), StandardCharsets.UTF_8);
      return rows.lines().skip(1).map(line -> glyph(line.split("\t"))).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Glyph glyph(String... row) {
    StringBuilder columns = new StringBuilder("\0");
    Stream.of(row[2].split(" "))
        .forEach(column -> columns.append((char) Integer.parseInt(column, 16)));
    return new Glyph(row[1], columns.append('\0').toString());
  }
}
