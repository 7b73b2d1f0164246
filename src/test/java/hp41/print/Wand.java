package hp41.print;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.memory.LineLength;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Reads rows of bars back into programs. It fails where the real wand would report an error. */
final class Wand {

  private static final int ROW_BYTES = 16;
  private static final int HEADER = 3;

  private final List<byte[]> programs = new ArrayList<>();
  private final List<Integer> types = new ArrayList<>();
  private final ByteArrayOutputStream program = new ByteArrayOutputStream();
  private final ByteArrayOutputStream line = new ByteArrayOutputStream();
  private int rows;
  private int checksum;

  /** A bar under the wand. */
  record Bar(int x, int width) {}

  /** Reads the bars of a row. */
  void read(List<Bar> bars) {
    row(bytes(bits(bars)));
  }

  /** Returns the programs that have been read. */
  List<byte[]> programs() {
    assertThat(program.size()).as("bytes without an END").isZero();
    return programs;
  }

  /** Returns the type of each program: 1, or 2 for a private one. */
  List<Integer> types() {
    return types;
  }

  private static String bits(List<Bar> bars) {
    StringBuilder bits = new StringBuilder();
    int edge = bars.get(0).x();
    for (Bar bar : bars) {
      if (bar.x() != edge || bar.width() != 12 && bar.width() != 24) {
        throw new AssertionError("bar " + bits.length() + " is not where it must be: " + bar);
      }
      bits.append(bar.width() / 12 - 1);
      edge = bar.x() + bar.width() + 12;
    }
    return bits.toString();
  }

  private static byte[] bytes(String bits) {
    assertThat(bits).startsWith("00").endsWith("10");
    String data = bits.substring(2, bits.length() - 2);
    assertThat(data.length() % Byte.SIZE).isZero();
    byte[] bytes = new byte[data.length() / Byte.SIZE];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) Integer.parseInt(data.substring(8 * i, 8 * i + 8), 2);
    }
    return bytes;
  }

  private void row(byte[] bytes) {
    assertThat(bytes).hasSizeBetween(HEADER + 1, ROW_BYTES);
    int sum = checksum;
    for (int i = 1; i < bytes.length; i++) {
      sum += bytes[i] & 0xFF;
      sum -= sum > 0xFF ? 0xFF : 0;
    }
    checksum = bytes[0] & 0xFF;
    assertThat(checksum).as("checksum").isEqualTo(sum);
    assertThat(bytes[1] & 0xF).as("row").isEqualTo(rows % 16);
    if (rows == 0) {
      types.add(bytes[1] >> 4);
    }
    assertThat(bytes[1] >> 4).as("type").isEqualTo(types.get(types.size() - 1));
    rows++;
    lines(Arrays.copyOfRange(bytes, HEADER, bytes.length), bytes[2] >> 4 & 0xF, bytes[2] & 0xF);
  }

  private void lines(byte[] code, int finished, int begun) {
    program.writeBytes(code);
    assertThat(finished).as("bytes that end a line").isLessThanOrEqualTo(code.length);
    assertThat(finished > 0).as("bytes that end a line").isEqualTo(line.size() > 0);
    line.write(code, 0, finished);
    if (begun == code.length && finished == code.length) {
      return;
    }
    assertWhole(line.toByteArray());
    line.reset();
    int behind = code.length - begun;
    LineLength.split(Arrays.copyOfRange(code, finished, behind)).forEach(Wand::assertWhole);
    line.write(code, behind, begun);
    if (begun == 0 && isEnd(program.toByteArray())) {
      programs.add(program.toByteArray());
      program.reset();
      rows = 0;
      checksum = 0;
    }
  }

  private static void assertWhole(byte[] line) {
    int length = line.length == 0 ? 0 : LineLength.of(i -> i < line.length ? line[i] & 0xFF : 0);
    assertThat(length).as("length of a line").isEqualTo(line.length);
  }

  private static boolean isEnd(byte[] code) {
    List<byte[]> lines = LineLength.split(code);
    byte[] last = lines.get(lines.size() - 1);
    return Arrays.equals(last, new byte[] {(byte) 0xC0, 0, 0x2F});
  }
}
