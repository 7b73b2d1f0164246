package hp41.memory;

/**
 * A block of extended memory. Its lowest register links it to other blocks; the registers above
 * contain files.
 */
public enum ExtendedBlock {
  /** The block of the CX and of the extended functions module. */
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

  /** Returns the address of the link register, the lowest of the block. */
  int link() {
    return link;
  }

  /** Returns the highest address, where files begin. */
  int top() {
    return top;
  }

  /** Returns the number of registers for files. */
  int size() {
    return top - link;
  }

  /** Returns whether an address belongs to this block. */
  boolean contains(int address) {
    return link <= address && address <= top;
  }
}
