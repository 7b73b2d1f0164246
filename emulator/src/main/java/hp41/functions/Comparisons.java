package hp41.functions;

import hp41.event.CalculatorError;
import hp41.machine.Machine;
import hp41.machine.Operand;
import hp41.memory.Stack;
import hp41.memory.Word;
import java.util.function.IntPredicate;
import java.util.function.Predicate;

/**
 * Comparisons. Tests for equality accept text; others do not. Each test is a method of its own,
 * because tests are executed very often.
 */
public final class Comparisons {

  private static final int LARGEST = 999;

  private Comparisons() {}

  private static int compareWithZero(Machine machine) {
    return Word.signum(numeric(machine.stack().x()));
  }

  private static int compareWithY(Machine machine) {
    long x = numeric(machine.stack().x());
    return Word.compare(x, numeric(machine.stack().y()));
  }

  private static long numeric(long word) {
    if (!Word.isNumeric(word)) {
      throw CalculatorError.ALPHA_DATA;
    }
    return word;
  }

  private static void answer(Machine machine, boolean truth) {
    machine.answer(truth);
    machine.stackLift(true);
  }

  public static void xIsZero(Machine machine, Operand none) {
    answer(machine, compareWithZero(machine) == 0);
  }

  public static void xIsNotZero(Machine machine, Operand none) {
    answer(machine, compareWithZero(machine) != 0);
  }

  public static void xIsNegative(Machine machine, Operand none) {
    answer(machine, compareWithZero(machine) < 0);
  }

  public static void xIsNotPositive(Machine machine, Operand none) {
    answer(machine, compareWithZero(machine) <= 0);
  }

  public static void xIsPositive(Machine machine, Operand none) {
    answer(machine, compareWithZero(machine) > 0);
  }

  public static void xEqualsY(Machine machine, Operand none) {
    answer(machine, machine.stack().x() == machine.stack().y());
  }

  public static void xDiffersFromY(Machine machine, Operand none) {
    answer(machine, machine.stack().x() != machine.stack().y());
  }

  public static void xLessThanY(Machine machine, Operand none) {
    answer(machine, compareWithY(machine) < 0);
  }

  public static void xAtMostY(Machine machine, Operand none) {
    answer(machine, compareWithY(machine) <= 0);
  }

  public static void xGreaterThanY(Machine machine, Operand none) {
    answer(machine, compareWithY(machine) > 0);
  }

  /**
   * Returns a test that compares X with the register whose number or stack letter is in Y. Text is
   * greater than any number.
   */
  public static Predicate<Machine> register(IntPredicate condition) {
    return machine -> {
      long register = Operands.read(machine, address(machine));
      return condition.test(compare(machine.stack().x(), register));
    };
  }

  private static int address(Machine machine) {
    long y = machine.stack().y();
    if (Word.isText(y)) {
      int level = Stack.NAMES.indexOf(Word.text(y));
      if (level < 0) {
        throw CalculatorError.DATA_ERROR;
      }
      return level;
    }
    return Operands.dataRegister(machine, Operands.whole(Word.toDecimal(y), LARGEST));
  }

  private static int compare(long x, long register) {
    if (Word.isText(x) && Word.isText(register)) {
      return Word.text(x).compareTo(Word.text(register));
    } else if (Word.isText(x) || Word.isText(register)) {
      return Word.isText(x) ? 1 : -1;
    }
    return Word.toDecimal(x).compareTo(Word.toDecimal(register));
  }
}
