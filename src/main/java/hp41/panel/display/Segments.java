package hp41.panel.display;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The lit segments, a to n, of a character of the display. */
public record Segments(String lit) {

  private static final String UNKNOWN = "abcdefghijklmn";
  private static final Map<Character, String> BY_GLYPH = read();

  /**
   * Returns the segments of a character; all of them for a character that the display does not
   * have.
   */
  public static Segments of(char glyph) {
    return new Segments(BY_GLYPH.getOrDefault(glyph, UNKNOWN));
  }

  boolean has(char segment) {
    return lit.indexOf(segment) >= 0;
  }

  /**
   * Returns the character for the diagonal strokes that cross in the middle of the cell, if they
   * are lit and no straight segment is.
   */
  Optional<Character> crossing(char falling, char rising, char both) {
    boolean open = !has('g') && !has('h') && !has('i') && !has('j');
    boolean falls = open && has('l') && has('m');
    boolean rises = open && has('k') && has('n');
    return falls || rises
        ? Optional.of(falls && rises ? both : falls ? falling : rising)
        : Optional.empty();
  }

  private static Map<Character, String> read() {
    try (InputStream table = Segments.class.getResourceAsStream("segments.tsv")) {
      return new String(table.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .map(line -> line.split("\t", -1))
          .collect(Collectors.toMap(row -> row[0].charAt(0), row -> row[1]));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
