package hp41.nut.code;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.module.ModulePage;
import hp41.nut.LongJump;
import hp41.nut.Mnemonics;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The names of instructions, and the words that the names stand for. */
class MnemonicsTest {

  private static final int FIRST_CALL = 1;

  private static ModulePage page(String listing) {
    Assembled assembled = MicrocodeAssembler.assemble(listing);
    assertThat(assembled.problems()).isEmpty();
    return assembled.image().orElseThrow().pages().get(0);
  }

  @Test
  void theNameOfEachWordIsAssembledToTheSameWord() {
    StringBuilder listing = new StringBuilder();
    IntStream.range(0, Mnemonics.WORDS)
        .forEach(word -> listing.append(Mnemonics.of(word)).append('\n'));
    ModulePage page = page(listing.toString());
    assertThat(IntStream.range(0, Mnemonics.WORDS).map(page::word))
        .containsExactly(IntStream.range(0, Mnemonics.WORDS).boxed().toArray(Integer[]::new));
  }

  @Test
  void differentInstructionsHaveDifferentNames() {
    List<String> names =
        IntStream.range(0, Mnemonics.WORDS)
            .filter(Mnemonics::isInstruction)
            .mapToObj(Mnemonics::of)
            .toList();
    assertThat(names).doesNotHaveDuplicates().hasSameSizeAs(MnemonicWords.all());
    assertThat(names)
        .allSatisfy(
            name -> assertThat(Mnemonics.of(MnemonicWords.of(name).orElseThrow())).isEqualTo(name));
  }

  @Test
  void longJumpsRoundTripForAllAddressesAndKinds() {
    for (int kind = 0; kind < 4; kind++) {
      for (int address = 0; address < 0x10000; address++) {
        int[] words = new LongJump(address, kind).words();
        LongJump jump = LongJump.of(words[0], words[1]);
        assertThat(words[0] & 3).isEqualTo(FIRST_CALL);
        String[] text = jump.toString().split(" ", -1);
        assertThat(LongJump.of(text[0].substring(1), text[1], Integer.parseInt(text[2], 16)))
            .isEqualTo(new LongJump(address, kind))
            .isEqualTo(jump);
      }
    }
  }

  @Test
  void aLongJumpIsAssembledToTwoWords() {
    ModulePage page = page("?NC XQ 14ED\n?C XQ 0232\n?NC GO FFFF\n?C GO 8001");
    assertThat(IntStream.range(0, 8).map(page::word))
        .containsExactly(0x3B5, 0x050, 0x0C9, 0x009, 0x3FD, 0x3FE, 0x005, 0x203);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "000 | NOP",
        "040 | WROM",
        "1C0 | ENROM4",
        "3C0 | HPL=C 7",
        "204 | CLRF 2",
        "3C4 | CLRST",
        "148 | SETF 6",
        "24C | ?FSET 9",
        "3CC | CHKKB",
        "290 | LD@R A",
        "3D0 | LD@R F",
        "3D0 | LD@R 15",
        "394 | ?R= 0",
        "3D4 | -PT",
        "058 | G=C @R,+",
        "0D8 | C<>G @R,+",
        "2D8 | ST<>T",
        "3DC | +PT",
        "2DC | R= 13",
        "2DC | r=d",
        "020 | XQ->GO",
        "060 | POWOFF",
        "3E0 | RTN",
        "360 | ?C RTN",
        "3A0 | RTN NC",
        "264 | SELP 9",
        "0E8 | WRIT 3",
        "0E8 | WRIT 3(X)",
        "3A8 | WRIT 14(d)",
        "2EC | ?FI 13",
        "36C | ?FI 12",
        "130 | LDI S&X",
        "170 | PUSHADR",
        "270 | RAM SLCT",
        "2F0 | WRITE DATA",
        "330 | FETCH S&X",
        "3F0 | PRPH SLCT",
        "038 | READ DATA",
        "3F8 | READ 15(e)",
        "2BC | RCR 7",
        "13C | RCR 8",
        "00E | A=0 ALL",
        "10E | A=C ALL",
        "226 | C=C+1 S&X",
        "042 | C=0 @R",
        "36E | ?A≠C ALL",
        "36E | ?A#C ALL",
        "3CA | RSHFC R<-",
        "3D6 | RSHFC XS",
        "2BE | C=-C-1 MS",
        "2BE | C=0-C-1 MS",
        "3FA | LSHFA M",
        "3FB | JNC -1",
        "107 | JC +32",
        "203 | JNC -64",
        "1FB | JNC +63"
      })
  void alternativeNamesOfOtherAssemblersAreAccepted(String word, String name) {
    assertThat(MnemonicWords.of(name)).hasValue(Integer.parseInt(word, 16));
  }

  @Test
  void aWordWithoutAnInstructionIsAConstant() {
    assertThat(
            IntStream.of(0x034, 0x080, 0x1C4, 0x3EC, 0x2B0, 0x1FC, 0x001).mapToObj(Mnemonics::of))
        .containsExactly(
            "CON 034", "CON 080", "CON 1C4", "CON 3EC", "CON 2B0", "CON 1FC", "CON 001");
  }
}
