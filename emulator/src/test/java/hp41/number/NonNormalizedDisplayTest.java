package hp41.number;

import org.apache.commons.lang3.StringUtils;
import org.junit.jupiter.api.Test;

/** Words that are no normalized numbers show as the 41CX's microcode shows them. */
class NonNormalizedDisplayTest {

  private static final String FILE = "functions/display_words.tsv";

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

  private static NonNormalized number(Vectors.Row row) {
    return NonNormalized.of(Long.parseUnsignedLong(row.get("word"), 16));
  }
}
