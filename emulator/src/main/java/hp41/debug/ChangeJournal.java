package hp41.debug;

import hp41.machine.Machine;
import hp41.memory.Memory;
import java.util.Optional;

/**
 * A journal of the memory changes of recent lines, with which execution can step back. Changes made
 * by keys between two lines belong to the first line.
 */
final class ChangeJournal implements Memory.MemoryWatch {

  /**
   * The number of lines that can be undone if each changes at most {@link #CHANGES} words on
   * average.
   */
  static final int CAPACITY = 1 << 17;

  private static final int CHANGES = 4;
  private static final int LINES = 2 * CAPACITY;
  private static final int ENTRIES = CAPACITY * CHANGES;

  private final Machine machine;

  /** Ring buffers of changed registers and their old words, and the total number of changes. */
  private short[] registers = new short[0];

  private long[] words = new long[0];
  private long changes;

  /** Ring buffer with the number of changes before each line; the lowest bit is the stack lift. */
  private long[] begins = new long[0];

  /** The number of the next line. */
  private long line;

  /** The number of the oldest line that can be undone. */
  private long first;

  ChangeJournal(Machine machine) {
    this.machine = machine;
  }

  /** Returns the number of lines that can be undone. */
  int size() {
    while (first < line && begin(first) < changes - ENTRIES) {
      first++;
    }
    return (int) (line - first);
  }

  void clear() {
    machine.memory().watch(Optional.empty());
    registers = new short[0];
    words = new long[0];
    begins = new long[0];
    first = line;
  }

  /**
   * Starts recording before lines are executed. Changes between two lines are recorded with the
   * first of them.
   */
  void begin() {
    if (registers.length == 0) {
      registers = new short[ENTRIES];
      words = new long[ENTRIES];
      begins = new long[LINES];
      machine.memory().watch(Optional.of(this));
    }
    openRecord(machine.stackLift());
  }

  /** Ends the record of a line, forgets one that is too old, and starts the next one. */
  void record() {
    line++;
    first = Math.max(first, line - CAPACITY);
    openRecord(machine.stackLift());
  }

  /**
   * Starts the record of a line with the program counter, which every line changes. The program
   * counter is recorded only here.
   */
  private void openRecord(boolean lift) {
    begins[at(line)] = changes << 1 | (lift ? 1 : 0);
    recordChange(Memory.STATUS_B, machine.memory().read(Memory.STATUS_B));
  }

  @Override
  public void replaced(int register, long word) {
    if (register != Memory.STATUS_B) {
      recordChange(register, word);
    }
  }

  private void recordChange(int register, long word) {
    int entry = entry(changes++);
    registers[entry] = (short) register;
    words[entry] = word;
  }

  /** Undoes the last line; returns false if no line can be undone. */
  boolean back() {
    if (size() == 0) {
      return false;
    }
    line--;
    boolean lift = (begins[at(line)] & 1) != 0;
    machine.memory().watch(Optional.empty());
    while (changes > begin(line)) {
      int entry = entry(--changes);
      machine.memory().restore(registers[entry], words[entry]);
    }
    machine.memory().watch(Optional.of(this));
    machine.stackLift(lift);
    openRecord(lift);
    return true;
  }

  /**
   * Returns the word at an address before the last line; the current word if no line is recorded.
   */
  long before(int address) {
    if (size() > 0) {
      for (long change = begin(line - 1); change < begin(line); change++) {
        if (registers[entry(change)] == address) {
          return words[entry(change)];
        }
      }
    }
    return machine.memory().read(address);
  }

  /** Returns the number of changes before a line. */
  private long begin(long number) {
    return begins[at(number)] >> 1;
  }

  private static int at(long number) {
    return (int) number & LINES - 1;
  }

  private static int entry(long change) {
    return (int) change & ENTRIES - 1;
  }
}
