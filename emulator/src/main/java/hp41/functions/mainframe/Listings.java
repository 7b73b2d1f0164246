package hp41.functions.mainframe;

import hp41.functions.Operands;
import hp41.functions.storage.ExtendedDirectory;
import hp41.functions.time.AlarmOperations;
import hp41.machine.Halt;
import hp41.machine.Machine;
import hp41.machine.Operand;

/** CAT, which on the CX lists files and alarms as well. */
public final class Listings {

  private static final int ALL_FUNCTIONS = 3;

  private Listings() {}

  /** CAT n: shown by the keyboard. From 4 on only the CX has others than the functions. */
  public static void catalogue(Machine machine, Operand operand) {
    int number = Operands.digit(machine, operand);
    boolean extended = machine.instructions().isExtended();
    if (extended && number == Halt.Catalogue.FILES) {
      ExtendedDirectory.list(machine);
    } else if (extended && number == Halt.Catalogue.ALARMS) {
      AlarmOperations.catalogue(machine);
    } else {
      machine.halt(new Halt.Catalogue(extended ? number : Math.min(number, ALL_FUNCTIONS)));
    }
  }
}
