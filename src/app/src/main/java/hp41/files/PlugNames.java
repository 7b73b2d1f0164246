package hp41.files;

import hp41.Accessory;
import hp41.PlugInModule;
import hp41.Plugged;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.commons.lang3.Strings;

/**
 * Resolves the names of what can be plugged in: an accessory, a module of bundled programs, or a
 * module image in a file.
 */
public final class PlugNames {

  private PlugNames() {}

  /** Reports that a name cannot be plugged in or unplugged; the message gives the reason. */
  public static final class Refused extends IOException {

    private static final long serialVersionUID = 1L;

    private Refused(String message) {
      super(message);
    }
  }

  /**
   * Returns a configuration with one more accessory or module. The names of accessories and bundled
   * modules have priority over a file of the same name.
   *
   * @throws IOException if there is neither an accessory nor a file, or the file is not a module
   *     image
   */
  public static Plugged with(Plugged before, String name) throws IOException {
    Optional<Accessory> accessory = Accessory.named(name);
    return accessory.isPresent()
        ? before.with(List.of(accessory.get()))
        : before.with(module(name));
  }

  private static PlugInModule module(String name) throws IOException {
    Optional<PlugInModule> bundled = BundledModule.named(name).map(BundledModule::plugIn);
    return bundled.isPresent() ? bundled.get() : PlugInModule.read(file(name));
  }

  /** Returns whether a name is that of an accessory or of a bundled module, and not of a file. */
  public static boolean isIncluded(String name) {
    return Accessory.named(name).isPresent() || BundledModule.named(name).isPresent();
  }

  private static Path file(String name) throws IOException {
    Path file = FileTrouble.path(name);
    if (!Files.exists(file) && !OutputKind.mayBeModule(name) && !name.contains("/")) {
      throw refused(name, "no such file");
    }
    return file;
  }

  /**
   * Returns a configuration without an accessory or module; unchanged if the accessory is not
   * plugged in.
   *
   * @throws IOException if the name is neither an accessory nor a plugged-in module
   */
  public static Plugged without(Plugged before, String name) throws IOException {
    Optional<Accessory> accessory = Accessory.named(name);
    if (accessory.isPresent()) {
      return before.without(List.of(accessory.get()));
    }
    PlugInModule module =
        before
            .module(name)
            .or(() -> before.modules().stream().filter(it -> isFrom(it, name)).findFirst())
            .orElseThrow(() -> refused(name, "no such module is plugged in"));
    return before.without(module);
  }

  private static Refused refused(String name, String alternative) {
    return new Refused(
        "there is no accessory or module %s; there are %s, and %s"
            .formatted(name, String.join(", ", included()), alternative));
  }

  private static boolean isFrom(PlugInModule module, String name) {
    return Strings.CI.equals(module.path().toString(), name)
        || Strings.CI.equals(module.path().getFileName().toString(), name);
  }

  /** Returns the names of the accessories. */
  public static List<String> accessories() {
    return Accessory.pluggable().stream().map(Accessory::label).toList();
  }

  /** Returns the names of the accessories and of the bundled modules. */
  public static List<String> included() {
    return Stream.concat(accessories().stream(), BundledModule.names().stream()).toList();
  }

  /** Splits lists of names at commas. A list that is the name of an existing file is not split. */
  public static List<String> split(List<String> lists) {
    List<String> names = new ArrayList<>();
    for (String list : lists) {
      boolean single = list.indexOf(',') < 0 || isThere(list);
      names.addAll(single ? List.of(list) : Arrays.asList(list.split(",", -1)));
    }
    return names;
  }

  /** Returns whether a file of this name exists. */
  public static boolean isThere(String name) {
    try {
      return !name.isEmpty() && Files.exists(FileTrouble.path(name));
    } catch (IOException none) {
      return false;
    }
  }
}
