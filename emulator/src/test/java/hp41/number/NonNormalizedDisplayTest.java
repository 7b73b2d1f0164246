package hp41.number;

import hp41.memory.Word;
import org.apache.commons.lang3.StringUtils;
import org.junit.jupiter.api.Test;

/** Words that are no normalized numbers show, and RND rounds them, as on the 41CX's microcode. */
class NonNormalizedDisplayTest {

  private static final String FILE = "display/words.tsv";

  @Test
  void displayIsTheMachines() {
    Vectors.walk(
        FILE,
        row -> StringUtils.strip(row.get("display(between bars)"), "|"),
        row -> StringUtils.stripEnd(number(row).display(DisplayFormatTest.format(row)), " "));
  }

  @Test
  void arclAppendsWhatTheMachineAppends() {
    Vectors.walk(
        FILE, row -> row.get("ARCL_X"), row -> number(row).text(DisplayFormatTest.format(row)));
  }

  @Test
  void rndLeavesTheWordThatTheMachineLeaves() {
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
