package hp41.format;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.format.ProgramFile.Format;
import hp41.listing.Fixtures;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tests byte by byte what other programs and drives expect in a file. */
class WrittenFilesTest {

  private static final byte[] END = {(byte) 0xC0, 0, 0x0D};
  private static final int DIRECTORY = 2 * LifImage.BLOCK;
  private static final int FIRST_FILE = 18;

  private static byte[] program(int bytes) {
    byte[] program = new byte[bytes];
    Arrays.fill(program, (byte) 0x40);
    System.arraycopy(END, 0, program, bytes - END.length, END.length);
    return program;
  }

  private static byte[] written(Format format, byte[] program) {
    return ProgramFile.write(format, List.of(program), null);
  }

  @Test
  void binHasLengthProgramChecksumAndNulls() {
    assertThat(Stream.of(4, 125, 126, 253).map(it -> written(Format.BIN, program(it)).length))
        .containsExactly(128, 128, 256, 256);
    byte[] bin = written(Format.BIN, program(4));
    assertThat(HexFormat.of().formatHex(bin, 0, 8)).isEqualTo("000440c0000d1100");
  }

  @Test
  void datHasThirtyTwoBytesPerLine() {
    String text = new String(written(Format.DAT, program(40)), StandardCharsets.US_ASCII);
    assertThat(text)
        .isEqualTo("0028" + "40".repeat(30) + "\n" + "40".repeat(7) + "C0000D" + "35" + "\n");
    String whole = new String(written(Format.DAT, program(61)), StandardCharsets.US_ASCII);
    assertThat(whole.lines().map(String::length)).containsExactly(64, 64);
  }

  @Test
  void p41EntryContainsTheNumberOfBlocks() {
    byte[] file = written(Format.P41, program(600));
    assertThat(file).hasSize(LifEntry.LENGTH + 3 * LifImage.BLOCK);
    LifEntry entry = LifEntry.read(file, 0);
    assertThat(entry.blocks()).isEqualTo(3);
    assertThat(entry.count()).isEqualTo(600);
    assertThat(entry.start()).isZero();
  }

  @Test
  void everyDirectoryEntryOfABlankImageIsAnEnd() {
    byte[] image = LifImage.blank().content();
    assertThat(image).hasSize(512 * LifImage.BLOCK);
    for (int at = DIRECTORY; at < FIRST_FILE * LifImage.BLOCK; at += LifEntry.LENGTH) {
      assertThat(LifEntry.read(image, at).code()).as("entry at %d", at).isEqualTo(0xFFFF);
    }
    assertThat(image[FIRST_FILE * LifImage.BLOCK]).isZero();
  }

  @Test
  void directoryEndsAfterANewLastFile() {
    byte[] old = LifImage.blank().with("A", program(4)).content().clone();
    byte[] remains = LifEntry.program("GHOST", program(4), 20, 1);
    System.arraycopy(remains, 0, old, DIRECTORY + 2 * LifEntry.LENGTH, remains.length);
    LifImage image = new LifImage(old).with("B", program(4));
    assertThat(image.files()).extracting(LifEntry::name).containsExactly("A", "B");
  }

  @Test
  void fullDirectoryHasNoEndAndIsRead() {
    LifImage image = LifImage.blank();
    for (int i = 0; i < 128; i++) {
      image = image.with("P" + i, program(4));
    }
    assertThat(image.files()).hasSize(128);
    assertThat(image.programs().problems()).isEmpty();
    assertThat(LifEntry.read(image.content(), FIRST_FILE * LifImage.BLOCK - 32).name())
        .isEqualTo("P127");
  }

  @Test
  void damagedFileOfAnotherTypeIsReported() {
    byte[] image = LifImage.blank().with("A", program(4)).content().clone();
    ByteBuffer.wrap(image, DIRECTORY, LifEntry.LENGTH)
        .putShort(DIRECTORY + LifEntry.TYPE, (short) 0xE0D0)
        .putInt(DIRECTORY + LifEntry.START, 600);
    assertThat(new LifImage(image).programs().problems())
        .extracting(Object::toString)
        .containsExactly(
            "1:525: A is in blocks 600 to 600, but files must be in 18 to 511 (byte 525)");
  }

  @Test
  void paddedRawHasTheChecksumAfterTheProgram() {
    byte[] raw = ProgramFile.paddedRaw(List.of(program(5)));
    assertThat(raw).hasSize(LifImage.BLOCK);
    assertThat(raw[5] & 0xFF).isEqualTo((0x40 + 0x40 + 0xC0 + 0x0D) & 0xFF);
    raw[5] = 0;
    assertThat(ProgramFile.read(raw, Fixtures.MAINFRAME).problems())
        .extracting(Object::toString)
        .containsExactly("1:6: the file has padding, but not the checksum 4D at byte 6");
  }
}
