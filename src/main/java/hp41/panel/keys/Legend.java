package hp41.panel.keys;

import hp41.key.Key;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;

/** The names that are printed on the keys of the real calculator. */
public final class Legend {

  private static final Map<String, String> PRINTED =
      Map.ofEntries(
          Map.entry("Σ-", "Σ−"),
          Map.entry("1/X", "1/x"),
          Map.entry("Y^X", "yˣ"),
          Map.entry("SQRT", "√x"),
          Map.entry("X^2", "x²"),
          Map.entry("10^X", "10ˣ"),
          Map.entry("E^X", "eˣ"),
          Map.entry("X<>Y", "x≷y"),
          Map.entry("RDN", "R↓"),
          Map.entry("ENTER^", "ENTER↑"),
          Map.entry("CAT", "CATALOG"),
          Map.entry("CLX", "CLx/A"),
          Map.entry("-", "−"),
          Map.entry("*", "×"),
          Map.entry("/", "÷"),
          Map.entry("X=Y?", "x=y?"),
          Map.entry("X<=Y?", "x≤y?"),
          Map.entry("X>Y?", "x>y?"),
          Map.entry("X=0?", "x=0?"),
          Map.entry("P-R", "P→R"),
          Map.entry("R-P", "R→P"),
          Map.entry("PI", "π"),
          Map.entry("LASTX", "LASTx"));

  private Legend() {}

  /** Returns the name on the cap. */
  public static String white(Key key) {
    return printed(key.function(false));
  }

  /** Returns the name above the cap. */
  static String gold(Key key) {
    return key == Key.SHIFT || key.row() == 0 ? "" : printed(key.function(true));
  }

  /** Returns the character on the front. */
  static String blue(Key key) {
    return key.alpha(false).equals(" ") ? "␣" : key.alpha(false);
  }

  /** Returns the character that the key enters with SHIFT in ALPHA mode. */
  static String shiftedBlue(Key key) {
    return key.row() == 0 ? "" : key.alpha(true);
  }

  /** Returns the key with a function, either on its cap or, shifted, above it. */
  public static Optional<Key> keyOf(String function) {
    return Arrays.stream(Key.values())
        .filter(key -> key.function(false).equals(function) || key.function(true).equals(function))
        .findFirst();
  }

  private static String printed(String name) {
    return PRINTED.getOrDefault(name, name);
  }
}
