package hp41.panel;

import hp41.key.Key;
import hp41.panel.keys.KeyNames;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * A key and its effect. It is shown as a button or as a clause of a message.
 *
 * @param key the name of the key
 * @param word the effect, in the row of hints and in messages
 * @param help the effect, as a sentence in help
 * @param stroke the stroke that a click sends
 * @param promise the effect as a value
 * @param plain the line to type in plain mode and its effect; empty if there is no such line
 */
public record Hint(
    String key, String word, String help, Stroke stroke, Promise promise, String plain)
    implements Clause {

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

  /** The lines that do in plain mode what the keys do on the screen. */
  private static final Map<String, String> LINES =
      Map.ofEntries(
          Map.entry("F1", "help"),
          Map.entry("F2", "user"),
          Map.entry("F3", "prgm"),
          Map.entry("F5", "!"),
          Map.entry("F8", "sst"),
          Map.entry("F12", "on"),
          Map.entry("Ctrl-Q", "quit"),
          Map.entry("Ctrl-U", "undo"),
          Map.entry("Ctrl-O", "paper"),
          Map.entry("Ctrl-D", "debug"),
          Map.entry("Alt-U", "redo"),
          Map.entry("Alt-S", "speed"),
          Map.entry("Alt-P", "programs"));

  /** The key that opens help. */
  public static final Hint HELP = of("F1", Promise.HELP, "Help");

  /** The key that explains a message. */
  public static final Hint EXPLAINS = of("F1", Promise.EXPLAINS, "explains");

  /** The key that clears an error. */
  public static final Hint CLEARS = of("Backspace", Promise.CLEARS, "clears");

  /** The key that undoes what was done. */
  public static final Hint UNDOES =
      of("Ctrl-U", Promise.UNDOES, "undoes").plainly("undo reverts it");

  /**
   * Returns the hint for a key ({@code F1}, {@code Ctrl-Q}, {@code ↑}, or a letter) and its effect.
   *
   * @param word the effect in the row of hints; an equals sign and a sentence for help may follow
   */
  public static Hint of(String key, Promise promise, String word) {
    return of(key, promise, word, stroke(key));
  }

  /** Returns a hint whose click sends a stroke. */
  public static Hint of(String key, Promise promise, String word, Stroke stroke) {
    String[] words = word.split("=", 2);
    String plain = LINES.containsKey(key) ? LINES.get(key) + " " + words[0] : "";
    return new Hint(key, words[0], words[words.length - 1], stroke, promise, plain);
  }

  private static Stroke stroke(String key) {
    if (key.startsWith("Ctrl-")) {
      return Stroke.control(Character.toLowerCase(key.charAt(5)));
    } else if (key.startsWith("Alt-")) {
      return new Stroke.Alt(Character.toLowerCase(key.charAt(4)));
    } else if (NAMES.containsKey(key)) {
      return Stroke.named(NAMES.get(key));
    }
    return key.length() == 1
        ? Stroke.typed(key.charAt(0))
        : Stroke.named(KeyName.valueOf(key.toUpperCase(Locale.ROOT)));
  }

  /** Returns the hint with another line for plain mode and its effect. */
  public Hint plainly(String lineAndEffect) {
    return new Hint(key, word, help, stroke, promise, lineAndEffect);
  }

  /** Returns the hint with another word for its effect. */
  public Hint worded(String other) {
    return new Hint(key, other, help, stroke, promise, plain);
  }

  /** Returns the hint with another name of its key, and the stroke of that name. */
  public Hint struck(String name) {
    return new Hint(name, word, help, stroke(name), promise, plain);
  }

  /** Returns the key of the calculator that the key presses in the standard key map. */
  public Optional<Key> calculatorKey() {
    return KeyNames.behind(key);
  }

  /** Returns the strokes of a key map, and the effect. */
  @Override
  public String onScreen(KeyNames names) {
    return (calculatorKey().map(names::inMessage).orElse(key) + " " + word).strip();
  }

  /**
   * Compares the texts explicitly, because the JVM needs tens of milliseconds to generate this
   * method.
   */
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
