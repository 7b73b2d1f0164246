package hp41.memory;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * The functions assigned to keys. The registers from 0C0 upward contain F0 and twice a two-byte
 * function code with a key byte, which is zero if the half is empty. Registers ⊢ (unshifted) and e
 * (shifted) have one bit for each assigned key. Labels contain their key themselves, but use the
 * same bits.
 */
public final class KeyAssignments {

  private static final int FIRST_BIT = 20;
  private static final int LAST_KEY = 0x50;
  private static final int KEY_REGISTER = 0xF;
  private static final int HALF = 24;
  private static final long HALF_MASK = 0xFFFFFF;
  private static final long MAP_MASK = 0xFFFFFFFFFL << FIRST_BIT;
  private static final long KEYS_MASK = 0xFFL << HALF | 0xFF;

  private final Memory memory;
  private final ProgramMemory program;

  /** Creates a view of the key assignments in a memory. */
  public KeyAssignments(Memory memory) {
    this.memory = memory;
    this.program = new ProgramMemory(memory);
  }

  /**
   * A function assigned to a key.
   *
   * @param key the byte of the key
   * @param code the two bytes of the function
   */
  public record KeyAssignment(int key, int code) {}

  /**
   * Returns the byte of a key: 16 for each column plus the row, plus 8 if shifted. In row 4, the
   * columns after the wide ENTER↑ have numbers that are one larger.
   *
   * @param row from the top, 1 to 8
   * @param column from the left, 1 to 5
   */
  public static int key(int row, int column, boolean withShift) {
    boolean behindWideEnter = row == 4 && column > 1;
    return (behindWideEnter ? column : column - 1) * 16 + row + (withShift ? 8 : 0);
  }

  /**
   * Returns the key code that ASN displays: row and column, preceded by a minus sign if shifted.
   */
  public static String text(int key) {
    int row = (key - 1) % 8 + 1;
    int steps = (key - 1) / 16;
    int column = row == 4 && steps > 0 ? steps : steps + 1;
    return ((key - 1) % 16 < 8 ? "" : "-") + row + column;
  }

  /** Returns whether a value is the byte of a key. */
  public static boolean isKey(int value) {
    return value > 0 && value <= LAST_KEY;
  }

  /** Returns whether the bit of a key is set. */
  public boolean isMarked(int key) {
    return (memory.read(map(key)) >>> bit(key) & 1) != 0;
  }

  /** Sets or clears the bit of a key. */
  public void mark(int key, boolean assigned) {
    long bit = 1L << bit(key);
    long word = memory.read(map(key));
    memory.write(map(key), assigned ? word | bit : word & ~bit);
  }

  private static int map(int key) {
    return (key - 1 & 8) == 0 ? Memory.STATUS_R : Memory.STATUS_E;
  }

  private static int bit(int key) {
    int column = key - 1 >> 4;
    int row = key - 1 & 7;
    return FIRST_BIT + 8 * column + row;
  }

  /** Returns the code of the function assigned to a key. */
  public OptionalInt find(int key) {
    return all().stream().filter(a -> a.key() == key).mapToInt(KeyAssignment::code).findFirst();
  }

  /** Returns all assigned functions in the order of memory. */
  public List<KeyAssignment> all() {
    List<KeyAssignment> found = new ArrayList<>();
    for (int register = Memory.MAIN; isKeyRegister(register); register++) {
      for (int shift = 0; shift <= HALF; shift += HALF) {
        int half = (int) (memory.read(register) >>> shift & HALF_MASK);
        if ((half & 0xFF) != 0) {
          found.add(new KeyAssignment(half & 0xFF, half >>> 8));
        }
      }
    }
    return found;
  }

  private boolean isKeyRegister(int register) {
    return register < program.endRegister()
        && Word.digit(memory.read(register), 13) == KEY_REGISTER;
  }

  /**
   * Assigns a function to a key that has no assignment.
   *
   * @return false if no register is free
   */
  public boolean assign(int key, int code) {
    long half = (long) code << 8 | key;
    for (int register = Memory.MAIN; isKeyRegister(register); register++) {
      for (int shift = 0; shift <= HALF; shift += HALF) {
        long word = memory.read(register);
        if ((word >>> shift & 0xFF) == 0) {
          memory.write(register, word & ~(HALF_MASK << shift) | half << shift);
          mark(key, true);
          return true;
        }
      }
    }
    if (program.free() == 0) {
      return false;
    }
    memory.move(Memory.MAIN, program.firstFree(), 1);
    memory.write(Memory.MAIN, 0xF0L << 48 | half);
    mark(key, true);
    return true;
  }

  /** Removes the function assigned to a key. Label assignments are not affected. */
  public void remove(int key) {
    for (int register = Memory.MAIN; isKeyRegister(register); register++) {
      for (int shift = 0; shift <= HALF; shift += HALF) {
        long word = memory.read(register);
        if ((word >>> shift & 0xFF) == key) {
          memory.write(register, word & ~(0xFFL << shift));
        }
      }
    }
    mark(key, false);
  }

  /**
   * Sets the bits of all keys that functions and labels are assigned to, and clears all other bits.
   */
  public void markAll() {
    unmarkAll();
    all().forEach(assignment -> mark(assignment.key(), true));
    program.globals().stream()
        .filter(global -> global.key() != 0)
        .forEach(label -> mark(label.key(), true));
  }

  private void unmarkAll() {
    memory.write(Memory.STATUS_R, memory.read(Memory.STATUS_R) & ~MAP_MASK);
    memory.write(Memory.STATUS_E, memory.read(Memory.STATUS_E) & ~MAP_MASK);
  }

  /** Removes all functions, and clears the bits of all keys, including those of labels. */
  public void clear() {
    for (int register = Memory.MAIN; isKeyRegister(register); register++) {
      memory.write(register, memory.read(register) & ~KEYS_MASK);
    }
    pack();
    unmarkAll();
  }

  /** Frees registers that contain no assignment. */
  public void pack() {
    int register = Memory.MAIN;
    while (isKeyRegister(register)) {
      if ((memory.read(register) & KEYS_MASK) == 0) {
        int free = program.firstFree();
        memory.write(register, 0);
        memory.move(register + 1, free, -1);
      } else {
        register++;
      }
    }
  }
}
