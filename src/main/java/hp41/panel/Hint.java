package hp41.panel;

import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * What to press, and what it does; a button too.
 *
 * @param stroke what a click on it stands for
 */
public record Hint(String key, String word, Stroke stroke) {

  /** Keys that are called otherwise than in {@link KeyName}. */
  private static final Map<String, KeyName> NAMES =
      Map.of(
          "Esc", KeyName.ESCAPE,
          "Del", KeyName.DELETE,
          "↑", KeyName.UP,
          "↓", KeyName.DOWN,
          "↑↓", KeyName.DOWN,
          "←", KeyName.LEFT,
          "→", KeyName.RIGHT);

  /** Hints as they stand beside each other, {@code F1 Help · Ctrl-Q Leave}. */
  public static List<Hint> all(String row) {
    return Arrays.stream(row.split(" · "))
        .map(hint -> hint.split(" ", 2))
        .map(hint -> of(hint[0], hint[1]))
        .toList();
  }

  /** A key as it is called, {@code F1}, {@code Ctrl-Q}, {@code ↑}, or a letter, and its effect. */
  public static Hint of(String key, String word) {
    return new Hint(key, word, stroke(key));
  }

  private static Stroke stroke(String key) {
    if (key.startsWith("Ctrl-")) {
      return Stroke.control(Character.toLowerCase(key.charAt(5)));
    } else if (NAMES.containsKey(key)) {
      return Stroke.named(NAMES.get(key));
    }
    return key.length() == 1
        ? Stroke.typed(key.charAt(0))
        : Stroke.named(KeyName.valueOf(key.toUpperCase(Locale.ROOT)));
  }

  /** Columns that it takes. */
  public int width() {
    return key.length() + 1 + word.length();
  }
}
