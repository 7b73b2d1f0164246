package hp41.functions;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.FileBench;
import hp41.Inside;
import hp41.KeptFolder;
import hp41.Model;
import hp41.key.Key;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** Tests cards written and read by functions and by hand. */
class CardReaderTest {

  private static final String PROGRAM = "LBL \"AB\"\nLBL 01\n1.5\nSTO 03\nGTO 01\nEND";

  private final FileBench bench = new FileBench();

  @Test
  void writtenDataIsReadBack() {
    bench.after("1.5 STO 00 2 STO 99 \"D\" WDTA CLRG RDTA");
    assertThat(bench.register(0)).isEqualTo("01500000000000");
    assertThat(bench.register(99)).isEqualTo("02000000000000");
    assertThat(bench.cards().files()).containsExactly("D.dat");
  }

  @Test
  void writtenDataIsReadIntoOtherRegisters() {
    bench.after("1 STO 10 2 STO 11 \"D\" 10.011 WDTAX 20.022 RDTAX");
    assertThat(bench.register(20)).isEqualTo("01000000000000");
    assertThat(bench.register(21)).isEqualTo("02000000000000");
    bench.after("30 RDTAX");
    assertThat(bench.register(30)).isEqualTo("01000000000000");
    assertThat(bench.register(31)).isEqualTo("00000000000000");
  }

  @Test
  void withoutANameTheOnlyCardIsRead() {
    bench.after("7 STO 00 \"D\" WDTA CLRG CLA RDTA");
    assertThat(bench.register(0)).isEqualTo("07000000000000");
    bench.after("\"E\" WDTA");
    assertThat(bench.after("CLA RDTA")).isEqualTo("CARD");
    assertThat(bench.after("\"F\" RDTA")).isEqualTo("CARD");
  }

  @Test
  void functionWaitsForACardWithoutAName() {
    assertThat(bench.after("WDTA")).isEqualTo("RDY 01 OF 07");
    assertThat(bench.after("WSTS")).isEqualTo("RDY 01 OF 01");
    bench.load("LBL \"W\"\nCLA\nWDTA\nBEEP\nEND").after("XEQ \"W\"");
    assertThat(bench.calculator().programLine()).isEqualTo("03 WDTA");
    FileBench alone = new FileBench(null, new KeptFolder(), Model.CX);
    assertThat(alone.after("\"D\" WDTA")).isEqualTo("RDY 01 OF 07");
    assertThat(alone.after("\"D\" RDTA")).isEqualTo("CARD");
  }

  @Test
  void protectedCardIsWrittenOnceWithFlag14() {
    bench.after("\"D\" WDTA");
    bench.cards().secure("D.dat", true);
    assertThat(bench.after("WDTA")).isEqualTo("PROTECTED");
    assertThat(bench.after("SF 14 WDTA FS? 14")).isEqualTo("NO");
  }

  @Test
  void namesThatCannotBeReadAreAMalfunction() {
    bench.cards().hideNames();
    assertThat(bench.after("\"D\" WDTA")).isEqualTo("MALFUNCTION");
    assertThat(bench.after("\"D\" RDTA")).isEqualTo("MALFUNCTION");
  }

  @Test
  void damagedCardsAndOtherKindsAreRejected() {
    bench.after("\"D\" WDTA");
    assertThat(bench.after("RSUB")).isEqualTo("CARD ERR");
    bench.cards().write("P.raw", "nothing".getBytes(StandardCharsets.UTF_8));
    assertThat(bench.after("\"P\" RSUB")).isEqualTo("CARD ERR");
    bench.cards().breakDown();
    assertThat(bench.after("\"D\" RDTA")).isEqualTo("MALFUNCTION");
    assertThat(bench.after("\"D\" WDTA")).isEqualTo("MALFUNCTION");
  }

  @Test
  void insertedCardIsWrittenInPrgmModeAndReadOtherwise() {
    bench.load(PROGRAM);
    bench.calculator().press(Key.PRGM);
    bench.afterCard("MY");
    bench.calculator().press(Key.PRGM);
    FileBench other = bench.another();
    other.afterCard("MY");
    assertThat(other.lines()).isEqualTo(bench.lines());
    assertThat(other.afterCard("NONE")).isEqualTo("CARD");
  }

  @Test
  void statusAndKeysAreReadBack() {
    Inside.of(bench.calculator()).keys().assign(0x01, 0x0459);
    bench.after("GRAD 8 \"S\" WSTS");
    FileBench other = bench.another();
    assertThat(other.afterCard("S")).isEqualTo(" 8.0000");
    assertThat(Inside.of(other.calculator()).keys().find(0x01)).hasValue(0x0459);
    assertThat(other.calculator().snapshot().modes().angle()).isEqualTo("GRAD");
  }

  @Test
  void allOfMemoryIsReadBack() {
    bench.load(PROGRAM).after("3 STO 05 \"W\" WALL");
    FileBench other = bench.another();
    assertThat(other.afterCard("W")).isEqualTo(" 3.0000");
    assertThat(other.lines()).isEqualTo(bench.lines());
    assertThat(other.register(5)).isEqualTo("03000000000000");
  }

  @Test
  void wprvMakesProgramsPrivate() {
    bench.load(PROGRAM).after("\"P\" WPRV");
    FileBench other = bench.another();
    other.afterCard("P");
    assertThat(other.after("\"Q\" WPRV")).isEqualTo("PRIVATE");
  }

  @Test
  void mrgReplacesWhatFollows() {
    bench.load(PROGRAM).after("\"P\" WPRV");
    bench.load("LBL \"M\"\nSIN\nCOS\nTAN\nEND").after("GTO .002 \"P\" MRG");
    assertThat(bench.lines())
        .containsExactly("LBL┬M", "SIN", "LBL┬AB", "LBL 01", "1.5", "STO 03", "GTO 01", "END");
  }

  @Test
  void mrgInAProgramContinuesWithTheNewLines() {
    bench.load("9\nSTOP\nEND").after("\"P\" WPRV");
    bench.load("LBL \"M\"\n\"P\"\nMRG\nCOS\nTAN\nEND");
    assertThat(bench.after("XEQ \"M\"")).isEqualTo(" 9.0000");
    assertThat(bench.lines()).containsExactly("LBL┬M", "┬P", "MRG", "9", "STOP", "END");
  }

  @Test
  void rsubAddsAProgram() {
    bench.load(PROGRAM).after("\"P\" WPRV RSUB");
    assertThat(Inside.of(bench.calculator()).program().globals()).hasSize(4);
  }

  @Test
  void verShowsKindAndTracks() {
    bench.after("\"D\" WDTA");
    assertThat(bench.after("VER")).isEqualTo("TYPE: D TR 07");
    assertThat(bench.after("CLA VER")).isEqualTo("TYPE: D TR 07");
    bench.after("\"S\" WSTS");
    assertThat(bench.after("CLA VER")).isEqualTo("CARD");
    assertThat(bench.after("\"S\" VER")).isEqualTo("TYPE: S TR 01");
  }

  @Test
  void keysOfLabelsAreAssignedInUserModeOnly() {
    bench.load("LBL \"AB\"\nEND");
    Inside.of(bench.calculator())
        .labels()
        .global("AB")
        .ifPresent(label -> Inside.of(bench.calculator()).editor().assignLabel(label, 0x01));
    bench.after("\"P\" WPRV");
    FileBench other = bench.another();
    Inside.of(other.calculator()).keys().assign(0x01, 0x0459);
    other.afterCard("P");
    assertThat(Inside.of(other.calculator()).keys().find(0x01)).hasValue(0x0459);
    other.after("SF 27");
    other.afterCard("P");
    assertThat(Inside.of(other.calculator()).keys().find(0x01)).isEmpty();
    assertThat(Inside.of(other.calculator()).labels().global("AB").orElseThrow().key())
        .isEqualTo(0x01);
  }
}
