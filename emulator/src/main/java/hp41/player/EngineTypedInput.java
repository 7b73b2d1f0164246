package hp41.player;

import hp41.event.CalculatorError;
import hp41.event.StopReason.Cause;
import hp41.functions.storage.CardReaderFunctions;
import hp41.keyboard.TypedInputTarget;
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
 * Executes typed words as keys would, so that the display, the program and the modes follow. A
 * number, a text or an instruction is entered as a whole, not key by key.
 */
record EngineTypedInput(
    Machine machine,
    KeyDispatch dispatch,
    EntryContext context,
    CurrentEntry current,
    KeyPrinterTrace trace,
    Actions actions,
    StopHandler stops)
    implements TypedInputTarget {

  @Override
  public void begin() {
    dispatch.beginTyping();
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
    dispatch.endEntry();
  }

  @Override
  public void end() {
    // Every number was complete as soon as it was typed.
  }

  @Override
  public void number(String typed) {
    trace.nextNumber();
    machine.push(Word.of(Decimal.parse(typed).saturated()));
    trace.number();
    machine.flags().set(Flags.NUMBER_KEYED, true);
    current.refresh();
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
    context.complete(function, operand, "");
    dispatch.up();
    dispatch.endInstruction();
  }

  @Override
  public void prompt(CalculatorFunction function) {
    current.open(context.choose(function));
  }

  @Override
  public void load(Named.External program) {
    actions.load(program);
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
    actions.insert(number ? apart(bytes) : bytes);
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
    stops.stopped(Cause.ERROR, true);
  }

  @Override
  public void runOrStop() {
    context.runOrStop();
    dispatch.up();
  }

  @Override
  public void singleStep() {
    context.singleStep();
    dispatch.up();
  }

  @Override
  public void backStep() {
    context.backStep();
    dispatch.up();
  }

  @Override
  public void goToLine(int number) {
    actions.goToLine(number);
  }

  @Override
  public void newProgram() {
    actions.beginProgram();
  }
}
