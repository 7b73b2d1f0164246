package hp41.panel.keys;

import hp41.key.Key;
import java.util.Map;
import java.util.Optional;

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

  /** The keys of the calculator that hints name, by their strokes in the standard key map. */
  private static final Map<String, Key> STANDARD_STROKES =
      Map.of(
          "F2", Key.USER,
          "F3", Key.PRGM,
          "F4", Key.ALPHA,
          "F5", Key.RUN_STOP,
          "F6", Key.SHIFT,
          "F8", Key.SST,
          "_", Key.CHS,
          "F12", Key.ON);

  /**
   * The keys that have two strokes in the standard key map, and how sentences name both strokes.
   */
  private static final Map<Key, String> BOTH =
      Map.of(Key.RUN_STOP, "F5 or !", Key.SHIFT, "F6 or ;");

  /** Returns the strokes for a key as a sentence names them, such as {@code F5 or !}. */
  public String strokes(Key key) {
    boolean standard = map.equals(STANDARD) || map.isEmpty();
    String stroke = standard ? "" : of(key);
    boolean letter = stroke.length() == 1 && Character.isLetter(stroke.charAt(0));
    if (key == Key.RUN_STOP && letter) {
      return stroke + " or !";
    }
    return stroke.isEmpty() ? ofStandard(key) : stroke;
  }

  /**
   * Returns how a message names a key: its strokes; R/S, CHS and ON have their names before them.
   */
  public String inMessage(Key key) {
    return switch (key) {
      case RUN_STOP, CHS, ON -> key.function(false) + " (" + strokes(key) + ")";
      default -> strokes(key);
    };
  }

  private static String ofStandard(Key key) {
    return Optional.ofNullable(BOTH.get(key))
        .orElseGet(
            () ->
                STANDARD_STROKES.entrySet().stream()
                    .filter(it -> it.getValue() == key)
                    .map(Map.Entry::getKey)
                    .findFirst()
                    .orElse(""));
  }

  /** Returns the calculator key that a stroke of the standard key map presses, such as F5. */
  public static Optional<Key> behind(String stroke) {
    return Optional.ofNullable(STANDARD_STROKES.get(stroke));
  }

  /** Returns the stroke for a key, or an empty text. */
  public String of(Key key) {
    return strokes.getOrDefault(key, "");
  }
}
