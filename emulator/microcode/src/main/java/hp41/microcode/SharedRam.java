package hp41.microcode;

import hp41.memory.Memory;
import hp41.nut.Ram;

/** A calculator's memory on the processor's bus: what is not there reads as 0 and takes nothing. */
final class SharedRam implements Ram {

  private Memory memory;
  private boolean[] there = new boolean[Memory.ADDRESSES];

  SharedRam(Memory memory) {
    connect(memory);
  }

  /** Another memory from now on, or the same with other registers. */
  void connect(Memory other) {
    memory = other;
    for (int address = 0; address < there.length; address++) {
      there[address] = other.exists(address);
    }
  }

  @Override
  public long read(int address) {
    return memory.read(address);
  }

  @Override
  public void write(int address, long word) {
    if (there[address]) {
      memory.write(address, word);
    }
  }
}
