package hp41.memory;

/**
 * The limits of program memory, which register c contains: R00 above it, .END. as its last line,
 * and the registers below .END. that are used or free.
 */
public abstract sealed class ProgramLimits permits ProgramMemory {

  final Memory memory;

  ProgramLimits(Memory memory) {
    this.memory = memory;
  }

  /** Returns the register of R00. Program memory is below it. */
  public int curtain() {
    return Word.digits(memory.read(Memory.STATUS_C), 5, 3) & Memory.ADDRESSES - 1;
  }

  /** Returns the number of data registers; 0 if register c places R00 above all registers. */
  public int size() {
    return Math.max(0, memory.top() - curtain());
  }

  /**
   * Returns whether the limits in register c are consistent: .END. is in main memory and below R00.
   * Only synthetic programs can make them inconsistent. No program can be listed or changed while
   * they are.
   */
  public boolean isWhole() {
    return Memory.MAIN <= endRegister() && endRegister() < curtain() && curtain() <= memory.top();
  }

  /** Returns the pointer to the first line of the first program. */
  public int top() {
    return curtain() * ProgramMemory.BYTES;
  }

  /** Returns the register that contains .END. in its right three bytes. */
  public int endRegister() {
    return Word.digits(memory.read(Memory.STATUS_C), 2, 0) & Memory.ADDRESSES - 1;
  }

  /** Returns the address of .END. */
  public int permanentEnd() {
    return endRegister() * ProgramMemory.BYTES + 2;
  }

  void endRegister(int register) {
    memory.write(Memory.STATUS_C, Word.withDigits(memory.read(Memory.STATUS_C), 2, 0, register));
  }

  /** Returns the address of the first statistics register. */
  public int statistics() {
    return Word.digits(memory.read(Memory.STATUS_C), 13, 11);
  }

  /** Sets the address of the first statistics register. */
  public void statistics(int address) {
    memory.write(Memory.STATUS_C, Word.withDigits(memory.read(Memory.STATUS_C), 13, 11, address));
  }

  /** Returns the number of registers below .END. that are zero, down to one that is not. */
  public int free() {
    int end = endRegister();
    int register = end;
    while (register > Memory.MAIN && memory.read(register - 1) == 0) {
      register--;
    }
    return end - register;
  }

  /** Returns the first register above key assignments and buffers. */
  public int firstFree() {
    int register = Memory.MAIN;
    while (register < endRegister()) {
      long word = memory.read(register);
      int high = Word.digit(word, 13);
      if (high == 0xF) {
        register++;
      } else if (high != 0 && high == Word.digit(word, 12)) {
        register += Math.max(1, Word.digits(word, 11, 10));
      } else {
        break;
      }
    }
    return Math.min(register, endRegister());
  }
}
