package hp41.functions;

import hp41.machine.Machine;

/** The comparisons. Equality takes text as well; the order of text is not defined. */
final class Tests {

  private Tests() {}

  private static int compareWithZero(Machine machine) {
    return machine.x().signum();
  }

  private static int compareWithY(Machine machine) {
    return machine.x().compareTo(machine.y());
  }

  static boolean xIsZero(Machine machine) {
    return compareWithZero(machine) == 0;
  }

  static boolean xIsNotZero(Machine machine) {
    return compareWithZero(machine) != 0;
  }

  static boolean xIsNegative(Machine machine) {
    return compareWithZero(machine) < 0;
  }

  static boolean xIsNotPositive(Machine machine) {
    return compareWithZero(machine) <= 0;
  }

  static boolean xIsPositive(Machine machine) {
    return compareWithZero(machine) > 0;
  }

  static boolean xEqualsY(Machine machine) {
    return machine.stack().x() == machine.stack().y();
  }

  static boolean xDiffersFromY(Machine machine) {
    return machine.stack().x() != machine.stack().y();
  }

  static boolean xLessThanY(Machine machine) {
    return compareWithY(machine) < 0;
  }

  static boolean xAtMostY(Machine machine) {
    return compareWithY(machine) <= 0;
  }

  static boolean xGreaterThanY(Machine machine) {
    return compareWithY(machine) > 0;
  }
}
