package hp41.nut;

/** The memory registers on the bus. */
public interface Ram {

  /** Returns the word at a 10-bit address, or 0 if there is no register. */
  long read(int address);

  /** Writes the word at a 10-bit address. The write has no effect if there is no register. */
  void write(int address, long word);
}
