package hp41.format;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Rounds;
import hp41.format.ProgramFile.Format;
import hp41.listing.Barcode;
import hp41.listing.Diagnostic;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks that rows of bar code are converted to the programs that were printed, or reported. */
class WandFileTest {

  /** The example in the manual of the TULIP4041: the first three rows of a program. */
  private static final String ADVENT =
      """
      Advent

      Program Registers Needed: 160

      Row 1 (1 - 5)
      551001C000F4004144569C00A9158CCA
      Row 2 (5 - 10)
      DD114401F2004C22114190F3FB594F55
      Row 3 (10 - 14)
      3F1280524520494E2041209BF37E8966
      """;

  private static final List<byte[]> LONG = Samples.programs(listing("LONG", 176));

  private static String listing(String name, int numbers) {
    return IntStream.range(0, numbers)
        .mapToObj(i -> (i * i % 1000) + "\nSTO " + "%02d\n".formatted(i % 100))
        .collect(Collectors.joining("", "LBL \"" + name + "\"\n", "END\n"));
  }

  private static ProgramFile read(String text) {
    return Samples.read(text.getBytes(StandardCharsets.US_ASCII));
  }

  private static List<String> messages(ProgramFile file) {
    return file.problems().stream().map(Diagnostic::message).toList();
  }

  /** Returns a page with some rows of a program, numbered from 1. */
  private static String page(byte[] program, IntStream numbers) {
    List<Barcode.BarcodeRow> rows = Barcode.of(program).rows();
    return numbers
        .mapToObj(i -> rows.get(i - 1).bytes())
        .map(bytes -> "Row 0\n" + HexFormat.of().formatHex(bytes) + "\n")
        .collect(Collectors.joining("", "Page\n", ""));
  }

  @Test
  void publishedRowsAreOneProgramWithoutItsEnd() {
    ProgramFile file = read(ADVENT);
    assertThat(file.format()).isEqualTo(Format.WND);
    assertThat(file.programs()).isEmpty();
    assertThat(messages(file))
        .containsExactly(
            "rows from 4 on of ADV are missing: scan or photograph them again, and name all"
                + " pictures in one command");
  }

  @Test
  void writtenRowsHaveTheFormOfThePublishedOnes() {
    String text =
        new String(
            ProgramFile.write(Format.WND, Samples.programs("LBL \"AREA\"\nX^2\nPI\nEND\n"), null),
            StandardCharsets.US_ASCII);
    String form =
        "AREA\r\n\r\nProgram Registers Needed: 2\r\n\r\nRow 1 \\(1 - 4\\)\r\n[0-9A-F]{32}\r\n\r\n";
    assertThat(text).matches(Pattern.compile(form));
  }

  @Tag("random")
  @Test
  void anyProgramsAreReadBack() {
    Random random = new Random(82153);
    for (int i = 0; i < Rounds.of(100); i++) {
      List<byte[]> programs = new ArrayList<>();
      for (int j = 0; j <= random.nextInt(4); j++) {
        programs.addAll(Samples.random(random));
      }
      ProgramFile file = Samples.read(ProgramFile.write(Format.WND, programs, null));
      assertThat(file.hasErrors()).as(messages(file).toString()).isFalse();
      assertThat(hexadecimal(file.programs())).isEqualTo(hexadecimal(programs));
    }
  }

  private static List<String> hexadecimal(List<byte[]> programs) {
    return programs.stream().map(HexFormat.of()::formatHex).toList();
  }

  @Test
  void privateProgramStaysPrivate() {
    byte[] program = Samples.programs("LBL \"A\"\nSIN\nEND\n").get(0);
    program[program.length - 1] |= 0x40;
    ProgramFile file = Samples.read(ProgramFile.write(Format.WND, List.of(program), null));
    assertThat(file.programs()).containsExactly(program);
  }

  @Test
  void pagesInAnyOrderAndTwiceAreOneProgram() {
    int count = Barcode.of(LONG.get(0)).rows().size();
    assertThat(count).isGreaterThan(48);
    List<String> pages = new ArrayList<>();
    for (int first = 1; first <= count; first += 15) {
      pages.add(page(LONG.get(0), IntStream.rangeClosed(first, Math.min(count, first + 14))));
      pages.add(page(LONG.get(0), IntStream.rangeClosed(first, Math.min(count, first + 20))));
    }
    Random random = new Random(4);
    for (int i = 0; i < 20; i++) {
      Collections.shuffle(pages, random);
      ProgramFile file = read(String.join("", pages));
      assertThat(messages(file)).isEmpty();
      assertThat(file.programs()).containsExactlyElementsOf(LONG);
    }
  }

  /** Checksums add bytes, so that the pages of these programs continue each other. */
  @Test
  void pagesThatFitTwoProgramsAreNotJoined() {
    byte[] one = sines(36, 257);
    byte[] other = sines(37, 258);
    String firstOfOne = page(one, IntStream.rangeClosed(1, 15));
    String firstOfOther = page(other, IntStream.rangeClosed(1, 15));
    String lastOfOne = page(one, IntStream.rangeClosed(16, 24));
    String lastOfOther = page(other, IntStream.rangeClosed(16, 24));
    assertThat(read(firstOfOne + lastOfOther).programs()).hasSize(1);
    ProgramFile all = read(firstOfOne + lastOfOther + firstOfOther + lastOfOne);
    assertThat(all.programs()).isEmpty();
    assertThat(all.hasErrors()).isTrue();
  }

  /** Returns a program of sines, and of cosines in two steps. */
  private static byte[] sines(int... cosines) {
    List<String> steps = new ArrayList<>(Collections.nCopies(300, "SIN"));
    IntStream.of(cosines).forEach(step -> steps.set(step, "COS"));
    return Samples.programs("LBL \"A\"\n" + String.join("\n", steps) + "\nEND\n").get(0);
  }

  /** A missing page of 16 rows has no effect on row numbers, and the checksums agree by chance. */
  @Test
  void countOfRowsIsShownIfAPageMayBeMissing() {
    int count = Barcode.of(LONG.get(0)).rows().size();
    String pages =
        page(LONG.get(0), IntStream.rangeClosed(1, 16))
            + page(LONG.get(0), IntStream.rangeClosed(17, count));
    ProgramFile file = read(pages);
    assertThat(file.programs()).containsExactlyElementsOf(LONG);
    assertThat(messages(file))
        .containsExactly(
            "LONG has %d rows on these pages; if the paper shows more, a page is missing"
                .formatted(count));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "7 | row 7 of 64 of LONG is missing: scan or photograph it again",
        "7 12 | rows 7 and 12 of 64 of LONG are missing: scan",
        "1 | row 1 of 64 is missing: scan",
        "3 4 5 40 | rows 3 to 5 and 40 of 64 of LONG are missing: scan",
        "8 9 | rows 8 and 9 of 64 of LONG are missing: scan",
        "64 | rows from 64 on of LONG are missing: scan",
        "20 64 | row 20 and those after 63 of LONG are missing: scan",
      })
  void missingRowsAreNamed(String without, String message) {
    List<Integer> left = Arrays.stream(without.strip().split(" ")).map(Integer::valueOf).toList();
    byte[] program = LONG.get(0);
    int count = Barcode.of(program).rows().size();
    assertThat(count).isEqualTo(64);
    IntStream rest = IntStream.rangeClosed(1, count).filter(i -> !left.contains(i));
    ProgramFile file = read(page(program, rest));
    assertThat(file.programs()).isEmpty();
    assertThat(messages(file)).hasSize(1);
    assertThat(messages(file).get(0)).startsWith(message);
    String second = page(program, left.stream().mapToInt(Integer::intValue));
    rest = IntStream.rangeClosed(1, count).filter(i -> !left.contains(i));
    ProgramFile added = read(page(program, rest) + second);
    assertThat(added.programs()).containsExactlyElementsOf(LONG);
    assertThat(messages(added)).isEmpty();
  }

  /** Rows of several programs on the same pages, of which some are missing or read twice. */
  @Tag("random")
  @Test
  void mixedPagesGiveTheirProgramsOrAnError() {
    Random random = new Random(2026);
    int sound = 0;
    for (int i = 0; i < Rounds.of(800); i++) {
      List<byte[]> programs = new ArrayList<>();
      List<String> pages = new ArrayList<>();
      double lost = random.nextBoolean() ? 0 : 0.03;
      for (int j = 0; j < 4; j++) {
        byte[] program = Samples.random(random).get(0);
        programs.add(program);
        int rows = Barcode.of(program).rows().size();
        for (int first = 1; first <= rows; first += 1 + random.nextInt(16)) {
          IntStream page = IntStream.range(first, Math.min(rows + 1, first + 16));
          pages.add(page(program, page.filter(row -> random.nextDouble() >= lost)));
        }
      }
      Collections.shuffle(pages, random);
      ProgramFile file = read(String.join("", pages));
      if (!file.hasErrors()) {
        sound++;
        assertThat(hexadecimal(programs)).containsAll(hexadecimal(file.programs()));
      }
    }
    assertThat(sound).isGreaterThan(Rounds.of(200));
  }

  @Test
  void missingPageIsNamed() {
    byte[] program = LONG.get(0);
    String others =
        page(program, IntStream.rangeClosed(33, 64)) + page(program, IntStream.rangeClosed(1, 16));
    assertThat(messages(read(others)).get(0)).startsWith("rows 17 to 32 of 64 of LONG are missing");
  }

  @Test
  void wrongRowContradictsTheNext() {
    String[] lines = page(LONG.get(0), IntStream.rangeClosed(1, 64)).split("\n");
    char digit = lines[10].charAt(20);
    lines[10] = lines[10].substring(0, 20) + (digit == '0' ? '1' : '0') + lines[10].substring(21);
    assertThat(messages(read(String.join("\n", lines))).get(0))
        .startsWith("rows 4 and 5 of LONG contradict each other");
  }

  /** A row is only used if its checksum and the checksums of its neighbours hold. */
  @Tag("random")
  @Test
  void anyWrongBitIsAnError() {
    Random random = new Random(41);
    byte[] program = Samples.programs(listing("SHORT", 30)).get(0);
    List<Barcode.BarcodeRow> rows = Barcode.of(program).rows();
    for (int i = 0; i < Rounds.of(300); i++) {
      StringBuilder text = new StringBuilder();
      int wrong = random.nextInt(rows.size());
      for (Barcode.BarcodeRow row : rows) {
        byte[] bytes = row.bytes().clone();
        if (row.number() - 1 == wrong) {
          bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
        }
        text.append("Row 0\n").append(HexFormat.of().formatHex(bytes)).append('\n');
      }
      ProgramFile file = read(text.toString());
      assertThat(file.programs()).as(text.toString()).isEmpty();
      assertThat(file.hasErrors()).isTrue();
    }
  }

  /** The first row may be the 17th, if its checksum agrees by chance. */
  @Test
  void programWithoutALabelIsDoubted() {
    byte[] program = Samples.programs("SIN\nEND\n").get(0);
    assertThat(messages(read(page(program, IntStream.of(1)))))
        .containsExactly("the program does not begin with a label; check whether it is whole");
    String later = page(program, IntStream.of(1)).replace("Row 0", "Row 17");
    assertThat(messages(read(later)).get(0)).startsWith("rows");
    assertThat(read(later).programs()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "81 | paper keyboard: 81",
        "E086 | paper keyboard: E0 86",
        "9B6D1B415A | number: -1.415",
        "5D72 4142| text: \"AB\"",
        "F2 40 B2 | direct execution: B2",
      })
  void rowOfAnotherKindIsDescribed(String hexadecimal, String contents) {
    byte[] bytes = HexFormat.of().parseHex(hexadecimal.replace(" ", ""));
    bytes[0] = bytes.length > 2 ? (byte) Barcode.checksum(0, bytes) : bytes[0];
    ProgramFile file = read("Row 1\n" + HexFormat.of().formatHex(bytes) + "\n");
    assertThat(messages(file)).containsExactly("a row is not part of a program · " + contents);
    assertThat(file.hasErrors()).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"82", "E186", "FF9B6D1B415A"})
  void rowWithoutItsChecksumIsAnError(String hexadecimal) {
    assertThat(messages(read("Row 1\n" + hexadecimal + "\n")))
        .containsExactly("a row has a wrong checksum: " + hexadecimal);
  }
}
