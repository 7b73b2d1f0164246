package hp41.functions.storage;

import hp41.event.CalculatorError;
import hp41.functions.Operands;
import hp41.machine.Machine;
import hp41.memory.Word;
import hp41.number.Decimal;
import java.util.Set;

/**
 * Functions that control devices on the HP-IL loop. The only device is the drive at address 1,
 * which is always ready and supports only mass storage.
 */
public final class HpIlLoop {

  private static final int MANUAL = 32;
  private static final int LARGEST_ADDRESS = 30;
  private static final int STATUS_FLAGS = 8;

  /** The device ID and accessory ID of the cassette drive. */
  private static final Set<String> DRIVE = Set.of("HP82161A", "16");

  private HpIlLoop() {}

  /**
   * Checks that there is a device on the loop.
   *
   * @throws CalculatorError TRANSMIT ERR if there is none
   */
  static void require(Machine machine) {
    if (machine.peripherals().drive().isEmpty()) {
      throw CalculatorError.TRANSMIT_ERR;
    }
  }

  /** MANIO and AUTOIO: sets or clears flag 32. */
  public static void manual(Machine machine, boolean on) {
    machine.flags().set(MANUAL, on);
  }

  /**
   * SELECT: selects a device. Addresses without a device mean device 1.
   *
   * @throws CalculatorError DATA ERROR if X is not 1 to 30
   */
  static void select(Machine machine) {
    Operands.count(machine.x(), LARGEST_ADDRESS);
    require(machine);
  }

  /** FINDID: pushes the address of the device named in ALPHA; 0 if there is none. */
  static void find(Machine machine) {
    require(machine);
    boolean isDrive = DRIVE.contains(machine.alpha().text());
    machine.push(Word.of(isDrive ? Decimal.ONE : Decimal.ZERO));
  }

  /** INSTAT: pushes the status of the drive, which is 0, and stores it in flags 00 to 07. */
  static void status(Machine machine) {
    require(machine);
    for (int flag = 0; flag < STATUS_FLAGS; flag++) {
      machine.flags().set(flag, false);
    }
    machine.push(0);
  }

  /**
   * INA, IND and OUTA: always fail, because the drive neither sends nor receives data in this way.
   */
  static void transmit(Machine machine) {
    throw CalculatorError.TRANSMIT_ERR;
  }
}
