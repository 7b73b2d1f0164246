package hp41.program;

import hp41.text.Counted;

/** Thrown if programs do not fit into memory. */
public final class NoRoom extends RuntimeException {

  private final String shortage;
  private final int registers;
  private final int size;

  /**
   * Creates the exception.
   *
   * @param registers the registers that the programs need
   * @param free the free registers
   * @param size the number of data registers
   */
  public NoRoom(int registers, int free, int size) {
    super(
        shortage(registers, free, size)
            + (size < 0 ? "" : ": SIZE %03d makes room".formatted(size)));
    shortage = shortage(registers, free, size);
    this.registers = registers;
    this.size = size;
  }

  private static String shortage(int registers, int free, int size) {
    String needed = "needs " + Counted.of(registers, "register");
    return size < 0
        ? needed + ", more than there are"
        : "%s, but only %d %s free".formatted(needed, free, free == 1 ? "is" : "are");
  }

  /** Returns the message without the number of data registers that makes room. */
  public String shortage() {
    return shortage;
  }

  /** Returns the number of registers that the programs need. */
  public int registers() {
    return registers;
  }

  /**
   * Returns the greatest number of data registers (SIZE) with which the programs fit; −1 if there
   * is none.
   */
  public int size() {
    return size;
  }
}
