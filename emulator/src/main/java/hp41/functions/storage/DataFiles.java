package hp41.functions.storage;

import hp41.event.CalculatorError;
import hp41.functions.RegisterBlock;
import hp41.machine.Machine;
import hp41.memory.ExtendedFile;
import hp41.memory.Stack;

/**
 * Functions that copy between data registers and data files in extended memory. If no register is
 * copied, the file's pointer and header remain unchanged (observed on the machine).
 */
final class DataFiles {

  // The times to copy a register, in words; measured on the microcode.

  private static final int OF_ALL = 81;
  private static final int OF_BLOCK = 64;

  /** The time to skip a data register that the file has no room for. */
  private static final int PASSED = 17;

  private DataFiles() {}

  private static ExtendedFile current(Machine machine) {
    return ExtendedDirectory.current(machine, ExtendedFile.Type.DATA);
  }

  /**
   * SAVER: saves all data registers.
   *
   * @throws CalculatorError END OF FL if the file is too short
   */
  static void saveAll(Machine machine) {
    ExtendedFile file = ExtendedDirectory.namedOrCurrent(machine, ExtendedFile.Type.DATA);
    ExtendedDirectory.of(machine).select(file);
    save(machine, file, 0, RegisterBlock.all(machine), OF_ALL);
  }

  /** GETR: reads registers until the file or the data registers end. */
  static void getAll(Machine machine) {
    ExtendedFile file = ExtendedDirectory.namedOrCurrent(machine, ExtendedFile.Type.DATA);
    RegisterBlock all = RegisterBlock.all(machine);
    int count = Math.min(all.count(), file.size());
    machine.labels().addSkipTime(PASSED * (all.count() - count));
    get(machine, file, 0, new RegisterBlock(all.address(), count), OF_ALL);
    ExtendedDirectory.of(machine).select(file);
  }

  /** SAVERX: saves the registers bbb.eee in X from the file's pointer on. */
  static void saveBlock(Machine machine) {
    ExtendedFile file = current(machine);
    save(machine, file, file.record(), RegisterBlock.fromTo(machine), OF_BLOCK);
  }

  /** GETRX: reads the registers bbb.eee in X from the file's pointer on. */
  static void getBlock(Machine machine) {
    ExtendedFile file = current(machine);
    get(machine, file, file.record(), RegisterBlock.fromTo(machine), OF_BLOCK);
  }

  /** SAVEX: saves X. */
  static void saveX(Machine machine) {
    ExtendedFile file = current(machine);
    save(machine, file, file.record(), new RegisterBlock(Stack.X, 1), OF_BLOCK);
  }

  /** GETX: pushes a register of the file. */
  static void getX(Machine machine) {
    ExtendedFile file = current(machine);
    int record = file.record();
    checkLeft(file, record, 1);
    machine.push(file.read(record));
    file.point(record + 1, 0);
  }

  private static void checkLeft(ExtendedFile file, int from, int count) {
    if (from + count > file.size()) {
      throw CalculatorError.END_OF_FL;
    }
  }

  private static void save(
      Machine machine, ExtendedFile file, int from, RegisterBlock block, int words) {
    if (block.count() == 0) {
      return;
    }
    checkLeft(file, from, block.count());
    machine.labels().addSkipTime(words * block.count());
    for (int i = 0; i < block.count(); i++) {
      file.write(from + i, machine.memory().read(block.address() + i));
    }
    file.point(from + block.count(), 0);
  }

  private static void get(
      Machine machine, ExtendedFile file, int from, RegisterBlock block, int words) {
    if (block.count() == 0) {
      return;
    }
    checkLeft(file, from, block.count());
    machine.labels().addSkipTime(words * block.count());
    for (int i = 0; i < block.count(); i++) {
      machine.memory().write(block.address() + i, file.read(from + i));
    }
    file.point(from + block.count(), 0);
  }
}
