package hp41.functions;

import hp41.event.CalculatorError;
import hp41.machine.Machine;
import hp41.machine.Named;
import hp41.machine.Operand;
import hp41.memory.Flags;
import hp41.memory.GlobalLabel;
import hp41.memory.LinePointer;
import hp41.memory.ProgramMemory;
import hp41.memory.Scratch;
import hp41.text.Announcement;

/** Functions that organize memory. */
public final class MemoryOperations {

  private static final int LARGEST_SIZE = 999;

  /** The time to delete a line, in words. */
  private static final int DELETION = 140;

  // The times of PSIZE for each register, in words; measured on the microcode with SIZE 000 to 250.

  private static final int SIZE_PROGRAM = 5;
  private static final int SIZE_KEPT = 6;
  private static final int SIZE_REMOVED = 21;
  private static final int SIZE_ADDED = 17;

  /** The time of SIZE in addition to that of its registers, in words; measured on the microcode. */
  private static final int SIZE_KEYED = 4_375;

  private MemoryOperations() {}

  /** PACK: packs memory and removes all pending returns. */
  public static void pack(Machine machine) {
    machine.editor().pack();
    machine.printer().printMessage(Announcement.PACKING);
    machine.returns().clear();
  }

  public static void size(Machine machine, Operand operand) {
    if (resize(machine, ((Operand.Count) operand).number())) {
      machine.labels().addSkipTime(SIZE_KEYED);
    }
    machine.returns().clear();
    machine.stackLift(true);
  }

  /**
   * PSIZE: works as SIZE, but keeps pending returns.
   *
   * @throws CalculatorError DATA ERROR above 999
   */
  public static void sizeFromX(Machine machine) {
    int size = Operands.whole(machine.x(), LARGEST_SIZE);
    new Scratch(machine.memory()).keepReturns();
    resize(machine, size);
  }

  /**
   * Changes the number of data registers, and adds the time to move and clear registers; returns
   * false if there is no room.
   */
  private static boolean resize(Machine machine, int after) {
    int before = machine.program().size();
    if (!machine.editor().resize(after)) {
      noRoom(machine);
      return false;
    }
    machine.labels().addSkipTime(resizing(before, after, machine));
    return true;
  }

  /** Returns the time to move and clear registers, in words. */
  private static int resizing(int before, int after, Machine machine) {
    ProgramMemory program = machine.program();
    int ofProgram = machine.memory().top() - after - program.endRegister();
    return SIZE_PROGRAM * ofProgram
        + (SIZE_REMOVED + SIZE_KEPT) * Math.min(before, after)
        + SIZE_REMOVED * Math.max(0, before - after)
        + SIZE_ADDED * Math.max(0, after - before);
  }

  /**
   * Reports that there is not enough room. From the keyboard, memory is packed first, as by PACK.
   *
   * @throws CalculatorError NO ROOM in a program, TRY AGAIN from the keyboard
   */
  public static void noRoom(Machine machine) {
    if (machine.inProgram()) {
      throw CalculatorError.NO_ROOM;
    }
    pack(machine);
    throw CalculatorError.TRY_AGAIN;
  }

  /**
   * DEL nnn: deletes lines from the current one on, up to the END. It works in PRGM mode only. DEL
   * 000 changes nothing, not even the current line.
   *
   * @throws CalculatorError PRIVATE if the program is private
   */
  public static void deleteLines(Machine machine, Operand operand) {
    ProgramMemory program = machine.program();
    int count = ((Operand.Count) operand).number();
    if (!machine.flags().get(Flags.PRGM) || count == 0) {
      return;
    }
    int first = changeable(program.pointer());
    GlobalLabel last = program.end(first);
    if (last.isPrivate()) {
      throw CalculatorError.PRIVATE;
    }
    int next = first;
    int end = program.isBelow(first) ? 0 : last.address();
    int deleted = 0;
    while (deleted < count && program.lineAt(next) > end) {
      next = program.next(next);
      deleted++;
    }
    machine.labels().addSkipTime(DELETION * deleted);
    int before = program.storedLine() == 0 ? 0 : program.countLines(first) - 1;
    machine.editor().delete(first, next);
    new LinePointer(program).back(before);
  }

  /**
   * CLP: deletes the program with a label in memory, or the current program, with its END.
   *
   * @throws CalculatorError NONEXISTENT if the label is only in a module
   */
  public static void clearProgram(Machine machine, Operand operand) {
    String name = ((Operand.Name) operand).text();
    int pointer = programOf(machine, name);
    if (!name.isEmpty() && ProgramMemory.isRom(pointer)) {
      throw CalculatorError.NONEXISTENT;
    }
    changeable(pointer);
    ProgramMemory program = machine.program();
    machine.labels().addSkipTime(3 * DELETION * program.countLines(program.end(pointer).pointer()));
    machine.editor().deleteProgram(pointer);
    machine.editor().pack();
    machine.printer().printMessage(Announcement.PACKING);
    program.storeLine(0);
    machine.stackLift(true);
  }

  /**
   * Returns a pointer that is not in a module.
   *
   * @throws CalculatorError ROM if the pointer is in a module
   */
  public static int changeable(int pointer) {
    if (ProgramMemory.isRom(pointer)) {
      throw CalculatorError.ROM;
    }
    return pointer;
  }

  /**
   * Returns a pointer to the program with a label, in memory or in a module; if the name is empty,
   * to the current program.
   */
  public static int programOf(Machine machine, String name) {
    if (name.isEmpty()) {
      return machine.program().pointer();
    }
    return Named.of(machine, name).start(machine).orElseThrow(() -> CalculatorError.NONEXISTENT);
  }

  /**
   * COPY: copies a program of a module to the end of memory and makes it the current one.
   *
   * @throws CalculatorError RAM if the program is in memory
   */
  public static void copy(Machine machine, Operand operand) {
    int pointer = programOf(machine, ((Operand.Name) operand).text());
    if (!ProgramMemory.isRom(pointer)) {
      throw CalculatorError.RAM;
    }
    LastProgram.copy(machine, pointer);
  }
}
