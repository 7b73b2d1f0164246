package hp41.command.options;

import hp41.files.KeptLines;
import hp41.files.KeptLines.Line;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What was chosen in the terminal and is to be so the next time: lines {@code key = value} in a
 * file of the user's. Other lines, comments too, are left as they are.
 */
public final class Settings {

  private final KeptLines file;

  Settings(Path file) {
    this.file = new KeptLines(file);
  }

  /** The settings in the user's folder. */
  public static Settings of(Map<String, String> environment, Path home) {
    return new Settings(folder(environment, home).resolve("settings"));
  }

  /**
   * The user's folder for what is chosen: in {@code $XDG_CONFIG_HOME}, or else {@code ~/.config}.
   */
  static Path folder(Map<String, String> environment, Path home) {
    String folder = environment.getOrDefault("XDG_CONFIG_HOME", "");
    Path base = folder.isBlank() ? home.resolve(".config") : Path.of(folder);
    return base.resolve("hp41");
  }

  /** The value of a key; empty if there is none, or the file cannot be read. */
  public Optional<String> get(String key) {
    return lines().stream()
        .flatMap(line -> line.text().stream())
        .filter(line -> key(line).equals(key))
        .map(line -> line.substring(line.indexOf('=') + 1).strip())
        .reduce((first, later) -> later);
  }

  /** Sets the value of a key. A file that cannot be written stays as it is, and nothing is lost. */
  public void put(String key, String value) {
    try {
      List<Line> lines = new ArrayList<>(file.read());
      lines.removeIf(line -> line.text().filter(it -> key(it).equals(key)).isPresent());
      lines.add(Line.of(key + " = " + value));
      file.write(lines);
    } catch (IOException unusable) {
      System.Logger log = System.getLogger(Settings.class.getName());
      log.log(System.Logger.Level.DEBUG, "settings are not kept", unusable);
    }
  }

  private static String key(String line) {
    int equals = line.indexOf('=');
    return equals < 0 || line.strip().startsWith("#") ? "" : line.substring(0, equals).strip();
  }

  private List<Line> lines() {
    try {
      return file.read();
    } catch (IOException none) {
      return List.of();
    }
  }
}
