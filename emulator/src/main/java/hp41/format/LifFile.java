package hp41.format;

import java.util.List;
import java.util.Optional;

/**
 * A single file of a disk or cassette behind the 32 bytes of its directory entry, of any kind but a
 * program: such are {@link P41File}s.
 */
public final class LifFile {

  private final byte[] content;
  private final LifEntry entry;

  private LifFile(byte[] content) {
    this.content = content;
    entry = LifEntry.read(content, 0);
  }

  /** The file, if it is one beyond doubt. */
  static Optional<LifFile> of(byte[] content) {
    return content.length >= LifEntry.LENGTH
            && LifEntry.isNamed(content)
            && CountedProgram.word(content, LifEntry.MEDIUM) == LifEntry.ONE_MEDIUM
            && CountedProgram.word(content, LifEntry.TYPE) != LifType.PROGRAM.code()
        ? Optional.of(new LifFile(content))
        : Optional.empty();
  }

  /** What a file holds that is a single text or data file; empty for any other. */
  public static Optional<LifText> text(byte[] content) {
    return of(content).flatMap(LifFile::text);
  }

  private Optional<LifText> text() {
    if (entry.code() == LifType.TEXT.code()) {
      return Optional.of(LifText.ofLines(content, LifEntry.LENGTH, content.length, Place.BYTE));
    }
    return entry.code() == LifType.DATA.code()
        ? Optional.of(
            LifText.ofRegisters(
                content, LifEntry.PROGRAM_LENGTH, LifEntry.LENGTH, content.length, Place.BYTE))
        : Optional.empty();
  }

  /** The programs of a file with all of memory; of another that it is no program. */
  ProgramFile programs() {
    if (entry.code() == LifType.ALL.code()) {
      return new WriteAll(content, LifEntry.PROGRAM_LENGTH, LifEntry.LENGTH, content.length)
          .read(ProgramFile.Format.LIF_FILE, Place.BYTE);
    }
    String owner =
        LifType.of(entry.code()).filter(LifType::isOurs).isPresent()
            ? ""
            : ", which is not the HP-41's";
    String shown = text().isPresent() ? ": hp41 list shows it" : "";
    String message =
        "%s is no program, but a single file of the kind %s%s%s"
            .formatted(entry.name(), entry.type(), owner, shown);
    return new ProgramFile(
        ProgramFile.Format.LIF_FILE, List.of(), List.of(Place.BYTE.damage(LifEntry.TYPE, message)));
  }
}
