package hp41.nut;

/** The registers of memory as the bus has them. */
public interface Ram {

  /** The word at an address of ten bits; 0 where there is no register. */
  long read(int address);

  /** Replaces the word at an address of ten bits; it is lost where there is no register. */
  void write(int address, long word);
}
