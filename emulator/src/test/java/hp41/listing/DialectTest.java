package hp41.listing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HexFormat;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Spellings of steps that are about, but that no tool writes for others. */
class DialectTest {

  private static final HexFormat HEX = HexFormat.ofDelimiter(" ").withUpperCase();
  private static final String END = " C0 00 0D";

  private static Assembler.Assembly assemble(String listing) {
    return new Assembler(Fixtures.MAINFRAME).assemble(listing);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      value = {
        ",                  | 1A",
        ", ; a comment      | 1A",
        ",E3                | 1A 1B 13",
        "01 +, 02 ,         | 40 1A",
        "LBL 01, ,5, +      | 02 1A 15 40",
        "\"A\u0080\u009F\u00FF\" | F4 41 80 9F FF",
        "LBL \"\u0090\"     | C0 00 F2 00 90",
        "\"Äÿ\"           | F2 C4 FF",
        "\"µ\"              | F1 0C",
      })
  void isReadWithoutAWord(String listing, String expected) {
    Assembler.Assembly assembly = assemble(listing.replace(", 0", "\n0"));
    assertThat(assembly.problems()).isEmpty();
    assertThat(HEX.formatHex(assembly.programs().get(0))).isEqualTo(expected + END);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      value = {
        "\"A\u0400\"       | 1:3: the calculator has no character \u0400: write \\xHH",
        "\"A\u200B\"       | 1:3: the calculator has no character U+200B: write \\xHH",
        "\"A\uD83D\uDE00\" | 1:3: the calculator has no character \uD83D\uDE00: write \\xHH",
        "5,,               | 1:1: unknown step 5,",
      })
  void isAnError(String listing, String expected) {
    assertThat(assemble(listing).problems()).singleElement().hasToString(expected);
  }
}
