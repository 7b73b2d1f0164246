package hp41.format;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * BIN files: the length of a program in two bytes, the program, a checksum over both, and nulls up
 * to a multiple of 128 bytes.
 */
final class BinFile {

  private static final int START = 2;
  private static final int STATUS = START + 2;
  private static final int BLOCK = 128;

  private BinFile() {}

  /** Reads a BIN file; empty if the content is not one. */
  static Optional<ProgramFile> read(byte[] content) {
    if (content.length <= STATUS) {
      return Optional.empty();
    }
    CountedProgram program = program(content);
    return program.isLikely() || isLabel(content)
        ? Optional.of(program.read(ProgramFile.Format.BIN, BytePlace.BYTE))
        : Optional.empty();
  }

  /**
   * Reads a file that is certainly a BIN file, even if it is damaged: as a RAW file it would begin
   * with a null, or with two steps that happen to be its length.
   */
  static Optional<ProgramFile> readRecognized(byte[] content) {
    if (content.length <= STATUS || !isLabel(content)) {
      return Optional.empty();
    }
    int length = CountedProgram.word(content, 0);
    return length > START && (content[0] == 0 || START + length == content.length)
        ? read(content)
        : Optional.empty();
  }

  private static CountedProgram program(byte[] content) {
    return new CountedProgram(content, 0, 0, START, content.length);
  }

  /** Returns whether the program begins with a global label, as most programs do. */
  private static boolean isLabel(byte[] content) {
    int first = content[START] & 0xFF;
    return first >= 0xC0 && first <= 0xCD && (content[STATUS] & 0xFF) > 0xF0;
  }

  /** Reads content that is known to have this structure. */
  static ProgramFile read(byte[] content, ProgramFile.Format format, BytePlace place) {
    return program(content).read(format, place);
  }

  /** Returns length, programs and checksum without the nulls. */
  static byte[] counted(List<byte[]> programs) {
    byte[] code = CountedProgram.join(programs);
    ByteArrayOutputStream counted = new ByteArrayOutputStream();
    counted.writeBytes(CountedProgram.count(code));
    counted.writeBytes(code);
    counted.write(CountedProgram.checksum(counted.toByteArray(), 0, counted.size()));
    return counted.toByteArray();
  }

  /** Returns the content of a file with some programs. */
  static byte[] write(List<byte[]> programs) {
    byte[] counted = counted(programs);
    return Arrays.copyOf(counted, (counted.length + BLOCK - 1) / BLOCK * BLOCK);
  }
}
