package hp41.format;

import hp41.listing.Diagnostic;
import hp41.memory.LineLength;
import hp41.memory.ProgramBytes;
import hp41.text.Counted;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * RAW files: the bytes of programs as in memory. Padded files have a checksum after the last END,
 * the sum of all bytes, followed by nulls up to a multiple of 256 or any other number of nulls.
 */
final class RawFile {

  private static final int BLOCK = 256;

  /** The bytes of a global label before its name. */
  private static final int LABEL = 4;

  private final byte[] content;
  private final int fillStart;
  private final List<Integer> ends = new ArrayList<>();
  private final List<Diagnostic> problems = new ArrayList<>();

  private RawFile(byte[] content) {
    this.content = content;
    int end = content.length;
    while (end > 0 && content[end - 1] == 0) {
      end--;
    }
    fillStart = end;
  }

  /** Reads the programs and reports all problems. */
  static ProgramFile read(byte[] content) {
    RawFile file = new RawFile(content);
    byte[] code = Arrays.copyOf(content, file.length());
    return new ProgramFile(ProgramFile.Format.RAW, new WholeLines(code).programs(), file.problems);
  }

  /** Returns the number of bytes that are program lines. */
  private int length() {
    findEnds();
    if (ends.isEmpty()) {
      damage(
          content.length - 1,
          "there is no END in %s: %s"
              .formatted(
                  Counted.of(content.length, "byte"),
                  content.length > LABEL && ProgramBytes.isGlobalLabel(content)
                      ? "the end of the program is missing"
                      : "this is not a program"));
      return content.length;
    }
    int end = ends.get(ends.size() - 1);
    if (isFill(end)) {
      checkFill(end);
    } else if (isChecksum(end)) {
      checkSum(end);
    } else {
      return lengthInBlock();
    }
    return end;
  }

  /** Finds the index after each END, up to the first after which only padding can follow. */
  private void findEnds() {
    int at = 0;
    for (byte[] line : LineLength.split(content)) {
      at += line.length;
      if (ProgramBytes.isEnd(line)) {
        ends.add(at);
        if (isFill(at) || isChecksum(at)) {
          return;
        }
      }
    }
  }

  /** Returns whether only nulls follow an index. */
  private boolean isFill(int from) {
    return from >= fillStart;
  }

  /**
   * Returns whether a byte is the checksum. In padding of other lengths, only the correct value
   * counts.
   */
  private boolean isChecksum(int at) {
    return isFill(at + 1)
        && (content.length % BLOCK == 0 || content.length == at + 1 || content[at] == sum(at));
  }

  private void checkFill(int end) {
    if (end < content.length && content.length % BLOCK == 0 && sum(end) != 0) {
      problems.add(
          Diagnostic.atByte(
              end,
              Diagnostic.Severity.WARNING,
              "the file has padding, but not the checksum %02X at byte %d"
                  .formatted(sum(end), end + 1)));
    }
  }

  private void checkSum(int end) {
    if (content[end] != sum(end)) {
      damage(end, CountedProgram.mismatch(end, content[end], sum(end)));
    }
  }

  /**
   * Returns the end of the programs in whole blocks whose last block contains other data after the
   * checksum.
   */
  private int lengthInBlock() {
    for (int end : ends) {
      if (content.length % BLOCK == 0
          && content.length - end <= BLOCK
          && content[end] == sum(end)) {
        return end;
      }
    }
    int end = ends.get(ends.size() - 1);
    damage(
        end,
        "the bytes after the last END, from byte %d on (%s), are not a program: an END is missing"
            .formatted(end + 1, Counted.of(content.length - end, "byte")));
    return content.length;
  }

  private void damage(int index, String message) {
    problems.add(BytePlace.BYTE.damage(Math.max(0, index), message));
  }

  private byte sum(int end) {
    return CountedProgram.checksum(content, 0, end);
  }

  /**
   * Returns the content of a file with some programs. Labels are linked when the programs are
   * loaded.
   */
  static byte[] write(List<byte[]> programs, boolean padded) {
    byte[] code = CountedProgram.join(programs);
    return padded ? padded(code) : code;
  }

  /** Returns bytes with checksum and padding. */
  static byte[] padded(byte[] code) {
    int blocks = code.length / BLOCK + 1;
    byte[] file = Arrays.copyOf(code, blocks * BLOCK);
    file[code.length] = CountedProgram.checksum(code, 0, code.length);
    return file;
  }
}
