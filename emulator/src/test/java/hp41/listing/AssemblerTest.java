package hp41.listing;

import static hp41.listing.AssembledListing.END;
import static hp41.listing.AssembledListing.HEX;
import static hp41.listing.AssembledListing.assemble;
import static hp41.listing.AssembledListing.bytes;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests listings in common dialects, and the messages for wrong ones. */
class AssemblerTest {

  private static final String WAYS_OUT =
      " (a module's function needs ;XROM rr,ff after it, or a table of names: --names)";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      value = {
        "RCL 05             | 25",
        "rcl 15             | 2F",
        "RCL 16             | 90 10",
        "RCL IND 05         | 90 85",
        "RCL ST X           | 90 73",
        "RCL IND ST X       | 90 F3",
        "RCL M              | 90 75",
        "RCL [              | 90 75",
        "STO IND \\         | 91 F6",
        "X<> ]              | CE 77",
        "RCL ↑              | 90 78",
        "RCL _              | 90 79",
        "X<>Z               | CE 71",
        "RCL ⊢              | 90 7A",
        "STO d              | 91 7E",
        "RCL 101            | 90 65",
        "CF29               | A9 1D",
        "GTO05              | B6 00",
        "STO+05             | 92 05",
        "RCL IND05          | 90 85",
        "RCL A              | 90 66",
        "STO+ 01            | 92 01",
        "STO + IND Y        | 92 F2",
        "STO÷ 01            | 95 01",
        "X<> M              | CE 75",
        "LBL 00             | 01",
        "LBL 15             | CF 0F",
        "LBL A              | CF 66",
        "LBL e              | CF 7F",
        "LBL \"A\"          | C0 00 F2 00 41",
        "LBL ALPHA          | C0 00 F6 00 41 4C 50 48 41",
        "*LBL 01            | 02",
        "◆LBL \"Q\"         | C0 00 F2 00 51",
        "GTO 14             | BF 00",
        "GOTO 15            | D0 00 0F",
        "GTO IND 05         | AE 05",
        "XEQ IND X          | AE F3",
        "XEQ 'SUB'          | 1E F3 53 55 42",
        "XEQ'SUB'           | 1E F3 53 55 42",
        "XEQ 'SUB           | 1E F3 53 55 42",
        "XEQ^T SUB          | 1E F3 53 55 42",
        "XEQ ᵀ SUB          | 1E F3 53 55 42",
        "XEQ A              | E0 00 66",
        "GTO \"A\"          | 1D F1 41",
        "FIX 4              | 9C 04",
        "FIX 04             | 9C 04",
        "TONE 89            | 9F 59",
        "SF IND 05          | A8 85",
        "\"ABC\"            | F3 41 42 43",
        ">\"ABC\"           | F4 7F 41 42 43",
        "\"├ABC\"           | F4 7F 41 42 43",
        "├\"ABC\"           | F4 7F 41 42 43",
        "APPEND \"ABC\"     | F4 7F 41 42 43",
        "\"\"               | F0",
        "‘ABC’              | F3 41 42 43",
        "”ABC”              | F3 41 42 43",
        "┬ABC               | F3 41 42 43",
        "^TABC              | F3 41 42 43",
        "^T ABC  // a note  | F3 41 42 43",
        "'A, C              | F4 41 2C 20 43",
        "\"\\8D\\xBE\\t\\0\"   | F4 8D BE 09 00",
        "“A\\x00\\\"\\\\”   | F4 41 00 22 5C",
        "\"Σ≠∡µ↑a\"         | F6 7E 1D 0D 0C 5E 61",
        "'IT\"S'            | F4 49 54 22 53",
        "ENTER              | 83",
        "ENTER↑             | 83",
        "ENTER^ ; comment   | 83",
        "X<>Y?              | 79",
        "X!=Y?              | 79",
        "x≠y?               | 79",
        "X<>Y               | 71",
        "X/=0?              | 63",
        "X≤0?               | 7B",
        "x↔y                | 71",
        "10ˣ                | 57",
        "eˣ                 | 55",
        "SIN⁻¹              | 5C",
        "Σ+                 | 47",
        "SIGMA+             | 47",
        "ä+                 | 47",
        "‰REG 11            | 99 0B",
        "SIGREG 11          | 99 0B",
        "E**X-1             | 58",
        "CLSIGMA            | 70",
        "SREG 11            | 99 0B",
        "P→R                | 4E",
        "R->P               | 4F",
        "R↓                 | 75",
        "R↑                 | 74",
        "Y**X               | 53",
        "Y↑X                | 53",
        "X²                 | 51",
        "√X                 | 52",
        "×                  | 42",
        "LSTX               | 76",
        "R/S                | 84",
        "1/X                | 60",
        "10^X               | 57",
        "E                  | 1B",
        "E3                 | 1B 13",
        "1 E-3              | 11 1B 1C 13",
        "1ᴇ3                | 11 1B 13",
        "−1,5               | 1C 11 1A 15",
        "+.5                | 1A 15",
        ".                  | 1A",
        "-                  | 41",
        "XROM 25,47         | A6 6F",
        "XROM 25, 47        | A6 6F",
        "#90 05             | 90 05",
        "#A6 6F 40 ; two    | A6 6F 40",
        "RCL 01, RCL 02, +  | 21 22 40",
        "38 (a note)        | 13 18",
        "RCL 05   a note    | 25",
        "2 # a comment      | 12",
        "RCL 05 <- the sum  | 25",
        "RCL 05 ← the sum   | 25",
        "RCL 05 { the sum } | 25",
        "RCL 01 : RCL 02    | 21 22",
        "+ // a comment     | 40",
      })
  void everySpellingIsRead(String step, String expected) {
    assertThat(bytes(step)).isEqualTo(expected + END);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"|-A\"",
        "|-\"A\"",
        "\"\\-A\"",
        "\\-\"A\"",
        "+\"A\"",
        ">-\"A\"",
        "->\"A\"",
        "├\"A\"",
        "> \"A\"",
        "⊢ 'A'",
        "┬⊢A",
        "|-A",
        "⊢A",
        "'|-A",
        "APPND \"A\"",
        "APND 'A'",
        "\"\\x7FA\""
      })
  void appendedTextsAreReadInAllForms(String step) {
    assertThat(bytes(step)).isEqualTo("F2 7F 41" + END);
  }

  @Test
  void fileCanContainSeveralPrograms() {
    List<byte[]> programs = assemble("LBL \"A\"\nEND\nLBL \"B\"\n.END.\n").programs();
    assertThat(programs).hasSize(2);
    assertThat(HEX.formatHex(programs.get(1))).isEqualTo("C0 00 F2 00 42" + END);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      value = {
        "RCLL 05          | 2:1: unknown instruction RCLL; did you mean RCL?",
        "SINN             | 2:1: unknown instruction SINN; did you mean SIN or SIGN?",
        "CF2A             | 2:1: unknown instruction CF2A" + WAYS_OUT,
        "LBL 100          | 2:5: LBL needs a label: 00 to 99, A to J, a to e, or a name in quotes",
        ".lokal X         | 2:1: unknown directive .lokal; did you mean .local?",
        "FNORD            | 2:1: unknown instruction FNORD" + WAYS_OUT,
        "STO 112          | 2:5: STO needs a register: 00 to 99, X Y Z T L, or IND and one of"
            + " these",
        "STO              | 2:4: STO needs a register: 00 to 99, X Y Z T L, or IND and one of"
            + " these",
        "FIX WIDE         | 2:5: FIX needs a digit: 0 to 9, or IND and a register",
        "\"ABC            | 2:1: the closing quote is missing",
        "\"ABCDEFGHIJKLMNOP\" | 2:1: a text line has at most 15 characters, including the append"
            + " sign; this one has 16",
        "\"A☃\"           | 2:3: the HP-41 has no character ☃: write \\xHH",
        "LBL \"ABCDEFGH\" | 2:5: a name has at most 7 characters; this one has 8",
        "SIZE 100         | 2:1: SIZE works on the keyboard only, not in a program",
        "XROM 32,01       | 2:1: XROM numbers are 00,00 to 31,63",
        "XROM \"SIN\"       | 2:1: no module has SIN",
        "#F3 41           | 2:1: the last line that begins here needs 4 bytes",
        "RCL 05  STO 06   | 2:9: write one step in a line, or separate steps by commas",
        "RCL 05 of all    | 2:8: not understood after a step: of (a comment begins with ;)",
      })
  void everyProblemHasItsPosition(String step, String expected) {
    assertThat(assemble("LBL 01\n" + step + "\nEND").problems())
        .singleElement()
        .hasToString(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      value = {
        "CF29             | 2:1: read as CF 29",
        "RCL 05   a note  | 2:10: skipped as a note (a comment begins with ;)",
        "X<>Z            | 2:1: read as X<> Z",
        "'AB             | 2:1: read as a text up to the end of the line",
        "^T AB           | 2:1: the blank after the mark is not part of the text",
        "\"A\\Q\"          | 2:3: a backslash without an escape: write \\\\ for it",
      })
  void doubtfulStepsAreReportedAsWarnings(String step, String expected) {
    assertThat(assemble("LBL 01\n" + step + "\nEND").problems())
        .singleElement()
        .hasToString(expected)
        .matches(problem -> !problem.isError());
  }

  @Test
  void allProblemsOfALineAreReported() {
    assertThat(assemble("FOO, RCL 05, STO XX, \"A, B\", BAR ; BAZ, QUX").problems())
        .extracting(Diagnostic::column)
        .containsExactly(1, 18, 30);
  }

  @Test
  void namesAreSuggestedForTheFirstHundredUnknownWords() {
    List<String> names = List.of("PROMPT", "CHS", "ABS", "ADV", "SDEV", "AVIEW", "FACT");
    String words =
        IntStream.range(0, 120)
            .mapToObj(i -> (char) ('I' + i / names.size()) + names.get(i % names.size()) + '\n')
            .collect(Collectors.joining());
    List<Diagnostic> problems = assemble(words).problems();
    assertThat(problems).hasSize(120);
    assertThat(problems.subList(0, 100)).noneMatch(it -> it.nearest().isEmpty());
    assertThat(problems.subList(100, 120)).allMatch(it -> it.nearest().isEmpty());
  }

  @Test
  void excerptMarksTheWord() {
    assertThat(assemble("\tLBL 01\n\tRCLL 05 ; five\n").problems())
        .singleElement()
        .extracting(problem -> problem.report("a.txt"))
        .isEqualTo(
            List.of(
                "a.txt:2:2: unknown instruction RCLL; did you mean RCL?",
                "  \tRCLL 05 ; five",
                "  \t^^^^"));
  }

  @Test
  void excerptOfAVeryLongLineIsShortened() {
    String line = " ".repeat(500) + "FNORD" + "!".repeat(500);
    List<String> shown = assemble(line).problems().get(0).report("a.txt");
    assertThat(shown.get(1)).hasSizeLessThan(110).contains("FNORD!");
    assertThat(shown.get(2).indexOf('^')).isEqualTo(shown.get(1).indexOf("FNORD"));
  }

  @Test
  void lettersInQuotesCanBeLocalLabels() {
    Assembler local = new Assembler(Fixtures.MAINFRAME, Assembler.Letters.LOCAL);
    assertThat(HEX.formatHex(local.assemble("LBL \"A\"\nXEQ 'e'\nGTO \"K\"").programs().get(0)))
        .isEqualTo("CF 66 E0 00 7F 1D F1 4B" + END);
    assertThat(bytes("LBL \"A\"")).isEqualTo("C0 00 F2 00 41" + END);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\n\n", "; nothing but this\n"})
  void fileWithoutStepsIsNotAProgram(String listing) {
    assertThat(assemble(listing).problems())
        .singleElement()
        .hasToString("1:1: the text contains no program");
  }

  @Test
  void allProblemsAreReportedAtOnce() {
    assertThat(assemble("001 FOO\n002 +\n003 BAR\n").problems())
        .extracting(Diagnostic::line, Diagnostic::column)
        .containsExactly(tuple(1, 5), tuple(3, 5));
  }
}
