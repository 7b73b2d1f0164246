package hp41.panel;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Says in words that can be typed in a line what notes say of single keys. */
final class LineWords {

  /** What is said of a key, and the same of a word. */
  private static final List<Map.Entry<String, String>> WORDS =
      List.of(
          Map.entry("R/S (F5 or !)", "!"),
          Map.entry("Enter, ! or F5", "Enter"),
          Map.entry("! or F5", "!"),
          Map.entry("any key turns", "any line turns"),
          Map.entry("Ctrl-U undoes", "undo takes it back"),
          Map.entry("Ctrl-U", "undo"),
          Map.entry("Alt-U", "redo"),
          Map.entry("Alt-S", "speed"),
          Map.entry("Ctrl-Q", "quit"),
          Map.entry("F1 explains", "help explains"),
          Map.entry("Tab, Enter (save!)", "save!"),
          Map.entry("Tab, Enter (traceon!)", "traceon!"));

  /** Keys for which there is no word, or no need of one. */
  private static final Pattern KEYS =
      Pattern.compile("(Ctrl|Alt)-|\\bF\\d|Backspace|\\bTab\\b|\\bEsc\\b|SHIFT|Enter (ends|$)");

  private LineWords() {}

  /** The clause of a note for who types lines; empty if it says nothing to him. */
  static Optional<String> of(String clause) {
    String words = clause;
    for (Map.Entry<String, String> word : WORDS) {
      words = words.replace(word.getKey(), word.getValue());
    }
    return Optional.of(words).filter(it -> !it.isBlank() && !KEYS.matcher(it).find());
  }
}
