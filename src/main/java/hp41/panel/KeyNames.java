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

  /** The name of the terminal's own key map. */
  public static final String STANDARD = "standard";

  /** A key map that names nothing. */
  public static final KeyNames NONE = new KeyNames("", Map.of());

  /** A clause that names the standard strokes for R/S and SHIFT, with these in their place. */
  String said(String clause) {
    String runStop = of(Key.RUN_STOP);
    if (map.equals(STANDARD) || runStop.isEmpty()) {
      return clause;
    }
    boolean letter = runStop.length() == 1 && Character.isLetter(runStop.charAt(0));
    return clause
        .replace("F5 or !", letter ? runStop + " or !" : runStop)
        .replace("! or F5", letter ? "!" : runStop)
        .replace("F6 or ;", strokes.getOrDefault(Key.SHIFT, "F6 or ;"));
  }

  /** What is struck for a key, or nothing. */
  String of(Key key) {
    return strokes.getOrDefault(key, "");
  }
}
