package hp41.files;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * The folders of the user, as the XDG Base Directory Specification has them. Only absolute paths
 * count, as it says; there may be none for a user that the system does not know.
 *
 * @param environment the variables {@code HOME}, {@code XDG_CONFIG_HOME} and {@code XDG_STATE_HOME}
 * @param account the home folder of the user's account, as Java reports it, where HOME is missing
 */
public record UserFolders(Map<String, String> environment, String account) {

  private static final String PROGRAM = "hp41";

  /** The folders of the user of this process. */
  public static UserFolders ofThisProcess() {
    return new UserFolders(System.getenv(), System.getProperty("user.home"));
  }

  /** The home folder. */
  public Optional<Path> home() {
    return named("HOME").or(() -> absolute(account));
  }

  /** The program's folder for settings, in {@code $XDG_CONFIG_HOME} or {@code ~/.config}. */
  public Optional<Path> config() {
    return named("XDG_CONFIG_HOME")
        .or(() -> home().map(it -> it.resolve(".config")))
        .map(it -> it.resolve(PROGRAM));
  }

  /** The program's folder for memory, in {@code $XDG_STATE_HOME} or {@code ~/.local/state}. */
  public Optional<Path> state() {
    return named("XDG_STATE_HOME")
        .or(() -> home().map(it -> it.resolve(".local").resolve("state")))
        .map(it -> it.resolve(PROGRAM));
  }

  /** The name of a file with the home folder in place of a {@code ~} in front. */
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
