package hp41.module;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import hp41.format.ProgramFile;
import hp41.listing.Diagnostic;
import hp41.listing.Fixtures;
import hp41.listing.Lister;
import hp41.module.PlugInImage.FunctionEntry;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class PlugInImageTest {

  private static final int[] PAGE = ModuleImages.page();

  static Stream<byte[]> files() {
    return Stream.of(
        ModuleImages.mod("TEST", List.of(PAGE)),
        ModuleImages.rom(PAGE, false),
        ModuleImages.rom(PAGE, true),
        ModuleImages.rom(marked(), false));
  }

  /** Sets the marks that one emulator stores in the bits above the tenth. */
  private static int[] marked() {
    int[] words = PAGE.clone();
    for (int i = 0x100; i < 0x110; i++) {
      words[i] |= 0x1000;
    }
    return words;
  }

  @ParameterizedTest
  @MethodSource("files")
  void functionsAreReadFromEveryFileFormat(byte[] file) {
    PlugInImage image = PlugInImage.of(file).orElseThrow();
    ModulePage page = image.pages().get(0);
    assertThat(page.xrom()).isEqualTo(21);
    assertThat(page.isChecksumRight()).isTrue();
    assertThat(page.id()).isEqualTo("≠TA1");
    List<FunctionEntry> entries = image.entries(page);
    assertThat(entries)
        .extracting(FunctionEntry::name)
        .containsExactly("-MFN", "T%", "RB", "RC", "GETN", "Q", "");
    assertThat(entries)
        .extracting(FunctionEntry::userCode)
        .containsExactly(false, true, true, true, false, true, true);
    assertThat(entries.get(1).code().orElseThrow()).hasSize(14);
    assertThat(entries.get(2).code()).contains(entries.get(3).code().orElseThrow());
    assertThat(entries.get(5).code()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("files")
  void userCodeIsReadAsPrograms(byte[] file) {
    ProgramFile read = read(file);
    assertThat(read.format()).isEqualTo(ProgramFile.Format.MODULE);
    assertThat(listing(read))
        .containsExactly(
            "LBL \"T%\"",
            "E2",
            "*",
            "X<>Y",
            "/",
            "END",
            "LBL \"RB\"",
            "7",
            "LBL \"RC\"",
            "GTO 01",
            "RTN",
            "LBL 01",
            "END");
    assertThat(read.problems())
        .extracting(Diagnostic::message)
        .containsExactly(
            "function 5 of XROM 21 has no complete program",
            "function 6 of XROM 21 has no complete program");
    assertThat(read.hasErrors()).isFalse();
  }

  @Test
  void titleIsReadFromTheFile() {
    byte[] file = ModuleImages.mod("TEST\u0001", List.of(PAGE, new int[0x1000]));
    PlugInImage image = PlugInImage.of(file).orElseThrow();
    assertThat(image.title()).isEqualTo("TEST?");
    assertThat(image.pages()).hasSize(2);
    assertThat(image.pages().get(1).hasFunctions()).isFalse();
  }

  @Test
  void packedPagesAreRecognizedIfAllFunctionsExist() {
    int[] sound = PAGE.clone();
    sound[1] = 5;
    assertThat(PlugInImage.of(ModuleImages.packed(sound))).isPresent();
    assertThat(PlugInImage.of(ModuleImages.packed(PAGE))).isEmpty();
  }

  @Test
  void programsCanContinueInTheNextPage() {
    int[] first = new int[0x1000];
    first[0] = 9;
    first[1] = 1;
    first[2] = 0x211;
    first[3] = 0x02;
    byte[] file = ModuleImages.mod("TWO", List.of(first, PAGE));
    PlugInImage image = PlugInImage.of(file).orElseThrow();
    assertThat(image.entries(image.pages().get(0)))
        .extracting(FunctionEntry::name)
        .containsExactly("T%");
  }

  @Test
  void wrongChecksumIsTheOnlyProblemReported() {
    int[] words = PAGE.clone();
    words[0xFFF] ^= 1;
    ProgramFile read = read(ModuleImages.rom(words, false));
    assertThat(read.problems().get(0).message()).isEqualTo("the checksum of page 1 is wrong");
    assertThat(read.programs()).hasSize(2);
  }

  @Test
  void truncatedFileIsReported() {
    byte[] file = ModuleImages.mod("TEST", List.of(PAGE));
    for (int length : new int[] {5, 729, 5000, file.length - 1}) {
      assertThat(read(Arrays.copyOf(file, length)).problems())
          .singleElement()
          .asString()
          .contains("the image of a module is incomplete: it has " + length + " bytes");
    }
  }

  @ParameterizedTest
  @CsvSource({"1, 1 byte", "3, 3 bytes"})
  void bytesAfterTheLastPageAreReported(int more, String message) {
    byte[] file = ModuleImages.mod("TEST", List.of(PAGE));
    assertThat(read(Arrays.copyOf(file, file.length + more)).problems())
        .singleElement()
        .asString()
        .contains(
            message + " after the last of the ", "remove everything after byte " + file.length);
  }

  @Test
  void anyImageContentIsReadWithoutError() {
    Random random = new Random(41);
    for (byte[] file : files().toList()) {
      for (int i = 0; i < 500; i++) {
        byte[] mutated = file.clone();
        for (int changes = random.nextInt(40); changes >= 0; changes--) {
          mutated[random.nextInt(mutated.length)] = (byte) random.nextInt();
        }
        assertThatCode(() -> PlugInImage.of(mutated).ifPresent(PlugInImageTest::look))
            .doesNotThrowAnyException();
      }
    }
  }

  private static void look(PlugInImage image) {
    image.pages().forEach(image::entries);
    image.programs();
  }

  /** Checks images of other people's modules if they are available. */
  @TestFactory
  Stream<DynamicTest> realModulesAreRead() {
    return Fixtures.sharedTests("modules", PlugInImageTest::checkIsRead, ".mod", ".rom");
  }

  private static void checkIsRead(Path file) {
    ProgramFile read = read(Fixtures.bytes(file));
    assertThat(read.problems()).isEmpty();
    assertThat(read.programs()).isNotEmpty();
    PlugInImage image = PlugInImage.of(Fixtures.bytes(file)).orElseThrow();
    List<FunctionEntry> entries = image.entries(image.pages().get(0));
    List<Integer> counts =
        List.of(entries.size(), (int) entries.stream().filter(FunctionEntry::userCode).count());
    assertThat(counts).isIn(List.of(47, 14), List.of(46, 44), List.of(18, 11));
    assertThat(entries).extracting(FunctionEntry::name).doesNotContain("");
  }

  private static List<String> listing(ProgramFile file) {
    Lister lister = new Lister(Fixtures.MAINFRAME, new Lister.ListingStyle(false, false));
    return file.programs().stream()
        .flatMap(code -> lister.lines(code).stream())
        .map(Lister.ListedLine::text)
        .toList();
  }

  private static ProgramFile read(byte[] file) {
    return ProgramFile.read(file, Fixtures.MAINFRAME);
  }
}
