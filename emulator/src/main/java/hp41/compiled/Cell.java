package hp41.compiled;

/**
 * A register as translated lines read and write it.
 *
 * @param register that is named
 * @param computed whether the address in {@link Slot#ADDRESS} is meant
 */
record Cell(Code code, Register register, boolean computed) {

  /** The register that is named. */
  Cell(Code code, Register register) {
    this(code, register, false);
  }

  /** Whether it is a data register. */
  boolean isData() {
    return computed || register.isData();
  }

  private boolean isStack() {
    return !computed && register.isStack();
  }

  private void address() {
    code.loadObject(Slot.MEMORY);
    if (computed) {
      code.loadInteger(Slot.ADDRESS);
    } else {
      code.integer(register.address());
    }
  }

  /** Puts its word on the stack. */
  void load() {
    if (isStack()) {
      code.loadWord(Slot.of(register.address()));
    } else {
      address();
      code.readMemory();
    }
  }

  /** Stores the word of a slot. */
  void store(int slot) {
    if (isStack()) {
      code.loadWord(slot);
      code.storeWord(Slot.of(register.address()));
    } else {
      address();
      code.loadWord(slot);
      code.writeMemory();
    }
  }
}
