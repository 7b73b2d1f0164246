package hp41.keyboard;

import hp41.display.Cells;
import hp41.key.Key;
import hp41.key.Pace;
import hp41.machine.CalculatorFunction;
import hp41.machine.Machine;
import hp41.machine.Operand;
import hp41.machine.Role;
import hp41.machine.StepSpelling;
import hp41.memory.Flags;
import hp41.time.Times;

/** From a function key to a complete instruction: names shown, operands asked for. */
final class Prompts {

  private final Keyboard keyboard;
  private final Machine machine;
  private long searching;

  Prompts(Keyboard keyboard) {
    this.keyboard = keyboard;
    this.machine = keyboard.machine();
  }

  /**
   * Whether a key has a meaning of its own in USER mode. The search for its local label takes its
   * time while the key is down.
   */
  boolean assigned(Key key, boolean shifted) {
    machine.labels().takeSearched();
    boolean assigned =
        machine.flags().get(Flags.USER)
            && !keyboard.isAlphaMode()
            && keyboard.userKeys().isAssigned(key, shifted, keyboard.isProgramming());
    searching = keyboard.runner().searchMicros();
    return assigned;
  }

  Entry pressAssigned(Key key, boolean shifted) {
    UserKeys.KeyMeaning meaning = keyboard.userKeys().meaning(key, shifted);
    return meaning.operand() == Operand.NONE
        ? offer(meaning.function())
        : preview(meaning.function(), meaning.operand(), meaning.text());
  }

  /** A function key: opens its prompt, or shows its name until it is let go. */
  Entry offer(String name) {
    return offer(functionNamed(name));
  }

  /** The same as {@link #offer(String)}. */
  Entry offer(CalculatorFunction function) {
    if (function.is(Role.STEP)) {
      return keyboard.actions().singleStep();
    } else if (function.is(Role.STEP_BACK)) {
      return keyboard.actions().backStep();
    }
    return switch (function.operand()) {
      case NONE -> preview(function, Operand.NONE, StepSpelling.shown(function));
      case COUNT -> CountEntry.of(function);
      case PROGRAM, ASSIGNMENT -> NameEntry.unbegun(function);
      default -> OperandEntry.of(function);
    };
  }

  CalculatorFunction functionNamed(String name) {
    return machine.instructions().get(name);
  }

  private Entry preview(CalculatorFunction function, Operand operand, String text) {
    String name = numbered(function, text);
    if (operand instanceof Operand.Local && searching > 0) {
      long found = searching;
      return keyboard.hold(
          HeldKey.found(
              keyboard,
              name,
              found + Times.LABEL_FOUND,
              () -> keyboard.actions().complete(function, operand, -found)));
    }
    return keyboard.hold(
        HeldKey.previewed(
            keyboard,
            name,
            searching == 0 ? 0 : searching + Times.LABEL_NOT_FOUND,
            () -> keyboard.actions().complete(function, operand, 0)));
  }

  /** A prompt's text: in PRGM mode behind the number of the line it will be. */
  String numbered(CalculatorFunction function, String text) {
    return keyboard.isProgramming() && function.programmable()
        ? keyboard.cursor().inserted(text)
        : text;
  }

  /** The last key of a prompt: what was keyed stands there until the key is let go. */
  Entry finish(CalculatorFunction function, Operand operand, String text) {
    return hold(
        asLongAsPrompt(numbered(function, text)),
        () -> keyboard.actions().complete(function, operand, 0));
  }

  /** What the prompt's text has pushed out at the left stays out. */
  private String asLongAsPrompt(String text) {
    int lost = keyboard.entry().lost(keyboard);
    String rest = text.substring(Math.min(lost, text.length()));
    return rest.substring(Lcd.lostOfPrompt(rest));
  }

  /** Shows a text until the key is let go, and then does something. */
  Entry hold(String text, Runnable action) {
    return keyboard.hold(HeldKey.shown(keyboard, text, action));
  }

  /** The name behind XEQ, GTO or LBL is complete: what it means takes the machine a search. */
  Entry finishName(CalculatorFunction function, String name, String text) {
    NameResolver.NameMeaning meaning = NameResolver.of(machine, function, name);
    String whole = asLongAsPrompt(numbered(function, text));
    if (meaning.searchMicros() == 0) {
      return hold(whole, () -> completeName(meaning));
    }
    long micros = keyboard.pace().of(meaning.searchMicros());
    if (micros > 0 && meaning.isPrompt()) {
      return openWhenFound(meaning.function(), whole, micros);
    }
    HeldKey held = HeldKey.searching(keyboard, whole, micros, () -> completeName(meaning));
    meaning.shown().ifPresent(found -> held.thenShows(numbered(meaning.function(), found)));
    return keyboard.hold(held);
  }

  /** A prompt opens as soon as its function is found, even while the key is down. */
  private Entry openWhenFound(CalculatorFunction function, String whole, long micros) {
    keyboard.lcd().showEnd(whole);
    keyboard
        .timeline()
        .after(
            micros,
            () -> {
              keyboard.open(offer(function));
              keyboard.showEntry();
            });
    return keyboard.hold(HeldKey.silent(keyboard, () -> {}));
  }

  private void completeName(NameResolver.NameMeaning meaning) {
    CalculatorFunction function = meaning.function();
    if (meaning.isPrompt()) {
      keyboard.open(offer(function));
    } else {
      long extra = function.is(Role.CALL) ? 0 : Times.FOUND_BY_NAME;
      keyboard.actions().complete(function, meaning.operand(), extra);
    }
  }

  /** A key that does not fit: the display blinks. */
  Entry blink(Entry same) {
    if (keyboard.pace() == Pace.AUTHENTIC) {
      Cells cells = keyboard.lcd().cells();
      keyboard.lcd().show("");
      keyboard
          .timeline()
          .after(
              Times.PROMPT_BLINK,
              () -> {
                keyboard.lcd().show(cells);
                keyboard.showEntry();
              });
      keyboard.hold(HeldKey.silent(keyboard, () -> {}));
    }
    return same;
  }

  /** ← on an empty prompt: the display is blank until the key is let go. */
  Entry abort() {
    keyboard.lcd().show("");
    return keyboard.hold(HeldKey.silent(keyboard, keyboard::refresh));
  }
}
