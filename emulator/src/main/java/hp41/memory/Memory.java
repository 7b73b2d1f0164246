package hp41.memory;

import java.util.Arrays;
import java.util.Optional;
import java.util.Set;

/**
 * The registers at the machine's own addresses, 000 to 3FF: status registers, extended memory, main
 * memory. Everything the calculator remembers is in here; the other classes of this package are
 * views of it.
 */
public final class Memory {

  /** Number of addresses, whether or not a register is there. */
  public static final int ADDRESSES = 0x400;

  /** The lowest register of main memory; key assignments begin here. */
  public static final int MAIN = 0x0C0;

  /** The register ⊢: a bit for each unshifted key that has an assignment. */
  static final int STATUS_R = 0x00A;

  /** The older return addresses. */
  public static final int STATUS_A = 0x00B;

  /** The program counter and the newer return addresses. */
  public static final int STATUS_B = 0x00C;

  /** Where the statistics registers, R00 and .END. are. */
  static final int STATUS_C = 0x00D;

  /**
   * Behind all addresses: 1 while the program counter is one in a module, as bit 10 of the
   * processor's status says.
   */
  private static final int POINTER_IN_ROM = ADDRESSES;

  /** Number of words that are kept: the registers', and the one behind them. */
  public static final int WORDS = ADDRESSES + 1;

  /** The flags. */
  static final int STATUS_D = 0x00E;

  /** The number of the current line, and a bit for each shifted key that has an assignment. */
  static final int STATUS_E = 0x00F;

  /** Flags 26, 28, 29, 37 and 40: FIX 4. */
  private static final long INITIAL_FLAGS = 0x0000002C048000L;

  private static final int WARM_START = 0x169;
  private static final int FIRST_STATISTICS_REGISTER = 11;
  private static final long PERMANENT_END = 0xC00020;

  /** Of register c: where R00 and .END. are. */
  private static final long PLACES = 0xFFFFFF;

  /** Beside the word of a register: it has been read for lines, which are stale without it. */
  private static final long LINES_READ = Long.MIN_VALUE;

  private static final MemoryWatch UNWATCHED = (register, word) -> {};

  private int top;
  private int size;
  private Set<ExtendedBlock> extended;
  private final long[] words = new long[WORDS];
  private Rom rom = Rom.EMPTY;
  private int programVersion;

  private MemoryWatch watch = UNWATCHED;

  /** Sees what is replaced. */
  public interface MemoryWatch {

    /** Another word is going to be where this one was. */
    void replaced(int register, long word);
  }

  /**
   * Memory after MEMORY LOST.
   *
   * @param top the address behind the last register of main memory, 100 to 200 hexadecimal
   * @param size the number of data registers at the start
   * @param extended the blocks of extended memory that are there
   */
  public Memory(int top, int size, Set<ExtendedBlock> extended) {
    this.top = top;
    this.size = size;
    this.extended = Set.copyOf(extended);
    clear();
  }

  /**
   * Becomes a memory with other registers: what stands in those that go is lost; if main memory is
   * another, everything is.
   *
   * @param newTop the address behind the last register of main memory
   * @param newSize the number of data registers at the start
   * @param blocks the blocks of extended memory that are there
   */
  public void rebuild(int newTop, int newSize, Set<ExtendedBlock> blocks) {
    boolean other = newTop != top || newSize != size;
    top = newTop;
    size = newSize;
    extended = Set.copyOf(blocks);
    if (other) {
      clear();
    }
    restore(words());
  }

  /** Clears everything, as MEMORY LOST does. */
  public void clear() {
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

  /** Whether there is a register at this address. */
  public boolean exists(int address) {
    if (address >= MAIN && address < top || isStatus(address) || address == POINTER_IN_ROM) {
      return true;
    }
    for (ExtendedBlock block : extended) {
      if (block.contains(address)) {
        return true;
      }
    }
    return false;
  }

  /** Whether an address is that of a status register, 000 to 00F. */
  public static boolean isStatus(int address) {
    return address >= 0 && address <= STATUS_E;
  }

  /**
   * Returns whether the machine finds that memory is lost, as it does whenever it comes to rest or
   * wakes: register c has no cold start constant, or there is no register below R00. Where .END.
   * and the statistics registers are it does not check (the words from 0205 on of its microcode).
   */
  public boolean isLost() {
    long c = read(STATUS_C);
    int belowData = Word.digits(c, 5, 3) - 1 & ADDRESSES - 1;
    return Word.digits(c, 8, 6) != WARM_START || !exists(belowData);
  }

  /** The address behind the last data register. */
  public int top() {
    return top;
  }

  /** The word at an address, of which the low ten bits count, as on the machine's bus. */
  public long read(int address) {
    return words[address & ADDRESSES - 1] & ~LINES_READ;
  }

  /**
   * The same, read for the lines or labels of a program: once there is another word, these are
   * stale, wherever the register is and whatever has written to it.
   */
  public long readLines(int address) {
    int register = address & ADDRESSES - 1;
    words[register] |= LINES_READ;
    return read(register);
  }

  /** Replaces the word at an address, of which the low ten bits count, if there is a register. */
  public void write(int address, long word) {
    int register = address & ADDRESSES - 1;
    if (register == STATUS_C && ((words[register] ^ word) & PLACES) != 0) {
      programVersion++;
    }
    put(register, word);
  }

  /** Replaces the word in a register that does not say where programs are. */
  void put(int register, long word) {
    long old = words[register];
    if (old != word && (word == 0 || exists(register))) {
      if (old >= 0) {
        watch.replaced(register, old);
        words[register] = word;
      } else {
        overwrite(register, word);
      }
    }
  }

  /** Replaces a word that lines have been read from, unless by the same. */
  private void overwrite(int register, long word) {
    long old = words[register] & ~LINES_READ;
    if (old != word) {
      watch.replaced(register, old);
      words[register] = word;
      programVersion++;
    }
  }

  /** Replaces a word of a program whose lines stay what they are. */
  void replace(int register, long word) {
    long old = words[register] & ~LINES_READ;
    if (old != word && exists(register)) {
      watch.replaced(register, old);
      words[register] ^= old ^ word;
    }
  }

  /** Moves registers up, or down if the distance is negative; what would be at the top is lost. */
  void move(int first, int behind, int distance) {
    long[] moved = Arrays.copyOfRange(words(), first, behind);
    for (int register = first; register < behind; register++) {
      write(register, 0);
    }
    for (int i = 0; i < moved.length && first + distance + i < top; i++) {
      write(first + distance + i, moved[i]);
    }
  }

  /** Lets somebody see what is replaced from now on, or nobody. */
  public void watch(Optional<MemoryWatch> watching) {
    watch = watching.orElse(UNWATCHED);
  }

  /** Plugs in the pages of modules, in place of those there were. */
  public void plug(Rom pages) {
    rom = pages;
    programVersion++;
  }

  /** The pages of modules. */
  public Rom rom() {
    return rom;
  }

  /** Whether the program counter is one in a module. */
  boolean isPointerInRom() {
    return words[POINTER_IN_ROM] != 0;
  }

  /** Says whether the program counter is one in a module. */
  void pointerInRom(boolean inRom) {
    put(POINTER_IN_ROM, inRom ? 1 : 0);
  }

  /**
   * A number that changes whenever program lines may have changed, so that decoded ones are stale:
   * when a register is replaced that was {@linkplain #readLines read for them}, and when R00 or
   * .END. moves.
   */
  public int programVersion() {
    return programVersion;
  }

  void programChanged() {
    programVersion++;
  }

  /** A copy of all words, by address, and of the one behind them. */
  public long[] words() {
    long[] copy = new long[WORDS];
    Arrays.setAll(copy, register -> words[register] & ~LINES_READ);
    return copy;
  }

  /** Replaces all words; those for which there is no register are lost. */
  public void restore(long[] saved) {
    for (int address = 0; address < WORDS; address++) {
      long word = address < saved.length ? saved[address] : 0;
      put(address, word != 0 && exists(address) ? word : 0);
    }
    programVersion++;
  }
}
