package hp41.memory;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * The six return addresses. With the program counter they fill the 28 digits of status registers a
 * and b, four digits each; the newest is next to the counter. An address in main memory is packed:
 * three bits for the byte and nine for the register. An address in a module is stored as it is.
 */
public final class ReturnStack {

  private static final int COUNTER_BITS = 16;
  private static final int WORD_BITS = 56;
  private static final int DEPTH = 6;
  private static final int REGISTER_BITS = 9;
  private static final int REGISTER = (1 << REGISTER_BITS) - 1;
  private static final int PACKED = 0x1000;
  private static final int LAST_BYTE = 0x6FFF;

  private static final long LOST = 1L << 52;

  private final Memory memory;

  /** Creates a view of the return stack in a memory. */
  public ReturnStack(Memory memory) {
    this.memory = memory;
  }

  /** Pushes a program counter. The seventh address pushes out the oldest. */
  public void push(int counter) {
    note(counter);
    pushPacked(packed(counter));
  }

  /** Stores the caller of a program that does not return. */
  public void note(int counter) {
    memory.put(Memory.STATUS_R, noted(memory.read(Memory.STATUS_R), packed(counter)));
  }

  /**
   * Sets the digit of register b that remains on an HP-41CX when a program or a function has lost
   * memory.
   */
  public void noteLoss() {
    memory.put(Memory.STATUS_B, memory.read(Memory.STATUS_B) | LOST);
  }

  /** Returns the word of ⊢ after an address in its stored form has been noted. */
  public static long noted(long r, int address) {
    return r & ~0xFFFFL | address;
  }

  /** Pushes an address in its stored form, which is not noted. */
  public void pushPacked(int address) {
    long a = memory.read(Memory.STATUS_A);
    long b = memory.read(Memory.STATUS_B);
    memory.put(Memory.STATUS_A, (a << COUNTER_BITS | b >>> 56 - COUNTER_BITS) & Word.MASK);
    long shifted = (b & ~0xFFFFL) << COUNTER_BITS & Word.MASK;
    memory.put(Memory.STATUS_B, shifted | (long) address << COUNTER_BITS | b & 0xFFFF);
  }

  /** Returns the stored form of a program counter, 1 to FFFF hexadecimal. */
  public static int packed(int counter) {
    boolean rom = (counter & ProgramCounter.IN_ROM) != 0;
    return rom ? counter & 0xFFFF : counter >>> 12 << REGISTER_BITS | counter & REGISTER;
  }

  /**
   * Returns the program counter of a stored address. An address that is not packed and does not
   * belong to a module page is returned as it is, because older state files contain such addresses.
   */
  private int unpacked(int address) {
    if (address > LAST_BYTE || address >= PACKED && memory.rom().isThere(address)) {
      return ProgramCounter.IN_ROM | address;
    }
    int register = address & REGISTER;
    return address < PACKED && register >= Memory.MAIN
        ? address >>> REGISTER_BITS << 12 | register
        : address;
  }

  /** Returns whether a return is pending. */
  public boolean isPending() {
    return newest() != 0;
  }

  /** Returns the newest return address in its stored form; 0 if none is pending. */
  public int newest() {
    return (int) (memory.read(Memory.STATUS_B) >>> COUNTER_BITS) & 0xFFFF;
  }

  /** Returns the pointers of all pending returns, the newest first. */
  public List<Integer> pending() {
    long a = memory.read(Memory.STATUS_A);
    long b = memory.read(Memory.STATUS_B);
    List<Integer> pointers = new ArrayList<>();
    for (int i = 1; i <= DEPTH; i++) {
      int shift = COUNTER_BITS * i;
      long from =
          shift < WORD_BITS ? b >>> shift | a << WORD_BITS - shift : a >>> shift - WORD_BITS;
      if ((from & 0xFFFF) == 0) {
        break;
      }
      pointers.add(ProgramCounter.pointer(unpacked((int) (from & 0xFFFF))));
    }
    return pointers;
  }

  /** Removes and returns the newest program counter. */
  public int pop() {
    int newest = newest();
    drop();
    return unpacked(newest);
  }

  /** Removes the newest return address. */
  public void drop() {
    long a = memory.read(Memory.STATUS_A);
    long b = memory.read(Memory.STATUS_B);
    memory.put(Memory.STATUS_A, a >>> COUNTER_BITS);
    long shifted = b >>> COUNTER_BITS & ~0xFFFFL;
    long fromA = (a & 0xFFFF) << 56 - COUNTER_BITS;
    memory.put(Memory.STATUS_B, shifted | fromA | b & 0xFFFF);
  }

  /** Increases all pending returns by a number of bytes, except those into modules. */
  void move(int bytes) {
    Deque<Integer> pointers = new ArrayDeque<>();
    while (isPending()) {
      pointers.push(ProgramCounter.pointer(pop()));
    }
    pointers.forEach(
        pointer -> pushPacked(packed(ProgramCounter.of(ProgramMemory.shifted(pointer, bytes)))));
  }

  /** Removes all pending returns. */
  public void clear() {
    memory.put(Memory.STATUS_A, 0);
    memory.put(Memory.STATUS_B, memory.read(Memory.STATUS_B) & 0xFFFF);
  }
}
