package hp41.memory;

import hp41.number.Extended;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * The registers at the machine's addresses 000 to 3FF: status registers, extended memory and main
 * memory. This class contains the complete state of the calculator's memory; the other classes of
 * this package are views of it.
 */
public final class Memory {

  /** The number of addresses, with or without a register. */
  public static final int ADDRESSES = 0x400;

  /** The lowest register of main memory, where key assignments begin. */
  public static final int MAIN = 0x0C0;

  /** Register P: the first three characters of ALPHA, and scratch digits. */
  static final int STATUS_P = 0x008;

  /** Register Q: the name or number that was keyed last, and arguments of functions. */
  public static final int STATUS_Q = 0x009;

  /** Register ⊢: one bit for each assigned unshifted key. */
  public static final int STATUS_R = 0x00A;

  /** Register a: the older return addresses. */
  public static final int STATUS_A = 0x00B;

  /** Register b: the program counter and the newer return addresses. */
  public static final int STATUS_B = 0x00C;

  /** Register c: the addresses of the statistics registers, of R00 and of .END. */
  static final int STATUS_C = 0x00D;

  /**
   * An additional word after all addresses: 1 while the program counter is in a module. On the
   * machine this is bit 10 of the processor's status.
   */
  private static final int PROGRAM_COUNTER_IN_ROM = ADDRESSES;

  /** The number of words to save: all registers and the additional word. */
  public static final int WORDS = ADDRESSES + 1;

  /** Register d: the flags. */
  public static final int STATUS_D = 0x00E;

  /** Register e: the number of the current line and one bit for each assigned shifted key. */
  static final int STATUS_E = 0x00F;

  /** Flags 26, 28, 29, 37 and 40: FIX 4. */
  private static final long INITIAL_FLAGS = 0x0000002C048000L;

  private static final int WARM_START = 0x169;
  private static final int FIRST_STATISTICS_REGISTER = 11;
  private static final long PERMANENT_END = 0xC00020;

  /** The digits of register c with the addresses of R00 and .END. */
  private static final long PLACES = 0xFFFFFF;

  /**
   * Flag bit stored above the 56-bit word: program lines decoded from this register are cached. A
   * write clears the bit and invalidates the cache.
   */
  private static final long LINES_READ = Long.MIN_VALUE;

  private int top;
  private int size;
  private Set<ExtendedBlock> extended;
  private final long[] words = new long[WORDS];
  private Rom rom = Rom.EMPTY;
  private int programVersion;

  /**
   * Computes the digits that the last function leaves in Q and ⊢; null once they are stored there.
   */
  private Supplier<Extended> leftover;

  /** The digits that the last number line leaves in P; 0 once they are stored there. */
  private int numberState;

  /** The observer of overwritten words, or null. */
  private MemoryWatch watch;

  /** Receives words before they are overwritten. */
  public interface MemoryWatch {

    /**
     * Called before a word is overwritten.
     *
     * @param word the old word
     */
    void replaced(int register, long word);
  }

  /**
   * Creates a memory in the state after MEMORY LOST.
   *
   * @param top the address after the last register of main memory, 100 to 200 hexadecimal
   * @param size the initial number of data registers
   * @param extended the installed blocks of extended memory
   */
  public Memory(int top, int size, Set<ExtendedBlock> extended) {
    this.top = top;
    this.size = size;
    this.extended = Set.copyOf(extended);
    clear();
  }

  /**
   * Changes the installed registers. Contents of removed registers are lost; everything is lost if
   * R00 or the register below it is removed. New registers of main memory are data registers.
   *
   * @param newTop the address after the last register of main memory
   * @param newSize the initial number of data registers
   * @param blocks the installed blocks of extended memory
   */
  public void rebuild(int newTop, int newSize, Set<ExtendedBlock> blocks) {
    top = newTop;
    size = newSize;
    extended = Set.copyOf(blocks);
    for (int address = 0; address < WORDS; address++) {
      if (!exists(address)) {
        put(address, 0);
      }
    }
    if (isLost()) {
      clear();
    }
    programVersion++;
  }

  /** Stores a supplier of the digits that a function leaves in Q and ⊢. */
  void leave(Supplier<Extended> intermediate) {
    leftover = intermediate;
  }

  /** Returns and forgets the supplier that was recorded last; null if there is none. */
  Supplier<Extended> takeLeftover() {
    Supplier<Extended> taken = leftover;
    leftover = null;
    return taken;
  }

  /**
   * Records the state of a number line.
   *
   * @param state what {@link Scratch#numberState} returns for the number
   */
  public void noteNumber(int state) {
    numberState = state;
  }

  /** Returns and forgets the state of the last number line; 0 if there is none. */
  int takeNumberState() {
    int taken = numberState;
    numberState = 0;
    return taken;
  }

  /** Clears everything, as MEMORY LOST does. */
  public void clear() {
    leftover = null;
    numberState = 0;
    for (int register = 0; register < WORDS; register++) {
      put(register, 0);
    }
    int curtain = top - size;
    put(STATUS_D, INITIAL_FLAGS);
    put(
        STATUS_C,
        (long) (curtain + FIRST_STATISTICS_REGISTER) << 44
            | (long) WARM_START << 24
            | (long) curtain << 12
            | curtain - 1);
    put(curtain - 1, PERMANENT_END);
    put(STATUS_B, ProgramCounter.of(curtain * ProgramMemory.BYTES));
    programVersion++;
  }

  /** Returns whether there is a register at an address. */
  public boolean exists(int address) {
    if (isMain(address) || isStatus(address) || address == PROGRAM_COUNTER_IN_ROM) {
      return true;
    }
    for (ExtendedBlock block : extended) {
      if (block.contains(address)) {
        return true;
      }
    }
    return false;
  }

  private boolean isMain(int address) {
    return address >= MAIN && address < top;
  }

  /** Returns whether an address is that of a status register, 000 to 00F. */
  public static boolean isStatus(int address) {
    return address >= 0 && address <= STATUS_E;
  }

  /**
   * Returns whether the machine detects a loss of memory, which it checks whenever it wakes up or
   * returns to standby: register c does not contain the cold start constant, or there is no
   * register below R00. The addresses of .END. and the statistics registers are not checked
   * (microcode from address 0205 on).
   */
  public boolean isLost() {
    long c = read(STATUS_C);
    int belowData = Word.digits(c, 5, 3) - 1 & ADDRESSES - 1;
    return Word.digits(c, 8, 6) != WARM_START || !exists(belowData);
  }

  /** Returns the address after the last data register. */
  public int top() {
    return top;
  }

  /**
   * Returns the word at an address. Only the low ten bits of the address count, as on the machine's
   * bus.
   */
  public long read(int address) {
    return words[address & ADDRESSES - 1] & ~LINES_READ;
  }

  /**
   * Returns the word at an address and records that program lines or labels are decoded from it. A
   * later change of the word increments {@link #programVersion()}.
   */
  public long readLines(int address) {
    int register = address & ADDRESSES - 1;
    words[register] |= LINES_READ;
    return read(register);
  }

  /**
   * Replaces the word at an address, if there is a register. Only the low ten bits of the address
   * count.
   */
  public void write(int address, long word) {
    restore(address & ADDRESSES - 1, word);
  }

  /** Replaces a register, or the additional word, by a word that a {@link MemoryWatch} received. */
  public void restore(int register, long word) {
    if (register == STATUS_C && ((words[register] ^ word) & PLACES) != 0) {
      programVersion++;
    }
    put(register, word);
  }

  /** Replaces the word in a register other than register c. */
  void put(int register, long word) {
    boolean usual = isStatus(register) || isMain(register);
    if (usual && words[register] >= 0 && watch == null) {
      words[register] = word;
    } else {
      overwrite(register, word);
    }
  }

  /**
   * Replaces a word that may be watched, or from which lines may have been decoded, if there is a
   * register. If the word changes, the lines become stale.
   */
  private void overwrite(int register, long word) {
    long old = words[register] & ~LINES_READ;
    if (old != word && (word == 0 || exists(register))) {
      note(register, old);
      programVersion += words[register] < 0 ? 1 : 0;
      words[register] = word;
    }
  }

  private void note(int register, long old) {
    if (watch != null) {
      watch.replaced(register, old);
    }
  }

  /** Replaces T, Z, Y and X. */
  void putStack(long t, long z, long y, long x) {
    long all = words[Stack.T] | words[Stack.Z] | words[Stack.Y] | words[Stack.X];
    if (all >= 0 && watch == null) {
      words[Stack.T] = t;
      words[Stack.Z] = z;
      words[Stack.Y] = y;
      words[Stack.X] = x;
    } else {
      put(Stack.T, t);
      put(Stack.Z, z);
      put(Stack.Y, y);
      put(Stack.X, x);
    }
  }

  /** Replaces a word of a program without a change of its lines. */
  void replace(int register, long word) {
    long old = words[register] & ~LINES_READ;
    if (old != word && exists(register)) {
      note(register, old);
      words[register] ^= old ^ word;
    }
  }

  /**
   * Moves registers up, or down if the distance is negative. Words moved beyond the top are lost.
   *
   * @param end the register after the last one to move
   */
  void move(int first, int end, int distance) {
    long[] moved = Arrays.copyOfRange(words(), first, end);
    for (int register = first; register < end; register++) {
      write(register, 0);
    }
    for (int i = 0; i < moved.length && first + distance + i < top; i++) {
      write(first + distance + i, moved[i]);
    }
  }

  /** Sets the observer of overwritten words, or removes it if empty. */
  public void watch(Optional<MemoryWatch> watching) {
    watch = watching.orElse(null);
  }

  /** Replaces the pages of the plug-in modules. */
  public void plug(Rom pages) {
    rom = pages;
    programVersion++;
  }

  /** Returns the pages of the plug-in modules. */
  public Rom rom() {
    return rom;
  }

  /** Returns whether the program counter is in a module. */
  boolean isPointerInRom() {
    return words[PROGRAM_COUNTER_IN_ROM] != 0;
  }

  /** Sets whether the program counter is in a module. */
  void pointerInRom(boolean inRom) {
    if (inRom != isPointerInRom()) {
      put(PROGRAM_COUNTER_IN_ROM, inRom ? 1 : 0);
    }
  }

  /**
   * Returns a number that changes whenever program lines may have changed: when a register
   * {@linkplain #readLines read for lines} is overwritten, and when R00 or .END. moves. Lines
   * decoded at another version are stale.
   */
  public int programVersion() {
    return programVersion;
  }

  void programChanged() {
    programVersion++;
  }

  /** Returns a copy of all words by address, followed by the additional word. */
  public long[] words() {
    long[] copy = new long[WORDS];
    new Scratch(this).settle();
    Arrays.setAll(copy, register -> words[register] & ~LINES_READ);
    return copy;
  }

  /** Replaces all words. Words at addresses without a register are dropped. */
  public void restore(long[] saved) {
    for (int address = 0; address < WORDS; address++) {
      long word = address < saved.length ? saved[address] : 0;
      put(address, word != 0 && exists(address) ? word : 0);
    }
    leftover = null;
    numberState = 0;
    programVersion++;
  }
}
