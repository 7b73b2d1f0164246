package hp41.format;

import hp41.listing.Assembler;
import hp41.listing.Diagnostic;
import hp41.machine.InstructionSet;
import hp41.module.PlugInImage;
import hp41.module.ProgramWriteException;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The programs of a file.
 *
 * @param format the format of the file
 * @param programs the bytes of each program with its END, in plain form; if there are {@linkplain
 *     #hasErrors errors}, only the intact parts
 * @param problems the problems of the file
 */
public record ProgramFile(Format format, List<byte[]> programs, List<Diagnostic> problems) {

  public ProgramFile {
    programs = List.copyOf(programs);
    problems = List.copyOf(problems);
  }

  /** Returns the programs of a listing. */
  public static ProgramFile of(Assembler.Assembly listing) {
    return new ProgramFile(
        Format.TEXT, listing.programs(), Diagnostic.withoutRepetitions(listing.problems()));
  }

  /**
   * Returns the programs in a copy of all of memory.
   *
   * @param registers the registers by address, of which c contains the addresses of programs
   */
  public static ProgramFile ofMemory(long[] registers) {
    return new ProgramFile(Format.DM41, new StoredMemory(registers).programs(), List.of());
  }

  private static final int LARGEST = 1 << 20;

  /** The maximum number of bytes of a listing: a hundred times the size of memory. */
  public static final int LARGEST_TEXT = 1 << 19;

  private static final int LARGEST_DUMP = 1 << 16;

  /** File formats. */
  public enum Format {
    /** A listing. */
    TEXT,
    /** Program bytes. */
    RAW,
    /** Program bytes after the directory entry of a disk or cassette. */
    P41,
    /** Program bytes after their length. */
    BIN,
    /** The content of a BIN file as hexadecimal text. */
    DAT,
    /** The rows of bar code as hexadecimal text. */
    WND,
    /** An image of a disk or cassette. */
    LIF,
    /** A dump of the complete memory as text. It is written from a memory, not from programs. */
    DM41,
    /** Another file of a disk or cassette after its directory entry; read only. */
    LIF_FILE,
    /** An image of a plug-in module; read only. */
    MODULE
  }

  /**
   * Reads a file in any format. The format is detected from the content; if several are possible,
   * one without errors is used.
   */
  public static ProgramFile read(byte[] content, InstructionSet instructions) {
    return read(content, new Assembler(instructions));
  }

  /** Reads a file in any format. A listing is read by the given assembler. */
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
        .or(() -> LifFile.readRecognized(content))
        .or(() -> dump(content))
        .or(() -> WandFile.read(content))
        .or(() -> DatFile.read(content))
        .or(() -> BinFile.readRecognized(content))
        .orElseGet(() -> detect(content, assembler));
  }

  /** Reads the programs of a module image. A damaged program does not affect the others. */
  private static Optional<ProgramFile> module(byte[] content) {
    Optional<ProgramFile> whole =
        PlugInImage.of(content)
            .map(
                image ->
                    new ProgramFile(
                        Format.MODULE,
                        List.copyOf(image.programs().values()),
                        image.problems().stream()
                            .map(
                                problem ->
                                    Diagnostic.atByte(0, Diagnostic.Severity.WARNING, problem))
                            .toList()));
    return whole.or(
        () ->
            PlugInImage.damage(content)
                .map(damage -> Diagnostic.atByte(content.length, Diagnostic.Severity.ERROR, damage))
                .map(problem -> new ProgramFile(Format.MODULE, List.of(), List.of(problem))));
  }

  private static Optional<ProgramFile> dump(byte[] content) {
    return content.length > LARGEST_DUMP
        ? Optional.empty()
        : MemoryDump.read(content).map(MemoryDump::programs);
  }

  private static ProgramFile detect(byte[] content, Assembler assembler) {
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

  /**
   * Returns the result for a file that cannot be read.
   *
   * @param index the index of the byte with the problem
   */
  static ProgramFile refused(Format format, int index, String message) {
    return new ProgramFile(format, List.of(), List.of(BytePlace.BYTE.damage(index, message)));
  }

  /**
   * Returns the content of a file with some programs in plain form. The image of a disk or cassette
   * is always a new one.
   *
   * @throws ProgramWriteException if the programs cannot be written in this format
   */
  public static byte[] write(Format format, List<byte[]> programs, InstructionSet instructions) {
    return switch (format) {
      case TEXT -> TextFile.write(programs, instructions);
      case RAW -> RawFile.write(programs, false);
      case P41 -> LifFile.write(programs);
      case BIN -> BinFile.write(programs);
      case DAT -> DatFile.write(programs);
      case WND -> WandFile.write(programs);
      case LIF -> LifImage.blank().with(programs).content();
      case DM41, LIF_FILE ->
          throw new ProgramWriteException(
              "a dump of the whole memory is not written from programs");
      case MODULE -> throw new ProgramWriteException("the image of a module cannot be written");
    };
  }

  /** Returns the content of a RAW file with checksum and padding. */
  public static byte[] paddedRaw(List<byte[]> programs) {
    return RawFile.write(programs, true);
  }

  /** Returns whether there are errors, so that the programs are incomplete. */
  public boolean hasErrors() {
    return problems.stream().anyMatch(Diagnostic::isError);
  }

  /** Returns whether there are intact programs or parts of programs in spite of errors. */
  public boolean isRepairable() {
    return format != Format.TEXT && !programs.isEmpty();
  }
}
