package hp41.cli.options;

import hp41.files.LineFile;
import hp41.files.LineFile.StoredLine;
import hp41.files.UserFolders;
import java.io.IOException;
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
      log.log(System.Logger.Level.DEBUG, "settings are not kept", unusable);
    }
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
