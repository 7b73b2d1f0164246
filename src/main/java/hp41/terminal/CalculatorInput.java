package hp41.terminal;

import hp41.Calculator;
import hp41.Calculator.KnownName;
import hp41.Calculator.TypedLineError;
import hp41.Image;
import hp41.Snapshot;
import hp41.commands.NearestNames;
import hp41.keyboard.Key;
import hp41.keyboard.Prompt;
import hp41.keymap.Intent;
import hp41.keymap.Intent.Command;
import hp41.machine.CalculatorError;
import hp41.panel.Note;
import hp41.panel.help.HelpPage;
import hp41.panel.keys.Legend;
import hp41.panel.memory.RegisterText;
import hp41.panel.view.EngagedKeys;
import hp41.panel.view.OperandHelp;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.commons.lang3.StringUtils;
import org.apache.commons.lang3.Strings;

/**
 * The hand on the calculator: presses keys, types lines, takes them back, and says what went wrong.
 */
final class CalculatorInput {

  private static final Pattern WORDS = Pattern.compile("[^\\s\"]*\"[^\"]*\"?|\\S+");

  private final Calculator calculator;
  private final NearestNames nearest;
  private final Undo undo = new Undo();
  private Optional<Key> last = Optional.empty();
  private String trail = "";
  private String doing = "";
  private long executedBefore;
  private boolean held;

  CalculatorInput(Calculator calculator) {
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
    Optional<Prompt> prompt = begin();
    trail = keyed;
    for (Key key : keys) {
      doing = named(key, calculator.snapshot());
      calculator.tap(key);
      last = Optional.of(key);
      trail = key.function(false).length() == 1 ? trail + key.function(false) : "";
    }
    return prompt.flatMap(asked -> nearest.missing(asked.function(), OperandHelp.keyed(asked)));
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
    String reason = calculator.contents().reason();
    if (snapshot.error().isEmpty() || doing.isEmpty() && reason.isEmpty()) {
      return Optional.empty();
    }
    String cause = cause();
    if (!reason.isEmpty()) {
      String where = reason.startsWith(cause) ? "" : cause;
      return Optional.of(
          where.isEmpty()
              ? Note.error(snapshot.error(), reason, "Backspace clears")
              : Note.error(snapshot.error(), reason, where, "Backspace clears"));
    }
    boolean ofNumbers =
        calculator
            .contents()
            .isError(
                CalculatorError.DATA_ERROR,
                CalculatorError.OUT_OF_RANGE,
                CalculatorError.ALPHA_DATA);
    Optional<KnownName> function =
        nearest.named(cause).filter(it -> ofNumbers && it.operand().isEmpty());
    String what = function.map(it -> cause + arguments(it)).orElse(snapshot.error());
    String more = function.isPresent() ? "stack unchanged" : cause;
    return Optional.of(Note.error(what, more, "Backspace clears", "Ctrl-U undoes", "F1 explains"));
  }

  private String arguments(KnownName function) {
    boolean onlyX = function.effect().startsWith("x -- ");
    return onlyX ? " of " + RegisterText.typed(calculator.contents().x()) : "";
  }

  /**
   * The text with which the typed line is to open: the number that is being keyed belongs to it,
   * and is taken back, if together they begin the name of a program, as 8 and q do.
   */
  String opening(String text) {
    String digits = calculator.keyedNumber().filter(StringUtils::isNumeric).orElse("");
    String whole = digits + text;
    boolean program =
        !digits.isEmpty()
            && !text.isEmpty()
            && calculator.names().stream()
                .anyMatch(it -> HelpPage.isLabel(it) && Strings.CI.startsWith(it.text(), whole));
    Optional<Image> before =
        program && !calculator.isRunning() ? undo.beforeNumber() : Optional.empty();
    before.ifPresent(calculator::restore);
    return before.isPresent() ? whole : text;
  }

  /**
   * What a typed line means, but that none leaves behind a number that is being keyed: it may have
   * been meant to belong to it.
   */
  Intent unlessKeying(String typed, Intent meant) {
    boolean leaves = meant.equals(new Intent.Do(Command.LEAVE));
    return leaves && calculator.keyedNumber().isPresent()
        ? new Intent.Say(
            Note.error(typed, "a number is being keyed", "Space ends it", "Ctrl-Q leaves"))
        : meant;
  }

  /** Ends the number that is being keyed, if one is, as a blank behind it in a typed line does. */
  void endNumber() {
    if (calculator.keyedNumber().isPresent()) {
      begin();
      calculator.endEntry();
    }
  }

  /** Presses a key and holds it, after SHIFT if that is wanted and does not wait already. */
  void hold(Key key, boolean shifted) {
    begin();
    if (shifted && !calculator.modes().shift()) {
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
    Optional<Note> refusal =
        EngagedKeys.of(calculator.snapshot().engagement()).flatMap(keys -> keys.refusal(words));
    if (refusal.isPresent()) {
      return refusal;
    }
    begin();
    doing = words;
    String function = words.split(" ", 2)[0];
    last = Legend.keyOf(function).or(() -> Optional.of(Key.XEQ));
    if (calculator.prompt(words)) {
      return Optional.empty();
    }
    Optional<TypedLineError> wrong = calculator.type(words);
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
    boolean running = calculator.modes().running();
    if (running) {
      calculator.press(Key.RUN_STOP);
    }
    return running;
  }

  /** Gives up what is being keyed: SHIFT, a prompt; if nothing is, does the other thing. */
  void cancel(Runnable otherwise) {
    boolean shift = calculator.modes().shift();
    if (shift) {
      calculator.press(Key.SHIFT);
    } else if (calculator.prompt().isEmpty()) {
      otherwise.run();
    }
    for (int i = 0; i < 10 && calculator.prompt().isPresent(); i++) {
      calculator.press(Key.BACK);
    }
  }

  Note undo() {
    return restore(undo.back(calculator.image()), Note.of("undone", "Alt-U does it again"))
        .orElse(Note.of("nothing to undo", "Alt-U does again what was undone"));
  }

  Note redo() {
    return restore(undo.forward(calculator.image()), Note.of("done again", "Ctrl-U undoes"))
        .orElse(Note.of("nothing to do again", "Ctrl-U undoes"));
  }

  private Optional<Note> restore(Optional<Image> moment, Note done) {
    moment.ifPresent(this::become);
    return moment.map(restored -> done);
  }

  /** The calculator as it was, with what was plugged in then. */
  private void become(Image image) {
    Image now = calculator.image();
    if (image.model() != now.model() || !image.plugged().equals(now.plugged())) {
      calculator.giveUp();
      calculator.plug(image.model(), image.plugged());
    }
    calculator.restore(image);
  }

  /** Lets go what is held, and remembers memory as it is before something changes it. */
  Optional<Prompt> begin() {
    release();
    if (!calculator.isRunning()) {
      calculator.keyUp();
    }
    nearest.forget();
    calculator.finishScroll();
    Snapshot before = calculator.snapshot();
    executedBefore = calculator.linesExecuted();
    trail = "";
    if (!before.modes().running()) {
      undo.remember(calculator.image());
    }
    return before.prompt();
  }
}
