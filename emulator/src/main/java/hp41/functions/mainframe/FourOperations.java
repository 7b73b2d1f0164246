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
 * The four operations on the stack and into registers. Those on the stack are written out one by
 * one because nothing is executed as often: each calls its own arithmetic, not one that it is
 * given.
 */
public final class FourOperations {

  private FourOperations() {}

  public static void add(Machine machine, Operand none) {
    long sum = Adder.sum(machine.stack().y(), machine.stack().x());
    if (sum == Word.NONE) {
      sum = computed(machine, machine.stack().y(), Arithmetic::add, NonNormalized::plus);
    }
    Shapes.replaceYAndX(machine, sum);
  }

  public static void subtract(Machine machine, Operand none) {
    long difference = Adder.difference(machine.stack().y(), machine.stack().x());
    if (difference == Word.NONE) {
      difference =
          computed(machine, machine.stack().y(), Arithmetic::subtract, NonNormalized::minus);
    }
    Shapes.replaceYAndX(machine, difference);
  }

  public static void multiply(Machine machine, Operand none) {
    long x = machine.stack().x();
    long y = machine.stack().y();
    if (Word.isNormalized(x) && Word.isNormalized(y)) {
      Shapes.replaceYAndX(machine, Arithmetic.multiply(Word.toDecimal(y), Word.toDecimal(x)));
    } else {
      Shapes.replaceYAndX(
          machine, computed(machine, y, Arithmetic::multiply, NonNormalized::times));
    }
  }

  public static void divide(Machine machine, Operand none) {
    long x = machine.stack().x();
    long y = machine.stack().y();
    if (Word.isNormalized(x) && Word.isNormalized(y)) {
      Shapes.replaceYAndX(machine, Arithmetic.divide(Word.toDecimal(y), Word.toDecimal(x)));
    } else {
      Shapes.replaceYAndX(
          machine, computed(machine, y, Arithmetic::divide, NonNormalized::dividedBy));
    }
  }

  /** ST+: the register is the first operand, X the second. */
  public static void addTo(Machine machine, Operand operand) {
    int address = Operands.address(machine, operand);
    long word = machine.memory().read(address);
    long sum = Adder.sum(word, machine.stack().x());
    boolean added = sum != Word.NONE;
    write(
        machine,
        address,
        added ? sum : computed(machine, word, Arithmetic::add, NonNormalized::plus));
  }

  /** ST−. */
  public static void subtractFrom(Machine machine, Operand operand) {
    int address = Operands.address(machine, operand);
    long word = machine.memory().read(address);
    long difference = Adder.difference(word, machine.stack().x());
    boolean subtracted = difference != Word.NONE;
    write(
        machine,
        address,
        subtracted
            ? difference
            : computed(machine, word, Arithmetic::subtract, NonNormalized::minus));
  }

  /** ST×. */
  public static void multiplyInto(Machine machine, Operand operand) {
    int address = Operands.address(machine, operand);
    long word = machine.memory().read(address);
    write(machine, address, computed(machine, word, Arithmetic::multiply, NonNormalized::times));
  }

  /** ST÷. */
  public static void divideInto(Machine machine, Operand operand) {
    int address = Operands.address(machine, operand);
    long word = machine.memory().read(address);
    write(machine, address, computed(machine, word, Arithmetic::divide, NonNormalized::dividedBy));
  }

  /** The word for one word and X: where one is no normalized number, digit by digit. */
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
      return machine.result(number.beyond());
    }
    return number.isTooSmall() ? 0 : number.word();
  }
}
