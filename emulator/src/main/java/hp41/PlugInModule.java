package hp41;

import hp41.disk.FileContent;
import hp41.machine.CalculatorFunction;
import hp41.machine.ModuleDefinition;
import hp41.memory.LabelName;
import hp41.module.ModulePage;
import hp41.module.PlugInImage;
import hp41.peripherals.HostModules;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.zip.CRC32;

/**
 * A plug-in module whose image is in a file or is provided by the host. A state file names the
 * image and does not contain it. If the image file is missing or has changed, the module is absent.
 */
public final class PlugInModule {

  private static final int LARGEST = 1 << 20;

  private final Path path;
  private final long checksum;
  private final Optional<PlugInImage> image;
  private final String problem;

  PlugInModule(Path path, long checksum, Optional<PlugInImage> image, String problem) {
    this.path = path;
    this.checksum = checksum;
    this.image = image;
    this.problem = problem;
  }

  /** Returns the absolute path of the file; only a name for a module that the host provides. */
  public Path path() {
    return path;
  }

  /** Returns the CRC-32 of the image when it was plugged in. */
  public long checksum() {
    return checksum;
  }

  /** Returns the image; empty if the module is absent. */
  Optional<PlugInImage> image() {
    return image;
  }

  /** Returns whether the image is present. */
  public boolean isPresent() {
    return image.isPresent();
  }

  /**
   * Returns why the module is absent, or that the host now provides another version of it; empty if
   * it is present and unchanged.
   */
  public String problem() {
    return problem;
  }

  /**
   * Reads a module.
   *
   * @throws IOException if the file cannot be read or contains no image
   */
  public static PlugInModule read(Path path) throws IOException {
    Path absolute = path.toAbsolutePath().normalize();
    if (absolute.toString().codePoints().anyMatch(Character::isISOControl)) {
      throw unusable(
          path, "the name contains a control character, so a state file cannot refer to it");
    }
    byte[] content = FileContent.allStored(absolute, LARGEST);
    Optional<PlugInImage> image = PlugInImage.of(content);
    if (image.isEmpty()) {
      throw unusable(path, PlugInImage.damage(content).orElse("this is not the image of a module"));
    }
    return new PlugInModule(absolute, crc(content), image, "");
  }

  private static FileSystemException unusable(Path path, String why) {
    return new FileSystemException(path.toString(), null, why);
  }

  /**
   * Returns a module that the host provides.
   *
   * @param content its image, such as a MOD1 file
   */
  public static PlugInModule provided(String name, byte[] content) {
    return new PlugInModule(Path.of(name), crc(content), PlugInImage.of(content), "");
  }

  /** Returns this module, marked as changed if the checksum has changed. */
  private PlugInModule since(long before) {
    return checksum == before ? this : new PlugInModule(path, checksum, image, "it has changed");
  }

  /** Returns whether the host provided another version of the module when memory was saved. */
  public boolean hasChanged() {
    return image.isPresent() && !problem.isEmpty();
  }

  /**
   * Returns a module that a state file names. It is absent if the checksum of the file differs. The
   * host may provide another version of its module.
   */
  static PlugInModule ofState(Path path, long checksum, HostModules provided) {
    if (!path.isAbsolute()) {
      return provided
          .image(path.toString())
          .map(content -> provided(path.toString(), content).since(checksum))
          .orElseGet(() -> absent(path, checksum, "no module with this name is included"));
    }
    try {
      if (Files.notExists(path)) {
        return absent(path, checksum, "the file is not there");
      }
      PlugInModule now = read(path);
      return now.checksum == checksum
          ? now
          : absent(path, checksum, "the file has changed since it was plugged in");
    } catch (IOException unreadable) {
      return absent(path, checksum, "the file can no longer be read as an image");
    }
  }

  private static PlugInModule absent(Path path, long checksum, String problem) {
    return new PlugInModule(path, checksum, Optional.empty(), problem);
  }

  private static long crc(byte[] content) {
    CRC32 crc = new CRC32();
    crc.update(content);
    return crc.getValue();
  }

  /**
   * Returns whether another module is from the same file with the same content, and both are
   * present or both absent.
   */
  @Override
  public boolean equals(Object other) {
    return other instanceof PlugInModule module
        && path.equals(module.path)
        && checksum == module.checksum
        && problem.equals(module.problem);
  }

  @Override
  public int hashCode() {
    return Objects.hash(path, checksum, problem);
  }

  /** Returns its name: the file name in capitals without the extension. */
  public String name() {
    return nameOf(path.toString());
  }

  /** Returns the name of the module in a file. */
  public static String nameOf(String path) {
    String file = path.substring(path.lastIndexOf('/') + 1);
    int dot = file.lastIndexOf('.');
    return (dot > 0 ? file.substring(0, dot) : file).toUpperCase(Locale.ROOT);
  }

  /** Returns whether it is the module in a file. */
  public boolean isFrom(Path file) {
    return path.equals(path.isAbsolute() ? file.toAbsolutePath().normalize() : file);
  }

  /** Returns its pages; empty if it is absent. */
  List<ModulePage> pages() {
    return image.map(PlugInImage::pages).orElse(List.of());
  }

  /** Returns the functions in the function address table of a page. */
  ModuleDefinition functions(ModulePage page) {
    return functions(name(), image.orElseThrow(), page);
  }

  /**
   * Returns the modules whose functions the pages of an image contain, for listings that name them.
   */
  static List<ModuleDefinition> functions(String path, PlugInImage image) {
    return image.pages().stream()
        .filter(ModulePage::hasFunctions)
        .map(page -> functions(nameOf(path), image, page))
        .toList();
  }

  private static ModuleDefinition functions(String module, PlugInImage image, ModulePage page) {
    return new ModuleDefinition(
        module,
        page.xrom(),
        image.entries(page).stream().map(entry -> function(module, page, entry)).toList());
  }

  private static CalculatorFunction function(
      String module, ModulePage page, PlugInImage.FunctionEntry entry) {
    int code = ModuleDefinition.code(page.xrom(), entry.function());
    String spelled = LabelName.listed(entry.name());
    String name = spelled.isEmpty() ? ModuleDefinition.numbers(code) : spelled;
    return entry.userCode()
        ? CalculatorFunction.program(name, code, module)
        : CalculatorFunction.microcode(name, code, module);
  }
}
