package hp41.files;

import hp41.FileContent;
import hp41.PlugInModule;
import hp41.format.LifEntry;
import hp41.format.LifFile;
import hp41.format.LifImage;
import hp41.format.LifText;
import hp41.format.ProgramFile;
import hp41.listing.Assembler;
import hp41.listing.Nearest;
import hp41.machine.InstructionSet;
import hp41.module.PlugInImage;
import hp41.program.Unwritable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * Where programs come from: a bundled one by its name, which wins over a file of the same name, a
 * file, or one program of an image.
 *
 * @param name as it was given
 * @param content of the file
 * @param entry the name of a program of an image, empty for all of the file
 */
public record ProgramSource(String name, byte[] content, String entry) {

  /**
   * How programs are read.
   *
   * @param assembler reads those that are listings
   * @param repair whether to take what is whole of damaged ones
   */
  public record Reading(Assembler assembler, boolean repair) {}

  /** A file with so many bytes is too large for an image, and for anything else. */
  private static final int MOST = LifImage.LARGEST + 1;

  /** What is told behind the name of a damaged file of which some is whole. */
  public static final String REPAIRABLE = ": --repair takes what is whole of it";

  /**
   * The programs, unless damage keeps them from being used. Problems are told to {@code errors} as
   * {@code FILE:LINE:COLUMN: what is wrong}, with the line of a text file.
   */
  public Optional<ProgramFile> usable(Reading reading, Consumer<String> errors) {
    Optional<ProgramFile> file = programs(reading.assembler(), errors);
    file.ifPresent(it -> tell(it, reading.repair(), errors));
    return file.filter(it -> isUsable(it, reading.repair()) && !it.programs().isEmpty());
  }

  /** Whether the programs of a file can be used. */
  public static boolean isUsable(ProgramFile file, boolean repair) {
    return !file.hasErrors() || repair && file.isRepairable();
  }

  private void tell(ProgramFile file, boolean repair, Consumer<String> errors) {
    file.problems().forEach(problem -> problem.report(name).forEach(errors));
    if (file.hasErrors() && file.isRepairable() && !repair) {
      errors.accept(name + REPAIRABLE);
    } else if (file.programs().isEmpty() && !file.hasErrors()) {
      errors.accept(name + ": there is no program in it");
    }
  }

  /**
   * The source with this name: a bundled program, a file, or else a bundled program but for the
   * case of its letters. What keeps it from being read is told to {@code errors}.
   */
  public static Optional<ProgramSource> open(String name, Consumer<String> errors) {
    return open(name, FileContent::beginning, errors);
  }

  /**
   * The same for a name that came in a message: devices and pipes, which may be read where somebody
   * types their names, are refused.
   */
  public static Optional<ProgramSource> openStored(String name, Consumer<String> errors) {
    return open(name, FileContent::stored, errors);
  }

  private interface ContentReader {
    byte[] read(Path file, int most) throws IOException;
  }

  private static Optional<ProgramSource> open(
      String name, ContentReader reader, Consumer<String> errors) {
    Optional<byte[]> bundled = Bundle.read(name);
    if (bundled.isPresent()) {
      return bundled.map(listing -> new ProgramSource(name, listing, ""));
    }
    try {
      return Optional.of(find(name, reader));
    } catch (NoSuchFileException missing) {
      Optional<String> meant = Bundle.names().stream().filter(name::equalsIgnoreCase).findFirst();
      if (meant.isPresent()) {
        return open(meant.get(), reader, errors);
      }
      List<String> nearest = Nearest.to(name.toUpperCase(Locale.ROOT), Bundle.names());
      errors.accept(name + ": no such file, no bundled program" + Nearest.question(nearest));
    } catch (IOException unreadable) {
      errors.accept(name + ": cannot be read: " + FileTrouble.reason(unreadable));
    }
    return Optional.empty();
  }

  /** A source without a file: what is left of a stream. */
  public static ProgramSource of(String name, InputStream in) throws IOException {
    return new ProgramSource(name, in.readNBytes(MOST), "");
  }

  private static ProgramSource find(String name, ContentReader reader) throws IOException {
    int colon = name.lastIndexOf(':');
    if (colon > 0 && !Files.exists(FileTrouble.path(name))) {
      Path image = FileTrouble.path(name.substring(0, colon));
      if (Files.exists(image)) {
        return new ProgramSource(name, reader.read(image, MOST), name.substring(colon + 1));
      }
    }
    return new ProgramSource(name, reader.read(FileTrouble.path(name), MOST), "");
  }

  /** The content of a file, of a too large one only the beginning. */
  static byte[] content(Path file) throws IOException {
    return FileContent.beginning(file, MOST);
  }

  /**
   * The image in a file.
   *
   * @throws Unwritable if it holds something else
   */
  static LifImage image(Path file) throws IOException {
    byte[] content = content(file);
    if (!LifImage.isImage(content) || content.length > LifImage.LARGEST) {
      throw new Unwritable("there is a file of this name, and it is no image");
    }
    return new LifImage(content);
  }

  /** The image, if this is one as a whole. */
  public Optional<LifImage> image() {
    return entry.isEmpty() && LifImage.isImage(content) && content.length <= LifImage.LARGEST
        ? Optional.of(new LifImage(content))
        : Optional.empty();
  }

  /** The image of a plug-in module, if this is one. */
  public Optional<PlugInImage> module() {
    return entry.isEmpty() ? PlugInImage.of(content) : Optional.empty();
  }

  /**
   * The functions that listings of its programs name: those that are known, behind those of its own
   * if it is the image of a plug-in module.
   */
  public InstructionSet functions(InstructionSet known) {
    return module()
        .map(image -> known.withImages(PlugInModule.functions(name, image)))
        .orElse(known);
  }

  /** Whether a file is the image of a plug-in module and no bundled program. */
  public static boolean isModule(String name) {
    return Bundle.read(name).isEmpty()
        && open(name, error -> {}).flatMap(ProgramSource::module).isPresent();
  }

  /**
   * Whether a name is that of a command, which takes numbers rather than has local labels to start
   * at: a bundled program, or a script, a listing that begins with {@code #!}.
   */
  public static boolean isCommand(String name) {
    return Bundle.read(name).isPresent()
        || !name.equals("-") && open(name, error -> {}).filter(ProgramSource::isScript).isPresent();
  }

  private boolean isScript() {
    return content.length > 1 && content[0] == '#' && content[1] == '!';
  }

  /** What a text or data file holds, single or of an image, if this is one. */
  public Optional<LifText> text() {
    if (entry.isEmpty() || !LifImage.isImage(content)) {
      return entry.isEmpty() ? LifFile.text(content) : Optional.empty();
    }
    LifImage image = new LifImage(content);
    return image.file(entry).flatMap(image::text);
  }

  /** The programs; a name that the image does not have is told to {@code errors}. */
  public Optional<ProgramFile> programs(Assembler assembler, Consumer<String> errors) {
    if (entry.isEmpty()) {
      return Optional.of(ProgramFile.read(content, assembler));
    }
    if (!LifImage.isImage(content)) {
      errors.accept(name + ": the file in front of :" + entry + " is no image");
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
    String there = image.files().stream().map(LifEntry::name).collect(Collectors.joining(", "));
    return "the image has no file "
        + entry
        + (there.isEmpty() ? ", it is empty" : ", but " + there);
  }
}
