package hp41.format;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.format.ProgramFile.Format;
import hp41.listing.Diagnostic;
import hp41.listing.Fixtures;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that damage is reported with its byte and reason, and that intact parts can be read. */
class DamageTest {

  private static final List<byte[]> ONE = Samples.programs("LBL \"ABC\"\n1\n+\nEND\n");
  private static final int LENGTH = Fixtures.join(ONE).length;

  private static List<String> problems(byte[] content) {
    return Samples.read(content).problems().stream().map(Diagnostic::toString).toList();
  }

  private static byte[] one(Format format) {
    return Samples.file(format, ONE);
  }

  private static byte[] with(byte[] content, int at, int value) {
    byte[] changed = content.clone();
    changed[at] = (byte) value;
    return changed;
  }

  @ParameterizedTest
  @EnumSource(
      value = Format.class,
      names = {"P41", "BIN", "LIF"})
  void wrongByteIsDetectedByTheChecksumAndTheProgramIsRead(Format format) {
    byte[] content = one(format);
    int at = new String(content, StandardCharsets.ISO_8859_1).lastIndexOf("ABC");
    ProgramFile file = Samples.read(with(content, at, 'X'));
    assertThat(file.format()).isEqualTo(format);
    assertThat(file.problems())
        .singleElement()
        .satisfies(problem -> assertThat(problem.column()).isEqualTo(at - 3 + LENGTH))
        .extracting(Diagnostic::message)
        .asString()
        .contains("the checksum in byte " + (at - 3 + LENGTH) + " is ");
    assertThat(file.hasErrors()).isTrue();
    assertThat(file.isRepairable()).isTrue();
    assertThat(file.programs()).hasSize(1);
  }

  /** The directory entry of a P41 file could also be read as program lines. */
  @Test
  void damagedP41IsNotReadAsRaw() {
    byte[] content = Samples.file(Format.P41, Samples.programs("LBL \"8QUEENS\"\n17.039\nEND\n"));
    assertThat(Samples.read(content).problems()).isEmpty();
    for (int at = LifEntry.LENGTH; at < LifEntry.LENGTH + 20; at++) {
      ProgramFile file = Samples.read(with(content, at, content[at] ^ 1));
      assertThat(file.format()).isEqualTo(Format.P41);
      assertThat(file.hasErrors()).as("byte %d", at).isTrue();
    }
  }

  @Test
  void lengthBeyondTheFileIsReportedAndCompleteLinesAreRead() {
    byte[] bin = Arrays.copyOf(one(Format.BIN), 2 + LENGTH - 3);
    assertThat(problems(bin))
        .containsExactly(
            "1:1: the length of the program at byte 3 is 12, but only 9 follow:"
                + " the rest is missing");
    assertThat(Fixtures.join(Samples.read(bin).programs())).isEqualTo(Fixtures.join(ONE));
  }

  @Test
  void allProblemsAreReportedAtOnce() {
    byte[] p41 = with(one(Format.P41), 29, LENGTH - 2);
    assertThat(problems(p41))
        .hasSize(2)
        .first()
        .asString()
        .startsWith("1:" + (32 + LENGTH - 1) + ": the file is damaged: the checksum in byte ");
    assertThat(problems(p41).get(1))
        .isEqualTo(
            "1:%d: the length of the program at byte 33 is 10, but it does not end with an END there"
                .formatted(32 + LENGTH - 2));
  }

  @Test
  void missingChecksumIsReported() {
    assertThat(problems(Arrays.copyOf(one(Format.BIN), 2 + LENGTH)))
        .containsExactly("1:15: the checksum after the program is missing");
  }

  @Test
  void missingEndInARawFileIsReported() {
    byte[] raw = one(Format.RAW);
    assertThat(problems(Arrays.copyOf(raw, LENGTH - 3)))
        .containsExactly("1:9: there is no END in 9 bytes: the end of the program is missing");
    assertThat(problems(Arrays.copyOfRange(raw, 7, LENGTH - 3)))
        .containsExactly("1:2: there is no END in 2 bytes: this is not a program");
  }

  @ParameterizedTest
  @CsvSource({
    "'%PDF-1.4\n', a PDF document",
    "'%!PS-Adobe-2.0\n%%Pages: 7\n', a PostScript document",
    "'%%!PS-Adobe-2.0\n', a PostScript document",
    "'{\\rtf1\\ansi 01 LBL \"A\"}', an RTF document",
    "'PK\u0003\u0004\u0014\u0000\u00C0\u0000\r', a ZIP archive",
    "'\u0089PNG\r\n\u00C0\u0000\r', a PNG picture",
  })
  void fileOfAnotherProgramIsRecognized(String content, String name) {
    assertThat(problems(content.getBytes(StandardCharsets.ISO_8859_1)))
        .containsExactly("1:1: this is %s, not a program file".formatted(name));
  }

  @Test
  void completeLinesOfATruncatedProgramAreRead() {
    byte[] raw = Samples.file(Format.RAW, Samples.two());
    int second = Samples.two().get(0).length;
    ProgramFile file = Samples.read(Arrays.copyOf(raw, second + 11));
    assertThat(file.hasErrors()).isTrue();
    assertThat(Fixtures.join(file.programs().subList(1, 2)))
        .isEqualTo(Fixtures.join(Samples.programs("LBL \"SECOND\"\nEND")));
  }

  @Test
  void wrongDigitsAreReportedWithLineAndColumn() {
    byte[] dat = "000CC000\nF4004142\n431Z40C0000D8?\n".getBytes(StandardCharsets.US_ASCII);
    assertThat(problems(dat))
        .containsExactly(
            "3:4: this is not a hexadecimal digit", "3:14: this is not a hexadecimal digit");
    assertThat(Fixtures.join(Samples.read(dat).programs()))
        .isEqualTo(Fixtures.join(Samples.programs("LBL \"ABC\"\nEND")));
  }

  @Test
  void byteOrderMarksAreIgnored() {
    String dat = new String(one(Format.DAT), StandardCharsets.US_ASCII);
    byte[] marked = ("\uFEFF" + dat + "\u001A").getBytes(StandardCharsets.UTF_8);
    assertThat(problems(marked)).isEmpty();
    assertThat(problems(("\uFEFF" + dat).getBytes(StandardCharsets.UTF_16BE))).isEmpty();
    assertThat(Samples.read(marked).format()).isEqualTo(Format.DAT);
  }

  @Test
  void damagedBinWithALinkedLabelIsRecognized() {
    byte[] bin = with(with(one(Format.BIN), 2, 0xC4), 3, 7);
    assertThat(problems(with(bin, 1, LENGTH + 1)))
        .hasSize(2)
        .last()
        .asString()
        .contains("the length of the program at byte 3 is 13, but it does not end with an END");
  }

  /** The checksum can be that of all bytes or of the program alone. */
  @ParameterizedTest
  @ValueSource(strings = {"LBL \"ABC\"\n1\n+\nEND", "1\n+\nEND", "LBL 01\n\"A TEXT\"\nPI\nEND"})
  void lengthThatIncludesTheChecksumIsAWarning(String listing) {
    byte[] code = Fixtures.join(Samples.programs(listing));
    byte[] bytes = new byte[code.length + 3];
    System.arraycopy(code, 0, bytes, 2, code.length);
    bytes[1] = (byte) (code.length + 1);
    bytes[bytes.length - 1] = CountedProgram.checksum(bytes, 0, bytes.length - 1);
    isReadWithAWarning(bytes, code);
    bytes[bytes.length - 1] = CountedProgram.checksum(code, 0, code.length);
    isReadWithAWarning(bytes, code);
    bytes[bytes.length - 1]++;
    assertThat(read(bytes).hasErrors()).isTrue();
  }

  private static ProgramFile read(byte[] bytes) {
    return Samples.read(HexFormat.of().formatHex(bytes).getBytes(StandardCharsets.US_ASCII));
  }

  private static void isReadWithAWarning(byte[] bytes, byte[] code) {
    ProgramFile file = read(bytes);
    assertThat(file.format()).isEqualTo(Format.DAT);
    assertThat(file.hasErrors()).isFalse();
    assertThat(file.problems())
        .singleElement()
        .hasToString(
            "1:1: the length of the program at byte 3 is %d, which includes the checksum"
                .formatted(code.length + 1));
    assertThat(Fixtures.join(file.programs())).isEqualTo(code);
  }

  @Test
  void halfAByteIsReported() {
    assertThat(problems("000CC000F4004142431140C0000D8".getBytes(StandardCharsets.US_ASCII)))
        .containsExactly("1:29: a byte has two digits, and one is missing");
  }

  @Test
  void wrongChecksumOfHexadecimalTextIsReportedWithLineAndColumn() {
    assertThat(problems("000CC000F400414243\n1140C0000D00\n".getBytes(StandardCharsets.US_ASCII)))
        .singleElement()
        .asString()
        .startsWith("2:11: the file is damaged: the checksum in byte 15 is 00, but");
  }

  @Test
  void paddingWithoutAChecksumIsNotAnError() {
    byte[] raw = Arrays.copyOf(one(Format.RAW), 256);
    ProgramFile file = Samples.read(raw);
    assertThat(file.hasErrors()).isFalse();
    assertThat(problems(raw))
        .singleElement()
        .asString()
        .startsWith("1:13: the file has padding, but not the checksum ");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 16, 128, 200})
  void anyNumberOfNullsCanFollowTheChecksum(int padding) {
    byte[] code = Fixtures.join(Samples.two());
    byte[] raw = Arrays.copyOf(ProgramFile.paddedRaw(Samples.two()), code.length + padding);
    assertThat(problems(raw)).isEmpty();
    assertThat(Fixtures.join(Samples.read(raw).programs())).isEqualTo(code);
    raw[code.length]++;
    assertThat(Samples.read(raw).hasErrors()).isTrue();
  }

  @Test
  void dataAfterTheChecksumInABlockIsIgnored() {
    byte[] raw = ProgramFile.paddedRaw(Samples.two());
    Arrays.fill(raw, 200, 256, (byte) 0xC0);
    assertThat(problems(raw)).isEmpty();
    assertThat(Fixtures.join(Samples.read(raw).programs())).isEqualTo(Fixtures.join(Samples.two()));
  }

  @Test
  void tooLargeFilesAreRejected() {
    assertThat(problems(new byte[(1 << 20) + 1]))
        .singleElement()
        .asString()
        .contains("1048576 bytes, the most");
    byte[] text = new byte[(1 << 19) + 1];
    Arrays.fill(text, (byte) '+');
    assertThat(problems(text)).singleElement().asString().contains("524288 bytes, the most");
  }

  @Test
  void damagedListingIsNotABinaryFile() {
    byte[] text = "LBL \"A\"\nSIN\u0001\nCOS\nTAN\nENTER^\n+\n".getBytes(StandardCharsets.UTF_8);
    assertThat(Samples.read(text).format()).isEqualTo(Format.TEXT);
    assertThat(Samples.read(text).isRepairable()).isFalse();
  }
}
