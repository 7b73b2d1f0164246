package hp41.keyboard;

import hp41.event.CalculatorError;
import hp41.event.StopReason.Cause;
import hp41.functions.storage.CardReaderFunctions;
import hp41.key.Key;
import hp41.machine.CalculatorFunction;
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
public final class EngineTypedInput implements TypedInputTarget {

  private final Machine machine;
  private final Keyboard keyboard;

  /** Types on this keyboard of a machine. */
  public EngineTypedInput(Machine machine, Keyboard keyboard) {
    this.machine = machine;
    this.keyboard = keyboard;
  }

  @Override
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

  @Override
  public boolean isReady() {
    return true;
  }

  @Override
  public void next() {
    machine.outbox().clearMessage();
  }

  @Override
  public void endEntry() {
    keyboard.dispatch().endTap();
    keyboard.close();
  }

  @Override
  public void end() {
    // Every number was complete as soon as it was typed.
  }

  @Override
  public void number(String typed) {
    keyboard.actions().journal().nextNumber();
    machine.push(Word.of(Decimal.parse(typed).saturated()));
    keyboard.actions().journal().number();
    machine.flags().set(Flags.NUMBER_KEYED, true);
    keyboard.refresh();
  }

  @Override
  public void text(Instruction line) {
    boolean lift = machine.stackLift();
    perform(line.function(), line.operand());
    machine.stackLift(lift);
    machine.flags().set(Flags.ALPHA_KEYED, true);
  }

  @Override
  public void perform(CalculatorFunction function, Operand operand) {
    keyboard.prompts().finish(function, operand, "");
    keyboard.up();
  }

  @Override
  public void prompt(CalculatorFunction function) {
    keyboard.open(keyboard.prompts().offer(function));
  }

  @Override
  public void load(Named.Outside program) {
    keyboard.actions().load(program);
  }

  @Override
  public void insertCard(String name) {
    begin();
    perform(CardReaderFunctions.insertion(), new Operand.Name(name));
  }

  @Override
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

  @Override
  public void refuse(CalculatorError error) {
    machine.outbox().fail(error);
    keyboard.stopped(Cause.ERROR, true);
  }

  @Override
  public void runOrStop() {
    keyboard.actions().runOrStop();
    keyboard.up();
  }

  @Override
  public void singleStep() {
    keyboard.actions().singleStep();
    keyboard.up();
  }

  @Override
  public void backStep() {
    keyboard.actions().backStep();
    keyboard.up();
  }

  @Override
  public void goToLine(int number) {
    keyboard.actions().goToLine(number);
  }

  @Override
  public void newProgram() {
    LineDisplay.newProgram(keyboard);
  }
}
