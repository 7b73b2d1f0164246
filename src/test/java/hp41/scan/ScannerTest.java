package hp41.scan;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Internals;
import hp41.files.BundledProgram;
import hp41.files.ProgramSource;
import hp41.format.ProgramFile;
import hp41.listing.Assembler;
import hp41.listing.Barcode;
import hp41.listing.Diagnostic;
import hp41.print.Pdf;
import hp41.print.Sheet;
import hp41.print.Svg;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that bar code is read from spoiled pages, and that nothing else is read. */
class ScannerTest {

  private static byte[] program(String name) {
    byte[] listing = BundledProgram.named(name).orElseThrow().listing();
    return ProgramFile.read(listing, Internals.known()).programs().get(0);
  }

  private static List<String> hexadecimal(List<byte[]> rows) {
    return rows.stream().map(HexFormat.of()::formatHex).toList();
  }

  /** Checks that exactly the rows of a page of a program are read, in their order. */
  private static void assertAllRowsAreRead(SpoiledPage spoiled, int seed) {
    byte[] program = program("GCD");
    Sheet.Page page = Sheet.of(List.of(program)).pages().get(0);
    List<byte[]> printed =
        Barcode.of(program).rows().stream().map(Barcode.BarcodeRow::bytes).toList();
    List<ScannedRow> rows = Scanner.rows(spoiled.picture(page, new Random(seed)));
    assertThat(hexadecimal(rows.stream().map(ScannedRow::bytes).toList()))
        .isEqualTo(hexadecimal(printed));
  }

  /** A photo of a small page: rotated, tilted, curled, blurred, noisy, half in shadow. */
  @Test
  void photoOfAPageIsRead() {
    SpoiledPage photo = new SpoiledPage(100, -7, 9, -11, 0.1, 0.2, 0.5, 5, 0.6, 50, 1, 0);
    assertAllRowsAreRead(photo, 5);
  }

  @Test
  void pagesOfAProgramAreReadInAnyOrder(@TempDir Path folder) throws IOException {
    byte[] program =
        program(
            BundledProgram.byName().keySet().stream()
                .filter(
                    it ->
                        Barcode.rows(program(it).length) <= 30
                            && Barcode.rows(program(it).length) > 15)
                .findFirst()
                .orElseThrow());
    List<Sheet.Page> pages = Sheet.of(List.of(program)).pages();
    assertThat(pages).hasSize(2);
    List<ProgramSource> sources = new ArrayList<>();
    for (Sheet.Page page : pages) {
      byte[] picture = Svg.sheet(new Sheet(List.of(page)));
      Path file = Files.write(folder.resolve(sources.size() + ".svg"), picture);
      sources.add(0, ProgramSource.open(file.toString(), problem -> {}).orElseThrow());
    }
    assertThat(programs(sources).programs()).containsExactly(program);
    assertThat(programs(sources.subList(0, 1)).hasErrors()).isTrue();
    assertThat(programs(sources.subList(0, 1)).programs()).isEmpty();
  }

  private static ProgramFile programs(List<ProgramSource> sources) {
    List<ProgramSource> joined = ProgramSource.joined(sources);
    assertThat(joined).hasSize(1);
    return joined.get(0).programs(new Assembler(Internals.known()), problem -> {}).orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "P5 2 1 255 ab",
        "P4 9 1 abc",
        "%PDF-1.4 nothing",
        "<svg >",
        "\u0089PNG\r\n\u001A\n"
      })
  void pictureWithoutBarCodeIsRefused(String content, @TempDir Path folder) throws IOException {
    Path file = Files.write(folder.resolve("x"), content.getBytes(StandardCharsets.ISO_8859_1));
    List<String> problems = new ArrayList<>();
    assertThat(ProgramSource.open(file.toString(), it -> problems.add(it.reason()))).isEmpty();
    assertThat(problems).hasSize(1);
    assertThat(problems.get(0)).startsWith("cannot be read: ").doesNotContain("null");
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(ints = {90, 180, -45, 135})
  void pageIsReadInAnyDirection(int rotation) {
    SpoiledPage photo = new SpoiledPage(150, rotation, 5, -5, 0.05, 0.1, 0.6, 4, 0.7, 60, 1, 0);
    assertAllRowsAreRead(photo, 3);
  }

  /** Keys of the paper keyboard, a function to execute, a number and a text. */
  @Test
  void shortRowsOfOtherKindsAreRead() throws IOException {
    List<byte[]> rows =
        Stream.of("81", "e086", "f240b2", "006d1b415a", "f5724142")
            .map(HexFormat.of()::parseHex)
            .toList();
    List<List<Sheet.PrintedBar>> printed = new ArrayList<>();
    for (byte[] row : rows) {
      row[0] = row.length > 2 ? (byte) Barcode.checksum(0, row) : row[0];
      printed.add(bars(row, 960 + 400 * printed.size()));
    }
    Sheet.Page page = new Sheet.Page(List.of(), printed);
    byte[] scan = SpoiledPage.scan(120).file(page, new Random(1));
    byte[] text = new PictureScanner().scan(scan).getBytes(StandardCharsets.US_ASCII);
    assertThat(ProgramFile.read(text, Internals.known()).problems())
        .extracting(problem -> problem.message().replaceFirst(".* · ", ""))
        .containsExactly(
            "paper keyboard: 81",
            "paper keyboard: E0 86",
            "direct execution: B2",
            "number: -1.415",
            "text: \"AB\"");
  }

  private static List<Sheet.PrintedBar> bars(byte[] row, int y) {
    String bits = "1" + HexFormat.of().formatHex(row);
    String binary = "00" + new BigInteger(bits, 16).toString(2).substring(1) + "10";
    List<Sheet.PrintedBar> bars = new ArrayList<>();
    int x = 600;
    for (char bit : binary.toCharArray()) {
      int width = bit == '1' ? Sheet.WIDE : Sheet.NARROW;
      bars.add(new Sheet.PrintedBar(x, y, width));
      x += width + Sheet.NARROW;
    }
    return bars;
  }

  /** Damaged files are refused, or read with other pixels. */
  @ParameterizedTest
  @ValueSource(strings = {"png", "jpeg", "tiff", "pgm", "pdf"})
  void damagedPictureEndsWithAnIoException(String kind) throws IOException {
    Random random = new Random(82);
    byte[] sound = small(kind);
    for (int i = 0; i < 60; i++) {
      byte[] damaged = Arrays.copyOf(sound, sound.length - random.nextInt(sound.length / 3));
      for (int j = random.nextInt(4); j >= 0; j--) {
        damaged[8 + random.nextInt(damaged.length - 8)] = (byte) random.nextInt(256);
      }
      try {
        new PictureScanner().scan(damaged);
      } catch (IOException refused) {
        assertThat(refused).hasMessageNotContaining("null");
      }
    }
  }

  private static byte[] small(String kind) throws IOException {
    BufferedImage image = new BufferedImage(90, 60, BufferedImage.TYPE_BYTE_GRAY);
    for (int x = 10; x < 80; x += 5) {
      image.createGraphics().fillRect(x, 10, x % 2 + 2, 40);
    }
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    if (kind.equals("pdf")) {
      return Pdf.sheet(Sheet.of(List.of(new byte[] {0x40, (byte) 0xC0, 0, 0x0D})));
    } else if (kind.equals("pgm")) {
      file.writeBytes("P5\n#small\n90 60\n255\n".getBytes(StandardCharsets.US_ASCII));
      file.writeBytes(((DataBufferByte) image.getRaster().getDataBuffer()).getData());
    } else {
      ImageIO.write(image, kind, file);
    }
    return file.toByteArray();
  }

  /** A spot of paint divides the upper lines of a row, and its right part looks like a row. */
  @Test
  void rowWithASpotIsReadOnce() {
    byte[] program = program("8QUEENS");
    int row = firstRow(program, 7, 11, each -> (each & 3) == 0);
    Greys scan = scanned(program, row, 826);
    List<String> found = new ArrayList<>();
    for (int x = 80; x < 500; x += 2) {
      Greys spotted = part(scan, 0, scan.width(), scan.height());
      for (int y = 0; y < scan.height() * 2 / 5; y++) {
        Arrays.fill(spotted.pixels(), y * scan.width() + x, y * scan.width() + x + 8, (byte) 235);
      }
      Scanner.rows(spotted).forEach(it -> found.add(HexFormat.of().formatHex(it.bytes())));
    }
    byte[] printed = Barcode.of(program).rows().get(row).bytes();
    assertThat(found).isNotEmpty().containsOnly(HexFormat.of().formatHex(printed));
  }

  /** Returns the first row of a program that has a byte of some kind. */
  private static int firstRow(byte[] program, int from, int to, IntPredicate kind) {
    List<Barcode.BarcodeRow> rows = Barcode.of(program).rows();
    return IntStream.range(0, 15)
        .filter(row -> IntStream.range(from, to).anyMatch(i -> kind.test(rows.get(row).bytes()[i])))
        .findFirst()
        .getAsInt();
  }

  /** Returns a row of a program at 100 dots per inch. */
  private static Greys scanned(byte[] program, int row, int width) {
    Sheet.Page page = Sheet.of(List.of(program)).pages().get(0);
    Greys scan = SpoiledPage.scan(100).picture(page, new Random(1));
    return part(scan, page.rows().get(row).get(0).y() * 100 / 720 - 6, width, 48);
  }

  /** The start of a row, up to a wide bar and a narrow one, is no row, wherever it is cut off. */
  @Test
  void rowThatIsCutOffIsNotRead() {
    byte[] program = program("8QUEENS");
    int row = firstRow(program, 6, 14, each -> (each & 0xE0) == 0xA0);
    Greys scan = scanned(program, row, 826);
    List<String> found = new ArrayList<>();
    for (int width = 300; width < scan.width(); width++) {
      List<ScannedRow> rows = Scanner.rows(part(scan, 0, width, scan.height()));
      found.addAll(hexadecimal(rows.stream().map(ScannedRow::bytes).toList()));
    }
    assertThat(found)
        .isNotEmpty()
        .isSubsetOf(
            hexadecimal(
                Barcode.of(program).rows().stream().map(Barcode.BarcodeRow::bytes).toList()));
  }

  private static Greys part(Greys picture, int top, int width, int height) {
    byte[] pixels = new byte[width * height];
    for (int y = 0; y < height; y++) {
      System.arraycopy(picture.pixels(), (top + y) * picture.width(), pixels, y * width, width);
    }
    return new Greys(width, height, pixels);
  }

  /** All bundled programs in one file are read back from the files that this program writes. */
  @Test
  void writtenFilesAreReadBack() throws IOException {
    Map<String, byte[]> different = new TreeMap<>();
    for (String name : BundledProgram.byName().keySet()) {
      byte[] program = program(name);
      different.put(HexFormat.of().formatHex(program), program);
    }
    List<byte[]> programs = List.copyOf(different.values());
    assertThat(programs).hasSizeGreaterThan(50);
    byte[] last = programs.get(2);
    last[last.length - 1] |= 0x40;
    Sheet sheet = Sheet.of(programs);
    for (byte[] file : List.of(Pdf.sheet(sheet), Svg.sheet(sheet))) {
      byte[] rows = new PictureScanner().scan(file).getBytes(StandardCharsets.US_ASCII);
      ProgramFile read = ProgramFile.read(rows, Internals.known());
      assertThat(read.problems().stream().map(Diagnostic::message)).isEmpty();
      assertThat(hexadecimal(read.programs())).isEqualTo(hexadecimal(programs));
    }
  }
}
