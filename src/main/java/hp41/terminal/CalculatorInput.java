package hp41.terminal;

import hp41.Calculator;
import hp41.Image;
import hp41.Internals;
import hp41.KnownName;
import hp41.Snapshot;
import hp41.TypedLineError;
import hp41.commands.NearestNames;
import hp41.event.CalculatorError;
import hp41.key.Key;
import hp41.key.Prompt;
import hp41.listing.TypedLine;
import hp41.memory.RegisterText;
import hp41.panel.Clause;
import hp41.panel.Hint;
import hp41.panel.ModalKeys;
import hp41.panel.Note;
import hp41.panel.Promise;
import hp41.panel.help.NameMatching;
import hp41.panel.keys.Legend;
import hp41.panel.view.OperandHelp;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.apache.commons.lang3.StringUtils;

/**
 * Controls the calculator for the user: presses keys, executes typed lines, undoes them, and
 * explains errors.
 */
final class CalculatorInput {

  private static final String UNDO =
      "Ctrl-U restores memory as it was before the last key or typed line, up to 10,000 times. "
          + "Alt-U repeats what was undone, until another key changes memory.";

  private static final Hint TURNS_ON = Hint.of("F12", Promise.TURNS_ON, "turns it on");

  private static final Duration LIT = Duration.ofMillis(120);

  private final Calculator calculator;
  private final InstantSource clock;
  private final NearestNames nearest;
  private final Undo undo = new Undo();
  private Optional<Key> last = Optional.empty();
  private String keyedDigits = "";
  private String lastAction = "";
  private long executedBefore;
  private boolean held;
  private Optional<Image> beforeHold = Optional.empty();
  private Instant litUntil = Instant.MIN;

  CalculatorInput(Calculator calculator, InstantSource clock) {
    this.calculator = calculator;
    this.clock = clock;
    nearest = new NearestNames(calculator);
  }

  /** Returns the key that was pressed last. */
  Optional<Key> last() {
    return last;
  }

  /** Highlights the last key for a moment. */
  void light() {
    litUntil = clock.instant().plus(LIT);
  }

  /** Returns the last key while it is highlighted or held. */
  Optional<Key> highlighted(Instant now) {
    return last.filter(key -> held || now.isBefore(litUntil));
  }

  /** Returns the time until the highlight goes dark; empty if it is dark. */
  Optional<Duration> untilDark(Instant now) {
    return now.isBefore(litUntil) ? Optional.of(Duration.between(now, litUntil)) : Optional.empty();
  }

  /** Returns the suggestions for unknown names. */
  NearestNames nearest() {
    return nearest;
  }

  /**
   * Presses keys one after the other. A scrolling message is finished first, so that it does not
   * consume a key.
   */
  Optional<Note> press(List<Key> keys) {
    String keyed = keyedDigits;
    Optional<Prompt> prompt = begin();
    keyedDigits = keyed;
    for (Key key : keys) {
      lastAction = KeyFunction.name(key, calculator);
      calculator.tap(key);
      last = Optional.of(key);
      keyedDigits = key.function(false).length() == 1 ? keyedDigits + key.function(false) : "";
    }
    light();
    return prompt.flatMap(
        pending -> nearest.missing(pending.function(), OperandHelp.keyed(pending)));
  }

  /**
   * Returns the possible cause of an error: the last function, the last typed line, or the line at
   * which a program stopped.
   */
  String cause() {
    return stopLine().orElse(lastAction);
  }

  /** Returns the line at which a program stopped; empty if none has run since the last input. */
  private Optional<String> stopLine() {
    boolean ran = calculator.linesExecuted() > executedBefore;
    String program = calculator.snapshot().program().name();
    return Optional.of((program + " line " + calculator.programLine()).strip()).filter(it -> ran);
  }

  /** Explains the error in the display, if its cause is known. */
  Optional<Note> explainError(Snapshot snapshot) {
    String reason = calculator.contents().reason();
    String shown = SizeAdvice.shown(snapshot);
    if (shown.isEmpty() || lastAction.isEmpty() && reason.isEmpty()) {
      return Optional.empty();
    }
    String cause = cause();
    SizeAdvice size = new SizeAdvice(calculator);
    Optional<String> line = stopLine();
    if (!reason.isEmpty()) {
      Note error = Note.error(shown, reason);
      return Optional.of(
          size.addTo(line.map(error::and).orElse(error), cause, line.isPresent()).and(Hint.CLEARS));
    }
    boolean ofNumbers =
        calculator
            .contents()
            .isError(
                CalculatorError.DATA_ERROR,
                CalculatorError.OUT_OF_RANGE,
                CalculatorError.ALPHA_DATA);
    Optional<KnownName> function =
        calculator.named(cause).filter(it -> ofNumbers && it.operand().isEmpty());
    String what = function.map(it -> cause + arguments(it)).orElse(shown);
    String more = function.isPresent() ? "stack unchanged" : cause;
    Note error = size.addTo(Note.error(what, more), cause, line.isPresent());
    return Optional.of(error.and(Hint.CLEARS).undoes().and(Hint.EXPLAINS));
  }

  private String arguments(KnownName function) {
    boolean onlyX = function.effect().startsWith("x -- ");
    return onlyX ? " of " + RegisterText.typed(calculator.contents().x()) : "";
  }

  /**
   * Returns the text with which the input line opens. If the number that is being keyed and the
   * text together begin the name of a program, such as 8 and q, the number is undone and becomes
   * part of the text. So does an E that was keyed after digits.
   */
  String opening(String text) {
    boolean letter = !text.isEmpty() && Character.isLetter(text.charAt(0));
    if (letter && last.equals(Optional.of(Key.EEX)) && calculator.keyedNumber().isPresent()) {
      calculator.tap(Key.BACK);
      last = Optional.of(Key.BACK);
      return opening("e" + text);
    }
    String digits = calculator.keyedNumber().filter(StringUtils::isNumeric).orElse("");
    String whole = digits + text;
    boolean program =
        !digits.isEmpty()
            && !text.isEmpty()
            && calculator.names().stream()
                .anyMatch(it -> it.isLabel() && NameMatching.begins(whole, it.text()));
    Optional<Image> before =
        program && !calculator.isRunning() ? undo.beforeNumber() : Optional.empty();
    before.ifPresent(calculator::restore);
    return before.isPresent() ? whole : text;
  }

  /** Ends the number that is being keyed, as a blank after it does in a typed line. */
  void endNumber() {
    if (calculator.keyedNumber().isPresent()) {
      begin();
      calculator.endEntry();
    }
  }

  /** Ends the number that is being keyed, if there is one, and forgets the last key. */
  void endLine() {
    endNumber();
    last = Optional.empty();
  }

  /** Presses a key and holds it, after SHIFT if requested and not already active. */
  void hold(Key key, boolean shifted) {
    begin();
    beforeHold = Optional.of(calculator.image());
    if (shifted && !calculator.modes().shift()) {
      calculator.press(Key.SHIFT);
    }
    lastAction = KeyFunction.name(key, calculator);
    calculator.keyDown(key);
    last = Optional.of(key);
    held = true;
    light();
  }

  /** Turns the calculator on while ← is held, which clears all of memory. */
  void clearMemory() {
    begin();
    calculator.keyDown(Key.BACK);
    calculator.keyDown(Key.ON);
    calculator.keyUp();
    last = Optional.of(Key.ON);
  }

  /** Releases the held key. */
  void release() {
    if (held) {
      held = false;
      calculator.keyUp();
    }
  }

  /** Releases the held key as if it had not been pressed. */
  void cancelHeld() {
    if (held) {
      held = false;
      beforeHold.ifPresent(calculator::restore);
      calculator.keyUp();
    }
  }

  /**
   * Executes a typed line. The key of its function counts as the last pressed key; for a function
   * without a key, XEQ does.
   */
  Optional<Note> type(String line) {
    String words = TypedLine.capitals(line.strip());
    String whole = keyedDigits + words;
    Optional<Note> refusal = refusalOfFunction(words);
    if (refusal.isPresent()) {
      return refusal;
    }
    begin();
    lastAction = words;
    String function = words.split(" ", 2)[0];
    last = Legend.keyOf(function).or(() -> Optional.of(Key.XEQ));
    if (calculator.prompt(words)) {
      return Optional.empty();
    }
    Optional<TypedLineError> wrong = calculator.type(line.strip());
    return wrong.isPresent()
        ? wrong.map(it -> nearest.explain(it, line.strip(), whole))
        : nearest.missing(words);
  }

  /**
   * Returns the error that {@link #type} reports for a line without executing all of it: a function
   * handles the keys, a program runs, a word cannot be read, or a called program does not exist.
   */
  Optional<Note> refusal(String line) {
    String words = TypedLine.capitals(line.strip());
    Optional<Note> refusal = refusalOfFunction(words);
    boolean running = calculator.isRunning();
    if (refusal.isPresent() || !running && Internals.isPrompting(calculator, words)) {
      return refusal;
    }
    return running
        ? Optional.of(Note.running(line.strip()))
        : Internals.refusal(calculator, line.strip())
            .map(it -> nearest.explanation(it, line.strip(), keyedDigits + words).note());
  }

  private Optional<Note> refusalOfFunction(String words) {
    return ModalKeys.of(calculator.snapshot().modalFunction()).flatMap(it -> it.refusal(words));
  }

  /**
   * Returns whether a typed line is complete: the calculator can execute it, or it is a name
   * together with the digits that were keyed before it, such as 1/X.
   */
  boolean understands(String line) {
    return calculator.named(keyedDigits + line).isPresent()
        || Internals.refusal(calculator, line.strip()).isEmpty();
  }

  /** Stops the running program; returns whether there was one. */
  boolean stop() {
    boolean running = calculator.modes().running();
    if (running) {
      calculator.press(Key.RUN_STOP);
    }
    return running;
  }

  /**
   * Leaves a function that handles the keys itself, or cancels SHIFT or a prompt; if nothing of
   * this is active, runs another action.
   */
  void cancel(Runnable noneActive) {
    if (leave()) {
      return;
    } else if (calculator.modes().shift()) {
      calculator.press(Key.SHIFT);
    } else if (calculator.prompt().isEmpty()) {
      noneActive.run();
    }
    for (int i = 0; i < 10 && calculator.prompt().isPresent(); i++) {
      calculator.press(Key.BACK);
    }
  }

  /** Leaves a function that handles the keys itself; returns whether there was one. */
  boolean leave() {
    Optional<ModalKeys> modal = ModalKeys.of(calculator.snapshot().modalFunction());
    modal.ifPresent(this::leave);
    return modal.isPresent();
  }

  private void leave(ModalKeys modal) {
    if (calculator.modes().shift()) {
      press(List.of(Key.SHIFT));
    }
    press(modal.leaving());
    if (modal.isList() && calculator.snapshot().modalFunction().equals(modal.name())) {
      calculator.cancelInput();
    }
  }

  Note undo() {
    last = Optional.empty();
    Image now = calculator.image();
    Optional<Image> moment = undo.back(now);
    boolean onlyError = now.showsError() && moment.filter(now::remembersTheSame).isPresent();
    Note done =
        onlyError
            ? Note.of("error cleared", "nothing else was changed").undoes()
            : Note.of("undone").hint("Alt-U", Promise.REDOES, "does it again");
    return restore(moment, done)
        .orElse(
            undo.hasLater()
                ? Note.of("nothing to undo")
                    .hint("Alt-U", Promise.REDOES, "repeats what was undone")
                : Note.of("nothing to undo").and(Hint.EXPLAINS))
        .means(UNDO);
  }

  Note redo() {
    Image now = calculator.image();
    return restore(undo.forward(now), Note.of("redone").undoes())
        .orElse(
            undo.hasEarlier(now)
                ? Note.of("nothing to redo").undoes()
                : Note.of("nothing to redo").and(Hint.EXPLAINS))
        .means(UNDO);
  }

  private Optional<Note> restore(Optional<Image> moment, Note done) {
    moment.ifPresent(this::restore);
    Note off =
        Note.of(done.head(), "the calculator is off")
            .and(TURNS_ON)
            .and(done.parts().toArray(Clause[]::new));
    return moment.map(restored -> calculator.isOn() ? done : off);
  }

  /** Restores the calculator and its configuration. */
  void restore(Image image) {
    Image now = calculator.image();
    if (image.model() != now.model() || !image.plugged().equals(now.plugged())) {
      calculator.cancelInput();
      calculator.plug(image.model(), image.plugged());
    }
    calculator.restore(image);
  }

  /** Releases the held key, and stores memory for undo before a change. */
  Optional<Prompt> begin() {
    release();
    if (!calculator.isRunning()) {
      calculator.keyUp();
    }
    nearest.forget();
    calculator.finishScroll();
    executedBefore = calculator.linesExecuted();
    keyedDigits = "";
    if (!calculator.isRunning()) {
      undo.remember(calculator.image());
    }
    return calculator.prompt();
  }
}
