package hp41.files;

import hp41.Image;
import hp41.Internals;
import hp41.StateFile;
import hp41.disk.FileContent;
import hp41.format.LifEntry;
import hp41.format.LifFile;
import hp41.format.LifImage;
import hp41.format.LifText;
import hp41.format.ProgramFile;
import hp41.listing.Assembler;
import hp41.machine.InstructionSet;
import hp41.module.PlugInImage;
import hp41.module.ProgramWriteException;
import hp41.text.Nearest;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * A source of programs: a bundled program or module (which have priority over a file of the same
 * name), a file, or one entry of an image.
 *
 * @param name the name as the user gave it
 * @param content the content of the file
 * @param entry the name of an entry of an image; empty for the whole file
 * @param origin where the content is from
 * @param disc the disk image, if the content is one
 */
public record ProgramSource(
    String name, byte[] content, String entry, Origin origin, Optional<LifImage> disc) {

  /** Where the content of a source is from. */
  public enum Origin {
    BUNDLED,
    FILE,
    /** A file with a picture of bar code; the content is the text of a WND file. */
    PICTURE,
    STREAM
  }

  /**
   * Settings for reading programs.
   *
   * @param assembler parses listings
   * @param repair whether to use the undamaged programs of a damaged file
   */
  public record Reading(Assembler assembler, boolean repair) {}

  /**
   * The maximum number of bytes to read. A file of this size is too large to be an image or a file
   * of any other kind.
   */
  private static final int MAX_BYTES = LifImage.LARGEST + 1;

  /** The hint after the name of a damaged file that contains undamaged programs. */
  public static final String REPAIRABLE = ": --repair loads the undamaged programs";

  /**
   * Returns the programs, unless they are damaged. Problems are reported to {@code errors} as
   * {@code FILE:LINE:COLUMN: message}, with the line of a text file.
   */
  public Optional<ProgramFile> usable(Reading reading, Consumer<String> errors) {
    Optional<ProgramFile> file =
        programs(reading.assembler(), problem -> errors.accept(problem.toString()));
    file.ifPresent(it -> reportProblems(it, reading.repair(), errors));
    return file.filter(it -> isUsable(it, reading.repair()) && !it.programs().isEmpty());
  }

  /** Returns whether the programs of a file can be used. */
  public static boolean isUsable(ProgramFile file, boolean repair) {
    return !file.hasErrors() || repair && file.isRepairable();
  }

  private void reportProblems(ProgramFile file, boolean repair, Consumer<String> errors) {
    new ProblemList(name, file.problems()).lines().forEach(errors);
    if (file.hasErrors() && file.isRepairable() && !repair) {
      errors.accept(name + REPAIRABLE);
    } else if (file.programs().isEmpty() && !file.hasErrors()) {
      errors.accept(name + ": the file contains no program");
    }
  }

  /**
   * Opens the source with a name: a bundled program, a file, or a bundled program whose name
   * differs only in case. An error is reported to {@code errors}.
   */
  public static Optional<ProgramSource> open(String name, Consumer<SourceProblem> errors) {
    return open(name, file -> ReadContent.of(content(file)), errors);
  }

  /**
   * Opens the source with a name that arrived in a message. Devices and pipes are refused here;
   * they can be read only where a person types their names.
   */
  public static Optional<ProgramSource> openStored(String name, Consumer<SourceProblem> errors) {
    return open(name, file -> ReadContent.of(FileContent.stored(file, MAX_BYTES)), errors);
  }

  /** Reads a file; of a file that is too large, at least the beginning. */
  interface ContentReader {
    ReadContent read(Path file) throws IOException;
  }

  /**
   * The content of a file.
   *
   * @param disc the disk image, if the content is one
   */
  record ReadContent(byte[] bytes, Optional<LifImage> disc) {

    static ReadContent of(byte[] bytes) {
      boolean image = LifImage.isImage(bytes) && bytes.length <= LifImage.LARGEST;
      return new ReadContent(bytes, image ? Optional.of(new LifImage(bytes)) : Optional.empty());
    }

    /** Returns the source of a whole file, or of the rows if it is a picture of bar code. */
    private ProgramSource scanned(String name, Origin origin) throws IOException {
      return BarcodeScanner.isPicture(bytes)
          ? of(BarcodeScanner.rowsOf(bytes)).source(name, "", Origin.PICTURE)
          : source(name, "", origin);
    }

    private ProgramSource source(String name, String entry, Origin origin) {
      return new ProgramSource(name, bytes, entry, origin, disc);
    }
  }

  /**
   * Returns a bundled program or module. A name with a period is not searched, because no label
   * contains a period.
   */
  private static Optional<ProgramSource> bundled(String name) {
    if (name.indexOf('.') >= 0) {
      return Optional.empty();
    }
    return BundledProgram.named(name)
        .map(it -> ReadContent.of(it.listing()).source(name, "", Origin.BUNDLED))
        .or(
            () ->
                BundledModule.named(name)
                    .map(it -> ReadContent.of(it.image()).source(it.name(), "", Origin.FILE)));
  }

  static Optional<ProgramSource> open(
      String name, ContentReader reader, Consumer<SourceProblem> errors) {
    Optional<ProgramSource> bundled = bundled(name);
    if (bundled.isPresent()) {
      return bundled;
    }
    try {
      return Optional.of(find(name, reader));
    } catch (NoSuchFileException missing) {
      Optional<String> sameName =
          BundledProgram.byName().keySet().stream().filter(name::equalsIgnoreCase).findFirst();
      if (sameName.isPresent()) {
        return open(sameName.get(), reader, errors);
      }
      String suggestion = Nearest.question(name.toUpperCase(Locale.ROOT), BundledProgram.names());
      errors.accept(new SourceProblem(name, "no such file, no bundled program" + suggestion, true));
    } catch (IOException unreadable) {
      errors.accept(new SourceProblem(name, "cannot be read: " + FileTrouble.reason(unreadable)));
    }
    return Optional.empty();
  }

  /** Returns a source without a file, which contains the rest of a stream. */
  public static ProgramSource of(String name, InputStream in) throws IOException {
    return ReadContent.of(in.readNBytes(MAX_BYTES)).scanned(name, Origin.STREAM);
  }

  private static ProgramSource find(String name, ContentReader reader) throws IOException {
    int colon = name.lastIndexOf(':');
    if (colon > 0 && !Files.exists(FileTrouble.path(name))) {
      Path image = FileTrouble.path(name.substring(0, colon));
      if (Files.exists(image)) {
        return reader.read(image).source(name, name.substring(colon + 1), Origin.FILE);
      }
    }
    return reader.read(FileTrouble.path(name)).scanned(name, Origin.FILE);
  }

  /** Reads a file; of a file that is too large, only the beginning. */
  static byte[] content(Path file) throws IOException {
    return FileContent.beginning(file, MAX_BYTES);
  }

  /**
   * Reads the image in a file.
   *
   * @throws ProgramWriteException if the file is not an image
   */
  static LifImage image(Path file) throws IOException {
    return ReadContent.of(content(file))
        .disc()
        .orElseThrow(
            () -> new ProgramWriteException("a file with this name exists and is not an image"));
  }

  /**
   * Returns sources in which all pictures are one source, because the rows of a program may be on
   * several pages.
   */
  public static List<ProgramSource> joined(List<ProgramSource> sources) {
    List<ProgramSource> pictures =
        sources.stream().filter(it -> it.origin == Origin.PICTURE).toList();
    if (pictures.size() < 2) {
      return sources;
    }
    String names = pictures.stream().map(ProgramSource::name).collect(Collectors.joining(", "));
    ByteArrayOutputStream rows = new ByteArrayOutputStream();
    pictures.forEach(it -> rows.writeBytes(it.content));
    ProgramSource all = ReadContent.of(rows.toByteArray()).source(names, "", Origin.PICTURE);
    List<ProgramSource> joined = new ArrayList<>(sources);
    joined.set(sources.indexOf(pictures.get(0)), all);
    joined.removeAll(pictures);
    return joined;
  }

  /** Returns the image, if the source is a whole image. */
  public Optional<LifImage> image() {
    return disc.filter(it -> entry.isEmpty());
  }

  /** Returns the module image, if the source is one. */
  public Optional<PlugInImage> module() {
    return entry.isEmpty() && !isBundled() ? PlugInImage.of(content) : Optional.empty();
  }

  /**
   * Returns all of memory of a state file or a dump.
   *
   * @throws IOException as {@link StateFile#read}
   */
  public Image memory() throws IOException {
    return StateFile.read(FileTrouble.path(name), content, BundledModule.PROVIDED);
  }

  /** Returns whether the source is the file of a module image, which can be plugged in. */
  public boolean isModuleFile() {
    return origin == Origin.FILE && module().isPresent();
  }

  /** Returns whether the source is a bundled program. */
  public boolean isBundled() {
    return origin == Origin.BUNDLED;
  }

  /**
   * Returns the functions that listings of these programs can use: the known ones and, for a module
   * image, its own, which have priority.
   */
  public InstructionSet functions(InstructionSet known) {
    return module().map(image -> known.withImages(Internals.functions(name, image))).orElse(known);
  }

  /**
   * Returns whether the program is used like a command, with numbers as arguments instead of local
   * labels to start at: a bundled program, or a script (a listing that begins with {@code #!}).
   */
  public boolean isCommand() {
    return isBundled() || content.length > 1 && content[0] == '#' && content[1] == '!';
  }

  /** Returns the text or data file, if the source is one or an entry of that kind. */
  public Optional<LifText> text() {
    return entry.isEmpty()
        ? LifFile.text(content)
        : disc.flatMap(image -> image.file(entry).flatMap(image::text));
  }

  /**
   * Returns the programs. If the image has no entry of this name, the error is reported to {@code
   * errors}.
   */
  public Optional<ProgramFile> programs(Assembler assembler, Consumer<SourceProblem> errors) {
    if (entry.isEmpty()) {
      boolean isState = StateFile.isState(content) && !StateFile.isDump(content);
      return Optional.of(isState ? programsOfState() : ProgramFile.read(content, assembler));
    }
    if (disc.isEmpty()) {
      errors.accept(new SourceProblem(name, "the file before :" + entry + " is not an image"));
      return Optional.empty();
    }
    Optional<LifEntry> file = disc.get().file(entry);
    if (file.isEmpty()) {
      errors.accept(new SourceProblem(name, missing(disc.get())));
    }
    return file.map(disc.get()::program);
  }

  private ProgramFile programsOfState() {
    try {
      return ProgramFile.ofMemory(memory().registers());
    } catch (StateFile.Unusable damaged) {
      return new ProgramFile(
          ProgramFile.Format.DM41, List.of(), List.of(Internals.diagnostic(damaged)));
    } catch (IOException noFileName) {
      throw new UncheckedIOException(noFileName);
    }
  }

  private String missing(LifImage image) {
    String entries = image.files().stream().map(LifEntry::name).collect(Collectors.joining(", "));
    return "the image has no file "
        + entry
        + (entries.isEmpty() ? ", it is empty" : ", but " + entries);
  }
}
