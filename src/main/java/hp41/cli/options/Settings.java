package hp41.cli.options;

import hp41.commands.EngineCommands;
import hp41.files.LineFile;
import hp41.files.LineFile.StoredLine;
import hp41.files.UserFolders;
import hp41.key.Pace;
import hp41.screen.Theme;
import hp41.terminal.UserPreferences;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The settings that the user has chosen in the terminal, stored as lines {@code key = value} in a
 * file. Other lines, such as comments, are preserved.
 */
public final class Settings {

  private final Optional<LineFile> file;

  /** Creates the settings in a user's folder. Without a folder, nothing is stored. */
  public Settings(UserFolders user) {
    file = user.config().map(it -> new LineFile(it.resolve("settings")));
  }

  /** Returns the value of a key; empty if there is none or the file cannot be read. */
  public Optional<String> get(String key) {
    return lines().stream()
        .flatMap(line -> line.text().stream())
        .filter(line -> key(line).equals(key))
        .map(line -> line.substring(line.indexOf('=') + 1).strip())
        .reduce((first, later) -> later);
  }

  /**
   * Stores the value of a key. If the file cannot be written, it is unchanged and the error is only
   * logged.
   */
  public void put(String key, String value) {
    try {
      if (file.isPresent()) {
        List<StoredLine> lines = new ArrayList<>(file.get().read());
        lines.removeIf(line -> line.text().filter(it -> key(it).equals(key)).isPresent());
        lines.add(StoredLine.of(key + " = " + value));
        file.get().write(lines);
      }
    } catch (IOException unusable) {
      System.Logger log = System.getLogger(Settings.class.getName());
      log.log(System.Logger.Level.DEBUG, "settings are not saved", unusable);
    }
  }

  /** Returns whether a key has a value. */
  public boolean isSet(String key, String value) {
    return get(key).filter(value::equals).isPresent();
  }

  /** Returns the speed. */
  public Pace pace() {
    return isSet("speed", "authentic") ? Pace.AUTHENTIC : Pace.FULL;
  }

  /** Returns whether tones are enabled. */
  public boolean hasSound() {
    return !isSet("sound", "off");
  }

  /** Returns the theme. */
  public Theme theme() {
    Theme chosen = get("theme").flatMap(Theme::named).orElse(Theme.MACHINE);
    return isSet("ascii", "on") ? chosen.inAscii() : chosen;
  }

  /** Returns the path of the ROM image that was used last. */
  public Optional<Path> rom() {
    return get(EngineCommands.ROM).map(Path::of);
  }

  /** Returns the user's preferences with a key map and theme. */
  public UserPreferences preferences(
      String keymap, Theme theme, boolean colours, Optional<Path> history) {
    Optional<Integer> lessons =
        get("lessons").filter(it -> it.matches("\\d{1,9}")).map(Integer::valueOf);
    return new UserPreferences(keymap, theme, colours, this::put, history, lessons, rom());
  }

  private static String key(String line) {
    int equals = line.indexOf('=');
    return equals < 0 || line.strip().startsWith("#") ? "" : line.substring(0, equals).strip();
  }

  private List<StoredLine> lines() {
    try {
      return file.isPresent() ? file.get().read() : List.of();
    } catch (IOException none) {
      return List.of();
    }
  }
}
