package hp41.functions.mainframe;

import hp41.functions.Shapes;
import hp41.machine.Machine;
import hp41.machine.Operand;
import hp41.memory.Stack;
import hp41.memory.Word;
import hp41.number.Arithmetic;
import hp41.number.Decimal;

/** What moves or replaces stack levels. */
public final class StackOperations {

  private StackOperations() {}

  public static void enter(Machine machine) {
    machine.stack().lift();
  }

  public static void lastX(Machine machine) {
    machine.push(machine.memory().read(Stack.LAST_X));
  }

  public static void pi(Machine machine) {
    machine.push(Word.of(Decimal.PI));
  }

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
    if (Word.isText(x)) {
      machine.stack().x(0);
    } else {
      machine.stack().x(Word.of(Arithmetic.sign(Word.toDecimal(x))));
    }
  }

  public static void round(Machine machine) {
    Decimal rounded = machine.flags().displayFormat().round(machine.x());
    machine.stack().saveLastX();
    machine.stack().x(Word.of(rounded));
  }
}
