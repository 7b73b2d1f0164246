package hp41.panel;

import hp41.screen.Stroke;
import hp41.screen.Stroke.Named;

/**
 * What to press, and what it does; a button too.
 *
 * @param stroke what a click on it stands for
 */
public record Hint(String key, String word, Stroke stroke) {

  public static final Hint HELP = named("F1", "Help", Named.F1);
  public static final Hint SCROLL = named("↑↓", "scroll", Named.DOWN);
  public static final Hint CHANGE = named("Enter", "changes", Named.ENTER);

  /** A letter to type. */
  public static Hint letter(char letter, String word) {
    return new Hint(String.valueOf(letter), word, Stroke.typed(letter));
  }

  /** A key that has a name. */
  public static Hint named(String key, String word, Named name) {
    return new Hint(key, word, Stroke.named(name));
  }

  /** Columns that it takes. */
  public int width() {
    return key.length() + 1 + word.length();
  }
}
