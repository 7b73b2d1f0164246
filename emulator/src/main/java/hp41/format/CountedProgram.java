package hp41.format;

import hp41.listing.Diagnostic;
import hp41.program.Unwritable;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A program whose length is told in front of it and that is followed by a checksum, the sum of what
 * stands before it. Files of several kinds hold their program so.
 *
 * @param content that it stands in
 * @param summed index from which on bytes are summed
 * @param counted index of the two bytes with its length, high byte first
 * @param start its own index
 * @param limit index behind the last byte that it and its checksum may take
 */
record CountedProgram(byte[] content, int summed, int counted, int start, int limit) {

  private static final int END = 3;
  private static final int MOST = 0xFFFF;

  /** The two bytes at an index as a number. */
  static int word(byte[] content, int at) {
    return (content[at] & 0xFF) << 8 | content[at + 1] & 0xFF;
  }

  /** The sum of some bytes. */
  static byte checksum(byte[] content, int from, int to) {
    byte sum = 0;
    for (int i = from; i < to; i++) {
      sum += content[i];
    }
    return sum;
  }

  /** Whether an END stands where the length says so, the checksum left aside. */
  boolean isLikely() {
    return start + length() < limit && new WholeLines(code()).closed();
  }

  /** The program, and all that is wrong with it. */
  ProgramFile read(ProgramFile.Format format, BytePlace place) {
    List<Diagnostic> problems = new ArrayList<>();
    WholeLines lines = new WholeLines(code());
    if (countsItsChecksum()) {
      lines = new WholeLines(Arrays.copyOf(code(), length() - 1));
      problems.add(place.damage(counted, count() + ", its checksum among them").asWarning());
    } else if (length() < END) {
      problems.add(place.damage(counted, count() + ", and its END alone has " + END));
    } else if (length() > room()) {
      problems.add(
          place.damage(counted, count() + ", but only " + room() + " follow: the rest is missing"));
    } else {
      checkSum(problems, place);
      if (!lines.closed()) {
        problems.add(place.damage(end() - 1, count() + ", but it does not end with an END there"));
      }
    }
    return new ProgramFile(format, lines.programs(), problems);
  }

  /** Whether the length counts the checksum, which is that of all bytes or of the program alone. */
  private boolean countsItsChecksum() {
    if (length() <= END || length() > room()) {
      return false;
    }
    int last = end() - 1;
    boolean right =
        content[last] == checksum(content, summed, last)
            || content[last] == checksum(content, start, last);
    return right
        && !new WholeLines(code()).closed()
        && new WholeLines(Arrays.copyOf(code(), length() - 1)).closed();
  }

  private void checkSum(List<Diagnostic> problems, BytePlace place) {
    if (end() == limit) {
      problems.add(place.damage(end(), "the checksum behind the program is missing"));
    } else if (content[end()] != checksum(content, summed, end())) {
      problems.add(
          place.damage(end(), mismatch(end(), content[end()], checksum(content, summed, end()))));
    }
  }

  /** What is wrong with a checksum that is not that of the bytes. */
  static String mismatch(int index, byte checksum, byte sum) {
    return "the file is damaged: byte %d, its checksum, is %02X, but the bytes add up to %02X"
        .formatted(index + 1, checksum, sum);
  }

  private String count() {
    return "the length of the program at byte %d is %d".formatted(start + 1, length());
  }

  private int length() {
    return word(content, counted);
  }

  private int room() {
    return Math.max(0, limit - start);
  }

  private int end() {
    return start + length();
  }

  private byte[] code() {
    return Arrays.copyOfRange(content, start, start + Math.min(length(), room()));
  }

  /** The length of some code in two bytes. */
  static byte[] count(byte[] code) {
    if (code.length > MOST) {
      throw new Unwritable(
          "%d bytes are too many: the length has two bytes".formatted(code.length));
    }
    return new byte[] {(byte) (code.length >> 8), (byte) code.length};
  }

  /** The bytes of some programs behind each other. */
  static byte[] join(List<byte[]> programs) {
    ByteArrayOutputStream code = new ByteArrayOutputStream();
    programs.forEach(code::writeBytes);
    return code.toByteArray();
  }
}
