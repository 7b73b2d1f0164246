package hp41.functions.mainframe;

import hp41.functions.Operands;
import hp41.machine.Behaviour;
import hp41.machine.CalculatorError;
import hp41.machine.Machine;
import hp41.machine.Operand;
import hp41.memory.Flags;

/** Setting, clearing and testing flags. */
public final class FlagOperations {

  private FlagOperations() {}

  /** Sets or clears one of the flags 00–29. */
  public static Behaviour write(boolean value) {
    return (machine, operand) -> {
      machine.flags().set(flag(machine, operand, Flags.SETTABLE), value);
      machine.stackLift(true);
    };
  }

  /** Comparisons one of the flags 00–55. */
  public static Behaviour test(boolean expected) {
    return (machine, operand) -> {
      boolean set = machine.flags().get(flag(machine, operand, Flags.COUNT));
      machine.answer(set == expected);
      machine.stackLift(true);
    };
  }

  /** Comparisons one of the flags 00–29, then clears it. */
  public static Behaviour testAndClear(boolean expected) {
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
}
