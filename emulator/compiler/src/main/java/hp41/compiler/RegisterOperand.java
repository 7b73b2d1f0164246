package hp41.compiler;

/**
 * A register as translated lines read and write it.
 *
 * @param register that is named
 * @param computed whether the address in {@link LocalVariables#ADDRESS} is meant
 */
record RegisterOperand(Code code, RegisterReference register, boolean computed) {

  /** The register that is named. */
  RegisterOperand(Code code, RegisterReference register) {
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
    code.loadObject(LocalVariables.MEMORY);
    if (computed) {
      code.loadInteger(LocalVariables.ADDRESS);
    } else {
      code.integer(register.address());
    }
  }

  /** Puts its word on the stack. */
  void load() {
    if (isStack()) {
      code.loadWord(LocalVariables.of(register.address()));
    } else {
      address();
      code.readMemory();
    }
  }

  /** Stores the word of a slot. */
  void store(int slot) {
    if (isStack()) {
      code.loadWord(slot);
      code.storeWord(LocalVariables.of(register.address()));
    } else {
      address();
      code.loadWord(slot);
      code.writeMemory();
    }
  }
}
