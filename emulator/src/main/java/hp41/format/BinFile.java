package hp41.format;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * BIN files: the length of a program in two bytes, the program, its checksum with that of the
 * length, and nulls up to a multiple of 128.
 */
final class BinFile {

  private static final int START = 2;
  private static final int STATUS = START + 2;
  private static final int BLOCK = 128;

  private BinFile() {}

  /** The program in the file, if the file is of this kind. */
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
   * The program in a file that is of this kind even if it is damaged: as a RAW file it would begin
   * with a null, or with two steps that happen to tell its length.
   */
  static Optional<ProgramFile> readCertain(byte[] content) {
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

  /** Whether a label stands where the program begins, as the first line of most. */
  private static boolean isLabel(byte[] content) {
    int first = content[START] & 0xFF;
    return first >= 0xC0 && first <= 0xCD && (content[STATUS] & 0xFF) > 0xF0;
  }

  /** The same, whatever is in it: for files that are known to be of this form. */
  static ProgramFile read(byte[] content, ProgramFile.Format format, BytePlace place) {
    return program(content).read(format, place);
  }

  /** Length, programs and checksum, without the nulls. */
  static byte[] counted(List<byte[]> programs) {
    byte[] code = CountedProgram.join(programs);
    ByteArrayOutputStream counted = new ByteArrayOutputStream();
    counted.writeBytes(CountedProgram.count(code));
    counted.writeBytes(code);
    counted.write(CountedProgram.checksum(counted.toByteArray(), 0, counted.size()));
    return counted.toByteArray();
  }

  /** A file with these programs. */
  static byte[] write(List<byte[]> programs) {
    byte[] counted = counted(programs);
    return Arrays.copyOf(counted, (counted.length + BLOCK - 1) / BLOCK * BLOCK);
  }
}
