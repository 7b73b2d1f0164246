package hp41.machine;

/**
 * A function with its operand, and the bytes it stands in memory with. The same instruction can
 * have several encodings (RCL 05 in one byte or two); the bytes say which.
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

  /** The function. */
  public CalculatorFunction function() {
    return function;
  }

  /** Its operand, {@link Operand#NONE} if it takes none. */
  public Operand operand() {
    return operand;
  }

  /** The bytes, links and distances of jumps included. */
  public byte[] bytes() {
    return bytes.clone();
  }

  int byteAt(int index) {
    return bytes[index] & 0xFF;
  }

  int length() {
    return bytes.length;
  }

  /** Whether it is a label, local or global. */
  public boolean isLabel() {
    return function.operand() == OperandKind.LABEL;
  }

  /** Whether it is a null, which is no line of its own in a listing. */
  public boolean isNull() {
    return isNull;
  }

  /** Whether it is an END. */
  public boolean isEnd() {
    return function.code() == Codec.END;
  }

  /** Whether it returns from a call, and with none pending stops the program. */
  public boolean returns() {
    return isEnd() || function.code() == Codec.RTN;
  }

  void execute(Machine machine) {
    behaviour.execute(machine, operand);
  }

  @Override
  public String toString() {
    return function + " " + operand;
  }
}
