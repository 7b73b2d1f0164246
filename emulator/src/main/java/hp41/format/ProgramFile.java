package hp41.format;

import hp41.listing.Assembler;
import hp41.listing.Diagnostic;
import hp41.machine.InstructionSet;
import hp41.module.PlugInImage;
import hp41.program.Unwritable;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The programs of a file.
 *
 * @param format what kind of file it is
 * @param programs the bytes of each with its END, in plain form: links and distances zero, nulls
 *     only between numbers; if there are {@linkplain #hasErrors errors}, what is whole of them
 * @param problems what is wrong with the file
 */
public record ProgramFile(Format format, List<byte[]> programs, List<Diagnostic> problems) {

  public ProgramFile {
    programs = List.copyOf(programs);
    problems = List.copyOf(problems);
  }

  private static final int LARGEST = 1 << 20;

  /** The most bytes of a listing: a hundred times what fits into memory. */
  public static final int LARGEST_TEXT = 1 << 19;

  private static final int LARGEST_DUMP = 1 << 16;

  /** Kinds of files. */
  public enum Format {
    /** A listing. */
    TEXT,
    /** Program bytes. */
    RAW,
    /** Program bytes behind the directory entry that they have on a disk or cassette. */
    P41,
    /** Program bytes behind their length. */
    BIN,
    /** The same as hexadecimal text. */
    DAT,
    /** An image of a disk or cassette. */
    LIF,
    /** A dump of the whole memory as text; it is only read. */
    DM41,
    /** Another file of a disk or cassette behind its directory entry; it is only read. */
    LIF_FILE,
    /** The image of a plug-in module; it is only read. */
    MODULE
  }

  /**
   * Reads a file of any kind; its content tells which. Of several kinds that it could be it is the
   * one as which nothing is wrong with it.
   */
  public static ProgramFile read(byte[] content, InstructionSet instructions) {
    return read(content, new Assembler(instructions));
  }

  /** Reads a file of any kind, a listing by this assembler. */
  public static ProgramFile read(byte[] content, Assembler assembler) {
    if (LifImage.isImage(content)) {
      return content.length > LifImage.LARGEST
          ? tooLarge(Format.LIF, LifImage.LARGEST)
          : new LifImage(content).programs();
    } else if (content.length > LARGEST) {
      return tooLarge(Format.RAW, LARGEST);
    }
    return module(content)
        .or(() -> ForeignFile.read(content))
        .or(() -> LifFile.readCertain(content))
        .or(() -> dump(content))
        .or(() -> DatFile.read(content))
        .or(() -> BinFile.readCertain(content))
        .orElseGet(() -> likeliest(content, assembler));
  }

  /** The programs of a module's image; what is wrong with it spoils no other. */
  private static Optional<ProgramFile> module(byte[] content) {
    Optional<ProgramFile> whole =
        PlugInImage.of(content)
            .map(
                image ->
                    new ProgramFile(
                        Format.MODULE,
                        List.copyOf(image.programs().values()),
                        image.problems().stream()
                            .map(it -> Diagnostic.atByte(0, Diagnostic.Severity.WARNING, it))
                            .toList()));
    return whole.or(
        () ->
            PlugInImage.damage(content)
                .map(it -> Diagnostic.atByte(content.length, Diagnostic.Severity.ERROR, it))
                .map(it -> new ProgramFile(Format.MODULE, List.of(), List.of(it))));
  }

  private static Optional<ProgramFile> dump(byte[] content) {
    return content.length > LARGEST_DUMP ? Optional.empty() : Dm41Dump.read(content);
  }

  private static ProgramFile likeliest(byte[] content, Assembler assembler) {
    List<Supplier<Optional<ProgramFile>>> kinds =
        TextFile.isUnicode(content)
            ? List.of(() -> LifFile.readProgram(content), () -> text(content, assembler))
            : List.of(
                () -> LifFile.readProgram(content),
                () -> BinFile.read(content),
                () -> text(content, assembler),
                () -> Optional.of(RawFile.read(content)));
    Optional<ProgramFile> likely = Optional.empty();
    for (Supplier<Optional<ProgramFile>> kind : kinds) {
      Optional<ProgramFile> file = kind.get();
      if (file.isPresent() && !file.get().hasErrors()) {
        return file.get();
      }
      likely = likely.or(() -> file);
    }
    return likely.orElseThrow();
  }

  private static Optional<ProgramFile> text(byte[] content, Assembler assembler) {
    if (!TextFile.isLikely(content)) {
      return Optional.empty();
    }
    return Optional.of(
        content.length > LARGEST_TEXT
            ? tooLarge(Format.TEXT, LARGEST_TEXT)
            : TextFile.read(content, assembler));
  }

  private static ProgramFile tooLarge(Format format, int most) {
    String message = "the file has more than %d bytes, the most that are read".formatted(most);
    return refused(format, most, message);
  }

  /** A file that nothing can be had of, for what is wrong at the byte with this index. */
  static ProgramFile refused(Format format, int index, String message) {
    return new ProgramFile(format, List.of(), List.of(BytePlace.BYTE.damage(index, message)));
  }

  /**
   * The content of a file of this kind with these programs, links and distances zero; an image is a
   * new one.
   *
   * @throws Unwritable if such a file cannot hold them
   */
  public static byte[] write(Format format, List<byte[]> programs, InstructionSet instructions) {
    return switch (format) {
      case TEXT -> TextFile.write(programs, instructions);
      case RAW -> RawFile.write(programs, false);
      case P41 -> LifFile.write(programs);
      case BIN -> BinFile.write(programs);
      case DAT -> DatFile.write(programs);
      case LIF -> LifImage.blank().with(programs).content();
      case DM41, LIF_FILE -> throw new Unwritable("a dump of the whole memory cannot be written");
      case MODULE -> throw new Unwritable("the image of a module cannot be written");
    };
  }

  /** The content of a RAW file with checksum and padding. */
  public static byte[] paddedRaw(List<byte[]> programs) {
    return RawFile.write(programs, true);
  }

  /** Whether something in the file means nothing, so that its programs are not complete. */
  public boolean hasErrors() {
    return problems.stream().anyMatch(Diagnostic::isError);
  }

  /** Whether there are programs, or parts of them, that are whole in spite of errors. */
  public boolean isRepairable() {
    return format != Format.TEXT && !programs.isEmpty();
  }
}
