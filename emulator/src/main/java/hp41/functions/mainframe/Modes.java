package hp41.functions.mainframe;

import hp41.functions.Operands;
import hp41.functions.Shapes;
import hp41.machine.Behaviour;
import hp41.machine.Machine;
import hp41.memory.Flags;
import hp41.number.AngleMode;
import hp41.number.DisplayFormat.Style;

/** What switches modes: ALPHA, angles, the display format, and staying on. */
public final class Modes {

  private Modes() {}

  public static Behaviour alpha(boolean on) {
    return Shapes.action(machine -> machine.flags().set(Flags.ALPHA, on));
  }

  /** DEG, RAD, GRAD. */
  public static Behaviour angle(AngleMode mode) {
    return Shapes.action(machine -> machine.flags().angleMode(mode));
  }

  /** FIX, SCI, ENG. */
  public static Behaviour format(Style style) {
    return (machine, operand) -> {
      int digits = Operands.digit(machine, operand);
      machine.flags().displayFormat(style, digits);
      machine.stackLift(true);
    };
  }

  /** ON: the calculator does not switch itself off. */
  public static void stayOn(Machine machine) {
    machine.flags().set(Flags.CONTINUOUS_ON, true);
  }
}
