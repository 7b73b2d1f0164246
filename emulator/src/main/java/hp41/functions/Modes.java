package hp41.functions;

import hp41.machine.Machine;
import hp41.memory.Flags;

/** The modes that programs can switch. */
final class Modes {

  private Modes() {}

  static void alphaOn(Machine machine) {
    machine.flags().set(Flags.ALPHA, true);
  }

  static void alphaOff(Machine machine) {
    machine.flags().set(Flags.ALPHA, false);
  }
}
