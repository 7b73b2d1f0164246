package hp41.nut;

/** Something on the bus that the processor selects by its address, and then reads and writes. */
public interface Chip {

  /** Nobody is there: zeros are read, what is written is lost. */
  Chip ABSENT = new Chip() {};

  /** The word that it gives when this one of its sixteen registers is read. */
  default long read(int register) {
    return 0;
  }

  /** Takes a word written to one of its registers. */
  default void write(int register, long word) {
    // Nothing is there.
  }

  /** Takes a word written to no register of its own. */
  default void data(long word) {
    // Nothing is there.
  }

  /** Whether it sets a flag of the bus, 0 to 13, while it is selected. */
  default boolean flag(int number) {
    return false;
  }
}
