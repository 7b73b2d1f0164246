package hp41.files;

import hp41.Image;
import hp41.StateFile;
import hp41.disk.AtomicFile;
import hp41.format.LifImage;
import hp41.format.ProgramFile;
import hp41.format.ProgramFile.Format;
import hp41.machine.InstructionSet;
import hp41.module.ModuleWriter;
import hp41.module.PlugInImage;
import hp41.module.ProgramWriteException;
import hp41.print.Pdf;
import hp41.print.Sheet;
import hp41.print.Svg;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The kinds of files that can be written, each with its file name extensions. This is the only
 * table of extensions: all front ends read it to recognize, complete, save and load files. Files of
 * all these kinds can also be read. Paper has a table of its own, {@link hp41.print.PaperKind}.
 */
public enum OutputKind {
  /** A listing. The first two extensions are also those of any other text. */
  text(Format.TEXT, "txt", "lst", "hp41", "41", "focal", "rpn"),
  raw(Format.RAW, "raw"),
  p41(Format.P41, "p41"),
  /** The bytes of a program; files of other programs with this extension are module images. */
  bin(Format.BIN, "bin"),
  dat(Format.DAT, "dat"),
  /** The rows of bar code as hexadecimal text, which the TULIP4041 scans. */
  wnd(Format.WND, "wnd"),
  lif(Format.LIF, "lif"),
  /** All of memory, as a dump of a DM41, DM41X or PX-41CX. */
  dm41(StateFile::isDump, "dm41", "d41"),
  /** All of memory, as a state file; it has no ending of its own. */
  state(StateFile::isState),
  /** A plug-in module with a title (MOD file). */
  mod(ModuleWriter::mod, "mod"),
  /** A plug-in module that contains only its ROM words (ROM file). */
  rom(ModuleWriter::rom, "rom"),
  /** Bar code for the wand, with all pages one below the other. */
  svg(programs -> Svg.sheet(sheet(programs)), "svg", "<svg"),
  /** Bar code for the wand, ready to print. */
  pdf(programs -> Pdf.sheet(sheet(programs)), "pdf", "%PDF-");

  private static final String FILE_OF_IMAGE = "(?i).*\\.lif:[^/:]*";

  /** The extensions of pictures, which can be read but not written. */
  private static final List<String> PICTURES =
      List.of("jpeg", "jpg", "pbm", "pgm", "png", "pnm", "ppm");

  /** The maximum number of pages of bar code. The programs of a full HP-41CX need 11. */
  private static final int MOST_PAGES = 1000;

  private final OutputContent content;
  private final ContentCheck check;
  private final List<String> endings;

  /**
   * Settings for writing a file.
   *
   * @param padded whether a RAW file ends with its checksum and nulls up to a multiple of 256 bytes
   * @param xrom the XROM number of a module
   * @param title the title of a module
   */
  public record WriteOptions(boolean padded, int xrom, String title) {

    /** The default settings, without an XROM number. */
    public static final WriteOptions PLAIN = new WriteOptions(false, 0, "");

    /** Returns the title of a module that is written to a file: its name without the extension. */
    public static String title(String file) {
      String name = file.replaceAll(".*[/\\\\]", "").replaceAll("\\.[^.]*$", "");
      return name.toUpperCase(Locale.ROOT);
    }
  }

  /** Creates the content of a file. */
  private interface OutputContent {
    byte[] of(List<byte[]> programs, InstructionSet functions, WriteOptions writing);
  }

  /** Creates the content of a module file. */
  private interface ModuleContent {
    byte[] of(List<byte[]> programs, int xrom, String title);
  }

  /** Checks whether a file is of this kind and undamaged. */
  private interface ContentCheck {
    boolean accepts(byte[] file, InstructionSet functions);
  }

  OutputKind(Format format, String... endings) {
    this.content =
        (programs, functions, writing) ->
            writing.padded() && format == Format.RAW
                ? ProgramFile.paddedRaw(programs)
                : ProgramFile.write(format, programs, functions);
    this.check =
        (bytes, functions) -> {
          ProgramFile file = ProgramFile.read(bytes, functions);
          return file.format() == format && !file.hasErrors();
        };
    this.endings = List.of(endings);
  }

  OutputKind(Function<List<byte[]>, byte[]> content, String ending, String beginning) {
    this.content = (programs, functions, writing) -> content.apply(programs);
    this.check =
        (bytes, functions) -> new String(bytes, StandardCharsets.ISO_8859_1).startsWith(beginning);
    this.endings = List.of(ending);
  }

  OutputKind(Predicate<byte[]> check, String... endings) {
    this.content =
        (programs, functions, writing) -> {
          throw new ProgramWriteException(
              "the file contains all of memory: convert a state or a dump, or use --state");
        };
    this.check = (bytes, functions) -> check.test(bytes);
    this.endings = List.of(endings);
  }

  OutputKind(ModuleContent words, String ending) {
    this.content =
        (programs, functions, writing) -> words.of(programs, writing.xrom(), writing.title());
    this.check = (bytes, functions) -> PlugInImage.of(bytes).isPresent();
    this.endings = List.of(ending);
  }

  /** Returns the kind for the extension of a file name; empty if the extension is unknown. */
  public static Optional<OutputKind> of(String name) {
    if (name.matches(FILE_OF_IMAGE)) {
      return Optional.of(lif);
    }
    String ending = endingOf(name);
    return Stream.of(values()).filter(kind -> kind.endings.contains(ending)).findFirst();
  }

  /** Returns the extension of a file name in small letters; the whole name if it has no point. */
  private static String endingOf(String name) {
    return name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
  }

  /** Returns all extensions of files of this kind, without their points. */
  public List<String> endings() {
    return endings;
  }

  /** Returns the extensions of files that may contain a listing or any other text. */
  public static List<String> endingsOfTexts() {
    return text.endings.subList(0, 2);
  }

  /** Returns the extensions of files that contain a listing and nothing else. */
  public static List<String> endingsOfListings() {
    return text.endings.subList(2, text.endings.size());
  }

  /** Returns whether a file with this name may contain prose beside a listing. */
  public static boolean mayBeProse(String name) {
    return endingsOfTexts().contains(endingOf(name));
  }

  /** Returns whether a file with this name may be the image of a module. */
  public static boolean mayBeModule(String name) {
    return of(name).filter(kind -> kind.isModule() || kind == bin).isPresent();
  }

  /** Returns the usual extension of files of this kind. */
  public String ending() {
    return this == text || this == state ? "txt" : name();
  }

  /** Returns whether files of this kind contain all of memory. */
  public boolean isMemory() {
    return this == dm41 || this == state;
  }

  /**
   * Writes all of memory to a file of this kind.
   *
   * @return the size of the file in bytes
   */
  public int write(String name, Image memory) throws IOException {
    return write(FileTrouble.path(name), content(name, memory));
  }

  /**
   * Returns the content of a file of this kind with all of memory.
   *
   * @param name the file, whose layout is kept if it is a dump
   * @throws IOException if such a file cannot contain the memory
   */
  public byte[] content(String name, Image memory) throws IOException {
    Path file = FileTrouble.path(name);
    byte[] existing = Files.isRegularFile(file) ? ProgramSource.content(file) : new byte[0];
    return this == dm41 ? StateFile.dump(memory, existing) : StateFile.content(memory);
  }

  /** Returns whether this is a plug-in module, which has an XROM number. */
  public boolean isModule() {
    return this == mod || this == rom;
  }

  /**
   * Returns whether a file with this name may contain programs that can be loaded, also as a
   * picture of bar code.
   */
  public static boolean isForPrograms(String name) {
    return of(name).isPresent() || PICTURES.contains(endingOf(name));
  }

  /** Returns the names of all kinds as a choice: {@code text, raw … or pdf}. */
  public static String choice() {
    List<String> names = Stream.of(values()).map(OutputKind::name).toList();
    int last = names.size() - 1;
    return String.join(", ", names.subList(0, last)) + " or " + names.get(last);
  }

  /** Returns one extension for each kind: {@code txt raw … pdf}. */
  public static String commonEndings() {
    return Stream.of(values())
        .filter(kind -> kind != state)
        .map(OutputKind::ending)
        .collect(Collectors.joining(" "));
  }

  /**
   * Writes programs to a file of this kind. A LIF image is locked while it is read and written.
   *
   * @return the size of the file in bytes
   * @throws ProgramWriteException if such a file cannot contain the programs
   */
  public int write(
      String name, List<byte[]> programs, InstructionSet functions, WriteOptions writing)
      throws IOException {
    if (this == lif) {
      ImageName image = ImageName.of(name);
      Optional<LockFile> lock = LockFile.awaitBeside(image.file());
      try {
        return write(image.file(), image.with(programs).content());
      } finally {
        lock.ifPresent(LockFile::close);
      }
    }
    return write(FileTrouble.path(name), content(programs, functions, writing));
  }

  /** Writes a module to a file. */
  public void write(String name, PlugInImage module) throws IOException {
    write(FileTrouble.path(name), module.mod());
  }

  /**
   * Returns the content of a new file of this kind.
   *
   * @throws ProgramWriteException if such a file cannot contain the programs
   */
  public byte[] content(List<byte[]> programs, InstructionSet functions, WriteOptions writing) {
    return content.of(programs, functions, writing);
  }

  /**
   * Returns whether writing would destroy the content of a file of another kind or a damaged file.
   * Always false for a LIF image, because programs are added to it.
   */
  public boolean wouldLose(String name, InstructionSet functions) throws IOException {
    if (this == lif || !Files.isRegularFile(FileTrouble.path(name))) {
      return false;
    }
    byte[] existing = ProgramSource.content(FileTrouble.path(name));
    return existing.length > 0 && !check.accepts(existing, functions);
  }

  private static int write(Path file, byte[] written) throws IOException {
    AtomicFile.named(file).write(written);
    return written.length;
  }

  /**
   * Returns whether writing the programs would replace an existing file, or an entry of an image.
   *
   * @throws ProgramWriteException if such a file cannot contain the programs
   */
  public boolean replaces(String name, List<byte[]> programs) throws IOException {
    if (this != lif) {
      return Files.exists(FileTrouble.path(name));
    }
    ImageName image = ImageName.of(name);
    int more = image.with(programs).files().size() - image.read().files().size();
    return more < programs.size();
  }

  /**
   * A name that refers to an image or to one of its entries.
   *
   * @param entry the name of the entry, or empty
   */
  private record ImageName(Path file, String entry) {
    static ImageName of(String name) throws IOException {
      int colon = name.lastIndexOf(':');
      boolean named =
          name.matches(FILE_OF_IMAGE)
              || colon >= 0 && Files.exists(FileTrouble.path(name.substring(0, colon)));
      return named
          ? new ImageName(FileTrouble.path(name.substring(0, colon)), name.substring(colon + 1))
          : new ImageName(FileTrouble.path(name), "");
    }

    /** Reads the image; returns a new one if the file does not exist. */
    LifImage read() throws IOException {
      return Files.isRegularFile(file) ? ProgramSource.image(file) : LifImage.blank();
    }

    /**
     * Returns the image with programs added: a single one as the named entry, or each under its
     * first label.
     */
    LifImage with(List<byte[]> programs) throws IOException {
      return entry.isEmpty() ? read().with(programs) : read().with(entry, only(programs));
    }
  }

  private static byte[] only(List<byte[]> programs) {
    if (programs.size() != 1) {
      throw new ProgramWriteException(
          ":NAME names one program, but there are %d; without :NAME each program has the name of its label"
              .formatted(programs.size()));
    }
    return programs.get(0);
  }

  private static Sheet sheet(List<byte[]> programs) {
    int pages = Sheet.pages(programs);
    if (pages > MOST_PAGES) {
      throw new ProgramWriteException(
          "these programs take %d pages as bar code, and a file holds at most %d; convert fewer"
              .formatted(pages, MOST_PAGES));
    }
    return Sheet.of(programs);
  }
}
