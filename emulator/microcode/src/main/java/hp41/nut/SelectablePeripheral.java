package hp41.nut;

/**
 * A peripheral that executes instructions itself after SELP has selected it, until an instruction
 * returns control to the processor. The printer is one.
 */
public interface SelectablePeripheral {

  /** No peripheral: instructions have no effect. */
  SelectablePeripheral ABSENT = (word, c) -> c;

  /** The bit that marks the last instruction for the peripheral. */
  int LAST = 1;

  /**
   * Executes an instruction.
   *
   * @param word the instruction
   * @param c the content of register C
   * @return the new content of register C
   */
  long execute(int word, long c);

  /** Returns the result of the last instruction, which is copied to carry. */
  default boolean answer() {
    return false;
  }
}
