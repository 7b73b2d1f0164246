package hp41.listing;

import hp41.memory.LineLength;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * RAW files: the bytes of programs as they stand in memory. Padded ones have a checksum behind the
 * last END, the sum of all bytes, and nulls up to a multiple of 256.
 */
final class RawFile {

  private static final int BLOCK = 256;

  private final byte[] content;
  private final List<byte[]> lines = new ArrayList<>();
  private final List<Diagnostic> problems = new ArrayList<>();

  private RawFile(byte[] content) {
    this.content = content;
  }

  /** The programs in a file, and what is wrong with it. */
  static ProgramFile read(byte[] content) {
    RawFile file = new RawFile(content);
    file.split();
    return new ProgramFile(
        ProgramFile.Format.RAW, ProgramBytes.programs(file.lines), file.problems);
  }

  private void split() {
    int at = 0;
    int behindEnd = 0;
    int linesToEnd = 0;
    for (byte[] line : LineLength.split(content)) {
      lines.add(line);
      at += line.length;
      if (ProgramBytes.isEnd(line)) {
        behindEnd = at;
        linesToEnd = lines.size();
        if (isFill(at) || isChecksum(at)) {
          break;
        }
      }
    }
    lines.subList(linesToEnd, lines.size()).clear();
    if (behindEnd == 0) {
      report(1, Diagnostic.Severity.ERROR, "there is no END: this is no program");
    } else if (!isFill(behindEnd)) {
      checkRest(behindEnd);
    }
  }

  /** Whether nothing but nulls stands from here on. */
  private boolean isFill(int from) {
    for (int i = from; i < content.length; i++) {
      if (content[i] != 0) {
        return false;
      }
    }
    return true;
  }

  private boolean isChecksum(int at) {
    return isFill(at + 1) && (content.length % BLOCK == 0 || content.length == at + 1);
  }

  private void checkRest(int end) {
    if (!isChecksum(end)) {
      report(
          end + 1,
          Diagnostic.Severity.WARNING,
          content.length - end + " bytes behind the last END are no program and are left out");
    } else if (content[end] != checksum(Arrays.copyOf(content, end))) {
      problems.add(damage(end, content[end], checksum(Arrays.copyOf(content, end))));
    }
  }

  private void report(int column, Diagnostic.Severity severity, String message) {
    problems.add(new Diagnostic(1, column, severity, message, List.of()));
  }

  /** The checksum that stands at an index is not that of the bytes. */
  static Diagnostic damage(int index, byte checksum, byte sum) {
    String message =
        "the file is damaged: its checksum is %02X, but its bytes add up to %02X"
            .formatted(checksum, sum);
    return new Diagnostic(1, index + 1, Diagnostic.Severity.WARNING, message, List.of());
  }

  /** The sum of some bytes. */
  static byte checksum(byte[] bytes) {
    byte sum = 0;
    for (byte b : bytes) {
      sum += b;
    }
    return sum;
  }

  /** A file of these programs; whoever loads them makes the links between their labels anew. */
  static byte[] write(List<byte[]> programs, boolean padded) {
    ByteArrayOutputStream code = new ByteArrayOutputStream();
    programs.forEach(code::writeBytes);
    return padded ? padded(code.toByteArray()) : code.toByteArray();
  }

  /** These bytes with checksum and padding. */
  static byte[] padded(byte[] code) {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    file.writeBytes(code);
    file.write(checksum(code));
    int blocks = (file.size() + BLOCK - 1) / BLOCK;
    return Arrays.copyOf(file.toByteArray(), blocks * BLOCK);
  }
}
