package hp41.functions.storage;

import hp41.event.CalculatorError;
import hp41.functions.LastProgram;
import hp41.functions.MemoryOperations;
import hp41.machine.Machine;
import hp41.machine.Named;
import hp41.memory.ExtendedFile;
import hp41.memory.ExtendedMemory;
import hp41.memory.GlobalLabel;
import hp41.memory.ProgramMemory;
import hp41.memory.ProgramTail;
import hp41.memory.Scratch;
import java.util.Optional;

/**
 * Functions that save programs in extended memory and load them to the end of program memory.
 *
 * <p>A file contains the program's bytes with links and jump distances, followed by a byte with
 * their sum.
 */
final class ProgramFiles {

  private ProgramFiles() {}

  /**
   * SAVEP: saves the program whose label is before the comma in ALPHA in a file whose name is after
   * the comma. Without a comma, the name is both; without a label, the current program is saved. A
   * program file with the same name is replaced.
   *
   * @throws CalculatorError DUP FL if a file of another type has the name; it becomes the current
   *     file
   */
  static void save(Machine machine) {
    byte[] code = LastProgram.code(machine, leavePlace(machine, pointer(machine)));
    String name = MachineFiles.nameAfterComma(machine);
    if (name.isEmpty()) {
      throw CalculatorError.NAME_ERR;
    }
    int size = (code.length + ProgramMemory.BYTES) / ProgramMemory.BYTES;
    ExtendedMemory directory = ExtendedDirectory.of(machine);
    Optional<ExtendedFile> old = directory.find(name);
    if (old.filter(file -> file.type() != ExtendedFile.Type.PROGRAM).isPresent()) {
      directory.select(old.get());
      throw CalculatorError.DUP_FL;
    }
    int room = old.map(file -> directory.growth() + file.size()).orElse(directory.room());
    if (size > room) {
      directory.select(directory.files().size() + 1);
      throw CalculatorError.NO_ROOM;
    }
    old.ifPresent(directory::purge);
    write(directory.create(name, ExtendedFile.Type.PROGRAM, size), code);
  }

  /**
   * Returns a pointer to the program named in ALPHA, or to the current one if there is no name.
   *
   * @throws CalculatorError ROM if the program is in a module
   */
  private static int pointer(Machine machine) {
    String name = MachineFiles.nameBeforeComma(machine);
    return MemoryOperations.changeable(
        name.isEmpty()
            ? machine.program().pointer()
            : Named.of(machine, name).start(machine).orElseThrow(() -> CalculatorError.NAME_ERR));
  }

  /** Stores the position and length of a program in Q, as the machine does. */
  private static int leavePlace(Machine machine, int pointer) {
    ProgramMemory program = machine.program();
    int start = program.start(pointer);
    int last = program.end(pointer).last();
    int length = start - last;
    long place = (long) (last / ProgramMemory.BYTES & 0xF) << 16 | Scratch.place(start);
    long current = (long) Scratch.place(program.pointer()) >>> 8;
    int registers = length / ProgramMemory.BYTES + 1;
    new Scratch(machine.memory())
        .leaveInQ(place << 36 | current << 28 | (long) length << 12 | registers);
    return pointer;
  }

  private static void write(ExtendedFile file, byte[] code) {
    for (int i = 0; i < code.length; i++) {
      file.writeByte(i, code[i]);
    }
    file.writeByte(code.length, sum(code));
    file.bytes(code.length);
  }

  private static int sum(byte[] code) {
    int sum = 0;
    for (byte value : code) {
      sum += value;
    }
    return sum & 0xFF;
  }

  private static byte[] read(Machine machine) {
    ExtendedFile file =
        ExtendedDirectory.checked(ExtendedDirectory.named(machine), ExtendedFile.Type.PROGRAM);
    byte[] code = new byte[Math.min(file.record(), Math.max(0, file.capacity() - 1))];
    for (int i = 0; i < code.length; i++) {
      code[i] = (byte) file.readByte(i);
    }
    if (code.length < GlobalLabel.END_LENGTH || file.readByte(code.length) != sum(code)) {
      throw CalculatorError.CHKSUM_ERR;
    }
    ExtendedDirectory.of(machine).select(file);
    return code;
  }

  /**
   * GETP: replaces the last program. From the keyboard, the program counter moves to the new
   * program; in a program, it does so only if it was in the replaced one (observed on the machine).
   */
  static void get(Machine machine) {
    byte[] code = read(machine);
    LastProgram.replace(machine, code);
    if (!machine.inProgram()) {
      LastProgram.moveCounterTo(machine, new ProgramTail(machine.memory()).start());
    }
  }

  /** GETSUB: adds a program after the last one. */
  static void append(Machine machine) {
    LastProgram.append(machine, read(machine));
  }

  /**
   * PCLPS: deletes the program named in ALPHA, or the current one if there is no name, and all
   * programs after it.
   */
  static void clear(Machine machine) {
    int start = machine.program().start(pointer(machine));
    new ProgramTail(machine.memory()).clear(start);
    machine.keys().markAll();
    new Scratch(machine.memory()).clearedFrom(start);
    if (!machine.inProgram()) {
      machine.returns().clear();
    }
    LastProgram.moveCounterIfBehind(machine, start);
  }
}
