package hp41.memory;

import java.util.Set;

/**
 * The I/O buffers between the key assignments and the free registers, where functions store their
 * data. The first register of a buffer contains the buffer's number, 1 to 14, in digits 13 and 12
 * and its length in registers in digits 11 and 10.
 */
public final class Buffers {

  /** The maximum number of registers of a buffer. */
  private static final int LONGEST = 0xFF;

  private static final int LAST_NUMBER = 14;
  private static final int NUMBER_SHIFT = 52;
  private static final long NUMBER_IN_BOTH_DIGITS = 0x11L << 48;
  private static final int LENGTH_SHIFT = 40;

  private final Memory memory;
  private final ProgramMemory program;

  /** Creates a view of the buffers in a memory. */
  public Buffers(Memory memory) {
    this.memory = memory;
    this.program = new ProgramMemory(memory);
  }

  /**
   * Returns the first register of a buffer, or the first free register if there is no such buffer.
   */
  private int find(int number) {
    int register = Memory.MAIN;
    int end = program.firstFree();
    while (register < end && memory.read(register) >>> NUMBER_SHIFT != number) {
      register += length(register);
    }
    return Math.min(register, end);
  }

  /** Returns the number of registers of the buffer or key assignment that starts at a register. */
  private int length(int register) {
    long word = memory.read(register);
    boolean key = Word.digit(word, 13) == 0xF;
    return key ? 1 : Math.max(1, Word.digits(word, 11, 10));
  }

  /**
   * Returns the registers of a buffer after the first one; an empty array if the buffer does not
   * exist.
   */
  long[] read(int number) {
    int start = find(number);
    int end = program.firstFree();
    int length = start == end ? 1 : Math.min(length(start), end - start);
    long[] words = new long[length - 1];
    for (int i = 0; i < words.length; i++) {
      words[i] = memory.read(start + 1 + i);
    }
    return words;
  }

  /**
   * Replaces the registers of a buffer after the first one. An empty array deletes the buffer.
   * Everything above the buffer moves.
   *
   * @return false if there are not enough free registers; nothing has changed then
   */
  boolean write(int number, long[] words) {
    int start = find(number);
    int end = program.firstFree();
    int oldLength = start == end ? 0 : Math.min(length(start), end - start);
    int length = words.length == 0 ? 0 : words.length + 1;
    if (length - oldLength > program.free() || length > LONGEST) {
      return false;
    }
    for (int register = start; register < start + oldLength; register++) {
      memory.write(register, 0);
    }
    memory.move(start + oldLength, end, length - oldLength);
    if (length > 0) {
      memory.write(start, NUMBER_IN_BOTH_DIGITS * number | (long) length << LENGTH_SHIFT);
    }
    for (int i = 0; i < words.length; i++) {
      memory.write(start + 1 + i, words[i]);
    }
    return true;
  }

  /** Deletes all buffers except those with the given numbers. Key assignments are not affected. */
  public void retain(Set<Integer> numbers) {
    for (int number = 1; number <= LAST_NUMBER; number++) {
      while (!numbers.contains(number) && find(number) < program.firstFree()) {
        write(number, new long[0]);
      }
    }
  }
}
