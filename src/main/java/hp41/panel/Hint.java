package hp41.panel;

import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A key and what it does; also a button.
 *
 * @param word the effect, in the row of hints
 * @param help the effect, as a sentence in help
 * @param stroke the stroke that a click sends
 */
public record Hint(String key, String word, String help, Stroke stroke) {

  /** Keys whose names differ from those of {@link KeyName}. */
  private static final Map<String, KeyName> NAMES =
      Map.of(
          "Esc", KeyName.ESCAPE,
          "Del", KeyName.DELETE,
          "↑", KeyName.UP,
          "↓", KeyName.DOWN,
          "↑↓", KeyName.DOWN,
          "←", KeyName.LEFT,
          "→", KeyName.RIGHT);

  /**
   * Parses several hints, such as {@code F1 Help · Ctrl-Q Leave=Leaves the calculator}; the text
   * after the equals sign is the sentence for help.
   */
  public static List<Hint> all(String row) {
    return Arrays.stream(row.split(" · "))
        .map(hint -> hint.split(" ", 2))
        .map(hint -> of(hint[0], hint[1]))
        .toList();
  }

  /**
   * Returns the hint for a key ({@code F1}, {@code Ctrl-Q}, {@code ↑}, or a letter) and its effect.
   */
  public static Hint of(String key, String word) {
    return of(key, word, stroke(key));
  }

  /** Returns a hint whose click sends a stroke. */
  public static Hint of(String key, String word, Stroke stroke) {
    String[] words = word.split("=", 2);
    return new Hint(key, words[0], words[words.length - 1], stroke);
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

  /** Compares the texts itself: the JVM needs tens of milliseconds to generate this method. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Hint hint && key.equals(hint.key) && word.equals(hint.word);
  }

  @Override
  public int hashCode() {
    return 31 * key.hashCode() + word.hashCode();
  }

  /** Returns the key and the word. */
  public String text() {
    return key + " " + word;
  }

  /** Returns the width in columns. */
  public int width() {
    return text().length();
  }
}
