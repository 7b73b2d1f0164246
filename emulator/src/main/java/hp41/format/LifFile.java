package hp41.format;

import hp41.format.ProgramFile.Format;
import java.util.List;
import java.util.Optional;
import org.apache.commons.lang3.ArrayUtils;

/**
 * A single file of a disk or cassette: its directory entry of 32 bytes, followed by blocks of 256
 * bytes. With a program it is a P41 file.
 */
public final class LifFile {

  private LifFile() {}

  private static Optional<LifContent> of(byte[] content) {
    return content.length >= LifEntry.LENGTH && LifEntry.isNamed(content)
        ? Optional.of(
            new LifContent(
                LifEntry.read(content, 0),
                content,
                LifEntry.LENGTH,
                content.length,
                BytePlace.BYTE))
        : Optional.empty();
  }

  private static Optional<LifContent> certain(byte[] content) {
    return of(content)
        .filter(file -> CountedProgram.word(content, LifEntry.MEDIUM) == LifEntry.ONE_MEDIUM);
  }

  /** Returns the content of a file that can be shown as text; empty for other files. */
  public static Optional<LifText> text(byte[] content) {
    return certain(content).filter(LifContent::isShown).map(LifContent::text);
  }

  /**
   * Reads a file that certainly has this format, damaged or not. A file without programs is
   * reported as an error.
   */
  static Optional<ProgramFile> readRecognized(byte[] content) {
    return certain(content).map(file -> file.hasPrograms() ? programs(file) : noProgram(file));
  }

  /** Reads a file that may be a P41 file. */
  static Optional<ProgramFile> readProgram(byte[] content) {
    return of(content).filter(file -> file.entry().isProgram()).map(LifFile::programs);
  }

  private static ProgramFile programs(LifContent file) {
    return file.programs(file.entry().isProgram() ? Format.P41 : Format.LIF_FILE);
  }

  private static ProgramFile noProgram(LifContent file) {
    LifEntry entry = file.entry();
    String owner =
        LifType.of(entry.code()).filter(LifType::isHp41).isPresent()
            ? ""
            : ", which the HP-41 does not have";
    String shown = file.isShown() ? ": hp41 list shows it" : "";
    return ProgramFile.refused(
        Format.LIF_FILE,
        LifEntry.TYPE,
        "%s is not a program, but a single file of the type %s%s%s"
            .formatted(entry.name(), entry.type(), owner, shown));
  }

  /** Returns the content of a P41 file with some programs, named after the first label. */
  static byte[] write(List<byte[]> programs) {
    byte[] code = CountedProgram.join(programs);
    byte[] blocks = RawFile.padded(code);
    String name = LifEntry.nameOf(code).orElse("PROGRAM");
    return ArrayUtils.addAll(
        LifEntry.program(name, code, 0, blocks.length / LifImage.BLOCK), blocks);
  }
}
