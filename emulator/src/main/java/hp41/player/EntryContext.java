package hp41.player;

import hp41.display.Cells;
import hp41.key.Key;
import hp41.machine.CalculatorFunction;
import hp41.machine.Machine;
import hp41.machine.Operand;
import hp41.machine.Role;
import hp41.machine.StepSpelling;
import hp41.machine.Timing;
import hp41.memory.CharacterSet;
import hp41.memory.Flags;

/**
 * The operations that an {@link Entry} can use. Methods that return an entry return the one that is
 * open after them.
 */
public final class EntryContext {

  private final Machine machine;
  private final Flags flags;
  private final ProgramCursor cursor;
  private final PacedTimeline timeline;
  private final Lcd lcd;
  private final HeldKeys held;
  private final CurrentEntry current;
  private final KeyPrinterTrace trace;
  private final Actions actions;
  private final UserKeys userKeys;
  private long searching;

  EntryContext(
      Machine machine,
      PacedTimeline timeline,
      Lcd lcd,
      HeldKeys held,
      CurrentEntry current,
      KeyPrinterTrace trace,
      Actions actions) {
    this.machine = machine;
    this.timeline = timeline;
    this.lcd = lcd;
    this.held = held;
    this.current = current;
    this.trace = trace;
    this.actions = actions;
    flags = machine.flags();
    cursor = new ProgramCursor(machine);
    userKeys = new UserKeys(machine);
  }

  Machine machine() {
    return machine;
  }

  ProgramCursor cursor() {
    return cursor;
  }

  KeyPrinterTrace trace() {
    return trace;
  }

  Cells display() {
    return lcd.cells();
  }

  /** Takes a key as if no entry were open. */
  Entry press(Key key, boolean shifted) {
    trace.finish();
    if (isAssigned(key, shifted)) {
      UserKeys.KeyMeaning meaning = userKeys.meaning(key, shifted);
      return meaning.operand() == Operand.NONE
          ? choose(meaning.function())
          : preview(meaning.function(), meaning.operand(), meaning.text());
    }
    if (flags.get(Flags.ALPHA)) {
      return pressInAlpha(key, shifted);
    }
    if (shifted) {
      return choose(key.function(true));
    }
    return switch (key) {
      case BACK -> back();
      case RUN_STOP -> runOrStop();
      case ZERO, ONE, TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, POINT, EEX ->
          flags.get(Flags.PRGM) ? NumberLineEntry.begin(key, this) : NumberEntry.begin(key, this);
      default -> choose(key.function(false));
    };
  }

  private Entry pressInAlpha(Key key, boolean shifted) {
    String character = key.alpha(shifted);
    if (character.length() == 1) {
      char code = CharacterSet.characters(character).charAt(0);
      return flags.get(Flags.PRGM) ? TextLineEntry.begin(code, this) : TextEntry.begin(code, this);
    }
    if (!character.isEmpty()) {
      return choose(character);
    }
    return switch (key) {
      case BACK ->
          flags.get(Flags.PRGM) || flags.get(Flags.MESSAGE)
              ? back()
              : choose(machine.instructions().get(Role.CLEAR_ALPHA));
      case RUN_STOP -> runOrStop();
      case SST -> choose(key.function(shifted));
      default -> NoEntry.NONE;
    };
  }

  /**
   * Returns whether a key has a meaning of its own in USER mode. Remembers how long the machine
   * searches for its local label while the key is down.
   */
  boolean isAssigned(Key key, boolean shifted) {
    machine.labels().takeSearched();
    boolean assigned =
        flags.get(Flags.USER)
            && !flags.get(Flags.ALPHA)
            && userKeys.isAssigned(key, shifted, flags.get(Flags.PRGM));
    searching = timeline.computing(Timing.search(machine.labels().takeSearched()));
    return assigned;
  }

  private Entry choose(String name) {
    return choose(machine.instructions().get(name));
  }

  /** Opens the prompt of a function, or shows its name until the key is released. */
  Entry choose(CalculatorFunction function) {
    if (function.is(Role.STEP)) {
      return singleStep();
    } else if (function.is(Role.STEP_BACK)) {
      return backStep();
    }
    return switch (function.operand()) {
      case NONE -> preview(function, Operand.NONE, StepSpelling.shown(function));
      case COUNT -> CountEntry.of(function);
      case PROGRAM, ASSIGNMENT -> NameEntry.unbegun(function);
      default -> OperandEntry.of(function);
    };
  }

  private Entry preview(CalculatorFunction function, Operand operand, String text) {
    String name = cursor.numbered(function, text);
    long micros = searching;
    if (operand == Operand.NONE) {
      return held.previewed(name, micros, () -> actions.complete(function, operand, 0));
    }
    long program =
        operand instanceof Operand.Name
            ? Times.ASSIGNED_PROGRAM + Times.LINE_TEXT * text.length()
            : 0;
    return held.found(name, micros + program, () -> actions.complete(function, operand, -micros));
  }

  /** Clears a message or deletes the program line, however long ← is held, or clears X. */
  private Entry back() {
    if (flags.get(Flags.MESSAGE)) {
      return whenReleased(machine.outbox()::clearMessage);
    }
    return flags.get(Flags.PRGM) ? deleteLine() : clearX();
  }

  /** Deletes the current line and shows the one before. */
  Entry deleteLine() {
    trace.withdraw();
    return whenReleased(cursor::delete);
  }

  /** Deletes a line of which ← has removed the last character, and shows the one before. */
  Entry withdrawLine() {
    trace.withdraw();
    return whenReleased(() -> cursor.withdraw(true));
  }

  private Entry whenReleased(Runnable action) {
    return held.silent(
        () -> {
          action.run();
          current.refresh();
        });
  }

  /** Shows CLX at once, and executes it when the key is released. */
  Entry clearX() {
    CalculatorFunction clear = machine.instructions().get(Role.CLEAR_X);
    trace.function(clear.name());
    return held.shown(
        clear.name(),
        Times.KEY_BLANK,
        () -> {
          actions.perform(clear);
          current.refresh();
        });
  }

  /** Starts the program as R/S does, or in PRGM mode inserts STOP. */
  Entry runOrStop() {
    return flags.get(Flags.PRGM)
        ? choose(machine.instructions().get(Role.STOP))
        : held.holdForward(true, actions::run);
  }

  /** Executes the current line as SST does, or in PRGM mode moves to the next. */
  Entry singleStep() {
    if (!flags.get(Flags.PRGM)) {
      return held.holdForward(false, actions::step);
    }
    cursor.forward();
    current.refresh();
    return NoEntry.NONE;
  }

  /** Moves to the line before as BST does, which is shown while the key is down. */
  Entry backStep() {
    cursor.backward();
    if (flags.get(Flags.PRGM)) {
      current.refresh();
      return NoEntry.NONE;
    }
    return held.holdBack(current::refresh);
  }

  /** Completes an instruction when the key is released; until then its text is shown. */
  Entry complete(CalculatorFunction function, Operand operand, String text) {
    return held.shown(
        afterPrompt(cursor.numbered(function, text)), () -> actions.complete(function, operand, 0));
  }

  /** Returns a text without the characters that the prompt has pushed out of the display. */
  private String afterPrompt(String text) {
    int lost = current.get().lost(machine);
    String rest = text.substring(Math.min(lost, text.length()));
    return rest.substring(Lcd.lostOfPrompt(rest));
  }

  /** Completes XEQ, GTO or LBL with a name. The machine takes time to find what the name means. */
  Entry completeName(CalculatorFunction function, String name, String text) {
    NameMeaning meaning = NameMeaning.of(machine, function, name);
    String whole = afterPrompt(cursor.numbered(function, text));
    Runnable action = () -> completeName(meaning);
    if (meaning.searchMicros() == 0) {
      return held.shown(whole, action);
    }
    long micros = timeline.computing(meaning.searchMicros());
    if (micros > 0 && meaning.isStep() && !flags.get(Flags.PRGM)) {
      Runnable step = () -> current.open(choose(meaning.function()));
      return held.searchingWhileDown(whole, micros, step, action);
    }
    if (micros > 0 && (meaning.isPrompt() || !meaning.found() && !flags.get(Flags.PRGM))) {
      return held.searchingWhileDown(whole, micros, action, action);
    }
    return held.searching(
        whole,
        micros,
        meaning.shown().map(found -> cursor.numbered(meaning.function(), found)),
        meaning.operand() == Operand.NONE ? Times.KEY_BLANK : 0,
        action);
  }

  private void completeName(NameMeaning meaning) {
    CalculatorFunction function = meaning.function();
    if (meaning.isPrompt()) {
      current.open(choose(function));
    } else {
      long extra = function.is(Role.CALL) ? 0 : Times.FOUND_BY_NAME;
      actions.complete(function, meaning.operand(), extra);
    }
  }

  /** Moves to a line when the key is released. */
  Entry goToLine(int number, String text) {
    return held.shown(text, () -> actions.goToLine(number));
  }

  /** Moves to a global label when the key is released. */
  Entry goToLabel(String name, String text) {
    return held.shown(text, () -> actions.goToLabel(name));
  }

  /** Begins a new program when the key is released. */
  Entry beginProgram(String text) {
    return held.shown(text, actions::beginProgram);
  }

  /** Blinks the display because a key does not fit; the entry stays open. */
  Entry blink(Entry same) {
    if (timeline.isAuthentic()) {
      Cells cells = lcd.cells();
      lcd.show("");
      timeline.after(
          Times.PROMPT_BLINK,
          () -> {
            lcd.show(cells);
            current.show();
          });
      held.silent(() -> {});
    }
    return same;
  }

  /** Ends an empty prompt; the display is blank until the key is released. */
  Entry abort() {
    lcd.show("");
    return held.silent(current::refresh);
  }

  /** Ends the entry. */
  Entry close() {
    current.close();
    return NoEntry.NONE;
  }

  /** Reports that a line could not be inserted. */
  Entry refuseLine() {
    actions.refuse();
    return NoEntry.NONE;
  }

  /**
   * Deletes the line that is being keyed because there is no room for its next byte.
   *
   * @param shifted whether SHIFT was on for that byte; the line behind becomes the current one then
   *     (observed on the machine)
   */
  Entry refuseRest(boolean shifted) {
    trace.withdraw();
    cursor.withdraw(!shifted);
    actions.tryAgain();
    return NoEntry.NONE;
  }
}
