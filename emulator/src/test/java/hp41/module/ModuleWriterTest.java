package hp41.module;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hp41.format.ProgramFile;
import hp41.listing.Assembler;
import hp41.listing.Fixtures;
import hp41.listing.Lister;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class ModuleWriterTest {

  private static final String TWO =
      """
      LBL "T%"
      E2
      *
      X<>Y
      /
      END
      LBL "RB"
      7
      LBL "RC"
      RTN
      END
      """;

  private static final String JUMPS =
      """
      LBL "J"
      GTO 05
      XEQ 20
      GTO 20
      LBL 05
      XEQ A
      LBL 20
      GTO 05
      GTO 99
      1
      2
      LBL A
      XEQ 05
      END
      """;

  private static List<byte[]> programs(String listing) {
    return new Assembler(Fixtures.MAINFRAME).assemble(listing).programs();
  }

  private static String words(PlugInImage image, int from, int count) {
    return IntStream.range(from, from + count)
        .mapToObj(at -> HexFormat.of().withUpperCase().toHexDigits(image.word(at), 3))
        .collect(Collectors.joining(" "));
  }

  /** The words of the image GEIR and of a copy of RB in memory. */
  @Test
  void programsAreWrittenAsByHpsAssembler() {
    PlugInImage image = PlugInImage.of(ModuleWriter.rom(programs(TWO), 21, "Test")).orElseThrow();
    int at = image.pages().get(0).entries().get(1).address();
    assertThat(words(image, at - 2, 16))
        .isEqualTo("002 270 1C6 000 0F3 000 054 025 11B 012 142 171 143 1C8 001 22F");
    assertThat(words(image, at + 14, 19))
        .isEqualTo("003 230 1C0 001 0F3 000 052 042 117 1C0 001 0F3 000 052 043 185 1C0 001 22F");
    assertThat(image.pages().get(0).isChecksumRight()).isTrue();
    assertThat(image.pages().get(0).id()).isEqualTo("TE1A");
    assertThat(image.entries(image.pages().get(0)))
        .extracting(PlugInImage.FunctionEntry::name)
        .containsExactly("-TEST", "T%", "RB", "RC");
  }

  /**
   * A forward jump has the highest bit set. The next label counts, otherwise the first. Label 99
   * does not exist.
   */
  @Test
  void jumpsAreCompiled() {
    byte[] written = new RomProgram(programs(JUMPS).get(0)).bytes();
    assertThat(HexFormat.of().withUpperCase().formatHex(written))
        .isEqualTo(
            "C600F2004A B686 E00994 D00694 06 E00CE6 CF14 B608 D00063 11 00 12 CF66 E01105 C8040D"
                .replace(" ", ""));
  }

  @Test
  void jumpToTheNextLineIsForward() {
    byte[] written = new RomProgram(programs("LBL \"Z\"\nGTO 01\nLBL 01\nEND\n").get(0)).bytes();
    assertThat(HexFormat.of().withUpperCase().formatHex(written)).contains("B28002");
  }

  @Test
  void writtenProgramsAreReadBack() {
    List<byte[]> programs = programs(TWO + JUMPS);
    for (byte[] file :
        List.of(
            ModuleWriter.rom(programs, 31, "A title that is long"),
            ModuleWriter.mod(programs, 1, "A title that is long"))) {
      ProgramFile read = ProgramFile.read(file, Fixtures.MAINFRAME);
      assertThat(read.problems()).isEmpty();
      assertThat(Fixtures.join(read.programs())).isEqualTo(Fixtures.join(programs));
    }
  }

  @Test
  void manyProgramsNeedSeveralPages() {
    StringBuilder listing = new StringBuilder();
    Random random = new Random(7);
    for (int i = 0; i < 12; i++) {
      listing.append("LBL \"P").append(i).append("\"\n");
      listing.append("SIN\n".repeat(800 + random.nextInt(300))).append("END\n");
    }
    List<byte[]> programs = programs(listing.toString());
    byte[] file = ModuleWriter.mod(programs, 12, "MANY");
    PlugInImage image = PlugInImage.of(file).orElseThrow();
    assertThat(image.pages()).hasSize(4);
    assertThat(image.pages()).allMatch(ModulePage::isChecksumRight);
    ProgramFile read = ProgramFile.read(file, Fixtures.MAINFRAME);
    assertThat(Fixtures.join(read.programs())).isEqualTo(Fixtures.join(programs));
  }

  @Test
  void programsThatDoNotFitAreReported() {
    assertThatThrownBy(() -> ModuleWriter.rom(programs(large(0, 4100)), 5, "T"))
        .isInstanceOf(ProgramWriteException.class)
        .hasMessageMatching("BG0 has 41\\d\\d bytes, but a page has room for only \\d+");
    String many =
        IntStream.range(0, 64).mapToObj(i -> "LBL \"L" + i + "\"\n").collect(Collectors.joining());
    assertThatThrownBy(() -> ModuleWriter.rom(programs(many + "END\n"), 5, "T"))
        .hasMessageContaining("these programs have 64 global labels");
    String full = IntStream.range(0, 5).mapToObj(i -> large(i, 3000)).collect(Collectors.joining());
    assertThatThrownBy(() -> ModuleWriter.mod(programs(full), 5, "T"))
        .hasMessage("these programs have 15050 bytes, too many for the 4 pages of a module");
    assertThatThrownBy(() -> ModuleWriter.mod(programs("SIN\nEND\n"), 5, "T"))
        .hasMessage("a program without a global label cannot be found in a module");
    assertThatThrownBy(() -> ModuleWriter.rom(programs(TWO), 32, "T"))
        .hasMessage("a module has a number from 1 to 31: --xrom N");
  }

  private static String large(int number, int lines) {
    return "LBL \"BG%d\"\n".formatted(number) + "SIN\n".repeat(lines) + "END\n";
  }

  /** Programs in modules made by other assemblers are written byte by byte as in those modules. */
  @TestFactory
  Stream<DynamicTest> realProgramsAreWrittenAgain() {
    return Fixtures.sharedTests(
        "modules", ModuleWriterTest::checkProgramsAreWrittenAgain, ".mod", ".rom");
  }

  private static void checkProgramsAreWrittenAgain(Path file) {
    PlugInImage image = PlugInImage.of(Fixtures.bytes(file)).orElseThrow();
    image
        .programs()
        .forEach(
            (address, plain) -> {
              byte[] written = new RomProgram(plain).bytes();
              byte[] expected = new byte[written.length];
              for (int i = 0; i < expected.length; i++) {
                expected[i] = (byte) image.word(address + i);
              }
              written[written.length - 1] = expected[expected.length - 1];
              assertThat(HexFormat.of().formatHex(written))
                  .as("program at %04X", address)
                  .isEqualTo(HexFormat.of().formatHex(expected));
            });
  }

  /**
   * A module that is listed, assembled and written again has the same words, including program
   * headers.
   */
  @TestFactory
  Stream<DynamicTest> realModulesAreWrittenFromTheirListings() {
    return Fixtures.sharedTests(
        "modules", ModuleWriterTest::checkIsWrittenFromItsListing, ".mod", ".rom");
  }

  private static void checkIsWrittenFromItsListing(Path file) {
    PlugInImage image = PlugInImage.of(Fixtures.bytes(file)).orElseThrow();
    Lister lister = new Lister(Fixtures.MAINFRAME, new Lister.ListingStyle(false, false));
    StringBuilder listing = new StringBuilder();
    for (byte[] program : image.programs().values()) {
      lister.lines(program).forEach(line -> listing.append(line.text()).append('\n'));
    }
    int xrom = image.pages().get(0).xrom();
    byte[] written = ModuleWriter.mod(programs(listing.toString()), xrom, image.title());
    PlugInImage again = PlugInImage.of(written).orElseThrow();
    List<Integer> before = List.copyOf(image.programs().keySet());
    List<Integer> after = List.copyOf(again.programs().keySet());
    assertThat(after).hasSameSizeAs(before);
    for (int i = 0; i < before.size(); i++) {
      int length = image.programs().get(before.get(i)).length;
      assertThat(words(again, after.get(i) - 2, length + 1))
          .as("program at %04X", before.get(i))
          .isEqualTo(words(image, before.get(i) - 2, length + 1));
    }
  }
}
