package hp41.format;

import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.Optional;

/**
 * P41 files: a program as it stands on a disk or cassette, behind the 32 bytes of its directory
 * entry and in blocks of 256 bytes.
 */
final class P41File {

  private P41File() {}

  /** The program in the file, if the file is of this kind. */
  static Optional<ProgramFile> read(byte[] content) {
    return isP41(content)
        ? Optional.of(
            new CountedProgram(
                    content,
                    LifEntry.LENGTH,
                    LifEntry.PROGRAM_LENGTH,
                    LifEntry.LENGTH,
                    content.length)
                .read(ProgramFile.Format.P41, Place.BYTE))
        : Optional.empty();
  }

  /** The program in the file, if the file is of this kind beyond doubt, damaged or not. */
  static Optional<ProgramFile> readCertain(byte[] content) {
    return isP41(content) && CountedProgram.word(content, LifEntry.MEDIUM) == LifEntry.ONE_MEDIUM
        ? read(content)
        : Optional.empty();
  }

  private static boolean isP41(byte[] content) {
    return content.length >= LifEntry.LENGTH
        && CountedProgram.word(content, LifEntry.TYPE) == LifType.PROGRAM.code()
        && LifEntry.isNamed(content);
  }

  /** A file with these programs, named after the first label. */
  static byte[] write(List<byte[]> programs) {
    byte[] code = CountedProgram.join(programs);
    byte[] blocks = RawFile.padded(code);
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    String name = LifEntry.nameOf(code).orElse("PROGRAM");
    file.writeBytes(LifEntry.program(name, code, 0, blocks.length / LifImage.BLOCK));
    file.writeBytes(blocks);
    return file.toByteArray();
  }
}
