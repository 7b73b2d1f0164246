package hp41.nut;

/**
 * Something that takes over the instructions behind the one that selects it, until one gives the
 * processor its turn again: a printer.
 */
public interface SelectablePeripheral {

  /** Nobody is there: it does nothing until its turn is over. */
  SelectablePeripheral ABSENT = (word, c) -> c;

  /** The bit of its last instruction. */
  int LAST = 1;

  /**
   * Executes one of its instructions.
   *
   * @param c the word in C
   * @return the word in C afterwards
   */
  long execute(int word, long c);

  /** The answer of the instruction before, which becomes carry. */
  default boolean answer() {
    return false;
  }
}
