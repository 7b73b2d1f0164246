package hp41.files;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * The folders of the user, as defined by the XDG Base Directory Specification. As the specification
 * requires, only absolute paths are used. A folder is missing if the system has no home folder for
 * the user.
 *
 * @param environment the variables {@code HOME}, {@code XDG_CONFIG_HOME} and {@code XDG_STATE_HOME}
 * @param account the home folder of the user's account according to Java; used if HOME is not set
 */
public record UserFolders(Map<String, String> environment, String account) {

  private static final String PROGRAM = "hp41";

  /** Returns the folders of the user of this process. */
  public static UserFolders ofThisProcess() {
    return new UserFolders(System.getenv(), System.getProperty("user.home"));
  }

  /** Returns the home folder. */
  public Optional<Path> home() {
    return named("HOME").or(() -> absolute(account));
  }

  /**
   * Returns the program's folder for settings, in {@code $XDG_CONFIG_HOME} or {@code ~/.config}.
   */
  public Optional<Path> config() {
    return named("XDG_CONFIG_HOME")
        .or(() -> home().map(it -> it.resolve(".config")))
        .map(it -> it.resolve(PROGRAM));
  }

  /**
   * Returns the program's folder for memory, in {@code $XDG_STATE_HOME} or {@code ~/.local/state}.
   */
  public Optional<Path> state() {
    return named("XDG_STATE_HOME")
        .or(() -> home().map(it -> it.resolve(".local").resolve("state")))
        .map(it -> it.resolve(PROGRAM));
  }

  /** Replaces a leading {@code ~} of a file name with the home folder. */
  public String withHome(String name) {
    return name.equals("~") || name.startsWith("~/")
        ? home().map(it -> it + name.substring(1)).orElse(name)
        : name;
  }

  private Optional<Path> named(String variable) {
    return absolute(environment.getOrDefault(variable, ""));
  }

  private static Optional<Path> absolute(String name) {
    try {
      return Optional.of(Path.of(name)).filter(Path::isAbsolute);
    } catch (InvalidPathException impossible) {
      return Optional.empty();
    }
  }
}
