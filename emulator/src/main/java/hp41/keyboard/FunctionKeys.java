package hp41.keyboard;

import hp41.key.Key;
import hp41.machine.CalculatorFunction;
import hp41.machine.Machine;
import hp41.machine.Operand;
import hp41.machine.Role;
import hp41.machine.StepSpelling;
import hp41.machine.Timing;
import hp41.memory.CharacterSet;
import hp41.memory.Flags;
import hp41.time.Times;

/**
 * What a key does while no entry is open: the function assigned to it, its own function, or in
 * ALPHA mode its character.
 */
final class FunctionKeys {

  private final Machine machine;
  private final Flags flags;
  private final ProgramCursor cursor;
  private final UserKeys userKeys;
  private final PacedTimeline timeline;
  private final HeldKeys held;
  private final LineKeys lineKeys;
  private final CurrentEntry current;
  private final KeyPrinterTrace trace;
  private final Actions actions;
  private long searching;

  FunctionKeys(
      Machine machine,
      PacedTimeline timeline,
      HeldKeys held,
      LineKeys lineKeys,
      CurrentEntry current,
      KeyPrinterTrace trace,
      Actions actions) {
    this.machine = machine;
    this.timeline = timeline;
    this.held = held;
    this.lineKeys = lineKeys;
    this.current = current;
    this.trace = trace;
    this.actions = actions;
    flags = machine.flags();
    cursor = new ProgramCursor(machine);
    userKeys = new UserKeys(machine);
  }

  /** Takes a key; returns the entry that is open then. */
  Entry press(Key key, boolean shifted, EntryContext context) {
    trace.finish();
    if (isAssigned(key, shifted)) {
      UserKeys.KeyMeaning meaning = userKeys.meaning(key, shifted);
      return meaning.operand() == Operand.NONE
          ? choose(meaning.function())
          : preview(meaning.function(), meaning.operand(), meaning.text());
    }
    if (flags.get(Flags.ALPHA)) {
      return pressInAlpha(key, shifted, context);
    }
    if (shifted) {
      return choose(key.function(true));
    }
    return switch (key) {
      case BACK -> back();
      case RUN_STOP -> runOrStop();
      case ZERO, ONE, TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, POINT, EEX ->
          flags.get(Flags.PRGM)
              ? NumberLineEntry.begin(key, context)
              : NumberEntry.begin(key, context);
      default -> choose(key.function(false));
    };
  }

  private Entry pressInAlpha(Key key, boolean shifted, EntryContext context) {
    String character = key.alpha(shifted);
    if (character.length() == 1) {
      char code = CharacterSet.characters(character).charAt(0);
      return flags.get(Flags.PRGM)
          ? TextLineEntry.begin(code, context)
          : TextEntry.begin(code, context);
    }
    if (!character.isEmpty()) {
      return choose(character);
    }
    return switch (key) {
      case BACK ->
          flags.get(Flags.PRGM) || flags.get(Flags.MESSAGE)
              ? back()
              : choose(machine.instructions().the(Role.CLEAR_ALPHA));
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
    if (operand instanceof Operand.Local && searching > 0) {
      long micros = searching;
      return held.found(
          name, micros + Times.LABEL_FOUND, () -> actions.complete(function, operand, -micros));
    }
    return held.previewed(
        name,
        searching == 0 ? 0 : searching + Times.LABEL_NOT_FOUND,
        () -> actions.complete(function, operand, 0));
  }

  /** Clears a message, deletes the program line, or clears X, however long ← is held. */
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
    return whenReleased(cursor::withdraw);
  }

  private Entry whenReleased(Runnable action) {
    return held.silent(
        () -> {
          action.run();
          current.refresh();
        });
  }

  /** Executes CLX at once and shows its name until the key is released. */
  Entry clearX() {
    CalculatorFunction clear = machine.instructions().the(Role.CLEAR_X);
    trace.function(clear.name());
    actions.perform(clear);
    return held.shown(clear.name(), current::refresh);
  }

  /** Starts the program as R/S does, or in PRGM mode inserts STOP. */
  Entry runOrStop() {
    return flags.get(Flags.PRGM)
        ? choose(machine.instructions().the(Role.STOP))
        : lineKeys.holdForward(true, actions::run);
  }

  /** Executes the current line as SST does, or in PRGM mode moves to the next. */
  Entry singleStep() {
    if (!flags.get(Flags.PRGM)) {
      return lineKeys.holdForward(false, actions::step);
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
    return lineKeys.holdBack(current::refresh);
  }
}
