package hp41.machine;

import hp41.event.StopReason;
import hp41.event.StopReason.Cause;
import hp41.key.OperandKind;

/**
 * A function with its operand and its bytes. An instruction can have several encodings (RCL 05 has
 * one or two bytes), which differ only in the bytes.
 */
public final class Instruction {

  private final CalculatorFunction function;
  private final Behaviour behaviour;
  private final Operand operand;
  private final byte[] bytes;
  private final boolean isNull;

  Instruction(CalculatorFunction function, Operand operand, byte[] bytes) {
    this.function = function;
    this.operand = operand;
    this.bytes = bytes;
    behaviour = function.behaviour();
    isNull = function.code() == Codec.NULL;
  }

  /** Returns the function. */
  public CalculatorFunction function() {
    return function;
  }

  /** Returns the operand, or {@link Operand#NONE} if there is none. */
  public Operand operand() {
    return operand;
  }

  /** Returns a copy of the bytes, including links and jump distances. */
  public byte[] bytes() {
    return bytes.clone();
  }

  int byteAt(int index) {
    return bytes[index] & 0xFF;
  }

  int length() {
    return bytes.length;
  }

  /** Returns whether this is a local or global label. */
  public boolean isLabel() {
    return function.operand() == OperandKind.LABEL;
  }

  /** Returns whether this is a null, which is not listed as a line. */
  public boolean isNull() {
    return isNull;
  }

  /** Returns whether this is one of the codes that do nothing. */
  boolean isSpare() {
    return function.code() == Codec.SPARE;
  }

  /** Returns whether this is an END. */
  public boolean isEnd() {
    return function.code() == Codec.END;
  }

  /**
   * Returns whether this is RTN or END, which returns from a subroutine or stops the program if no
   * return is pending.
   */
  public boolean returns() {
    return isEnd() || function.code() == Codec.RTN;
  }

  /** Returns the reason to report if this instruction has stopped a program. */
  public StopReason stopReason() {
    return returns() ? Cause.END : function.is(Role.ASK) ? Cause.PROMPT : Cause.STOP;
  }

  void execute(Machine machine) {
    behaviour.execute(machine, operand);
  }

  @Override
  public String toString() {
    return function + " " + operand;
  }
}
