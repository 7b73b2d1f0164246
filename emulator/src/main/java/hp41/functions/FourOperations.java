package hp41.functions;

import hp41.machine.Machine;
import hp41.machine.Operand;
import hp41.memory.Adder;
import hp41.memory.Word;
import hp41.number.Arithmetic;
import hp41.number.Decimal;
import hp41.number.NonNormalized;
import java.util.function.BinaryOperator;

/**
 * The four operations on the stack and into registers. They are written out one by one because
 * nothing is executed as often: each calls its own arithmetic, not any function that it is given.
 */
final class FourOperations {

  private FourOperations() {}

  static void add(Machine machine, Operand none) {
    long sum = Adder.sum(machine.stack().y(), machine.stack().x());
    if (sum == Word.NONE) {
      Decimal x = machine.x();
      sum = machine.result(Arithmetic.add(machine.y(), x));
    }
    Shapes.replaceYAndX(machine, sum);
  }

  static void subtract(Machine machine, Operand none) {
    long difference = Adder.difference(machine.stack().y(), machine.stack().x());
    if (difference == Word.NONE) {
      Decimal x = machine.x();
      difference = machine.result(Arithmetic.subtract(machine.y(), x));
    }
    Shapes.replaceYAndX(machine, difference);
  }

  static void multiply(Machine machine, Operand none) {
    Decimal x = machine.x();
    Shapes.replaceYAndX(machine, Arithmetic.multiply(machine.y(), x));
  }

  static void divide(Machine machine, Operand none) {
    Decimal x = machine.x();
    Shapes.replaceYAndX(machine, Arithmetic.divide(machine.y(), x));
  }

  /** ST+: the register is the first operand, X the second. */
  static void addTo(Machine machine, Operand operand) {
    int address = Operands.address(machine, operand);
    long word = machine.memory().read(address);
    long sum = Adder.sum(word, machine.stack().x());
    if (sum == Word.NONE) {
      Decimal x = machine.x();
      Decimal content = machine.number(word);
      sum =
          Word.isNormalized(word)
              ? machine.result(Arithmetic.add(content, x))
              : digitByDigit(machine, word, NonNormalized::plus);
    }
    write(machine, address, sum);
  }

  /** ST−. */
  static void subtractFrom(Machine machine, Operand operand) {
    int address = Operands.address(machine, operand);
    long word = machine.memory().read(address);
    long difference = Adder.difference(word, machine.stack().x());
    if (difference == Word.NONE) {
      Decimal x = machine.x();
      Decimal content = machine.number(word);
      difference =
          Word.isNormalized(word)
              ? machine.result(Arithmetic.subtract(content, x))
              : digitByDigit(machine, word, NonNormalized::minus);
    }
    write(machine, address, difference);
  }

  /** ST×. */
  static void multiplyInto(Machine machine, Operand operand) {
    int address = Operands.address(machine, operand);
    Decimal x = machine.x();
    long word = machine.memory().read(address);
    Decimal content = machine.number(word);
    long product =
        Word.isNormalized(word)
            ? machine.result(Arithmetic.multiply(content, x))
            : digitByDigit(machine, word, NonNormalized::times);
    write(machine, address, product);
  }

  /** ST÷. */
  static void divideInto(Machine machine, Operand operand) {
    int address = Operands.address(machine, operand);
    Decimal x = machine.x();
    long word = machine.memory().read(address);
    Decimal content = machine.number(word);
    long quotient =
        Word.isNormalized(word)
            ? machine.result(Arithmetic.divide(content, x))
            : digitByDigit(machine, word, NonNormalized::dividedBy);
    write(machine, address, quotient);
  }

  private static void write(Machine machine, int address, long word) {
    machine.memory().write(address, word);
    machine.stackLift(true);
  }

  private static long digitByDigit(
      Machine machine, long word, BinaryOperator<NonNormalized> operation) {
    NonNormalized x = NonNormalized.of(machine.stack().x());
    NonNormalized number = operation.apply(NonNormalized.of(word), x);
    if (number.isTooLarge()) {
      return machine.result(number.beyond());
    }
    return number.isTooSmall() ? 0 : number.word();
  }
}
