package hp41.memory;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * The six return addresses: with the program counter they are 28 digits across status registers a
 * and b, four digits each, the most recent next to the counter. One in main memory is packed: the
 * byte in three bits, the register in nine; one in a module is the address there.
 */
public final class ReturnStack {

  private static final int COUNTER_BITS = 16;
  private static final int WORD_BITS = 56;
  private static final int DEPTH = 6;
  private static final int REGISTER_BITS = 9;
  private static final int REGISTER = (1 << REGISTER_BITS) - 1;
  private static final int PACKED = 0x1000;
  private static final int LAST_BYTE = 0x6FFF;

  private final Memory memory;

  /** The return stack of this memory. */
  public ReturnStack(Memory memory) {
    this.memory = memory;
  }

  /** Keeps a program counter to come back to; the seventh pushes the oldest out. */
  public void push(int counter) {
    long a = memory.read(Memory.STATUS_A);
    long b = memory.read(Memory.STATUS_B);
    memory.put(Memory.STATUS_A, (a << COUNTER_BITS | b >>> 56 - COUNTER_BITS) & Word.MASK);
    long shifted = (b & ~0xFFFFL) << COUNTER_BITS & Word.MASK;
    memory.put(Memory.STATUS_B, shifted | (long) packed(counter) << COUNTER_BITS | b & 0xFFFF);
  }

  /** A program counter as it is kept: 1 to FFFF hexadecimal. */
  public static int packed(int counter) {
    boolean rom = (counter & ProgramCounter.IN_ROM) != 0;
    return rom ? counter & 0xFFFF : counter >>> 12 << REGISTER_BITS | counter & REGISTER;
  }

  /**
   * The counter. One that could be that of a byte in a register, and leads to no page of a module,
   * stands for itself, as all did in older state files.
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

  /** Whether a return is pending. */
  public boolean isPending() {
    return newest() != 0;
  }

  /** The most recent return as it is kept, 0 if none is pending. */
  public int newest() {
    return (int) (memory.read(Memory.STATUS_B) >>> COUNTER_BITS) & 0xFFFF;
  }

  /** The pending pointers, the most recent first. */
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

  /** Takes the most recent program counter off. */
  public int pop() {
    int newest = newest();
    drop();
    return unpacked(newest);
  }

  /** Forgets the most recent return. */
  public void drop() {
    long a = memory.read(Memory.STATUS_A);
    long b = memory.read(Memory.STATUS_B);
    memory.put(Memory.STATUS_A, a >>> COUNTER_BITS);
    long shifted = b >>> COUNTER_BITS & ~0xFFFFL;
    long fromA = (a & 0xFFFF) << 56 - COUNTER_BITS;
    memory.put(Memory.STATUS_B, shifted | fromA | b & 0xFFFF);
  }

  /** Lets all pending returns point so many bytes higher, but those into modules. */
  void move(int bytes) {
    Deque<Integer> pointers = new ArrayDeque<>();
    while (isPending()) {
      pointers.push(ProgramCounter.pointer(pop()));
    }
    pointers.forEach(it -> push(ProgramCounter.of(ProgramMemory.moved(it, bytes))));
  }

  /** Forgets all pending returns. */
  public void clear() {
    memory.put(Memory.STATUS_A, 0);
    memory.put(Memory.STATUS_B, memory.read(Memory.STATUS_B) & 0xFFFF);
  }
}
