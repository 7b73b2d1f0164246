package hp41.functions.mainframe;

import hp41.functions.Shapes;
import hp41.machine.Machine;
import hp41.machine.Operand;
import hp41.memory.Word;
import hp41.number.Arithmetic;

/** What changes the sign of X, or asks for it. */
public final class StackOperations {

  private StackOperations() {}

  public static void changeSign(Machine machine) {
    long x = machine.stack().x();
    machine.stack().x(Word.isNormalized(x) ? Word.negated(x) : Word.of(machine.x().negate()));
  }

  /** ABS. */
  public static void absolute(Machine machine, Operand none) {
    long x = machine.stack().x();
    Shapes.replaceX(
        machine,
        Word.isNormalized(x) ? Word.withDigits(x, 13, 13, 0) : machine.result(machine.x().abs()));
  }

  /** SIGN is 1 for zero and, other than all its neighbours, 0 for text. */
  public static void sign(Machine machine) {
    long x = machine.stack().x();
    machine.stack().saveLastX();
    machine.stack().x(Word.isText(x) ? 0 : Word.of(Arithmetic.sign(Word.toDecimal(x))));
  }
}
