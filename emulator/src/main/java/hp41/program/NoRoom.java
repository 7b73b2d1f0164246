package hp41.program;

import hp41.text.Counted;

/** Thrown if programs do not fit into memory. */
public final class NoRoom extends RuntimeException {

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
        size < 0
            ? "needs %s, more than there are".formatted(Counted.of(registers, "register"))
            : "needs %s, but only %d %s free: SIZE %03d makes room"
                .formatted(
                    Counted.of(registers, "register"), free, free == 1 ? "is" : "are", size));
    this.registers = registers;
    this.size = size;
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
