package hp41.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hp41.listing.Diagnostic;
import hp41.module.ProgramWriteException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Tests images of disks and cassettes. */
class LifImageTest {

  private static final int DIRECTORY = 512;
  private static final byte[] SMALL = {0x40, (byte) 0xC0, 0, 0x0D};

  private static byte[] large(int bytes) {
    byte[] program = new byte[bytes];
    Arrays.fill(program, (byte) 0x40);
    System.arraycopy(SMALL, 1, program, bytes - 3, 3);
    return program;
  }

  /** Returns a number of programs with the labels P0, P1 and so on. */
  private static List<byte[]> numbered(int count) {
    return Samples.programs(
        IntStream.range(0, count)
            .mapToObj("LBL \"P%d\"\nEND\n"::formatted)
            .collect(Collectors.joining()));
  }

  private static List<String> names(LifImage image) {
    return image.files().stream().map(LifEntry::name).toList();
  }

  private static byte[] entry(String name, int type, int start, int blocks, int count) {
    return ByteBuffer.allocate(LifEntry.LENGTH)
        .put("%-10s".formatted(name).getBytes(StandardCharsets.US_ASCII))
        .putShort((short) type)
        .putInt(start)
        .putInt(blocks)
        .position(LifEntry.PROGRAM_LENGTH)
        .putShort((short) count)
        .array();
  }

  private static LifImage with(LifImage image, int index, byte[] entry) {
    byte[] content = image.content().clone();
    System.arraycopy(entry, 0, content, DIRECTORY + index * LifEntry.LENGTH, entry.length);
    return new LifImage(content);
  }

  private static List<String> problems(LifImage image) {
    return image.programs().problems().stream().map(Diagnostic::toString).toList();
  }

  private static LifText text(LifImage image, String name) {
    return image.file(name).flatMap(image::text).orElseThrow();
  }

  private static LifImage holding(byte[] entry, String hex) {
    byte[] bytes = HexFormat.of().parseHex(hex.replace(" ", ""));
    byte[] content = with(LifImage.blank(), 0, entry).content().clone();
    System.arraycopy(bytes, 0, content, 18 * LifImage.BLOCK, bytes.length);
    return new LifImage(content);
  }

  @Test
  void theLinesOfATextCanBeRead() {
    byte[] entry = entry("NOTES", 0x0001, 18, 1, 0);
    String lines = "0005 48656C6C6F 00 0000 0004 417E1DFF ";
    assertThat(text(holding(entry, lines + "FFFF 0001"), "notes"))
        .isEqualTo(new LifText(List.of("Hello", "", "A~≠⊠"), List.of()));
    LifText damaged = text(holding(entry, lines + "0100"), "notes");
    assertThat(damaged.lines()).hasSize(3);
    assertThat(damaged.problems())
        .extracting(Diagnostic::toString)
        .containsExactly(
            "1:4625: NOTES: the line at byte 4627 should have 256 characters, but only 238 follow");
  }

  /** The medium stores the bytes of a register with the lowest digits first. */
  @Test
  void theRegistersOfDataCanBeRead() {
    String number = "01 00 00 00 00 00 00 42 ";
    String negative = "98 99 00 90 78 56 34 12 ";
    String letters = "43 21 00 14 04 00 00 00 ";
    String others = "FF F2 00 FF FF FF FF FF ";
    byte[] four = entry("REGS", 0xE0D0, 18, 1, 4);
    LifText text = text(holding(four, number + negative + letters + others), "REGS");
    assertThat(text.problems()).isEmpty();
    assertThat(text.lines())
        .containsExactly(
            "00 4.200000000E+01", "01 -1.234567890E-02", "02 \"ABC\"", "03 2FFFFFFFFFFFFF");
    assertThat(text(holding(entry("REGS", 0xE0D0, 18, 1, 33), ""), "REGS").problems())
        .extracting(Diagnostic::toString)
        .containsExactly(
            "1:541: REGS: the file should have 33 registers, but the image contains only 32");
  }

  @Test
  void filesOfOtherTypesAreNotShown() {
    LifImage rom = with(LifImage.blank(), 0, entry("ROM", 0xE070, 18, 1, 0));
    assertThat(rom.file("ROM").flatMap(rom::text)).isEmpty();
    LifImage far = with(LifImage.blank(), 0, entry("NOTES", 1, 900, 1, 0));
    assertThat(text(far, "NOTES").problems()).hasSize(1);
  }

  @Test
  void filesAreListedWithTypeAndSize() {
    LifImage image = LifImage.blank().with("prog", SMALL);
    image = with(image, 1, entry("NOTES", 0x0001, 19, 3, 0));
    image = with(image, 2, entry("REGS", 0xE0D0, 22, 1, 25));
    image = with(image, 3, entry("OTHER", 0xE214, 23, 2, 0));
    assertThat(image.files())
        .extracting(file -> file.name() + " " + file.type() + " " + file.size())
        .containsExactly(
            "PROG program 4 bytes",
            "NOTES text 3 blocks",
            "REGS data 25 registers",
            "OTHER basic71 2 blocks");
    assertThat(problems(image)).isEmpty();
    assertThat(image.programs().programs()).containsExactly(SMALL);
    assertThat(image.program(image.file("regs").orElseThrow()).problems())
        .singleElement()
        .hasToString("1:587: REGS is not a program; its type is data");
  }

  @Test
  void programReplacesOneWithTheSameName() {
    LifImage image = LifImage.blank().with("A", large(600)).with("B", SMALL).with("A", SMALL);
    assertThat(names(image)).containsExactly("A", "B");
    assertThat(image.program(image.file("A").orElseThrow()).programs()).containsExactly(SMALL);
    LifImage larger = image.with("A", large(900));
    assertThat(names(larger)).containsExactly("B", "A");
    assertThat(problems(larger)).isEmpty();
    assertThat(larger.with("C", large(600)).files())
        .extracting(LifEntry::start)
        .containsExactly(18L, 21L, 22L);
  }

  @Test
  void namesComeFromLabels() {
    LifImage image = LifImage.blank().with(Samples.two());
    assertThat(names(image)).containsExactly("FIRST", "SECOND");
    assertThatThrownBy(() -> image.with(List.of(SMALL)))
        .isInstanceOf(ProgramWriteException.class)
        .hasMessage("a program without a label needs a name: IMAGE:NAME");
    assertThatThrownBy(() -> image.with(Samples.programs("LBL \"A\"\nEND\nLBL \"A\"\n")))
        .hasMessage("two programs begin with the label A");
  }

  @Test
  void invalidNamesAreRejected() {
    for (String name : List.of("", "ABCDEFGH", "A,B", "A B", "Ä")) {
      assertThatThrownBy(() -> LifImage.blank().with(name, SMALL))
          .isInstanceOf(ProgramWriteException.class)
          .hasMessageContaining(" is not a valid name: ");
    }
  }

  @Test
  void filesOfOtherTypesAreNotReplaced() {
    LifImage image = with(LifImage.blank(), 0, entry("NOTES", 0x0001, 18, 3, 0));
    assertThatThrownBy(() -> image.with("NOTES", SMALL))
        .hasMessage("NOTES is a file of the type text on the image");
    assertThat(image.with("P", SMALL).file("P").orElseThrow().start()).isEqualTo(21);
  }

  @Test
  void fullImageGrows() {
    LifImage image = LifImage.blank();
    for (int i = 0; i < 7; i++) {
      image = image.with("P" + i, large(65_000 / 4));
    }
    assertThat(image.content()).hasSize(512 * LifImage.BLOCK);
    LifImage grown = image.with("MORE", large(30_000));
    assertThat(grown.content()).hasSize(1024 * LifImage.BLOCK);
    assertThat(ByteBuffer.wrap(grown.content()).getInt(24)).isEqualTo(4);
    assertThat(problems(grown)).isEmpty();
    assertThat(grown.programs().programs()).hasSize(8).last().isEqualTo(large(30_000));
  }

  @Test
  void imageHoldsMoreThan128Programs() {
    List<byte[]> programs = numbered(3000);
    LifImage image = LifImage.blank().with(programs);
    assertThat(problems(image)).isEmpty();
    assertThat(image.programs().programs()).containsExactlyElementsOf(programs);
    assertThat(names(image)).hasSize(3000).startsWith("P0", "P1").endsWith("P2999");
    LifImage oneByOne = LifImage.blank();
    for (byte[] program : programs.subList(0, 300)) {
      oneByOne = oneByOne.with(List.of(program));
    }
    assertThat(oneByOne.content())
        .isEqualTo(LifImage.blank().with(programs.subList(0, 300)).content());
  }

  @Test
  void filesOfAllTypesMoveWithTheDirectory() {
    LifImage image = holding(entry("NOTES", 0x0001, 18, 1, 0), "0005 48656C6C6F 00 FFFF");
    image = image.with(numbered(128));
    assertThat(text(image, "NOTES").lines()).containsExactly("Hello");
    assertThat(image.file("NOTES").orElseThrow().start()).isEqualTo(34);
    assertThat(problems(image)).isEmpty();
  }

  @Test
  void tooLargeImageIsReported() {
    byte[] content = Arrays.copyOf(LifImage.blank().content(), LifImage.LARGEST);
    int blocks = LifImage.LARGEST / LifImage.BLOCK;
    LifImage full = with(new LifImage(content), 0, entry("BIG", 0xE020, 18, blocks - 28, 0));
    assertThat(names(full.with("SOME", large(2000)))).containsExactly("BIG", "SOME");
    assertThatThrownBy(() -> full.with("MORE", large(3000)))
        .hasMessage("the image would become too large; write the programs to another one");
  }

  /** Adds, replaces and purges files of random sizes, and compares all of them afterwards. */
  @Test
  void randomProgramsAreKept() {
    long seed = System.nanoTime();
    Random random = new Random(seed);
    Map<String, byte[]> expected = new TreeMap<>();
    LifImage image = LifImage.blank();
    for (int i = 0; i < 400; i++) {
      String name = "P" + random.nextInt(250);
      byte[] program = large(4 + random.nextInt(2000));
      image = image.with(name, program);
      expected.put(name, program);
    }
    assertThat(problems(image)).as("seed %d", seed).isEmpty();
    assertThat(names(image)).as("seed %d", seed).hasSameElementsAs(expected.keySet());
    for (LifEntry file : image.files()) {
      assertThat(image.program(file).programs())
          .as("seed %d", seed)
          .containsExactly(expected.get(file.name()));
    }
  }

  @Test
  void imageCanLackTheLastBlocksOfItsMedium() {
    LifImage shorter = new LifImage(Samples.image(Samples.two()));
    assertThat(problems(shorter)).isEmpty();
    LifImage more = shorter.with("MORE", large(700));
    assertThat(problems(more)).isEmpty();
    assertThat(more.content()).hasSize(shorter.content().length + 3 * 256);
  }

  @Test
  void directoryOutsideTheImageIsReported() {
    byte[] content = LifImage.blank().with("A", SMALL).content();
    byte[] outside = content.clone();
    ByteBuffer.wrap(outside).putInt(8, 600);
    assertThat(problems(new LifImage(outside)))
        .containsExactly(
            "1:9: the directory should begin at block 600, but the image has only 512 blocks (byte 9)");
    byte[] tooLong = content.clone();
    ByteBuffer.wrap(tooLong).putInt(16, -1);
    assertThat(problems(new LifImage(tooLong)).get(0))
        .startsWith("1:17: the directory should have 4294967295 blocks from block 2 on, but");
  }

  @Test
  void filesOutsideTheImageOrOverlappingAreReported() {
    LifImage image = LifImage.blank().with("A", SMALL);
    image = with(image, 1, entry("FAR", 0xE080, 511, 2, 4));
    image = with(image, 2, entry("TWICE", 0xE080, 18, 1, 4));
    assertThat(problems(image))
        .containsExactly(
            "1:557: FAR is in blocks 511 to 512, but files must be in 18 to 511 (byte 557)",
            "1:589: TWICE is in blocks 18 to 18, but another file is there, too (byte 589)");
    assertThat(image.programs().programs()).containsExactly(SMALL);
    assertThat(image.programs().isRepairable()).isTrue();
    LifImage damaged = image;
    assertThatThrownBy(() -> damaged.with("B", SMALL))
        .hasMessage("the directory of the image is damaged");
  }

  @Test
  void programLongerThanItsBlocksIsReported() {
    LifImage image = with(LifImage.blank(), 0, entry("LONG", 0xE080, 18, 1, 300));
    assertThat(problems(image))
        .containsExactly(
            "1:541: LONG: the length of the program at byte 4609 is 300, but only 256 follow:"
                + " the rest is missing");
  }
}
