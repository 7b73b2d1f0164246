package hp41.states;

import java.nio.file.Path;
import java.util.Map;

/**
 * The user's folder for what is between runs.
 *
 * @param path {@code $XDG_STATE_HOME/hp41}, or {@code ~/.local/state/hp41}
 */
public record StateFolder(Path path) {

  /** The folder that the environment names. */
  public static StateFolder of(Map<String, String> environment, Path home) {
    String named = environment.getOrDefault("XDG_STATE_HOME", "");
    Path base = named.isBlank() ? home.resolve(".local").resolve("state") : Path.of(named);
    return new StateFolder(base.resolve("hp41"));
  }

  /**
   * Continuous memory of the first calculator, or of one beside it.
   *
   * @param number from 1
   */
  Path memory(int number) {
    return path.resolve(number == 1 ? "memory.txt" : "memory-" + number + ".txt");
  }

  /** The states that have names. */
  public NamedStates named() {
    return new NamedStates(path.resolve("states"));
  }
}
