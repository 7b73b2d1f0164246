package hp41.terminal;

import hp41.Calculator;
import hp41.Calculator.Misunderstanding;
import hp41.Calculator.Name;
import hp41.Image;
import hp41.Snapshot;
import hp41.keyboard.Key;
import hp41.keyboard.Keying;
import hp41.keyboard.Prompt;
import hp41.machine.CalculatorError;
import hp41.memory.Stack;
import hp41.panel.HelpPage;
import hp41.panel.Legend;
import hp41.panel.Note;
import hp41.panel.Operands;
import hp41.panel.Values;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.commons.lang3.StringUtils;
import org.apache.commons.lang3.Strings;

/**
 * The hand on the calculator: presses keys, types lines, takes them back, and says what went wrong.
 */
final class Operator {

  /** The key whose shifted character in ALPHA mode is the append sign. */
  private static final Key APPEND = Key.XEQ;

  /** Errors of a function whose numbers are not to its liking. */
  private static final Set<String> NUMBERS =
      Set.of(
          CalculatorError.DATA_ERROR.getMessage(),
          CalculatorError.OUT_OF_RANGE.getMessage(),
          CalculatorError.ALPHA_DATA.getMessage());

  private static final Pattern WORDS = Pattern.compile("[^\\s\"]*\"[^\"]*\"?|\\S+");

  private final Calculator calculator;
  private final NearestNames nearest;
  private final Undo undo = new Undo();
  private Optional<Key> last = Optional.empty();
  private String trail = "";
  private Optional<Image> beforeTrail = Optional.empty();
  private String doing = "";
  private long executedBefore;
  private boolean held;

  Operator(Calculator calculator) {
    this.calculator = calculator;
    nearest = new NearestNames(calculator);
  }

  /** The key pressed last. */
  Optional<Key> last() {
    return last;
  }

  /** What is probably meant by names that there are not. */
  NearestNames nearest() {
    return nearest;
  }

  /** Presses keys one after the other; what a scrolling message would have swallowed acts too. */
  Optional<Note> press(List<Key> keys) {
    String keyed = trail;
    Optional<Image> start = beforeTrail;
    Optional<Prompt> prompt = begin();
    if (!keyed.isEmpty()) {
      trail = keyed;
      beforeTrail = start;
    }
    for (Key key : keys) {
      doing = named(key, calculator.snapshot());
      calculator.tap(key);
      last = Optional.of(key);
      trail = key.function(false).length() == 1 ? trail + key.function(false) : "";
    }
    return prompt.flatMap(asked -> nearest.missing(asked.function(), Operands.keyed(asked)));
  }

  private static String named(Key key, Snapshot snapshot) {
    boolean shift = snapshot.modes().shift();
    Map<Key, String> own = shift ? snapshot.shiftedLegends() : snapshot.legends();
    String printed = key.function(shift);
    String name = snapshot.modes().user() ? own.getOrDefault(key, printed) : printed;
    return snapshot.prompt().map(Prompt::function).orElse(name);
  }

  /**
   * What the calculator was told last, as far as it can be the cause of an error: a function, a
   * typed line, or the line at which a program stopped.
   */
  String cause() {
    boolean ran = calculator.linesExecuted() > executedBefore;
    String program = calculator.snapshot().program().name();
    return ran ? (program + " line " + calculator.programLine()).strip() : doing;
  }

  /** What is said of the error that stands, if it is known what has caused it. */
  Optional<Note> blame(Snapshot snapshot) {
    if (snapshot.error().isEmpty() || doing.isEmpty()) {
      return Optional.empty();
    }
    String cause = cause();
    boolean ofNumbers = NUMBERS.contains(snapshot.error());
    Optional<Name> function =
        nearest.named(cause).filter(it -> ofNumbers && it.operand().isEmpty());
    String what = function.map(it -> cause + arguments(it)).orElse(snapshot.error());
    String more = function.isPresent() ? "stack unchanged" : cause;
    return Optional.of(Note.error(what, more, "Backspace clears", "Ctrl-U undoes", "F1 explains"));
  }

  private String arguments(Name function) {
    boolean onlyX = function.effect().startsWith("x -- ");
    return onlyX ? " of " + Values.typed(calculator.machine().memory().read(Stack.X)) : "";
  }

  /**
   * The text with which the typed line is to open: the number keyed right in front of it belongs to
   * it, and is taken back, if together they begin the name of a program, as 8 and q do.
   */
  String opening(String text) {
    String whole = trail + text;
    boolean number =
        calculator.snapshot().keying() == Keying.NUMBER && StringUtils.isNumeric(trail);
    boolean program =
        calculator.names().stream()
            .anyMatch(it -> HelpPage.isLabel(it) && Strings.CI.startsWith(it.text(), whole));
    if (!number || !program || beforeTrail.isEmpty()) {
      return text;
    }
    calculator.restore(beforeTrail.get());
    trail = "";
    return whole;
  }

  /** Ends the number that is being keyed, as a blank behind it in a typed line does. */
  void endNumber() {
    begin();
    calculator.endEntry();
  }

  /** Presses a key and holds it, after SHIFT if that is wanted and does not wait already. */
  void hold(Key key, boolean shifted) {
    begin();
    if (shifted && !calculator.snapshot().modes().shift()) {
      calculator.press(Key.SHIFT);
    }
    doing = named(key, calculator.snapshot());
    calculator.keyDown(key);
    last = Optional.of(key);
    held = true;
  }

  /** Whether a key is being held. */
  boolean holds() {
    return held;
  }

  /** Lets go what is held. */
  void release() {
    if (held) {
      held = false;
      calculator.keyUp();
    }
  }

  /** Executes a typed line; its key counts as pressed, XEQ for a function that has none. */
  Optional<Note> type(String line) {
    String words = capitals(line.strip());
    String whole = trail + words;
    begin();
    doing = words;
    String function = words.split(" ", 2)[0];
    last = Legend.keyOf(function).or(() -> Optional.of(Key.XEQ));
    if (calculator.prompt(words)) {
      return Optional.empty();
    }
    Optional<Misunderstanding> wrong = calculator.type(words);
    return wrong.isPresent()
        ? wrong.map(it -> nearest.explain(it, words, whole))
        : nearest.missing(words);
  }

  /** Names are written in capitals; texts in quotes, and the local labels a to e, are not. */
  static String capitals(String line) {
    return WORDS.matcher(line).replaceAll(word -> Matcher.quoteReplacement(capital(word.group())));
  }

  private static String capital(String word) {
    boolean asItIs = word.contains("\"") || word.matches("[a-e]");
    return asItIs ? word : word.toUpperCase(Locale.ROOT);
  }

  /** Stops the program that runs, if one does. */
  boolean stop() {
    boolean running = calculator.snapshot().modes().running();
    if (running) {
      calculator.press(Key.RUN_STOP);
    }
    return running;
  }

  /** Gives up what is being keyed: SHIFT, a prompt; if nothing is, does the other thing. */
  void cancel(Runnable otherwise) {
    boolean shift = calculator.snapshot().modes().shift();
    if (shift) {
      calculator.press(Key.SHIFT);
    } else if (calculator.snapshot().prompt().isEmpty()) {
      otherwise.run();
    }
    for (int i = 0; i < 10 && calculator.snapshot().prompt().isPresent(); i++) {
      calculator.press(Key.BACK);
    }
  }

  Note undo() {
    return restore(undo.back(now(calculator.snapshot())), Note.of("undone", "Alt-U does it again"))
        .orElse(Note.of("nothing to undo", "Alt-U does again what was undone"));
  }

  Note redo() {
    return restore(undo.forward(now(calculator.snapshot())), Note.of("done again", "Ctrl-U undoes"))
        .orElse(Note.of("nothing to do again", "Ctrl-U undoes"));
  }

  private Undo.Moment now(Snapshot snapshot) {
    return new Undo.Moment(calculator.image(), snapshot.keying() == Keying.TEXT);
  }

  private Optional<Note> restore(Optional<Undo.Moment> moment, Note done) {
    trail = "";
    moment.map(Undo.Moment::image).ifPresent(calculator::restore);
    if (moment.filter(Undo.Moment::text).isPresent()) {
      goOnWithText();
    }
    return moment.map(restored -> done);
  }

  /** The append sign has the next character go behind the text, and not in its place. */
  private void goOnWithText() {
    if (calculator.snapshot().modes().alpha()) {
      calculator.press(Key.SHIFT);
      calculator.press(APPEND);
    }
  }

  /** Lets go what is held, and remembers memory as it is before something changes it. */
  Optional<Prompt> begin() {
    release();
    nearest.forget();
    calculator.finishScroll();
    Snapshot before = calculator.snapshot();
    executedBefore = calculator.linesExecuted();
    trail = "";
    beforeTrail = Optional.empty();
    if (!before.modes().running()) {
      Undo.Moment now = now(before);
      undo.remember(now);
      beforeTrail = Optional.of(now.image());
    }
    return before.prompt();
  }
}
