package hp41.terminal;

import hp41.Snapshot;
import hp41.commands.CommandTable;
import hp41.key.Key;
import hp41.key.Prompt;
import hp41.keymap.KeyMap;
import hp41.screen.Stroke;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.apache.commons.lang3.StringUtils;

/**
 * The meaning of a line in line mode: words for the calculator, or a command. An exclamation mark
 * at the end of words is R/S. While a program waits for letters, the line is the answer; after a
 * function such as {@code sto} that waits for its operand, it is the operand. At a question where
 * Enter presses R/S, the end of a line that is a number or empty presses R/S, too.
 */
final class WholeLine {

  private static final String STOP = "stop";
  private static final String RUN_STOP = "R/S";
  private static final Pattern TEXT = Pattern.compile("\"(?:[^\"\\\\]++|\\\\.)*+\"");

  private static final Pattern NUMBERS = Pattern.compile("[-\\d.,eE ]*");
  private static final Pattern OPERAND = Pattern.compile("(?i)(ind\\s+)?[^\\s:]\\S*");

  /** The keys without a typed function, whose names are typed instead. */
  private static final Set<Key> SWITCHES = EnumSet.of(Key.ON, Key.USER, Key.PRGM);

  private final String text;
  private final boolean runStop;
  private final Snapshot snapshot;
  private final CommandTable terminal;

  /**
   * Parses a line.
   *
   * @param snapshot the state of the calculator
   * @param answers whether the end of a line presses R/S, after a number or in an empty line
   */
  WholeLine(String typed, Snapshot snapshot, CommandTable terminal, boolean answers) {
    this.snapshot = snapshot;
    this.terminal = terminal;
    String line = typed.strip();
    boolean inText = TEXT.matcher(line).replaceAll("").contains("\"");
    boolean command = !isAnswering(line) && terminal.meaningOfWord(line).isPresent();
    boolean mark = line.endsWith("!") && !inText && !command;
    boolean number = answers && NUMBERS.matcher(line).matches();
    runStop = line.equalsIgnoreCase(RUN_STOP) || mark || number;
    text = line.equalsIgnoreCase(RUN_STOP) ? "" : mark ? StringUtils.chop(line).strip() : line;
  }

  /**
   * Returns whether a line stops a running program: {@code stop} always does, and R/S does if a
   * person types it. In a prepared input, R/S continues the program after it has stopped.
   */
  static boolean stops(Stroke.InputLine line) {
    String word = line.text().strip().toLowerCase(Locale.ROOT);
    boolean isRunStop = word.equals("!") || word.equals("r/s");
    return isStop(line) || (line.byHand() && isRunStop);
  }

  /** Returns whether a line stops a program, and leaves a function that handles the keys itself. */
  static boolean isStop(Stroke.InputLine line) {
    return line.text().strip().equalsIgnoreCase(STOP);
  }

  /** Returns the keys that the line presses. */
  List<Key> keys() {
    List<Key> keys = new ArrayList<>();
    if (isAnswer()) {
      keys.addAll(KeyMap.spelled(text));
    }
    if (isAnswer() || (runStop && text.isEmpty())) {
      keys.add(Key.RUN_STOP);
    }
    key().ifPresent(keys::add);
    return keys;
  }

  /** Returns the words that the line executes. */
  Optional<String> words() {
    if (isAnswer() || text.isEmpty() || key().isPresent()) {
      return Optional.empty();
    }
    return Optional.of(operandOf().orElse("") + text + (runStop ? " " + RUN_STOP : ""));
  }

  /** Returns the key whose name the line is. */
  private Optional<Key> key() {
    return SWITCHES.stream()
        .filter(key -> key.function(false).equalsIgnoreCase(text) && !isAnswer())
        .findFirst();
  }

  /**
   * Returns whether the line is entered into ALPHA: a program waits for letters, and the line is
   * not a quoted text.
   */
  private boolean isAnswer() {
    return isAnswering(text);
  }

  private boolean isAnswering(String line) {
    boolean waiting = snapshot.on() && snapshot.modes().alpha() && snapshot.modes().waiting();
    return waiting && !line.startsWith(":") && !line.startsWith("\"");
  }

  /** Returns the function that waits for its operand, if the line can be that operand. */
  private Optional<String> operandOf() {
    return snapshot
        .prompt()
        .filter(asking -> OPERAND.matcher(text).matches() && terminal.meaningOfWord(text).isEmpty())
        .map(Prompt::function)
        .map(it -> it + " ");
  }
}
