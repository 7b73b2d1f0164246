package hp41.panel.keys;

import hp41.key.Key;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The names of the strokes for the calculator's keys.
 *
 * @param map the name of the key map
 * @param strokes the stroke for each key that a single stroke presses
 * @param letters whether letters press keys, so that a colon opens the input line
 */
public record KeyNames(String map, Map<Key, String> strokes, boolean letters) {

  /** The name of the standard key map. */
  public static final String STANDARD = "standard";

  /** A key map without names. */
  public static final KeyNames NONE = new KeyNames("", Map.of(), false);

  /** The keys that the standard key map assigns to the function keys; texts mention these. */
  private static final Map<String, Key> FUNCTION_KEYS =
      Map.of(
          "F2", Key.USER,
          "F3", Key.PRGM,
          "F4", Key.ALPHA,
          "F5", Key.RUN_STOP,
          "F6", Key.SHIFT,
          "F8", Key.SST,
          "F12", Key.ON);

  private static final Pattern FUNCTION_KEY = Pattern.compile("\\bF\\d+\\b");

  /** Replaces the strokes of the standard key map in a text by those of this key map. */
  public String withStrokes(String clause) {
    if (map.equals(STANDARD) || map.isEmpty()) {
      return clause;
    }
    String runStop = of(Key.RUN_STOP);
    boolean letter = runStop.length() == 1 && Character.isLetter(runStop.charAt(0));
    String text =
        clause
            .replace("F5 or !", letter ? runStop + " or !" : runStop.isEmpty() ? "!" : runStop)
            .replace("_ (CHS)", strokes.getOrDefault(Key.CHS, "_") + " (CHS)")
            .replace("F6 or ;", strokes.getOrDefault(Key.SHIFT, "F6 or ;"))
            .replace("type a name", letters ? ": types a name" : "type a name");
    return FUNCTION_KEY.matcher(text).replaceAll(key -> Matcher.quoteReplacement(strokeOf(key)));
  }

  private String strokeOf(MatchResult standard) {
    return behind(standard.group())
        .map(key -> strokes.getOrDefault(key, standard.group()))
        .orElse(standard.group());
  }

  /** Returns the calculator key for a function key in the standard key map, such as F5. */
  public static Optional<Key> behind(String functionKey) {
    return Optional.ofNullable(FUNCTION_KEYS.get(functionKey));
  }

  /** Returns the stroke for a key, or an empty text. */
  public String of(Key key) {
    return strokes.getOrDefault(key, "");
  }
}
