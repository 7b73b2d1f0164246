package hp41.format;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.functions.storage.RegisterBytes;
import hp41.listing.Diagnostic;
import hp41.listing.Fixtures;
import hp41.memory.Word;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests single files of a disk or cassette, and images of modules. */
class LifFileTest {

  private static List<String> problems(byte[] content) {
    return Samples.read(content).problems().stream().map(Diagnostic::toString).toList();
  }

  @Test
  void programsOfAMemoryCopyAreRead() {
    byte[] all = Samples.all(Samples.two());
    ProgramFile file = Samples.read(all);
    assertThat(file.problems()).isEmpty();
    assertThat(Fixtures.join(file.programs())).isEqualTo(Fixtures.join(Samples.two()));
    byte[] filled = Arrays.copyOf(all, all.length + 100);
    assertThat(Samples.read(filled).programs()).hasSize(2);
  }

  @Test
  void missingPartsOfAMemoryCopyAreReported() {
    byte[] all = Samples.all(Samples.two());
    ProgramFile file = Samples.read(Arrays.copyOf(all, all.length - 9));
    assertThat(file.problems())
        .singleElement()
        .hasToString("1:29: the file should have 336 registers, but the image contains only 334");
    byte[] without = all.clone();
    Arrays.fill(without, 32 + 13 * 8, 32 + 14 * 8, (byte) 0);
    assertThat(problems(without))
        .containsExactly(
            "1:33: register c has R00 at 000 and .END. at 000: there can be no programs between them");
  }

  @Test
  void programsOfAMemoryCopyOnAnImageAreReadByName() {
    byte[] all = Samples.all(Samples.two());
    byte[] content = Arrays.copyOf(Samples.image(Samples.two()), 256 * 40);
    int entry = 2 * 256 + 2 * LifEntry.LENGTH;
    System.arraycopy(all, 0, content, entry, LifEntry.LENGTH);
    ByteBuffer.wrap(content).putInt(entry + 12, 25).putInt(entry + 16, 11);
    System.arraycopy(all, 32, content, 25 * 256, all.length - 32);
    LifImage image = new LifImage(content);
    ProgramFile file = image.program(image.file("ALLOFIT").orElseThrow());
    assertThat(file.problems()).isEmpty();
    assertThat(Fixtures.join(file.programs())).isEqualTo(Fixtures.join(Samples.two()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "E0D0 | data: hp41 list shows it",
        "0001 | text: hp41 list shows it",
        "E050 | keys: hp41 list shows it",
        "E060 | status: hp41 list shows it",
        "E070 | rom",
        "E089 | lex75, which the HP-41 does not have",
        "E208 | lex71, which the HP-41 does not have",
        "E123 | E123, which the HP-41 does not have",
      })
  void otherFileTypesAreNamed(String kind, String named) {
    byte[] file = Samples.lifFile("ABC", Integer.parseInt(kind, 16), 2, new byte[16]);
    assertThat(problems(file))
        .containsExactly("1:11: ABC is not a program, but a single file of the type " + named);
    assertThat(Samples.read(file).isRepairable()).isFalse();
  }

  @Test
  void dataAreShownAsRegistersAndTextsAsLines() {
    byte[] registers = RegisterBytes.of(new long[] {Word.ofText("ABC"), 0});
    Optional<LifText> data = LifFile.text(Samples.lifFile("D", 0xE0D0, 2, registers));
    assertThat(data.orElseThrow().lines()).containsExactly("00 \"ABC\"", "01 0.000000000E+00");
    byte[] line = "\0\2HI\u00FF\u00FF".getBytes(StandardCharsets.ISO_8859_1);
    Optional<LifText> text = LifFile.text(Samples.lifFile("T", 1, 0, line));
    assertThat(text.orElseThrow().lines()).containsExactly("HI");
    assertThat(LifFile.text(Samples.lifFile("R", 0xE070, 2, registers))).isEmpty();
    assertThat(LifFile.text(registers)).isEmpty();
  }

  @Test
  void keysAreShownWithTheirFunctions() {
    byte[] keys =
        RegisterBytes.of(
            new long[] {0xF0_0459_01_A682_0AL, 0xF0_0000_00_04AA_02L, 0xF0_0000_00_F123_03L});
    Optional<LifText> shown = LifFile.text(Samples.lifFile("K", 0xE050, 3, keys));
    assertThat(shown.orElseThrow().lines())
        .containsExactly("-21 XROM 26,02", "11 SIN", "21 FS?C", "31 XROM 04,35");
    assertThat(shown.orElseThrow().problems()).isEmpty();
  }

  @Test
  void statusIsShownWithStackAlphaSizeAndFlags() {
    long[] status = new long[10];
    status[3] = Word.ofText("ABC");
    status[5] = 0x43_44L;
    status[6] = 0x42L;
    status[8] = 0x064_00B_00_000000L;
    status[9] = 1L << 55 | 1L << 28;
    byte[] content = Samples.lifFile("S", 0xE060, 10, RegisterBytes.of(status));
    assertThat(LifFile.text(content).orElseThrow().lines())
        .containsExactly(
            "T 0.000000000E+00",
            "Z 0.000000000E+00",
            "Y 0.000000000E+00",
            "X \"ABC\"",
            "L 0.000000000E+00",
            "ALPHA \"B¯¯¯¯¯CD\"",
            "SIZE 100",
            "ΣREG 11",
            "flags 00 27");
    LifText cut = LifFile.text(Arrays.copyOf(content, 32 + 5 * 8)).orElseThrow();
    assertThat(cut.problems())
        .singleElement()
        .hasToString("1:29: the file should have 10 registers, but the image contains only 5");
    assertThat(cut.lines()).hasSize(5);
  }
}
