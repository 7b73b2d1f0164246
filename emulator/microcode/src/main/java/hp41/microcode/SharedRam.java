package hp41.microcode;

import hp41.memory.Memory;
import hp41.nut.Ram;

/**
 * Connects the processor to the calculator's memory. Missing registers read as 0 and ignore writes.
 */
final class SharedRam implements Ram {

  private Memory memory;
  private boolean[] exists = new boolean[Memory.ADDRESSES];

  SharedRam(Memory memory) {
    connect(memory);
  }

  /** Connects another memory, or the same memory with other registers. */
  void connect(Memory other) {
    memory = other;
    for (int address = 0; address < exists.length; address++) {
      exists[address] = other.exists(address);
    }
  }

  @Override
  public long read(int address) {
    return memory.read(address);
  }

  @Override
  public void write(int address, long word) {
    if (exists[address]) {
      memory.write(address, word);
    }
  }
}
