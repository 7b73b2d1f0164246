package hp41.listing;

import static hp41.listing.AssembledListing.END;
import static hp41.listing.AssembledListing.assemble;
import static hp41.listing.AssembledListing.bytes;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests listings with several steps per line, with ~ or ` as append sign, and with T^ as text mark.
 */
class SeveralStepsTest {

  private static final String ARRANGED =
      "1:1: read with several steps in a line; the text around them was skipped";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "01 LBL 01 02 5 03 * 04 LBL 02 05 END",
        "01LBL 01 02 5 03 * 04*LBL 02 05 END",
        "01 LBL 01\n02 5 03 * |\n04 LBL 02 05 END |\n( 9 bytes )",
        "01 LBL 01   04 LBL 02\n02 5        05 END\n03 *",
        "1. LBL 01   3. *       5. END\n2. 5        4. LBL 02",
        "LINE KEYS 01LBL 01 { begin } 02\n5 03 * ( times ) 04 LBL 02 05 END",
        "LBL 01 5 *\nLBL 02\nEND",
        "LBL 01  5  *  LBL 02  END\nin 9 bytes",
        "01*LBL 01  5  *\n 04*LBL 02\nEND",
      })
  void severalStepsPerLineAreReadWithAWarning(String listing) {
    Assembler.Assembly assembly = assemble(listing);
    assertThat(assembly.problems()).singleElement().hasToString(ARRANGED);
    assertThat(bytes(assembly)).isEqualTo("02 15 42 03" + END);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "01 LBL 01 02 5 04 *",
        "01 LBL 01 02 5 02 *",
        "1 LBL 01 2 5 4 *",
        "01 LBL 01 02 5 03 FNORD",
        "01 LBL 01 02 5 03 END 01 LBL 02 02 FNORD",
        "01 LBL 01 02 5 03 * and so on",
        "01 LBL 01\n02 RCL 05 STO 06 +\n03 END",
        "1 LBL 01\n2 RCL 05 STO 06 +\n3 END",
        "01*LBL 01  5  *\n 05*LBL 02\nEND",
        "LBL 01\nRCL 05 STO 06 +\nRCL 07 the root\nEND",
        "LBL 01 5 * FNORD\nEND",
        "LBL 01 5 *\nFNORD\nEND",
        "LBL 01 5 * END\nLBL 02 FNORD",
      })
  void listingMustBeUnderstoodCompletelyForSeveralStepsPerLine(String listing) {
    assertThat(assemble(listing).hasErrors()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      value = {
        "15 /            | 11 15 43",
        "15 / ; a half   | 11 15 43",
        "RCL 05 SIN      | 25 59",
        "RCL 05 STO 16   | 25 91 10",
        "rcl 05 sin      | 25 59",
        "\"A\" AVIEW      | F1 41 7E",
        "X=0? GTO 02     | 67 B3 00",
        "RCL 05 10       | 25 11 10",
        "1 E3 *          | 11 1B 13 42",
      })
  void lineOfTwoStepsIsReadWithAWarning(String line, String expected) {
    for (String numbers : List.of("LBL 01\n%s\n+\nEND", "01 LBL 01\n02 %s\n04 +\n05 END")) {
      Assembler.Assembly assembly = assemble(numbers.formatted(line));
      assertThat(bytes(assembly)).isEqualTo("02 " + expected + " 40" + END);
      assertThat(assembly.problems())
          .singleElement()
          .asString()
          .endsWith(": read as another step (a comma separates steps)");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "RCL 05  SIN",
        "RCL 05\tSIN",
        "RCL 05 sin",
        "05 SIN",
        "RCL 05, SIN COS",
        "RCL 05 LBBL 01",
        "15 /\n16 *\n17 SIN",
        "RCL 05 1\nSTO 05 2\n+ 3",
        "7 LBL 02\nSIN\n8 COS\n9 TAN",
      })
  void possibleNoteOrCountIsNotAStep(String lines) {
    assertThat(assemble("LBL 01\n" + lines + "\nEND").hasErrors()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "; ~ is to append\n%s",
        "The append sign is ~\n\n01 LBL 01\n02 %s",
        "%s ( append A )",
        "%s\n( append A )",
        "ARCL X\n%s",
        "01 ARCL IND 05\n02 %s",
      })
  void tildeAppendsIfTheListingIndicatesIt(String listing) {
    Assembler.Assembly assembly = assemble(listing.formatted("\"~A\""));
    assertThat(bytes(assembly)).endsWith("F2 7F 41" + END);
    assertThat(assembly.problems())
        .anyMatch(problem -> problem.toString().endsWith("~ is read as the append sign"))
        .noneMatch(Diagnostic::isError);
  }

  @Test
  void tildeIsSigmaOtherwise() {
    assertThat(bytes(assemble("\"~A\"\nAPPEND \"~\""))).isEqualTo("F2 7E 41 F2 7F 7E" + END);
    assertThat(bytes(assemble("ARCL X\n\"\\x7EA\""))).isEqualTo("9B 73 F2 7E 41" + END);
  }

  @Test
  void backquoteAppendsIfNothingElseDoes() {
    Assembler.Assembly assembly = assemble("LBL 01\n\"A`\"\n\"`B\"\nXEQ \"`C\"");
    assertThat(bytes(assembly)).isEqualTo("02 F2 41 60 F2 7F 42 1E F2 60 43" + END);
    assertThat(assembly.problems())
        .singleElement()
        .hasToString("3:1: ` is read as the append sign");
    assertThat(bytes(assemble("\"`A\"\n>\"B\""))).isEqualTo("F2 60 41 F2 7F 42" + END);
    assertThat(bytes(assemble("\"\\x60A\""))).isEqualTo("F2 60 41" + END);
    assertThat(assemble("XEQ \"`C\"\n\"A\" ; `\"B\"`").problems()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "LBL T^AB\nXEQ T^CDE\nT^HI",
        "01 LBL T^AB\n02 XEQ T^CDE\n03 T^HI ; text\n",
        "01*LBL T^AB ; not LBL CD\n02 XEQ T^\"CDE\"\n03 T^\"HI\"\n",
      })
  void letterTWithACaretIsTheMarkIfAllLabelsHaveIt(String listing) {
    Assembler.Assembly assembly = assemble(listing);
    assertThat(bytes(assembly)).isEqualTo("C0 00 F3 00 41 42 1E F3 43 44 45 F2 48 49" + END);
    assertThat(assembly.problems())
        .singleElement()
        .hasToString("1:1: T^ is read as the text mark ┬");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "LBL T^AB;LBL CD | C0 00 F5 00 54 5E 41 42 C0 00 F3 00 43 44",
        "LBL T^AB;LBL┬CD | C0 00 F5 00 54 5E 41 42 C0 00 F3 00 43 44",
        "LBL T^2 | C0 00 F4 00 54 5E 32",
        "LBL \"T^AB\" | C0 00 F5 00 54 5E 41 42",
        "LBL 01;XEQ T^AB | 02 1E F4 54 5E 41 42"
      })
  void letterTWithACaretIsPartOfANameOtherwise(String lines, String bytes) {
    Assembler.Assembly assembly = assemble(lines.replace(';', '\n'));
    assertThat(bytes(assembly)).isEqualTo(bytes + END);
    assertThat(assembly.problems()).isEmpty();
  }
}
