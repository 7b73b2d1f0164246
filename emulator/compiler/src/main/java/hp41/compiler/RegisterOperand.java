package hp41.compiler;

import static hp41.compiler.LocalVariables.*;

import hp41.memory.Memory;

/**
 * A register operand of a compiled line. Writes the bytecode that reads or writes the register.
 *
 * @param code the bytecode to append to
 * @param register the register that the line names
 * @param computed whether {@link LocalVariables#ADDRESS} contains the address, as for indirect
 *     operands
 */
record RegisterOperand(Code code, RegisterReference register, boolean computed) {

  /** Creates an operand for the register that the line names. */
  RegisterOperand(Code code, RegisterReference register) {
    this(code, register, false);
  }

  /** Returns whether the operand is a data register. */
  boolean isData() {
    return computed || register.isData();
  }

  private boolean isStack() {
    return !computed && register.isStack();
  }

  private void pushMemoryAndAddress() {
    if (!computed && register.isUnsettled()) {
      code.loadObject(MEMORY);
      code.help("settleNumber", void.class, Memory.class);
    }
    code.loadObject(MEMORY);
    if (computed) {
      code.loadInteger(ADDRESS);
    } else {
      code.integer(register.address());
    }
  }

  /** Loads the word of the register onto the JVM stack. */
  void load() {
    if (isStack()) {
      code.loadWord(of(register.address()));
    } else {
      pushMemoryAndAddress();
      code.readMemory();
    }
  }

  /** Stores the word of a local variable in the register. */
  void store(int slot) {
    if (isStack()) {
      code.loadWord(slot);
      code.storeWord(of(register.address()));
    } else {
      pushMemoryAndAddress();
      code.loadWord(slot);
      code.writeMemory();
    }
  }
}
