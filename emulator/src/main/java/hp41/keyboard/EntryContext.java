package hp41.keyboard;

import hp41.display.Cells;
import hp41.key.Key;
import hp41.machine.CalculatorFunction;
import hp41.machine.Machine;
import hp41.machine.Operand;
import hp41.machine.Role;
import hp41.time.Times;

/**
 * What an {@link Entry} can do. Methods that return an entry return the one that is open after
 * them.
 */
public final class EntryContext {

  private final Machine machine;
  private final ProgramCursor cursor;
  private final PacedTimeline timeline;
  private final Lcd lcd;
  private final HeldKeys held;
  private final CurrentEntry current;
  private final KeyPrinterTrace trace;
  private final Actions actions;
  private final FunctionKeys functionKeys;

  EntryContext(
      Machine machine,
      PacedTimeline timeline,
      Lcd lcd,
      HeldKeys held,
      CurrentEntry current,
      KeyPrinterTrace trace,
      Actions actions,
      FunctionKeys functionKeys) {
    this.machine = machine;
    this.timeline = timeline;
    this.lcd = lcd;
    this.held = held;
    this.current = current;
    this.trace = trace;
    this.actions = actions;
    this.functionKeys = functionKeys;
    cursor = new ProgramCursor(machine);
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
    return functionKeys.press(key, shifted, this);
  }

  /** Returns whether a key has a meaning of its own in USER mode. */
  boolean isAssigned(Key key) {
    return functionKeys.isAssigned(key, false);
  }

  /** Opens the prompt of a function, or shows its name until the key is released. */
  Entry choose(CalculatorFunction function) {
    return functionKeys.choose(function);
  }

  /** Completes an instruction when the key is released; until then its text is shown. */
  Entry complete(CalculatorFunction function, Operand operand, String text) {
    return hold(
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
    NameResolver.NameMeaning meaning = NameResolver.of(machine, function, name);
    String whole = afterPrompt(cursor.numbered(function, text));
    if (meaning.searchMicros() == 0) {
      return hold(whole, () -> completeName(meaning));
    }
    long micros = timeline.computing(meaning.searchMicros());
    if (micros > 0 && meaning.isPrompt()) {
      return openWhenFound(meaning.function(), whole, micros);
    }
    return held.searching(
        whole,
        micros,
        meaning.shown().map(found -> cursor.numbered(meaning.function(), found)),
        () -> completeName(meaning));
  }

  /** Opens a prompt as soon as its function is found, even while the key is down. */
  private Entry openWhenFound(CalculatorFunction function, String whole, long micros) {
    lcd.showEnd(whole);
    timeline.after(
        micros,
        () -> {
          current.open(choose(function));
          current.show();
        });
    return held.silent(() -> {});
  }

  private void completeName(NameResolver.NameMeaning meaning) {
    CalculatorFunction function = meaning.function();
    if (meaning.isPrompt()) {
      current.open(choose(function));
    } else {
      long extra = function.is(Role.CALL) ? 0 : Times.FOUND_BY_NAME;
      actions.complete(function, meaning.operand(), extra);
    }
  }

  private Entry hold(String text, Runnable action) {
    return held.shown(text, action);
  }

  /** Moves to a line when the key is released. */
  Entry goToLine(int number, String text) {
    return hold(text, () -> actions.goToLine(number));
  }

  /** Moves to a global label when the key is released. */
  Entry goToLabel(String name, String text) {
    return hold(text, () -> actions.goToLabel(name));
  }

  /** Begins a new program when the key is released. */
  Entry beginProgram(String text) {
    return hold(text, actions::beginProgram);
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

  /** Executes CLX. */
  Entry clearX() {
    return functionKeys.clearX();
  }

  /** Deletes the current line when the key is released. */
  Entry deleteLine() {
    return functionKeys.deleteLine();
  }

  /** Deletes the line that is being keyed when the key is released. */
  Entry withdrawLine() {
    return functionKeys.withdrawLine();
  }

  /** Reports that a line could not be inserted. */
  Entry refuseLine() {
    actions.refuse();
    return NoEntry.NONE;
  }

  /** Deletes the line that is being keyed because there is no room for its next byte. */
  Entry refuseRest() {
    trace.withdraw();
    cursor.withdraw();
    actions.tryAgain();
    return NoEntry.NONE;
  }
}
