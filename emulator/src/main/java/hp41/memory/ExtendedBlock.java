package hp41.memory;

/**
 * A stretch of extended memory: at its lower end a register that links it to others, and above that
 * the registers for files.
 */
public enum ExtendedBlock {
  /** What the CX has built in, and the extended functions module brings with it. */
  BUILT_IN(0x040, 0x0BF),
  /** The extended memory module in port 1 or 3. */
  FIRST_MODULE(0x201, 0x2EF),
  /** The extended memory module in port 2 or 4. */
  SECOND_MODULE(0x301, 0x3EF);

  private final int link;
  private final int top;

  ExtendedBlock(int link, int top) {
    this.link = link;
    this.top = top;
  }

  /** The address of its link register, which is its lowest. */
  int link() {
    return link;
  }

  /** The address of its highest register, where files begin. */
  int top() {
    return top;
  }

  /** Number of registers for files. */
  int size() {
    return top - link;
  }

  /** Whether the register at an address belongs to it. */
  boolean contains(int address) {
    return link <= address && address <= top;
  }
}
