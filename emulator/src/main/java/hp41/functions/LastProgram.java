package hp41.functions;

import hp41.event.CalculatorError;
import hp41.machine.Machine;
import hp41.memory.Flags;
import hp41.memory.GlobalLabel;
import hp41.memory.ProgramMemory;
import hp41.memory.ProgramTail;
import java.nio.ByteBuffer;

/** Adds programs after those in memory or replaces the last one. */
public final class LastProgram {

  private LastProgram() {}

  /**
   * Returns the bytes of the program that contains a pointer, with its END.
   *
   * @throws CalculatorError PRIVATE if it is private, NONEXISTENT if it is in a module and has no
   *     END
   */
  public static byte[] code(Machine machine, int pointer) {
    ProgramMemory program = machine.program();
    if (program.isPrivate(pointer)) {
      throw CalculatorError.PRIVATE;
    }
    int start = program.start(pointer);
    if (!program.hasEnd(start)) {
      throw CalculatorError.NONEXISTENT;
    }
    return program.bytes(start, program.end(start).last());
  }

  /**
   * Replaces the last program. If the program counter was in it, it moves to the new one.
   *
   * @throws CalculatorError NO ROOM, or TRY AGAIN from the keyboard, if there is not enough room
   */
  public static void replace(Machine machine, byte[] code) {
    ProgramTail tail = new ProgramTail(machine.memory());
    int start = tail.start();
    checkRoom(machine, tail, start, code);
    clearKeyBits(machine, tail, start);
    tail.replace(start, code);
    claimKeys(machine, tail, start);
    moveCounterIfBehind(machine, start);
  }

  /**
   * Adds a program after the last one, which it replaces if that is empty.
   *
   * @throws CalculatorError NO ROOM, or TRY AGAIN from the keyboard, if there is not enough room
   */
  public static void append(Machine machine, byte[] code) {
    put(machine, code, machine.editor().isLastProgramEmpty());
  }

  /**
   * Adds a program after the last one, even if that is empty.
   *
   * @throws CalculatorError NO ROOM, or TRY AGAIN from the keyboard, if there is not enough room
   */
  public static void add(Machine machine, byte[] code) {
    put(machine, code, false);
  }

  private static void put(Machine machine, byte[] code, boolean inPlace) {
    ProgramTail tail = new ProgramTail(machine.memory());
    int start = inPlace ? tail.start() : tail.afterEnd();
    checkRoom(machine, tail, start, code);
    if (!inPlace) {
      tail.close();
    }
    tail.replace(start, code);
    claimKeys(machine, tail, start);
  }

  /**
   * Copies a program of a module to the end of memory and moves to its top. Nulls fill its first
   * register, and its jump distances are cleared (observed on the machine).
   */
  static void copy(Machine machine, int pointer) {
    byte[] code = code(machine, pointer);
    int nulls = Math.floorMod(-code.length, ProgramMemory.BYTES);
    byte[] whole = ByteBuffer.allocate(nulls + code.length).position(nulls).put(code).array();
    add(machine, whole);
    ProgramTail tail = new ProgramTail(machine.memory());
    tail.zeroJumps(tail.start());
    machine.jump(tail.start());
    machine.program().storeLine(0);
  }

  private static void checkRoom(Machine machine, ProgramTail tail, int start, byte[] code) {
    if (!tail.hasRoom(start, code.length)) {
      MemoryOperations.noRoom(machine);
    }
  }

  /**
   * Moves the program counter to a pointer if the counter is after the pointer, because the current
   * program has been replaced.
   */
  public static void moveCounterIfBehind(Machine machine, int start) {
    if (machine.program().pointer() <= start) {
      moveCounterTo(machine, start);
    }
  }

  /** Moves the program counter to a pointer, whose line number is not known. */
  public static void moveCounterTo(Machine machine, int start) {
    machine.program().pointer(start);
    machine.program().storeLine(ProgramMemory.UNKNOWN_LINE);
  }

  /** Clears the bits of keys that are assigned to deleted labels. */
  private static void clearKeyBits(Machine machine, ProgramTail tail, int start) {
    tail.labels(start).stream()
        .filter(label -> label.key() != 0)
        .forEach(label -> machine.keys().mark(label.key(), false));
  }

  private static void claimKeys(Machine machine, ProgramTail tail, int start) {
    for (GlobalLabel label : tail.labels(start)) {
      if (label.key() != 0) {
        claimKey(machine, label);
      }
    }
  }

  /**
   * Takes over the key that a loaded label is assigned to. In USER mode the key is removed from
   * other labels and functions. Otherwise the label loses its key, and the key is removed from
   * other labels only (observed with GETP).
   */
  public static void claimKey(Machine machine, GlobalLabel label) {
    int key = label.key();
    machine.editor().unassignLabels(key);
    if (machine.flags().get(Flags.USER)) {
      machine.keys().remove(key);
      machine.keys().mark(key, true);
      machine.editor().assignLabel(label, key);
    }
  }
}
