package hp41.format;

import hp41.format.ProgramFile.Format;
import java.util.List;
import java.util.Optional;
import org.apache.commons.lang3.ArrayUtils;

/**
 * A single file of a disk or cassette, in blocks of 256 bytes behind the 32 bytes of its directory
 * entry. One with a program is a P41 file.
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

  /** What a single file holds that can be shown as text; empty for any other. */
  public static Optional<LifText> text(byte[] content) {
    return certain(content).filter(LifContent::isShown).map(LifContent::text);
  }

  /**
   * The programs of a file that is one beyond doubt, damaged or not; of another kind, that it is no
   * program.
   */
  static Optional<ProgramFile> readCertain(byte[] content) {
    return certain(content).map(file -> file.hasPrograms() ? programs(file) : noProgram(file));
  }

  /** The program in a file that may be a P41 file. */
  static Optional<ProgramFile> readProgram(byte[] content) {
    return of(content).filter(file -> file.entry().isProgram()).map(LifFile::programs);
  }

  private static ProgramFile programs(LifContent file) {
    return file.programs(file.entry().isProgram() ? Format.P41 : Format.LIF_FILE);
  }

  private static ProgramFile noProgram(LifContent file) {
    LifEntry entry = file.entry();
    String owner =
        LifType.of(entry.code()).filter(LifType::isOurs).isPresent()
            ? ""
            : ", which is not the HP-41's";
    String shown = file.isShown() ? ": hp41 list shows it" : "";
    return ProgramFile.refused(
        Format.LIF_FILE,
        LifEntry.TYPE,
        "%s is no program, but a single file of the kind %s%s%s"
            .formatted(entry.name(), entry.type(), owner, shown));
  }

  /** A P41 file with these programs, named after the first label. */
  static byte[] write(List<byte[]> programs) {
    byte[] code = CountedProgram.join(programs);
    byte[] blocks = RawFile.padded(code);
    String name = LifEntry.nameOf(code).orElse("PROGRAM");
    return ArrayUtils.addAll(
        LifEntry.program(name, code, 0, blocks.length / LifImage.BLOCK), blocks);
  }
}
