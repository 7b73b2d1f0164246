package hp41.listing;

import static hp41.listing.AssembledListing.END;
import static hp41.listing.AssembledListing.HEX;
import static hp41.listing.AssembledListing.assemble;
import static hp41.listing.AssembledListing.bytes;
import static hp41.listing.AssembledListing.problems;
import static org.assertj.core.api.Assertions.assertThat;

import hp41.format.ProgramFile;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests what surrounds the steps of a listing: line numbers, prose, comments, directives. */
class LayoutTest {

  @Test
  void numbersOnLinesOfTheirOwnAreSeparatedByANull() {
    assertThat(bytes("1\n2\n+")).isEqualTo("11 00 12 40" + END);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "01 LBL 01\n02 5\n03 *\n04*LBL 02\n05 END",
        "1. LBL 01\n2. 5\n3. *\n4. ◆LBL 02\n5. END",
        "  1:\tLBL 01\n  2:\t5\n  3:\t*\n  4:\t* LBL 02",
        "001LBL 01\n002 5\n003 *\n004LBL 02",
        "10 LBL 01\n20 5\n30 *\n40 LBL 02\n50 END",
        "00 { 5-Byte Prgm }\n01▸LBL 01\n02 5\n03 ×\n04▸LBL 02\n05 END",
        "01 LBL 01\n02 5\n; a comment\n\n03 *\n# another\n04 LBL 02\n05 END",
        "LBL 01\n5\n*\n* LBL 02\nEND",
        "LBL 01, 5, *, LBL 02, END",
        "LBL 01 : 5 : * : LBL 02 : END",
        "- 01 LBL 01\n- 02 5\n- 03 *\n- 04 LBL 02\n- 05 END",
        "Code: Select all\nLBL 01\n5\n( five )\n*\nLBL 02\nEND",
        "```\nLBL 01\n5\n*\nLBL 02\nEND\n```",
      })
  void lineNumbersAreNotSteps(String listing) {
    assertThat(bytes(listing)).isEqualTo("02 15 42 03" + END);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"1 E3\n2 E4\nEND", "01 1E3\n02 2 E4\n03 END", "001 1 E3\n002 2 E4", "1E3\n2E4"})
  void exponentsAreNotStepsOfNumberedLines(String listing) {
    assertThat(bytes(listing)).isEqualTo("11 1B 13 00 12 1B 14" + END);
  }

  @Test
  void stepsThatBeginWithDigitsAreNotNumbered() {
    assertThat(bytes("1/X\n10^X\n5")).isEqualTo("60 57 15" + END);
    assertThat(bytes("01 1/X\n02 10^X\n03 5")).isEqualTo("60 57 15" + END);
    assertThat(bytes("1\n2\n3")).isEqualTo("11 00 12 00 13" + END);
  }

  /**
   * The search for the header {@code 00 { 5-Byte Prgm }} must not try all ways to split the blanks.
   */
  @ParameterizedTest
  @ValueSource(strings = {" ", "\t", "1", "* ", "{", "; "})
  void lineOfHundredThousandCharactersIsReadOrRejected(String part) {
    Assembler.Assembly assembly = assemble("+\n" + part.repeat(100_000 / part.length()) + "+");
    assertThat(assembly.problems()).hasSizeLessThan(5);
  }

  @Test
  void proseAroundANumberedListingIsSkippedWithAWarning() {
    String listing =
        """
        A program
        1 key in the number
        2 press A

        001*LBL 01
        002 +
        003 END
        The second one
        001 LBL 02
        002 END
        REG 01 name
        "A"
        """;
    assertThat(bytes(listing)).isEqualTo("02 40" + END + " 03" + END);
    assertThat(problems(listing))
        .containsExactly(
            "1:1: skipped: not a program line, like the 2 below",
            "8:1: skipped: not a program line",
            "11:1: skipped: not a program line, like the 1 below");
  }

  @Test
  void sentencesBeforeTheFirstLabelAreSkippedWithAWarning() {
    String prose = "ROOTS\nThis program finds the roots.\n\n";
    assertThat(bytes(prose + "*LBL 01\n+\n")).isEqualTo("02 40" + END);
    assertThat(problems(prose + "LBL 01\n+"))
        .containsExactly("1:1: skipped: not a program line, like the 1 below");
    assertThat(problems("LBBL 02\n\nLBL 01\n+")).hasSize(1).first().asString().contains("unknown");
    assertThat(problems("It finds the roots\nLBL 01\n+")).first().asString().contains("unknown");
    assertThat(problems("RCL 01 has the root\n\nLBL 01\n+"))
        .first()
        .asString()
        .contains("not understood");
  }

  @Test
  void proseAfterTheLastEndIsSkippedWithAWarning() {
    assertThat(bytes("LBL 01\n+\nEND\n9 bytes.\nSIZE 000")).isEqualTo("02 40" + END);
    assertThat(problems("LBL 01\n+\nEND\n9 bytes.\nSIZE 000"))
        .containsExactly("4:1: skipped: not a program line, like the 1 below");
    assertThat(problems("LBL 01\n+\nEND\nLBL 02 FNORD")).hasSize(1);
    assertThat(problems("LBL 01\n+\nEND\nLBL 02\nRCLL 05"))
        .singleElement()
        .asString()
        .contains("RCLL");
  }

  @Test
  void proseInsideAListingIsAnError() {
    assertThat(problems("001 LBL 01\nand so on\n002 +\n003 END"))
        .containsExactly("2:1: unknown instruction and; did you mean AND, END or RND?");
    assertThat(problems("A program\nLBL 01\n+"))
        .first()
        .asString()
        .startsWith("1:1: unknown instruction A");
  }

  @Test
  void numberWithoutAStepIsAnError() {
    assertThat(problems("001 LBL 01\n002\n003 ; nothing\n004 +\n005 END"))
        .containsExactly("2:1: a line number without a step", "3:1: a line number without a step");
  }

  /** Returns the problems of lines separated by commas, all of which can be read. */
  private static List<String> numbers(String lines) {
    String listing = lines.replace(", ", "\n");
    assertThat(bytes(listing)).isNotEmpty();
    return problems(listing);
  }

  @Test
  void unorderedLineNumbersAreReportedAsWarnings() {
    assertThat(numbers("01 LBL 01, 03 +, 04 -, 04 *, 08 /, 09 SIN, 10 COS, 11 TAN, 12 LN, 13 LOG"))
        .containsExactly(
            "2:1: line 02 is missing above",
            "4:1: the line number is repeated",
            "5:1: lines 05 to 07 are missing above");
    assertThat(numbers("01 LBL 01, 02 +, 04 -, 03 *, 04 /, 05 SIN, 06 COS, 07 TAN, 08 LN, 09 LOG"))
        .containsExactly(
            "3:1: line 03 is missing above", "4:1: the line number is less than 04 above");
    assertThat(numbers("01 LBL 01, 02 +, 01 LBL 02, 02 END, 01 LBL 03"))
        .containsExactly("3:1: the line numbers start again, but there is no END above");
    assertThat(numbers("01 END, 01 LBL 01, 02 END, 01 END, 00 LBL 02, 01 SIN")).isEmpty();
    assertThat(numbers("01 LBL 01, 02 +, 02 -"))
        .containsExactly("3:1: the line number is repeated");
    assertThat(numbers("05 LBL 01, 06 +")).containsExactly("1:1: lines 01 to 04 are missing above");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "LBL 01, +",
        "01 LBL 01\n02 +\n03 END\n01 LBL 02\n02 END",
        "01 LBL 01\n02 +\n03 END\n04 LBL 02\n05 END",
        "00 LBL 01\n01 +",
        "10 LBL 01\n20 +\n30 END",
        "01 LBL 01, +\n03 -",
        "01 LBL 01, +\n02 -",
        "01 LBL 01\n+\n03 -",
      })
  void linesMayBeNumberedInSeveralWays(String listing) {
    assertThat(problems(listing)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", "\r"})
  void directivesAndCommentsAreIgnored(String end) {
    String listing =
        """
        .import 41cx
        .public X
        .name "X"
        .section A
        .fatrpn
        ; a comment
        # another
        @ one
        // one more
        00 { 3-Byte Prgm }
        01▸LBL 01
        02 + # note
        03 - @ note
        04 X#Y? // note
        05 .END.
        """;
    assertThat(problems("\uFEFF" + listing.replace("\n", end))).isEmpty();
    assertThat(bytes("\uFEFF" + listing.replace("\n", end))).isEqualTo("02 40 41 79" + END);
  }

  @Test
  void directivesMayLackTheirPoint() {
    String listing = "%1$simport 41cx\n%1$spublic A, B\n%1$sname \"X\" ; the name\n%1$ssection A\n";
    String steps = "%1$slocal SUB\n%1$sfatrpn\n01 LBL 01\n02 SUB\n03 END";
    for (String point : List.of("", ".")) {
      assertThat(problems((listing + steps).formatted(point))).isEmpty();
      assertThat(bytes((listing + steps).formatted(point))).isEqualTo("02 1E F3 53 55 42" + END);
    }
    assertThat(problems("public life begins here\nLBL 01")).hasSize(1);
    assertThat(problems("IMPORT X\nLBL 01")).hasSize(1);
    assertThat(problems("local files are meant\nLBL 01")).hasSize(1);
  }

  @Test
  void declaredNamesMeanNumbersAndPrograms() {
    assertThat(bytes(".local SUB, OTHER\ndefine COUNT 05\n#define HALF .5\nRCL COUNT\nSUB\nHALF"))
        .isEqualTo("25 1E F3 53 55 42 1A 15" + END);
  }

  @Test
  void characterSetsAreReported() {
    String listing = "LBL 01\nX≠Y?\nΣ+\n";
    byte[] western = "LBL 01\n5 ×\n\"µ\"\n".replace("5 ", "").getBytes(Charset.forName("Cp1252"));
    for (Charset charset : List.of(StandardCharsets.UTF_8, StandardCharsets.UTF_16)) {
      assertThat(bytesOfFile(listing.getBytes(charset))).isEqualTo("02 79 47" + END);
    }
    assertThat(bytesOfFile(western)).isEqualTo("02 42 F1 0C" + END);
    assertThat(bytesOfFile("+\n\u001A".getBytes(StandardCharsets.US_ASCII))).isEqualTo("40" + END);
  }

  private static String bytesOfFile(byte[] content) {
    ProgramFile file = ProgramFile.read(content, Fixtures.MAINFRAME);
    assertThat(file.problems()).isEmpty();
    return HEX.formatHex(Fixtures.join(file.programs()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"X", "\"", "(", ", ", "\t", "\\", ",", "1", "#", "^T", "E", "|-\""})
  void longLinesAreReadOrRejected(String part) {
    for (String begin : List.of("", "+, ", "\"", "LBL ", "RCL ", "001 ", "#", "XROM ")) {
      Assembler.Assembly assembly = assemble(begin + part.repeat(5_000));
      assertThat(assembly.programs().isEmpty() && !assembly.hasErrors()).isFalse();
      assertThat(assembly.problems().stream().flatMap(problem -> problem.report("a").stream()))
          .allMatch(line -> line.length() < 75_000);
    }
  }
}
