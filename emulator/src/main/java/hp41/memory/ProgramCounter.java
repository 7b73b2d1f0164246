package hp41.memory;

/**
 * A pointer as the status registers keep it, the program counter and the returns: the byte in digit
 * 3, the register in digits 2–0.
 */
public final class ProgramCounter {

  private static final int BYTES = ProgramMemory.BYTES;

  private ProgramCounter() {}

  /** The counter for a pointer. */
  public static int of(int pointer) {
    return pointer % BYTES << 12 | pointer / BYTES;
  }

  /** The pointer that a counter stands for. */
  public static int pointer(int counter) {
    int register = counter & 0xFFF;
    boolean rom = register <= ProgramMemory.ROM_TOP / BYTES;
    return (rom ? register : register & Memory.ADDRESSES - 1) * BYTES
        + (counter >>> 12 & 0xF) % BYTES;
  }
}
