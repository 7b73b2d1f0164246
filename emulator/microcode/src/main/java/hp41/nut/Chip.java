package hp41.nut;

/**
 * A chip on the bus. The processor selects it by its address and then reads and writes its
 * registers.
 */
public interface Chip {

  /** No chip: all reads return zero, writes have no effect. */
  Chip ABSENT = new Chip() {};

  /** Returns the word in a register, 0 to 15. */
  default long read(int register) {
    return 0;
  }

  /** Writes a word to a register, 0 to 15. */
  default void write(int register, long word) {
    // There is no register.
  }

  /** Writes a word that is not for one of the sixteen registers. */
  default void data(long word) {
    // There is no register.
  }

  /** Returns whether the chip sets a flag of the bus, 0 to 13, while it is selected. */
  default boolean flag(int number) {
    return false;
  }
}
