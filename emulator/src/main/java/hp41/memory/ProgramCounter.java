package hp41.memory;

/**
 * A pointer as the status registers keep it, the program counter and the returns: the byte in digit
 * 3, the register in digits 2–0; in a module its address there. That it is one in a module the
 * machine knows from a bit of its processor, which stands above the sixteen here.
 */
public final class ProgramCounter {

  /** The bit of a counter in a module. */
  static final int IN_ROM = 0x10000;

  private static final int BYTES = ProgramMemory.BYTES;

  private ProgramCounter() {}

  /** The counter for a pointer. */
  public static int of(int pointer) {
    return ProgramMemory.isRom(pointer)
        ? IN_ROM | RomPrograms.turned(pointer)
        : pointer % BYTES << 12 | pointer / BYTES;
  }

  /** The pointer that a counter stands for. */
  public static int pointer(int counter) {
    return (counter & IN_ROM) != 0
        ? RomPrograms.turned(counter & 0xFFFF)
        : (counter & Memory.ADDRESSES - 1) * BYTES + (counter >>> 12 & 0xF) % BYTES;
  }
}
