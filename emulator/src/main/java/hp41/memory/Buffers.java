package hp41.memory;

import java.util.Set;

/**
 * The registers that functions keep for themselves between the key assignments and the free
 * registers. Each buffer begins with a register that has its number, 1 to 14, in digits 13 and 12
 * and the number of its registers in 11 and 10.
 */
public final class Buffers {

  /** Number of registers that a buffer has at most. */
  private static final int LONGEST = 0xFF;

  private static final int LAST_NUMBER = 14;
  private static final int NUMBER_SHIFT = 52;
  private static final long TWICE = 0x11L << 48;
  private static final int LENGTH_SHIFT = 40;

  private final Memory memory;
  private final ProgramMemory program;

  /** The buffers of this memory. */
  public Buffers(Memory memory) {
    this.memory = memory;
    this.program = new ProgramMemory(memory);
  }

  /** The register that a buffer begins with; the first free one if there is no such buffer. */
  private int find(int number) {
    int register = Memory.MAIN;
    int behind = program.firstFree();
    while (register < behind && memory.read(register) >>> NUMBER_SHIFT != number) {
      register += length(register);
    }
    return Math.min(register, behind);
  }

  /** Number of registers that belong to the one given, itself included. */
  private int length(int register) {
    long word = memory.read(register);
    boolean key = Word.digit(word, 13) == 0xF;
    return key ? 1 : Math.max(1, Word.digits(word, 11, 10));
  }

  /** The registers of a buffer behind its first, none if it is not there. */
  long[] read(int number) {
    int start = find(number);
    int behind = program.firstFree();
    int length = start == behind ? 1 : Math.min(length(start), behind - start);
    long[] words = new long[length - 1];
    for (int i = 0; i < words.length; i++) {
      words[i] = memory.read(start + 1 + i);
    }
    return words;
  }

  /**
   * Replaces the registers of a buffer behind its first; with none it goes altogether. What lies
   * above it moves. False: there is no room, and nothing has changed.
   */
  boolean write(int number, long[] words) {
    int start = find(number);
    int behind = program.firstFree();
    int before = start == behind ? 0 : Math.min(length(start), behind - start);
    int length = words.length == 0 ? 0 : words.length + 1;
    if (length - before > program.free() || length > LONGEST) {
      return false;
    }
    for (int register = start; register < start + before; register++) {
      memory.write(register, 0);
    }
    memory.move(start + before, behind, length - before);
    if (length > 0) {
      memory.write(start, TWICE * number | (long) length << LENGTH_SHIFT);
    }
    for (int i = 0; i < words.length; i++) {
      memory.write(start + 1 + i, words[i]);
    }
    return true;
  }

  /** Removes all buffers but those with these numbers; key assignments are no buffer. */
  public void keep(Set<Integer> numbers) {
    for (int number = 1; number <= LAST_NUMBER; number++) {
      while (!numbers.contains(number) && find(number) < program.firstFree()) {
        write(number, new long[0]);
      }
    }
  }
}
