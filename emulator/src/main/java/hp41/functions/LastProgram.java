package hp41.functions;

import hp41.machine.CalculatorError;
import hp41.machine.Machine;
import hp41.memory.Flags;
import hp41.memory.GlobalLabel;
import hp41.memory.ProgramMemory;
import hp41.memory.ProgramTail;
import java.nio.ByteBuffer;

/** Programs that come to stand behind those in memory, or in place of the last. */
public final class LastProgram {

  private LastProgram() {}

  /**
   * The bytes of the program that a pointer is in, with its END. A private one: PRIVATE; one in a
   * module that has none: NONEXISTENT.
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

  /** Puts a program in place of the last one; if that was the current one, the new one is. */
  public static void replace(Machine machine, byte[] code) {
    ProgramTail tail = new ProgramTail(machine.memory());
    int start = tail.start();
    checkRoom(machine, tail, start, code);
    forgetKeys(machine, tail, start);
    tail.replace(start, code);
    takeKeys(machine, tail, start);
    comeBackTo(machine, start);
  }

  /** Puts a program behind the last one. No room: NO ROOM, or from the keyboard TRY AGAIN. */
  public static void append(Machine machine, byte[] code) {
    put(machine, code, machine.editor().isLastProgramEmpty());
  }

  /** Puts a program behind the last one, even if that is empty. Without room as above. */
  public static void add(Machine machine, byte[] code) {
    put(machine, code, false);
  }

  private static void put(Machine machine, byte[] code, boolean inPlace) {
    ProgramTail tail = new ProgramTail(machine.memory());
    int start = inPlace ? tail.start() : tail.behind();
    checkRoom(machine, tail, start, code);
    if (!inPlace) {
      tail.close();
    }
    tail.replace(start, code);
    takeKeys(machine, tail, start);
  }

  /**
   * Puts a program of a module behind the last one, even if that is empty, and moves to its top:
   * nulls fill its first register, and its jumps are to be searched again (observed on the
   * machine).
   */
  static void copy(Machine machine, int pointer) {
    byte[] code = code(machine, pointer);
    int nulls = Math.floorMod(-code.length, ProgramMemory.BYTES);
    byte[] whole = ByteBuffer.allocate(nulls + code.length).position(nulls).put(code).array();
    whole[whole.length - 1] = GlobalLabel.WRITTEN_END;
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

  /** If the current program stood behind a pointer, it is the one that stands there now. */
  public static void comeBackTo(Machine machine, int start) {
    if (machine.program().pointer() <= start) {
      machine.program().pointer(start);
      machine.program().storeLine(0);
    }
  }

  /** The keys of labels that go are free; only their bits say that they were taken. */
  private static void forgetKeys(Machine machine, ProgramTail tail, int start) {
    tail.labels(start).stream()
        .filter(label -> label.key() != 0)
        .forEach(label -> machine.keys().mark(label.key(), false));
  }

  private static void takeKeys(Machine machine, ProgramTail tail, int start) {
    for (GlobalLabel label : tail.labels(start)) {
      if (label.key() != 0) {
        claimKey(machine, label);
      }
    }
  }

  /**
   * A label that comes with a key takes it from whoever has it; out of USER mode it loses it, and
   * only older labels are robbed (observed with GETP).
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
