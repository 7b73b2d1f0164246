package hp41.files;

import hp41.Image;
import hp41.PlugInModule;
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
import hp41.program.ProgramWriteException;
import hp41.text.Nearest;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * A source of programs: a bundled program (which has priority over a file of the same name), a
 * file, or one entry of an image.
 *
 * @param name the name as the user gave it
 * @param content the content of the file
 * @param entry the name of an entry of an image; empty for the whole file
 * @param origin where the content is from
 */
public record ProgramSource(String name, byte[] content, String entry, Origin origin) {

  /** Where the content of a source is from. */
  public enum Origin {
    BUNDLED,
    FILE,
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
   * The maximum number of bytes to read. A file of this size is too large for an image and for
   * every other kind.
   */
  private static final int MAX_BYTES = LifImage.LARGEST + 1;

  /** The hint after the name of a damaged file that contains undamaged programs. */
  public static final String REPAIRABLE = ": --repair loads the undamaged programs";

  /**
   * Returns the programs, unless they are damaged. Problems are reported to {@code errors} as
   * {@code FILE:LINE:COLUMN: message}, with the line of a text file.
   */
  public Optional<ProgramFile> usable(Reading reading, Consumer<String> errors) {
    Optional<ProgramFile> file = programs(reading.assembler(), errors);
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
  public static Optional<ProgramSource> open(String name, Consumer<String> errors) {
    return open(name, FileContent::beginning, errors);
  }

  /**
   * Opens the source with a name that arrived in a message. Devices and pipes are refused here;
   * they can be read only where a person types their names.
   */
  public static Optional<ProgramSource> openStored(String name, Consumer<String> errors) {
    return open(name, FileContent::stored, errors);
  }

  private interface ContentReader {
    byte[] read(Path file, int most) throws IOException;
  }

  private static Optional<ProgramSource> open(
      String name, ContentReader reader, Consumer<String> errors) {
    Optional<BundledProgram> bundled = BundledProgram.named(name);
    if (bundled.isPresent()) {
      return bundled.map(it -> new ProgramSource(name, it.listing(), "", Origin.BUNDLED));
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
      errors.accept(name + ": no such file, no bundled program" + suggestion);
    } catch (IOException unreadable) {
      errors.accept(name + ": cannot be read: " + FileTrouble.reason(unreadable));
    }
    return Optional.empty();
  }

  /** Returns a source without a file, which contains the rest of a stream. */
  public static ProgramSource of(String name, InputStream in) throws IOException {
    return new ProgramSource(name, in.readNBytes(MAX_BYTES), "", Origin.STREAM);
  }

  private static ProgramSource find(String name, ContentReader reader) throws IOException {
    int colon = name.lastIndexOf(':');
    if (colon > 0 && !Files.exists(FileTrouble.path(name))) {
      Path image = FileTrouble.path(name.substring(0, colon));
      if (Files.exists(image)) {
        return new ProgramSource(
            name, reader.read(image, MAX_BYTES), name.substring(colon + 1), Origin.FILE);
      }
    }
    return new ProgramSource(name, reader.read(FileTrouble.path(name), MAX_BYTES), "", Origin.FILE);
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
    byte[] content = content(file);
    if (!LifImage.isImage(content) || content.length > LifImage.LARGEST) {
      throw new ProgramWriteException("a file with this name exists and is not an image");
    }
    return new LifImage(content);
  }

  /** Returns the image, if the source is a whole image. */
  public Optional<LifImage> image() {
    return entry.isEmpty() && LifImage.isImage(content) && content.length <= LifImage.LARGEST
        ? Optional.of(new LifImage(content))
        : Optional.empty();
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
    return StateFile.read(FileTrouble.path(name), content);
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
    return module()
        .map(image -> known.withImages(PlugInModule.functions(name, image)))
        .orElse(known);
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
    if (entry.isEmpty() || !LifImage.isImage(content)) {
      return entry.isEmpty() ? LifFile.text(content) : Optional.empty();
    }
    LifImage image = new LifImage(content);
    return image.file(entry).flatMap(image::text);
  }

  /**
   * Returns the programs. If the image has no entry of this name, the error is reported to {@code
   * errors}.
   */
  public Optional<ProgramFile> programs(Assembler assembler, Consumer<String> errors) {
    if (entry.isEmpty()) {
      return Optional.of(ProgramFile.read(content, assembler));
    }
    if (!LifImage.isImage(content)) {
      errors.accept(name + ": the file before :" + entry + " is not an image");
      return Optional.empty();
    }
    LifImage image = new LifImage(content);
    Optional<LifEntry> file = image.file(entry);
    if (file.isEmpty()) {
      errors.accept(name + ": " + missing(image));
    }
    return file.map(image::program);
  }

  private String missing(LifImage image) {
    String entries = image.files().stream().map(LifEntry::name).collect(Collectors.joining(", "));
    return "the image has no file "
        + entry
        + (entries.isEmpty() ? ", it is empty" : ", but " + entries);
  }
}
