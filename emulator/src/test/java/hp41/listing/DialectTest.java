package hp41.listing;

import static hp41.listing.AssembledListing.END;
import static hp41.listing.AssembledListing.HEX;
import static hp41.listing.AssembledListing.assemble;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests spellings of steps that occur in listings but that no tool writes for others. */
class DialectTest {

  private static Predicate<String> startsWith(String beginning) {
    return text -> text.startsWith(beginning);
  }

  @Test
  void namesOfDialectsMeanTheFunctionsBesideThem() {
    Spellings spellings = new Spellings(Fixtures.MAINFRAME);
    Dialect.NAMES.forEach(
        (name, meant) ->
            assertThat(spellings.find(name)).as(name).isEqualTo(spellings.find(meant)));
    assertThat(Dialect.NAMES).hasSizeGreaterThan(50);
  }

  @Test
  void noEscapeHidesAnother() {
    List<String> escapes = List.copyOf(Dialect.ESCAPES.keySet());
    for (int i = 0; i < escapes.size(); i++) {
      assertThat(escapes.subList(i + 1, escapes.size())).noneMatch(startsWith(escapes.get(i)));
    }
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
        "LAST X             | 76",
        "Lst X ; a note     | 76",
        "X NE Y?            | 79",
        "x eq 0?            | 67",
        "X LT Y ?           | 44",
        "X GT 0?            | 64",
        "X LE Y?            | 46",
        "X<= 0?, X < > Y    | 7B 71",
        "CL RG              | 8A",
        "RCL IND05          | 90 85",
        "FS? C 05           | AA 05",
        "fc? c IND X        | AB F3",
        "IP, FP, +/-        | 68 69 54",
        "→POL, →REC, →DEG   | 4F 4E 6B",
        "1 / x, 10 ^ X      | 60 57",
        "e ^ x - 1, y ^ x   | 58 53",
        "RCL `, STO ├       | 90 7A 91 7A",
        "CLSIG, PAUSE, \\E+  | 70 89 47",
        "GSB 05             | E0 00 05",
        "return             | 85",
      })
  void spellingIsReadWithoutAWarning(String listing, String expected) {
    Assembler.Assembly assembly = assemble(listing.replace(", 0", "\n0"));
    assertThat(assembly.problems()).isEmpty();
    assertThat(HEX.formatHex(assembly.programs().get(0))).isEqualTo(expected + END);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '%',
      quoteCharacter = '\0',
      value = {
        "X\\/=Y?       % 79",
        "ENTER\\^|     % 83",
        "\\EREG 01     % 99 01",
        "\"\\E\\/=\\^|\\u\\T\" % F5 7E 1D 5E 0C 60",
        "\"\\+\\<)\\x\\--\"     % F4 7F 0D 01 00",
      })
  void backslashesOfListingsForTheDm41AreRead(String listing, String expected) {
    spellingIsReadWithoutAWarning(listing, expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      value = {
        "ARCLX     | 9B 73    | read as ARCL X",
        "ASTOX     | 9A 73    | read as ASTO X",
        "stoy      | 91 72    | read as STO y",
        "RCLL      | 90 74    | read as RCL L",
        "RCLM      | 90 75    | read as RCL M",
        "X<>T      | CE 70    | read as X<> T",
        "RCLIND05  | 90 85    | read as RCL IND05",
        "STOIND X  | 91 F3    | read as STO IND X",
        "ST+X      | 92 73    | read as ST+ X",
        "GTOB      | D0 00 67 | read as GTO B",
        "LBLe      | CF 7F    | read as LBL e",
        "SF05      | A8 05    | read as SF 05",
        "STO IND \"Y\" | 91 F2 | read as register Y",
        "GTO IND 'X'   | AE 73 | read as register X",
        "x > y         | 45 | read as X>Y?",
        "X#0           | 63 | read as X≠0?",
        "\"\\126\"      | F1 7E | read as byte 126, which is \\x7E",
        "\"\\E5\"       | F1 E5 | read as the byte \\xE5; write \\x7E5 for Σ5",
        "GTO OO        | 1D F2 4F 4F | read as the name OO, not as the number 00",
      })
  void spellingIsReadWithAWarning(String listing, String expected, String warning) {
    Assembler.Assembly assembly = assemble(listing);
    assertThat(assembly.problems())
        .singleElement()
        .matches(problem -> problem.line() == 1 && problem.message().equals(warning))
        .matches(problem -> !problem.isError());
    assertThat(HEX.formatHex(assembly.programs().get(0))).isEqualTo(expected + END);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      value = {
        "X GE Y?           | 1:1: X≥Y? is a function of the HP-42S, which the HP-41 does not have; X<Y?"
            + " is the opposite test",
        "ARCKX             | 1:1: unknown instruction ARCKX; did you mean ARCL X?",
        "RCLL 05           | 1:1: unknown instruction RCLL; did you mean RCL?",
        "STPP05            | 1:1: unknown instruction STPP05 (a module's function needs ;XROM rr,ff after"
            + " it, or a table of names: --names)",
        "a view            | 1:1: unknown instruction a",
        "\"A\u0400\"       | 1:3: the HP-41 has no character \u0400: write \\xHH",
        "\"A\u200B\"       | 1:3: the HP-41 has no character U+200B: write \\xHH",
        "\"A\uD83D\uDE00\" | 1:3: the HP-41 has no character \uD83D\uDE00: write \\xHH",
        "5,,               | 1:1: unknown instruction 5,",
        "STO IND \"A\"     | 1:9: STO needs a register: 00 to 99, X Y Z T L, or IND and one of these"
            + " (only the HP-42S has variables)",
        "GTO IND \"A\"     | 1:9: GTO needs a register: 00 to 99, X Y Z T L, or IND and one of these"
            + " (only the HP-42S has variables)",
        "RCL OO            | 1:5: RCL needs a register: 00 to 99, X Y Z T L, or IND and one of these; OO"
            + " contains letters; did you mean 00?",
        "GTO IND           | 1:8: GTO needs a register: 00 to 99, X Y Z T L, or IND and one of these",
        "XEQ XROM 25,02    | 1:5: XEQ needs a label: 00 to 99, A to J, a to e, a name in quotes, or IND"
            + " and a register",
      })
  void spellingIsAnError(String listing, String expected) {
    assertThat(assemble(listing).problems()).singleElement().hasToString(expected);
  }
}
