package hp41.functions;

import hp41.machine.Behaviour;
import hp41.machine.Machine;
import hp41.memory.Flags;
import hp41.number.AngleMode;
import hp41.number.DisplayFormat.Style;

/** What switches modes: ALPHA, angles, the display format, and staying on. */
final class Modes {

  private Modes() {}

  static Behaviour alpha(boolean on) {
    return Shapes.action(machine -> machine.flags().set(Flags.ALPHA, on));
  }

  /** DEG, RAD, GRAD. */
  static Behaviour angle(AngleMode mode) {
    return Shapes.action(machine -> machine.flags().angleMode(mode));
  }

  /** FIX, SCI, ENG. */
  static Behaviour format(Style style) {
    return (machine, operand) -> {
      int digits = Operands.digit(machine, operand);
      machine.flags().displayFormat(style, digits);
      machine.stackLift(true);
    };
  }

  /** ON: the calculator does not switch itself off. */
  static void stayOn(Machine machine) {
    machine.flags().set(Flags.CONTINUOUS_ON, true);
  }
}
