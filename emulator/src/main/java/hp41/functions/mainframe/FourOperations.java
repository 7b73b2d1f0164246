package hp41.functions.mainframe;

import hp41.functions.Operands;
import hp41.functions.Shapes;
import hp41.machine.Machine;
import hp41.machine.Operand;
import hp41.memory.Adder;
import hp41.memory.Word;
import hp41.number.Arithmetic;
import hp41.number.Decimal;
import hp41.number.NonNormalized;
import java.util.function.BinaryOperator;

/**
 * The four basic operations on the stack and on registers. Those on the stack are separate methods
 * without function parameters, because no functions are executed more often.
 */
public final class FourOperations {

  private FourOperations() {}

  public static void add(Machine machine, Operand none) {
    Shapes.replaceYAndX(machine, sum(machine, machine.stack().y()));
  }

  public static void subtract(Machine machine, Operand none) {
    Shapes.replaceYAndX(machine, difference(machine, machine.stack().y()));
  }

  public static void multiply(Machine machine, Operand none) {
    Shapes.replaceYAndX(machine, product(machine, machine.stack().y()));
  }

  public static void divide(Machine machine, Operand none) {
    Shapes.replaceYAndX(machine, quotient(machine, machine.stack().y()));
  }

  /** ST+: adds X to a register. */
  public static void addTo(Machine machine, Operand operand) {
    int address = Operands.address(machine, operand);
    write(machine, address, sum(machine, Operands.read(machine, address)));
  }

  /** ST−: subtracts X from a register. */
  public static void subtractFrom(Machine machine, Operand operand) {
    int address = Operands.address(machine, operand);
    write(machine, address, difference(machine, Operands.read(machine, address)));
  }

  /** ST×: multiplies a register by X. */
  public static void multiplyInto(Machine machine, Operand operand) {
    int address = Operands.address(machine, operand);
    write(machine, address, product(machine, Operands.read(machine, address)));
  }

  /** ST÷: divides a register by X. */
  public static void divideInto(Machine machine, Operand operand) {
    int address = Operands.address(machine, operand);
    write(machine, address, quotient(machine, Operands.read(machine, address)));
  }

  private static long sum(Machine machine, long word) {
    long sum = Adder.sum(word, machine.stack().x());
    return sum == Word.NONE ? computed(machine, word, Arithmetic::add, NonNormalized::plus) : sum;
  }

  private static long difference(Machine machine, long word) {
    long difference = Adder.difference(word, machine.stack().x());
    return difference == Word.NONE
        ? computed(machine, word, Arithmetic::subtract, NonNormalized::minus)
        : difference;
  }

  private static long product(Machine machine, long word) {
    long x = machine.stack().x();
    return Word.isNormalized(x) && Word.isNormalized(word)
        ? machine.result(Arithmetic.multiply(Word.toDecimal(word), Word.toDecimal(x)))
        : computed(machine, word, Arithmetic::multiply, NonNormalized::times);
  }

  private static long quotient(Machine machine, long word) {
    long x = machine.stack().x();
    return Word.isNormalized(x) && Word.isNormalized(word)
        ? machine.result(Arithmetic.divide(Word.toDecimal(word), Word.toDecimal(x)))
        : computed(machine, word, Arithmetic::divide, NonNormalized::dividedBy);
  }

  /**
   * Computes an operation on a word and X. If one of them is not a normalized number, the
   * computation is digit by digit.
   */
  private static long computed(
      Machine machine,
      long word,
      BinaryOperator<Decimal> function,
      BinaryOperator<NonNormalized> operation) {
    Decimal x = machine.x();
    Decimal content = machine.number(word);
    return Word.isNormalized(word) && Word.isNormalized(machine.stack().x())
        ? machine.result(function.apply(content, x))
        : digitByDigit(machine, word, operation);
  }

  private static void write(Machine machine, int address, long word) {
    machine.memory().write(address, word);
    machine.stackLift(true);
  }

  private static long digitByDigit(
      Machine machine, long word, BinaryOperator<NonNormalized> operation) {
    NonNormalized x = NonNormalized.operand(machine.stack().x());
    NonNormalized number = operation.apply(NonNormalized.operand(word), x);
    if (number.isTooLarge()) {
      return machine.result(number.outOfRangeValue());
    }
    return number.isTooSmall() ? 0 : number.word();
  }
}
