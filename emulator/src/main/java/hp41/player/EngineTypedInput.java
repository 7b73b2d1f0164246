package hp41.player;

import hp41.effect.Effect;
import hp41.effect.Effect.Act;
import hp41.entry.NoEntry;
import hp41.event.CalculatorError;
import hp41.event.StopReason.Cause;
import hp41.functions.storage.CardReaderFunctions;
import hp41.key.Key;
import hp41.keyboard.TypedInputTarget;
import hp41.machine.CalculatorFunction;
import hp41.machine.Instruction;
import hp41.machine.Named;
import hp41.machine.Operand;
import hp41.memory.Flags;
import hp41.memory.LineLength;
import hp41.memory.Word;
import hp41.number.Decimal;
import java.util.Arrays;

/**
 * Executes typed words as keys would, so that the display, the program and the modes follow. A
 * number, a text or an instruction is entered as a whole, not key by key.
 */
record EngineTypedInput(
    Stage stage, KeyDispatch dispatch, EffectPlayer effects, CurrentEntry current, Runner runner)
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
    stage.machine().outbox().clearMessage();
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
    stage.trace().nextNumber();
    stage.machine().push(Word.of(Decimal.parse(typed).saturated()));
    stage.trace().number();
    stage.machine().flags().set(Flags.NUMBER_KEYED, true);
    current.refresh();
  }

  @Override
  public void text(Instruction line) {
    boolean lift = stage.machine().stackLift();
    perform(line.function(), line.operand());
    stage.machine().stackLift(lift);
    stage.machine().flags().set(Flags.ALPHA_KEYED, true);
  }

  @Override
  public void perform(CalculatorFunction function, Operand operand) {
    if (!isOnKey(function)) {
      effects.play(Act.PRINT_KEYED);
    }
    effects.play(new Effect.Execute(function, operand, ""));
    dispatch.up();
    dispatch.endInstruction();
  }

  /**
   * Returns whether a key has the function. All other functions are keyed as XEQ and their names.
   */
  private static boolean isOnKey(CalculatorFunction function) {
    String name = function.name();
    return Arrays.stream(Key.values())
        .anyMatch(it -> name.equals(it.function(false)) || name.equals(it.function(true)));
  }

  @Override
  public void prompt(CalculatorFunction function) {
    effects.choose(function);
  }

  @Override
  public void load(Named.External program) {
    effects.actions().load(program);
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
    effects.actions().insert(number ? apart(bytes) : bytes);
  }

  /** Adds a null byte at both ends, so that adjacent number lines remain separate. */
  private static byte[] apart(byte[] number) {
    byte[] bytes = new byte[number.length + 2];
    System.arraycopy(number, 0, bytes, 1, number.length);
    return bytes;
  }

  @Override
  public void refuse(CalculatorError error) {
    stage.machine().outbox().fail(error);
    runner.stopped(Cause.ERROR, true);
  }

  @Override
  public void runOrStop() {
    effects.play(NoEntry.runOrStop(stage.view()));
    dispatch.up();
  }

  @Override
  public void singleStep() {
    effects.play(Act.STEP);
    dispatch.up();
  }

  @Override
  public void backStep() {
    effects.play(Act.STEP_BACK);
    dispatch.up();
  }

  @Override
  public void goToLine(int number) {
    effects.actions().goToLine(number);
  }

  @Override
  public void newProgram() {
    effects.actions().beginProgram();
  }
}
