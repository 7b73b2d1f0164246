package hp41.functions.storage;

import hp41.event.CalculatorError;
import hp41.functions.ProgramControl;
import hp41.machine.Machine;
import hp41.memory.KeyAssignments;
import hp41.memory.KeyAssignments.KeyAssignment;
import hp41.memory.Memory;
import hp41.memory.ProgramMemory;
import hp41.memory.Word;
import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import org.apache.commons.lang3.ArrayUtils;

/**
 * Converts the status, the key assignments and all of memory to and from the registers of files.
 */
final class SavedState {

  /** The number of registers of a status. */
  static final int STATUS_LENGTH = 10;

  static final int STACK_AND_ALPHA = 9;
  private static final int P = 8;
  private static final int FLAGS = 14;
  private static final long ALPHA_PART = 0xFFFFFF;
  static final long MODES = 0xFFF;
  private static final int STATUS_REGISTERS = 16;
  private static final int POINTERS = 13;
  private static final int WARM_START = 0x169;
  private static final int KEY_REGISTER = 0xF;
  private static final int END_CODE = 0xC;

  private final Machine machine;
  private final Memory memory;

  SavedState(Machine machine) {
    this.machine = machine;
    memory = machine.memory();
  }

  /**
   * Returns the status: T Z Y X L, M N O, P preceded by the number of data registers and ΣREG, and
   * the flags.
   */
  long[] status() {
    long[] words = new long[STATUS_LENGTH];
    for (int i = 0; i < STACK_AND_ALPHA; i++) {
      words[i] = memory.read(i);
    }
    ProgramMemory program = machine.program();
    long size = Word.withDigits(words[P] & ALPHA_PART, 13, 11, program.size());
    words[P] = Word.withDigits(size, 10, 8, program.statistics() - program.curtain());
    words[STACK_AND_ALPHA] = memory.read(FLAGS) & ~MODES;
    return words;
  }

  /**
   * Restores a status. Flags 44 to 55 remain unchanged.
   *
   * @param words at least {@link #STATUS_LENGTH} words
   * @throws CalculatorError NO ROOM if there are not enough registers
   */
  void restoreStatus(long[] words) {
    ProgramMemory program = machine.program();
    int size = Word.digits(words[P], 13, 11);
    if (size != program.size() && !machine.editor().resize(size)) {
      throw CalculatorError.NO_ROOM;
    }
    for (int i = 0; i < P; i++) {
      memory.write(i, words[i]);
    }
    memory.write(P, words[P] & ALPHA_PART);
    program.statistics(program.curtain() + Word.digits(words[P], 10, 8));
    memory.write(FLAGS, words[STACK_AND_ALPHA] & ~MODES | memory.read(FLAGS) & MODES);
  }

  /** Returns the registers of the key assignments. */
  long[] keys() {
    int register = Memory.MAIN;
    while (register < machine.program().endRegister()
        && Word.digit(memory.read(register), 13) == KEY_REGISTER) {
      register++;
    }
    return Arrays.copyOfRange(memory.words(), Memory.MAIN, register);
  }

  /**
   * Replaces all assigned functions.
   *
   * @throws CalculatorError NO ROOM if there are not enough registers
   */
  void restoreKeys(long[] registers) {
    KeyAssignments keys = machine.keys();
    long[] before = memory.words();
    keys.all().forEach(assignment -> keys.remove(assignment.key()));
    keys.pack();
    for (KeyAssignment assignment : assignments(registers)) {
      machine.editor().unassignLabels(assignment.key());
      if (!keys.assign(assignment.key(), assignment.code())) {
        memory.restore(before);
        throw CalculatorError.NO_ROOM;
      }
    }
  }

  /**
   * Returns the key assignments from the oldest to the newest: the last register is the oldest, and
   * in a register the right half.
   */
  private static List<KeyAssignment> assignments(long[] registers) {
    long[] oldestFirst = registers.clone();
    ArrayUtils.reverse(oldestFirst);
    return LongStream.of(oldestFirst)
        .flatMap(register -> LongStream.of(register, register >>> 24))
        .filter(half -> (half & 0xFFFFFF) != 0)
        .mapToObj(half -> new KeyAssignment((int) half & 0xFF, (int) (half >>> 8) & 0xFFFF))
        .filter(assignment -> KeyAssignments.isKey(assignment.key()))
        .toList();
  }

  /** Returns the status registers followed by main memory. */
  long[] all() {
    long[] words = memory.words();
    return ArrayUtils.addAll(
        Arrays.copyOf(words, STATUS_REGISTERS),
        Arrays.copyOfRange(words, Memory.MAIN, memory.top()));
  }

  /**
   * Restores all of memory except extended memory and flags 44 to 55. A running program stops.
   *
   * @throws CalculatorError NO ROOM if the number of registers differs, CHKSUM ERR if the content
   *     is inconsistent
   */
  void restoreAll(long[] saved) {
    if (saved.length != STATUS_REGISTERS + memory.top() - Memory.MAIN) {
      throw CalculatorError.NO_ROOM;
    }
    if (!isConsistent(saved)) {
      throw CalculatorError.CHKSUM_ERR;
    }
    long modes = memory.read(FLAGS) & MODES;
    long[] words = memory.words();
    System.arraycopy(saved, 0, words, 0, STATUS_REGISTERS);
    System.arraycopy(saved, STATUS_REGISTERS, words, Memory.MAIN, saved.length - STATUS_REGISTERS);
    words[FLAGS] = words[FLAGS] & ~MODES | modes;
    memory.restore(words);
    machine.program().storeLine(ProgramMemory.UNKNOWN_LINE);
    ProgramControl.stop(machine);
  }

  /**
   * Returns whether register c has consistent limits of program memory and .END. is at its address.
   */
  private boolean isConsistent(long[] saved) {
    int curtain = Word.digits(saved[POINTERS], 5, 3);
    int end = Word.digits(saved[POINTERS], 2, 0);
    return Word.digits(saved[POINTERS], 8, 6) == WARM_START
        && Memory.MAIN <= end
        && end < curtain
        && curtain <= memory.top()
        && Word.digit(saved[STATUS_REGISTERS + end - Memory.MAIN], 5) == END_CODE;
  }
}
