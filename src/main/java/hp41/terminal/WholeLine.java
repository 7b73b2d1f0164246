package hp41.terminal;

import hp41.Snapshot;
import hp41.commands.CommandTable;
import hp41.keyboard.Key;
import hp41.keyboard.Prompt;
import hp41.keymap.KeyMap;
import hp41.screen.Stroke;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.apache.commons.lang3.StringUtils;

/**
 * What a line means that was typed as a whole, where nothing but lines can be typed: words for the
 * calculator or the terminal. An exclamation mark at its end is R/S. While a program waits for
 * letters it is the answer, and behind a function that asks for its operand, as {@code sto} does,
 * it is the operand.
 */
final class WholeLine {

  private static final String STOP = "stop";
  private static final String RUN_STOP = "R/S";

  /** Keys that no word of the calculator stands for. */
  private static final Set<Key> SWITCHES = EnumSet.of(Key.ON, Key.USER, Key.PRGM);

  private final String text;
  private final boolean runStop;
  private final Snapshot snapshot;
  private final CommandTable terminal;

  /** A line as it was typed, for a calculator that stands like this. */
  WholeLine(String typed, Snapshot snapshot, CommandTable terminal) {
    this.snapshot = snapshot;
    this.terminal = terminal;
    String line = typed.strip();
    boolean inText = StringUtils.countMatches(line, '"') % 2 == 1;
    runStop = line.equalsIgnoreCase(RUN_STOP) || (line.endsWith("!") && !inText);
    text = line.equalsIgnoreCase(RUN_STOP) ? "" : runStop ? StringUtils.chop(line).strip() : line;
  }

  /**
   * Whether a line stops a program that runs: {@code stop} does, and by hand what is R/S as well.
   * Written beforehand R/S goes on when the program has stopped.
   */
  static boolean stops(Stroke.InputLine line) {
    String word = line.text().strip().toLowerCase(Locale.ROOT);
    boolean isRunStop = word.equals("!") || word.equals("r/s");
    return word.equals(STOP) || (line.byHand() && isRunStop);
  }

  /** The keys that it presses. */
  List<Key> keys() {
    List<Key> keys = new ArrayList<>();
    if (answers()) {
      keys.addAll(KeyMap.spelled(text));
    }
    if (answers() || (runStop && text.isEmpty())) {
      keys.add(Key.RUN_STOP);
    }
    key().ifPresent(keys::add);
    return keys;
  }

  /** The words that it has executed. */
  Optional<String> words() {
    if (answers() || text.isEmpty() || key().isPresent()) {
      return Optional.empty();
    }
    return Optional.of(operandOf().orElse("") + text + (runStop ? " " + RUN_STOP : ""));
  }

  /** The key that it is the name of. */
  private Optional<Key> key() {
    return SWITCHES.stream()
        .filter(key -> key.function(false).equalsIgnoreCase(text) && !answers())
        .findFirst();
  }

  /** Whether it goes to ALPHA: a program waits for letters, and it is no text in quotes. */
  private boolean answers() {
    boolean asked = snapshot.on() && snapshot.modes().alpha() && snapshot.modes().waiting();
    return asked && !text.startsWith(":") && !text.startsWith("\"");
  }

  /** The function that asks for its operand, if this can be one. */
  private Optional<String> operandOf() {
    boolean operand =
        text.matches("(?i)(ind\\s+)?[^\\s:]\\S*") && terminal.meaningOfWord(text).isEmpty();
    return snapshot.prompt().filter(asking -> operand).map(Prompt::function).map(it -> it + " ");
  }
}
