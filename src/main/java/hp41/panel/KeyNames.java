package hp41.panel;

import hp41.keyboard.Key;
import java.util.Map;

/**
 * What is struck for the calculator's keys.
 *
 * @param map name of the key map
 * @param strokes what is struck for a key, where one stroke presses it
 */
public record KeyNames(String map, Map<Key, String> strokes) {

  /** A key map that names nothing. */
  public static final KeyNames NONE = new KeyNames("", Map.of());

  /** What is struck for a key, or nothing. */
  String of(Key key) {
    return strokes.getOrDefault(key, "");
  }
}
