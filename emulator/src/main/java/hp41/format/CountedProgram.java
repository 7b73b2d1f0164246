package hp41.format;

import hp41.listing.Diagnostic;
import hp41.module.ProgramWriteException;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A program preceded by its length and followed by a checksum. Several file formats contain
 * programs in this form.
 *
 * @param content the content of the file
 * @param summed the index of the first byte of the checksum
 * @param counted the index of the two bytes of the length, high byte first
 * @param start the index of the program
 * @param limit the index after the last byte that program and checksum can use
 */
record CountedProgram(byte[] content, int summed, int counted, int start, int limit) {

  private static final int END = 3;
  private static final int MOST = 0xFFFF;

  /** Returns two bytes at an index as a number. */
  static int word(byte[] content, int at) {
    return (content[at] & 0xFF) << 8 | content[at + 1] & 0xFF;
  }

  /** Returns the sum of bytes modulo 256. */
  static byte checksum(byte[] content, int from, int to) {
    byte sum = 0;
    for (int i = from; i < to; i++) {
      sum += content[i];
    }
    return sum;
  }

  /** Returns whether the program ends with an END at its stated length. The checksum is ignored. */
  boolean isLikely() {
    return start + length() < limit && new WholeLines(code()).closed();
  }

  /** Reads the program and reports all problems. */
  ProgramFile read(ProgramFile.Format format, BytePlace place) {
    List<Diagnostic> problems = new ArrayList<>();
    WholeLines lines = new WholeLines(code());
    if (countsItsChecksum()) {
      lines = new WholeLines(Arrays.copyOf(code(), length() - 1));
      problems.add(place.damage(counted, count() + ", which includes the checksum").asWarning());
    } else if (length() < END) {
      problems.add(place.damage(counted, count() + ", but END alone has " + END));
    } else if (length() > available()) {
      problems.add(
          place.damage(
              counted, count() + ", but only " + available() + " follow: the rest is missing"));
    } else {
      checkSum(problems, place);
      if (!lines.closed()) {
        problems.add(place.damage(end() - 1, count() + ", but it does not end with an END there"));
      }
    }
    return new ProgramFile(format, lines.programs(), problems);
  }

  /**
   * Returns whether the length includes the checksum, which is that of all bytes or of the program
   * alone.
   */
  private boolean countsItsChecksum() {
    if (length() <= END || length() > available()) {
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
      problems.add(place.damage(end(), "the checksum after the program is missing"));
    } else if (content[end()] != checksum(content, summed, end())) {
      problems.add(
          place.damage(end(), mismatch(end(), content[end()], checksum(content, summed, end()))));
    }
  }

  /** Returns the message for a wrong checksum. */
  static String mismatch(int index, byte checksum, byte sum) {
    return "the file is damaged: the checksum in byte %d is %02X, but the bytes add up to %02X"
        .formatted(index + 1, checksum, sum);
  }

  private String count() {
    return "the length of the program at byte %d is %d".formatted(start + 1, length());
  }

  private int length() {
    return word(content, counted);
  }

  private int available() {
    return Math.max(0, limit - start);
  }

  private int end() {
    return start + length();
  }

  private byte[] code() {
    return Arrays.copyOfRange(content, start, start + Math.min(length(), available()));
  }

  /**
   * Returns the length of some code as two bytes.
   *
   * @throws ProgramWriteException if the code is too long
   */
  static byte[] count(byte[] code) {
    if (code.length > MOST) {
      throw new ProgramWriteException(
          "%d bytes are too many: their number must fit into two bytes".formatted(code.length));
    }
    return new byte[] {(byte) (code.length >> 8), (byte) code.length};
  }

  /** Joins the bytes of some programs. */
  static byte[] join(List<byte[]> programs) {
    ByteArrayOutputStream code = new ByteArrayOutputStream();
    programs.forEach(code::writeBytes);
    return code.toByteArray();
  }
}
