package hp41.functions;

import hp41.machine.CalculatorError;
import hp41.machine.Machine;
import hp41.machine.Named;
import hp41.machine.Operand;
import hp41.memory.Flags;
import hp41.memory.GlobalLabel;
import hp41.memory.LinePointer;
import hp41.memory.ProgramMemory;

/** What arranges memory. */
public final class MemoryOperations {

  private static final int LARGEST_SIZE = 999;

  /** Words of time for deleting a line. */
  private static final int DELETION = 140;

  private MemoryOperations() {}

  public static void pack(Machine machine) {
    machine.editor().pack();
  }

  public static void size(Machine machine, Operand operand) {
    if (!machine.editor().resize(((Operand.Count) operand).number())) {
      noRoom(machine);
    }
    machine.returns().clear();
    machine.stackLift(true);
  }

  /** PSIZE: as SIZE, but pending returns stay. Above 999: DATA ERROR. */
  public static void sizeFromX(Machine machine) {
    if (!machine.editor().resize(Operands.whole(machine.x(), LARGEST_SIZE))) {
      noRoom(machine);
    }
  }

  /** A program gets NO ROOM; from the keyboard memory is packed, and it is worth trying again. */
  public static void noRoom(Machine machine) {
    if (machine.inProgram()) {
      throw CalculatorError.NO_ROOM;
    }
    pack(machine);
    throw CalculatorError.TRY_AGAIN;
  }

  /**
   * DEL nnn: that many lines from the current one on, but not the END; of none the line before is
   * not made the current one either. Only in PRGM mode; of a private program: PRIVATE.
   */
  public static void deleteLines(Machine machine, Operand operand) {
    ProgramMemory program = machine.program();
    int wanted = ((Operand.Count) operand).number();
    if (!machine.flags().get(Flags.PRGM) || wanted == 0) {
      return;
    }
    int first = changeable(program.pointer());
    GlobalLabel last = program.end(first);
    if (last.isPrivate()) {
      throw CalculatorError.PRIVATE;
    }
    int behind = first;
    int end = last.address();
    int deleted = 0;
    while (deleted < wanted && program.lineAt(behind) > end) {
      behind = program.next(behind);
      deleted++;
    }
    machine.labels().passed(DELETION * deleted);
    int before = program.storedLine() == 0 ? 0 : program.countLines(first) - 1;
    machine.editor().delete(first, behind);
    new LinePointer(program).backTo(before);
  }

  /**
   * CLP: the program with this label in memory, or the current one, and its END. One that is only
   * in a module: NONEXISTENT.
   */
  public static void clearProgram(Machine machine, Operand operand) {
    String name = ((Operand.Name) operand).text();
    int pointer = programOf(machine, name);
    if (!name.isEmpty() && ProgramMemory.isRom(pointer)) {
      throw CalculatorError.NONEXISTENT;
    }
    changeable(pointer);
    ProgramMemory program = machine.program();
    machine.labels().passed(3 * DELETION * program.countLines(program.end(pointer).pointer()));
    machine.editor().deleteProgram(pointer);
    pack(machine);
    machine.stackLift(true);
  }

  /** A pointer that must not lead into a module: ROM. */
  public static int changeable(int pointer) {
    if (ProgramMemory.isRom(pointer)) {
      throw CalculatorError.ROM;
    }
    return pointer;
  }

  /** The pointer to the program with this label, in memory or in a module, or the current one. */
  public static int programOf(Machine machine, String name) {
    if (name.isEmpty()) {
      return machine.program().pointer();
    }
    return Named.of(machine, name).start(machine).orElseThrow(() -> CalculatorError.NONEXISTENT);
  }

  /**
   * COPY: a program in a module becomes the last one in memory, and the current one; one that is in
   * memory: RAM.
   */
  public static void copy(Machine machine, Operand operand) {
    int pointer = programOf(machine, ((Operand.Name) operand).text());
    if (!ProgramMemory.isRom(pointer)) {
      throw CalculatorError.RAM;
    }
    LastProgram.copy(machine, pointer);
  }
}
