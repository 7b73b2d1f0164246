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
import java.util.Locale;
import java.util.Optional;
import org.apache.commons.lang3.Strings;

/** What can be plugged in by its name: an accessory, or the image of a module in a file. */
public final class PlugNames {

  private static final List<String> ENDINGS = List.of(".mod", ".rom", ".bin");

  private PlugNames() {}

  /** A name that cannot be plugged in or pulled out; the message says why. */
  public static final class Refused extends IOException {

    private static final long serialVersionUID = 1L;

    private Refused(String message) {
      super(message);
    }
  }

  /**
   * What is plugged in with one more, an accessory's name winning over a file of the same.
   *
   * @throws IOException if there is neither, or if the file is no image
   */
  public static Plugged with(Plugged before, String name) throws IOException {
    Optional<Accessory> accessory = Accessory.named(name);
    return accessory.isPresent()
        ? before.with(List.of(accessory.get()))
        : before.with(PlugInModule.read(file(name)));
  }

  /** Whether a file is called as images are. */
  public static boolean isNamedAsImage(String name) {
    return ENDINGS.stream().anyMatch(name.toLowerCase(Locale.ROOT)::endsWith);
  }

  private static Path file(String name) throws IOException {
    Path file = FileTrouble.path(name);
    if (!Files.exists(file) && !isNamedAsImage(name) && !name.contains("/")) {
      throw nothing(name, "no file of this name");
    }
    return file;
  }

  /**
   * What is plugged in with one less; the same if that is an accessory which is not.
   *
   * @throws IOException if it is neither an accessory nor a module that is plugged in
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
            .orElseThrow(() -> nothing(name, "no module of this name is plugged in"));
    return before.without(module);
  }

  private static Refused nothing(String name, String either) {
    return new Refused(
        "there is no accessory %s, only %s, and %s"
            .formatted(name, String.join(", ", accessories()), either));
  }

  private static boolean isFrom(PlugInModule module, String name) {
    return Strings.CI.equals(module.path().toString(), name)
        || Strings.CI.equals(module.path().getFileName().toString(), name);
  }

  /** The names of the accessories. */
  public static List<String> accessories() {
    return Accessory.pluggable().stream().map(Accessory::label).toList();
  }

  /** Single names out of a list with commas; the name of a file that is there may have some. */
  public static List<String> split(List<String> lists) {
    List<String> names = new ArrayList<>();
    for (String list : lists) {
      boolean one = list.indexOf(',') < 0 || isThere(list);
      names.addAll(one ? List.of(list) : Arrays.asList(list.split(",", -1)));
    }
    return names;
  }

  /** Whether there is a file of this name. */
  public static boolean isThere(String name) {
    try {
      return !name.isEmpty() && Files.exists(FileTrouble.path(name));
    } catch (IOException none) {
      return false;
    }
  }
}
