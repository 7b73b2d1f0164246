package hp41.debug;

import hp41.machine.Machine;
import hp41.memory.Memory;
import java.util.Optional;

/**
 * What each of the last lines has changed in memory, so that one can go back. What keys change
 * between two lines counts as changed by the first.
 */
public final class ChangeJournal implements Memory.MemoryWatch {

  /** Lines that are remembered, if they change no more than {@link #CHANGES} words each. */
  static final int CAPACITY = 1 << 17;

  private static final int CHANGES = 4;
  private static final int LINES = 2 * CAPACITY;
  private static final int ENTRIES = CAPACITY * CHANGES;

  private final Machine machine;

  /** Rings of the registers that were changed, and of what they had held; how many ever were. */
  private short[] registers = new short[0];

  private long[] words = new long[0];
  private long changes;

  /** Ring of the number of changes before each line, and whether the stack lift was enabled. */
  private long[] begins = new long[0];

  /** The number of the line that is next, and of the first that is known. */
  private long line;

  private long first;

  ChangeJournal(Machine machine) {
    this.machine = machine;
  }

  /** Number of lines one can go back. */
  int size() {
    while (first < line && begin(first) < changes - ENTRIES) {
      first++;
    }
    return (int) Math.min(line - first, CAPACITY);
  }

  void clear() {
    machine.memory().watch(Optional.empty());
    registers = new short[0];
    words = new long[0];
    begins = new long[0];
    first = line;
  }

  /** Lines are going to be executed: what has changed meanwhile belongs to the last one. */
  void begin() {
    if (registers.length == 0) {
      registers = new short[ENTRIES];
      words = new long[ENTRIES];
      begins = new long[LINES];
      machine.memory().watch(Optional.of(this));
    }
    open(machine.stackLift());
  }

  /** A line was executed, and another may follow. */
  void record() {
    line++;
    open(machine.stackLift());
  }

  /** The program counter, which each line changes, is kept once and before all others. */
  private void open(boolean lift) {
    begins[at(line)] = changes << 1 | (lift ? 1 : 0);
    keep(Memory.STATUS_B, machine.memory().read(Memory.STATUS_B));
  }

  @Override
  public void replaced(int register, long word) {
    if (register != Memory.STATUS_B) {
      keep(register, word);
    }
  }

  private void keep(int register, long word) {
    int entry = entry(changes++);
    registers[entry] = (short) register;
    words[entry] = word;
  }

  /** All words as they were before the last line, and whether the stack lift was enabled. */
  public record Before(long[] words, boolean lift) {}

  /** Goes back by one line; empty if there is none to go back by. */
  Optional<Before> back() {
    if (size() == 0) {
      return Optional.empty();
    }
    line--;
    boolean lift = (begins[at(line)] & 1) != 0;
    long[] before = machine.memory().words();
    while (changes > begin(line)) {
      int entry = entry(--changes);
      before[registers[entry]] = words[entry];
    }
    machine.memory().watch(Optional.empty());
    machine.memory().restore(before);
    machine.memory().watch(Optional.of(this));
    open(lift);
    return Optional.of(new Before(before, lift));
  }

  /** The word that an address held before the last line; of no line, what it holds. */
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

  /** Number of changes before a line. */
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
