package hp41.program;

/** Programs do not fit into memory. */
public final class NoRoom extends RuntimeException {

  private final int registers;
  private final int size;

  NoRoom(int registers, int free, int size) {
    super(
        size < 0
            ? "needs %s, more than there are".formatted(Counted.of(registers, "register"))
            : "needs %s, %d %s free: --size %d would do"
                .formatted(
                    Counted.of(registers, "register"), free, free == 1 ? "is" : "are", size));
    this.registers = registers;
    this.size = size;
  }

  /** The registers that the programs need. */
  public int registers() {
    return registers;
  }

  /** The number of data registers that leaves room for them, -1 if none does. */
  public int size() {
    return size;
  }
}
