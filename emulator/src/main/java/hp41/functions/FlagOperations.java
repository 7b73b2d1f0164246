package hp41.functions;

import hp41.machine.Behaviour;
import hp41.machine.CalculatorError;
import hp41.machine.Machine;
import hp41.machine.Operand;
import hp41.memory.Flags;

/** Setting, clearing and testing flags. */
final class FlagOperations {

  private FlagOperations() {}

  /** Sets or clears one of the flags 00–29. */
  static Behaviour write(boolean value) {
    return (machine, operand) -> {
      machine.flags().set(flag(machine, operand, Flags.SETTABLE), value);
      machine.stackLift(true);
    };
  }

  /** Tests one of the flags 00–55. */
  static Behaviour test(boolean expected) {
    return (machine, operand) -> {
      boolean set = machine.flags().get(flag(machine, operand, Flags.COUNT));
      machine.answer(set == expected);
      machine.stackLift(true);
    };
  }

  /** Tests one of the flags 00–29, then clears it. */
  static Behaviour testAndClear(boolean expected) {
    return (machine, operand) -> {
      boolean set = machine.flags().take(flag(machine, operand, Flags.SETTABLE));
      machine.answer(set == expected);
      machine.stackLift(true);
    };
  }

  private static int flag(Machine machine, Operand operand, int limit) {
    int flag = Operands.number(machine, operand);
    if (flag >= limit) {
      throw CalculatorError.NONEXISTENT;
    }
    return flag;
  }

  /** DEG, RAD, GRAD. */
  static void angle(Machine machine, boolean grad, boolean rad) {
    machine.flags().set(Flags.GRAD, grad);
    machine.flags().set(Flags.RAD, rad);
  }

  /** FIX, SCI, ENG. */
  static Behaviour format(boolean fix, boolean eng) {
    return (machine, operand) -> {
      int digits = digit(machine, operand);
      machine.flags().set(Flags.FIX, fix);
      machine.flags().set(Flags.ENG, eng);
      machine.flags().displayDigits(digits);
      machine.stackLift(true);
    };
  }

  /** A one-digit operand; only one taken from a register is checked. */
  static int digit(Machine machine, Operand operand) {
    int digit = Operands.number(machine, operand);
    if (digit > 9 && ((Operand.Postfix) operand).isIndirect()) {
      throw CalculatorError.DATA_ERROR;
    }
    return digit;
  }
}
