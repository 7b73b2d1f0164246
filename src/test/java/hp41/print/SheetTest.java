package hp41.print;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Document;
import hp41.Internals;
import hp41.Rounds;
import hp41.format.ProgramFile;
import hp41.memory.GlobalLabel;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Checks that a wand reads the original programs from their bar code on paper. */
class SheetTest {

  private static final Path TOP = Path.of("").toAbsolutePath().getParent();
  private static final Path GOLDEN = Path.of("test", "resources", "barcode", "small.svg");

  private static List<byte[]> programs(byte[] content) {
    ProgramFile file = ProgramFile.read(content, Internals.known());
    assertThat(file.hasErrors()).isFalse();
    return file.programs();
  }

  private static List<byte[]> programs(String listing) {
    return programs(listing.getBytes(StandardCharsets.UTF_8));
  }

  @TestFactory
  Stream<DynamicTest> bundledAndOtherProgramsAreReadBack() throws IOException {
    List<Path> files = files(TOP.resolve("programs"), ".txt");
    String shared = System.getProperty("hp41.shared", TOP.resolveSibling("shared").toString());
    files.addAll(files(Path.of(shared, "corpus"), ".raw"));
    return files.stream()
        .map(
            file ->
                DynamicTest.dynamicTest(
                    file.getFileName().toString(),
                    () -> assertReadBack(programs(Files.readAllBytes(file)))));
  }

  private static List<Path> files(Path folder, String ending) throws IOException {
    if (!Files.isDirectory(folder)) {
      return new ArrayList<>();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return new ArrayList<>(
          files.filter(file -> file.toString().endsWith(ending)).sorted().toList());
    }
  }

  @Tag("random")
  @Test
  void anyProgramIsReadBack() throws IOException {
    Random random = new Random(41);
    for (int i = 0; i < Rounds.of(100); i++) {
      assertReadBack(programs(RandomBytes.raw(random, 400)));
    }
  }

  @Test
  void lineLongerThanARowIsReadBack() throws IOException {
    assertReadBack(programs("X<>Y\n" + "1234567890".repeat(4) + "\nGTO \"ABCDEFG\"\n"));
  }

  @Test
  void privateProgramHasItsOwnType() throws IOException {
    List<byte[]> programs = programs(new byte[] {0x01, 0x40, (byte) 0xC0, 0, 0x4D});
    Wand wand = new Wand();
    SheetFile.pdf(Pdf.sheet(Sheet.of(programs))).rows().forEach(wand::read);
    assertThat(wand.types()).containsExactly(2);
    assertReadBack(programs);
  }

  private static void assertReadBack(List<byte[]> programs) throws IOException {
    Sheet sheet = Sheet.of(programs);
    for (SheetFile file :
        List.of(SheetFile.svg(Svg.sheet(sheet)), SheetFile.pdf(Pdf.sheet(sheet)))) {
      Wand wand = new Wand();
      file.rows().forEach(wand::read);
      assertThat(wand.programs()).hasSameSizeAs(programs);
      for (int i = 0; i < programs.size(); i++) {
        byte[] expected = programs.get(i).clone();
        boolean isPrivate = (expected[expected.length - 1] & GlobalLabel.PRIVATE) != 0;
        expected[expected.length - 1] = 0x2F;
        assertThat(wand.programs().get(i)).isEqualTo(expected);
        assertThat(wand.types().get(i)).isEqualTo(isPrivate ? 2 : 1);
      }
    }
  }

  @Test
  void rowLabelsShowTheLinesOfTheRow() {
    assertThat(svg("LBL \"ABC\"\n12345\nENTER^\n\"LONG TEXT\"\n").texts())
        .containsExactly(
            List.of("ABC", "PROGRAM REGISTERS NEEDED: 4", "ROW 1 (1:3)", "ROW 2 (4:5)"));
  }

  @Test
  void rowWithinOneLineShowsItsNumberOnce() {
    assertThat(svg("CLX\n" + "1".repeat(30)).texts().get(0))
        .contains("PROGRAM WITHOUT A NAME", "ROW 1 (1:2)", "ROW 2 (2)", "ROW 3 (2:3)");
  }

  @Test
  void textsAndBarsHaveTheSamePositionsInSvgAndPdf() throws IOException {
    Sheet sheet = Sheet.of(programs("LBL \"A\"\nEND\nLBL \"B\"\n" + "SIN\n".repeat(250) + "END\n"));
    List<String> places = SheetFile.svg(Svg.sheet(sheet)).places();
    assertThat(places).hasSizeGreaterThan(1_000).contains("600 600 140 bold");
    assertThat(SheetFile.pdf(Pdf.sheet(sheet)).places()).isEqualTo(places);
  }

  @Test
  void eachProgramBeginsAPageAndALongOneTakesSeveral() throws IOException {
    List<byte[]> programs =
        programs("LBL \"A<&>\"\nEND\nLBL \"(B)\\\\\"\n" + "SIN\n".repeat(250) + "END\n");
    assertThat(SheetFile.svg(Svg.sheet(Sheet.of(programs))).texts())
        .extracting(page -> page.get(0))
        .containsExactly("A&lt;&amp;&gt;", "(B)\\", "(B)\\");
    List<List<String>> pdf = SheetFile.pdf(Pdf.sheet(Sheet.of(programs))).texts();
    assertThat(pdf).extracting(page -> page.get(0)).containsExactly("A<&>", "(B)\\", "(B)\\");
    assertThat(pdf.get(1)).contains("PAGE 1 OF 2", "ROW 1 (1:6)", "ROW 15 (176:188)");
    assertThat(pdf.get(2)).contains("PAGE 2 OF 2", "ROW 16 (189:201)");
  }

  @Test
  void unsupportedCharacterIsAQuestionMarkInPdf() throws IOException {
    Sheet sheet = Sheet.of(programs("LBL \"\u03A3\u2260A\"\n"));
    assertThat(SheetFile.svg(Svg.sheet(sheet)).texts().get(0)).contains("\u03A3\u2260A");
    assertThat(SheetFile.pdf(Pdf.sheet(sheet)).texts().get(0)).contains("??A");
  }

  @Test
  void equalContentGivesTheSamePdfWithoutATime() {
    byte[] pdf = Pdf.sheet(Sheet.of(programs("LBL \"A\"\nEND\nLBL \"B\"\n")));
    assertThat(Pdf.sheet(Sheet.of(programs("LBL \"A\"\nEND\nLBL \"B\"\n")))).isEqualTo(pdf);
    assertThat(identifier(Pdf.sheet(Sheet.of(programs("LBL \"A\"\nEND\nLBL \"C\"\n")))))
        .isNotEqualTo(identifier(pdf));
    assertThat(new String(pdf, StandardCharsets.ISO_8859_1)).doesNotContain("Date");
  }

  private static String identifier(byte[] pdf) {
    String text = new String(pdf, StandardCharsets.ISO_8859_1);
    int start = text.lastIndexOf("/ID [<");
    return text.substring(start, text.indexOf(']', start));
  }

  @Test
  void theWidestRowFitsOnThePage() {
    byte[] ones = new byte[19];
    Arrays.fill(ones, 0, 16, (byte) 0xFF);
    System.arraycopy(new byte[] {(byte) 0xC0, 0, 0x0D}, 0, ones, 16, 3);
    List<Sheet.PrintedBar> row = Sheet.of(List.of(ones)).pages().get(0).rows().get(0);
    Sheet.PrintedBar last = row.get(row.size() - 1);
    assertThat(last.x() + last.width()).isBetween(5000, Sheet.PAGE_WIDTH - 500);
  }

  private static SheetFile svg(String listing) {
    return SheetFile.svg(Svg.sheet(Sheet.of(programs(listing))));
  }

  @Test
  void svgOfASmallProgramMatchesTheGoldenFile() throws IOException {
    byte[] svg = Svg.sheet(Sheet.of(programs("LBL \"AREA\"\nX^2\nPI\n*\nRTN\nEND\n")));
    Document.isWritten(GOLDEN, new String(svg, StandardCharsets.UTF_8));
  }
}
