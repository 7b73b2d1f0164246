package hp41.listing;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.functions.mainframe.Mainframe;
import hp41.functions.printing.PrinterFunctions;
import hp41.machine.Codec;
import hp41.machine.Instruction;
import hp41.machine.InstructionSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that listings assemble to the same bytes, whatever the bytes are. */
class ListerTest {

  private static final HexFormat HEX = HexFormat.ofDelimiter(" ").withUpperCase();
  private static final Assembler ASSEMBLER = new Assembler(Fixtures.MAINFRAME);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      value = {
        "25                     | RCL 05",
        "90 05                  | #90 05 ;RCL 05",
        "90 7A                  | RCL R",
        "91 F3                  | STO IND X",
        "B2 83                  | GTO 01",
        "D1 23 90               | GTO 16",
        "D0 00 05               | #D0 00 05 ;GTO 05",
        "E0 00 7B               | XEQ a",
        "9C 02                  | FIX 2",
        "9F 59                  | TONE 89",
        "99 0B                  | SREG 11",
        "63                     | X#0?",
        "75                     | RDN",
        "83                     | ENTER^",
        "1B 13                  | E3",
        "1C 11 1A 15 1B 1C 12   | -1.5E-2",
        "1C                     | #1C ;-",
        "11 1C                  | #11 1C ;1-",
        "F0                     | \"\"",
        "F4 7F 41 22 5C         | >\"A\\\"\\\\\"",
        "F3 7C 2D 41            | \"\\x7C-A\"",
        "F3 7E 2D 7E            | \"\\x7E-~\"",
        "F2 0D 7F               | \"\\x0D\\x7F\"",
        "C5 12 F2 00 41         | LBL \"A\"",
        "C0 00 F2 11 41   | LBL \"A\" ; key 12",
        "C0 00 F2 59 41   | #C0 00 F2 59 41 ;LBL \"A\"",
        "A6 6F                  | XROM 25,47",
        "AF 05                  | #AF 05 ;SPARE",
        "C0 00 4D               | #C0 00 4D ;END",
        "C2 05 2B               | END",
      })
  void everyLineHasOneSpelling(String bytes, String expected) {
    byte[] code = HEX.parseHex(bytes);
    assertThat(new Lister(Fixtures.MAINFRAME).lines(code))
        .singleElement()
        .extracting(Lister.ListedLine::text)
        .isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "01, 11", "09, -11", "04, 41", "24, 42", "48, 85",
  })
  void assignedLabelHasItsKeyAsACommentAndIsReadBack(String key, String shown) {
    byte[] label = HEX.parseHex("C0 00 F8 " + key + " 38 51 55 45 45 4E 53 C0 00 0D");
    for (boolean pretty : List.of(false, true)) {
      Lister lister = new Lister(Fixtures.MAINFRAME, new Lister.ListingStyle(false, pretty));
      String listing = lister.list(List.of(label));
      assertThat(listing).matches("LBL[ ┬]\"?8QUEENS\"? ; key " + shown + "\nEND\n");
      assertThat(ASSEMBLER.assemble(listing).problems()).isEmpty();
      assertThat(ASSEMBLER.assemble(listing).programs()).containsExactly(label);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "LBL 01 ; key 11",
        "LBL \"A\" ; key 19",
        "LBL \"A\" ; key 11 starts it",
        "GTO \"A\" ; key 11"
      })
  void otherCommentsAssignNoKey(String line) {
    assertThat(ASSEMBLER.assemble(line).programs().get(0))
        .isEqualTo(ASSEMBLER.assemble(line.replaceFirst(" ;.*", "")).programs().get(0));
  }

  @Test
  void linesCanHaveNumbersAndTheGlyphsOfTheDisplay() {
    List<byte[]> program = ASSEMBLER.assemble("LBL \"A\"\nENTER^\nX#Y?\n>\"B\"\nS+").programs();
    assertThat(new Lister(Fixtures.MAINFRAME, new Lister.ListingStyle(true, true)).list(program))
        .isEqualTo("001 LBL┬A\n002 ENTER↑\n003 X≠Y?\n004 ┬⊢B\n005 Σ+\n006 END\n");
  }

  @Test
  void keyboardFunctionsAreListedByTheirNumbers() {
    InstructionSet instructions =
        new InstructionSet(
            List.of(Mainframe.module(), PrinterFunctions.module()), Mainframe.lines());
    byte[] list = {(byte) 0xA7, 0x47};
    String listing = new Lister(instructions).list(List.of(list));
    assertThat(listing).isEqualTo("XROM 29,07 ;LIST\n");
    assertThat(new Assembler(instructions).assemble(listing).problems()).isEmpty();
    assertThat(new Assembler(instructions).assemble("LIST 005").problems()).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void listingsAreReadAgainWithAndWithoutNumbers(boolean numbers) {
    List<byte[]> programs =
        ASSEMBLER.assemble("LBL \"A\"\n1\n2\nE3\nEND\nLBL \"B\"\n5\n*\nEND").programs();
    Lister lister = new Lister(Fixtures.MAINFRAME, new Lister.ListingStyle(numbers, false));
    assertThat(Fixtures.join(ASSEMBLER.assemble(lister.list(programs)).programs()))
        .isEqualTo(Fixtures.join(programs));
  }

  @Test
  void anyBytesDecodeToLinesWithTheseBytes() {
    Codec codec = new Codec(Fixtures.MAINFRAME);
    Random random = new Random(41);
    for (int i = 0; i < 0x10000 + 1000; i++) {
      byte[] code = new byte[i < 0x10000 ? 2 : random.nextInt(100)];
      random.nextBytes(code);
      if (i < 0x10000) {
        code[0] = (byte) (i >>> 8);
        code[1] = (byte) i;
      }
      List<byte[]> lines = codec.decodeAll(code).stream().map(Instruction::bytes).toList();
      assertThat(Fixtures.join(lines)).isEqualTo(code);
    }
  }
}
