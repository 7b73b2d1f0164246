package hp41.memory;

/**
 * The encoding of pointers in the status registers: the program counter and the return addresses.
 * Digit 3 contains the byte and digits 2–0 the register; in a module, all four digits are the
 * address. Whether the counter is in a module is a status bit of the processor; here it is a bit
 * above the sixteen.
 */
public final class ProgramCounter {

  /** The bit of a counter in a module. */
  static final int IN_ROM = 0x10000;

  private static final int PASSED = 0xC00;
  private static final int BYTES = ProgramMemory.BYTES;

  private ProgramCounter() {}

  /** Returns the counter of a pointer. */
  public static int of(int pointer) {
    return ProgramMemory.isRom(pointer)
        ? IN_ROM | RomPrograms.mirrored(pointer)
        : pointer % BYTES << 12 | pointer / BYTES;
  }

  /** Returns whether a counter is at address 0 or has passed it. */
  public static boolean isBehindZero(int counter) {
    return (counter & IN_ROM) == 0 && (pointer(counter) == 0 || (counter & PASSED) != 0);
  }

  /**
   * Returns the counter of the next line if the counter of the line before {@linkplain
   * #isBehindZero has passed address 0}. Its register number has two bits more than an address, and
   * the machine ignores these bits when it reads memory.
   */
  public static int passedZero(int before, int next) {
    return next | (pointer(before) == 0 ? PASSED : before & PASSED);
  }

  /** Returns the pointer of a counter. */
  public static int pointer(int counter) {
    return (counter & IN_ROM) != 0
        ? RomPrograms.mirrored(counter & 0xFFFF)
        : (counter & Memory.ADDRESSES - 1) * BYTES + (counter >>> 12 & 0xF) % BYTES;
  }
}
