package hp41.functions;

import hp41.machine.CalculatorError;
import hp41.machine.Machine;
import hp41.machine.Operand;
import hp41.memory.Word;

/**
 * The comparisons. Equality takes text as well; the order of text is not defined. Each is written
 * out as a behaviour, since few functions are executed as often.
 */
public final class Comparisons {

  private Comparisons() {}

  private static int compareWithZero(Machine machine) {
    return Word.compare(numeric(machine.stack().x()), 0);
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
}
