package hp41.number;

import hp41.memory.Word;
import org.apache.commons.lang3.StringUtils;
import org.junit.jupiter.api.Test;

/**
 * Compares the display and RND of words that are not normalized numbers with the 41CX's microcode.
 */
class NonNormalizedDisplayTest {

  private static final String FILE = "display/words.tsv";

  @Test
  void displayMatchesTheMachine() {
    Vectors.walk(
        FILE,
        row -> StringUtils.strip(row.get("display(between bars)"), "|"),
        row -> StringUtils.stripEnd(number(row).display(DisplayFormatTest.format(row)), " "));
  }

  @Test
  void arclMatchesTheMachine() {
    Vectors.walk(
        FILE, row -> row.get("ARCL_X"), row -> number(row).text(DisplayFormatTest.format(row)));
  }

  @Test
  void rndMatchesTheMachine() {
    Vectors.walk(
        FILE,
        row -> Word.isNumeric(word(row)),
        row -> row.get("RND"),
        row -> "%014X".formatted(number(row).rounded(word(row), DisplayFormatTest.format(row))));
  }

  private static NonNormalized number(Vectors.Row row) {
    return NonNormalized.of(word(row));
  }

  private static long word(Vectors.Row row) {
    return Long.parseUnsignedLong(row.get("word"), 16);
  }
}
