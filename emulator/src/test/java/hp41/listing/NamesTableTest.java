package hp41.listing;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Internals;
import hp41.machine.InstructionSet;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the user's names for functions of unknown modules. */
class NamesTableTest {

  private static final HexFormat HEX = HexFormat.ofDelimiter(" ").withUpperCase();

  private static InstructionSet named(String table) {
    NamesTable read = NamesTable.read(table);
    assertThat(read.problems()).isEmpty();
    return Internals.known().withNames(read.modules());
  }

  private static String bytes(String listing, InstructionSet functions) {
    Assembler.Assembly assembly = new Assembler(functions).assemble(listing);
    assertThat(assembly.problems()).isEmpty();
    return HEX.formatHex(assembly.programs().get(0));
  }

  @Test
  void functionsAreReadAndListedByTheirNames() {
    InstructionSet functions =
        named(
            "\uFEFF# HEPAX\r\nXROM 07,12\tHGETREC\r\n\r\n; others\nxrom 31,01\t∑DGT \n31,2\tA B\n");
    String listing = "HGETREC ;XROM 07,12\nSDGT ;XROM 31,01\nA B ;XROM 31,02\nEND\n";
    assertThat(bytes(listing, functions)).isEqualTo("A1 CC A7 C1 A7 C2 C0 00 0D");
    List<byte[]> programs = new Assembler(functions).assemble("HGETREC\nΣDGT\nA B").programs();
    assertThat(new Lister(functions).list(programs)).isEqualTo(listing);
    assertThat(new Lister(functions, new Lister.ListingStyle(false, true)).list(programs))
        .isEqualTo("HGETREC ;XROM 07,12\nΣDGT ;XROM 31,01\nA B ;XROM 31,02\nEND\n");
  }

  @Test
  void numbersAfterAnUnknownNameAreUsed() {
    assertThat(bytes("HGETREC ;XROM 07,12", Internals.known())).isEqualTo("A1 CC C0 00 0D");
    assertThat(new Assembler(Internals.known()).assemble("GETREC ;XROM 07,12").problems())
        .singleElement()
        .hasToString("1:1: GETREC is XROM 25,20 here, not XROM 07,12")
        .matches(problem -> !problem.isError());
  }

  @Test
  void userNamesHavePriorityExceptOverTheMainframe() {
    InstructionSet functions = named("XROM 25,20\tMINE\nXROM 10,01\tPRX\nXROM 10,02\tSIN");
    assertThat(bytes("MINE\nPRX\nSIN\nXEQ \"A\"", functions))
        .isEqualTo("A6 54 A2 81 59 1E F1 41 C0 00 0D");
    assertThat(new Lister(functions).list(List.of(HEX.parseHex("A6 54 A2 82"))))
        .isEqualTo("MINE ;XROM 25,20\nXROM 10,02 ;SIN\n");
  }

  @Test
  void firstModuleHasPriorityForEqualNamesOrNumbers() {
    InstructionSet functions =
        named(
            "[one]\nXROM 30,60\tA1\nXROM 30,61\t\"B1\"\n[ two ]\nXROM 30,60\tC1\nXROM 31,62\tA1\n");
    assertThat(functions.modules()).extracting("name").contains("one", "two");
    assertThat(bytes("A1\nB1\nC1", functions)).isEqualTo("A7 BC A7 BD A7 BC C0 00 0D");
    assertThat(new Lister(functions).list(List.of(HEX.parseHex("A7 BC A7 BD A7 FE"))))
        .isEqualTo("A1 ;XROM 30,60\nB1 ;XROM 30,61\nXROM 31,62 ;A1\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      value = {
        "FOO               | 2:1: a line is XROM rr,ff, a tab, and the name",
        "XROM 7            | 2:1: a line is XROM rr,ff, a tab, and the name",
        "XROM 32,01 A      | 2:6: XROM numbers go from 01,00 to 31,63",
        "XROM 07,64 A      | 2:6: XROM numbers go from 01,00 to 31,63",
        "XROM 07,12        | 2:11: the name is missing",
        "XROM 07,12 A\"B   | 2:13: a name cannot contain \"",
        "XROM 07,12 A☃     | 2:13: the HP-41 has no character ☃: write \\xHH",
        "XROM 07,12 ABCDEFGHIJKL | 2:12: a name has at most 11 characters; this one has 12",
        "XROM 01,01 B      | 2:1: XROM 01,01 already has a name",
        "XROM 01,02 A      | 2:12: the name A is already used",
        "XROM 01,02 \"A\"    | 2:13: the name A is already used",
        "XROM 01,02 \"\"     | 2:13: the name is missing",
        "[ ]               | 2:1: a line is XROM rr,ff, a tab, and the name",
      })
  void everyWrongLineOfATableIsReported(String line, String expected) {
    assertThat(NamesTable.read("XROM 01,01\tA\n" + line).problems())
        .singleElement()
        .hasToString(expected);
  }
}
