package hp41.keyboard;

import hp41.machine.CalculatorError;
import hp41.machine.Function;
import hp41.machine.Halt;
import hp41.machine.Instruction;
import hp41.machine.Machine;
import hp41.machine.Named;
import hp41.machine.Operand;
import hp41.memory.Flags;
import hp41.memory.LineLength;
import hp41.memory.Word;
import hp41.number.Decimal;

/**
 * Does what was typed in words with what keys do, so that display, program and modes follow: whole
 * numbers, texts and instructions instead of single keys.
 */
public final class TypedInput {

  private final Machine machine;
  private final Keyboard keyboard;

  /** Types on this keyboard of a machine. */
  public TypedInput(Machine machine, Keyboard keyboard) {
    this.machine = machine;
    this.keyboard = keyboard;
  }

  /** Switches on, ends what was being keyed and clears the message. */
  public void begin() {
    if (!keyboard.isOn()) {
      keyboard.down(Key.ON);
      keyboard.up();
    }
    keyboard.dispatch().endTap();
    keyboard.timeline().clear();
    machine.flags().set(Flags.SHIFT, false);
    machine.outbox().clearMessage();
    keyboard.close();
  }

  /** Ends what is being keyed; the key that is down goes up before. */
  public void endEntry() {
    keyboard.dispatch().endTap();
    keyboard.close();
  }

  /** A number by its value, which lifts the stack as a program's number line does. */
  public void number(Decimal value) {
    keyboard.actions().journal().nextNumber();
    machine.push(Word.of(value.saturated()));
    keyboard.actions().journal().number();
    machine.flags().set(Flags.NUMBER_KEYED, true);
    keyboard.refresh();
  }

  /** A text, as a program's text line gives it to ALPHA. */
  public void text(Instruction line) {
    perform(line.function(), line.operand());
    machine.flags().set(Flags.ALPHA_KEYED, true);
  }

  /** Executes an instruction as if it had been keyed; in PRGM mode inserts it. */
  public void perform(Function function, Operand operand) {
    keyboard.prompts().finish(function, operand, "");
    keyboard.up();
  }

  /** Opens the prompt of a function that takes an operand, as its key does. */
  public void prompt(Function function) {
    keyboard.open(keyboard.prompts().offer(function));
  }

  /**
   * Loads a program kept outside memory.
   *
   * @throws hp41.program.NoRoom if it does not fit
   */
  public void load(Named.Outside program) {
    keyboard.actions().load(program);
  }

  /** Inserts a line behind the current one. */
  public void insert(Instruction line) {
    byte[] bytes = line.bytes();
    boolean number = LineLength.isDigit(bytes[0] & 0xFF);
    if (keyboard.cursor().insert(number ? apart(bytes) : bytes)) {
      keyboard.actions().journal().line();
      keyboard.refresh();
    } else {
      keyboard.actions().refuse();
    }
  }

  /** A number line between nulls, so that it does not run into one in front or behind. */
  private static byte[] apart(byte[] number) {
    byte[] bytes = new byte[number.length + 2];
    System.arraycopy(number, 0, bytes, 1, number.length);
    return bytes;
  }

  /** Shows an error that was found before anything could be executed. */
  public void refuse(CalculatorError error) {
    machine.outbox().fail(error.getMessage(), "");
    keyboard.stopped(Halt.ERROR, true);
  }

  /** R/S. */
  public void runOrStop() {
    keyboard.actions().runOrStop();
    keyboard.up();
  }

  /** SST. */
  public void singleStep() {
    keyboard.actions().singleStep();
    keyboard.up();
  }

  /** BST. */
  public void backStep() {
    keyboard.actions().backStep();
    keyboard.up();
  }

  /** GTO . nnn. */
  public void goToLine(int number) {
    keyboard.actions().goToLine(number);
  }

  /** GTO .. */
  public void newProgram() {
    LineDisplay.newProgram(keyboard);
  }
}
