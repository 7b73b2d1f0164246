package hp41.functions.storage;

import hp41.functions.Operands;
import hp41.machine.CalculatorError;
import hp41.machine.Machine;
import hp41.memory.Word;
import hp41.number.Decimal;
import java.util.Set;

/**
 * What controls devices on the HP-IL loop. The only one here is the drive, at address 1: it is
 * always ready, and it neither says nor takes anything but as mass storage.
 */
public final class HpIlLoop {

  private static final int MANUAL = 32;
  private static final int LARGEST_ADDRESS = 30;
  private static final int STATUS_FLAGS = 8;

  /** What the cassette drive is called, and its accessory identity. */
  private static final Set<String> DRIVE = Set.of("HP82161A", "16");

  private HpIlLoop() {}

  /** A loop without a device answers nothing: TRANSMIT ERR. */
  static void require(Machine machine) {
    if (machine.peripherals().drive().isEmpty()) {
      throw CalculatorError.TRANSMIT_ERR;
    }
  }

  /** MANIO, AUTOIO: flag 32. */
  public static void manual(Machine machine, boolean on) {
    machine.flags().set(MANUAL, on);
  }

  /** SELECT: an address is 1 to 30, or else DATA ERROR; where none is, device 1 is meant. */
  static void select(Machine machine) {
    Operands.count(machine.x(), LARGEST_ADDRESS);
    require(machine);
  }

  /** FINDID: the address of the device named in ALPHA, 0 if there is none. */
  static void find(Machine machine) {
    require(machine);
    boolean isDrive = DRIVE.contains(machine.alpha().text());
    machine.push(Word.of(isDrive ? Decimal.ONE : Decimal.ZERO));
  }

  /** INSTAT: the status of a drive that is ready is 0; it goes to flags 00 to 07 as well. */
  static void status(Machine machine) {
    require(machine);
    for (int flag = 0; flag < STATUS_FLAGS; flag++) {
      machine.flags().set(flag, false);
    }
    machine.push(0);
  }

  /** INA, IND, OUTA: the drive neither talks nor listens here. */
  static void transmit(Machine machine) {
    throw CalculatorError.TRANSMIT_ERR;
  }
}
