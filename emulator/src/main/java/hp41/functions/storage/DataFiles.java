package hp41.functions.storage;

import hp41.functions.RegisterBlock;
import hp41.machine.CalculatorError;
import hp41.machine.Machine;
import hp41.memory.ExtendedFile;
import hp41.memory.Memory;

/** What copies between data registers and data files in extended memory. */
final class DataFiles {

  private DataFiles() {}

  private static ExtendedFile current(Machine machine) {
    return ExtendedDirectory.current(machine, ExtendedFile.Type.DATA);
  }

  private static ExtendedFile namedOrCurrent(Machine machine) {
    return ExtendedDirectory.checked(
        ExtendedDirectory.namedOrCurrent(machine), ExtendedFile.Type.DATA);
  }

  /** SAVER: all data registers. The file is too short: END OF FL. */
  static void saveAll(Machine machine) {
    ExtendedFile file = namedOrCurrent(machine);
    int count = machine.program().size();
    if (count > file.size()) {
      throw CalculatorError.END_OF_FL;
    }
    file.point(0, 0);
    save(machine, file, machine.program().curtain(), count);
    ExtendedDirectory.of(machine).select(file);
  }

  /** GETR: as many registers as there are on both sides. */
  static void getAll(Machine machine) {
    ExtendedFile file = namedOrCurrent(machine);
    file.point(0, 0);
    get(
        machine,
        file,
        machine.program().curtain(),
        Math.min(machine.program().size(), file.size()));
    ExtendedDirectory.of(machine).select(file);
  }

  /** SAVERX: the registers that X says, from the file's pointer on. */
  static void saveBlock(Machine machine) {
    ExtendedFile file = current(machine);
    RegisterBlock block = RegisterBlock.fromTo(machine);
    checkLeft(file, block.count());
    save(machine, file, block.address(), block.count());
  }

  /** GETRX: into the registers that X says, from the file's pointer on. */
  static void getBlock(Machine machine) {
    ExtendedFile file = current(machine);
    RegisterBlock block = RegisterBlock.fromTo(machine);
    checkLeft(file, block.count());
    get(machine, file, block.address(), block.count());
  }

  /** SAVEX. */
  static void saveX(Machine machine) {
    ExtendedFile file = current(machine);
    checkLeft(file, 1);
    file.write(file.record(), machine.stack().x());
    file.point(file.record() + 1, 0);
  }

  /** GETX. */
  static void getX(Machine machine) {
    ExtendedFile file = current(machine);
    checkLeft(file, 1);
    machine.push(file.read(file.record()));
    file.point(file.record() + 1, 0);
  }

  private static void checkLeft(ExtendedFile file, int count) {
    if (file.record() + count > file.size()) {
      throw CalculatorError.END_OF_FL;
    }
  }

  private static void save(Machine machine, ExtendedFile file, int address, int count) {
    Memory memory = machine.memory();
    int first = file.record();
    for (int i = 0; i < count; i++) {
      file.write(first + i, memory.read(address + i));
    }
    file.point(first + count, 0);
  }

  private static void get(Machine machine, ExtendedFile file, int address, int count) {
    Memory memory = machine.memory();
    int first = file.record();
    for (int i = 0; i < count; i++) {
      memory.write(address + i, file.read(first + i));
    }
    file.point(first + count, 0);
  }
}
