package hp41.compiler;

import hp41.machine.Machine;
import hp41.machine.Operand;
import hp41.machine.Operand.Postfix;
import hp41.memory.Scratch;
import hp41.memory.Stack;
import java.util.Optional;

/**
 * The register that a line names.
 *
 * @param address the address of the register
 * @param isIndirect whether the register contains the number of the register to use
 */
record RegisterReference(int address, boolean isIndirect) {

  /**
   * The last status register that programs may use for any data; the registers above it contain the
   * system's own.
   */
  private static final int LAST_PLAIN = 8;

  /**
   * Returns the register that an operand names; empty if the operand is not a register, or the
   * register does not exist or contains system data.
   */
  static Optional<RegisterReference> of(Machine machine, Operand operand) {
    if (!(operand instanceof Postfix postfix)) {
      return Optional.empty();
    }
    int number = postfix.number();
    boolean status = postfix.isStatus();
    int address = status ? number - Postfix.STATUS : machine.program().curtain() + number;
    int limit = status ? LAST_PLAIN + 1 : machine.memory().top();
    return address < limit
        ? Optional.of(new RegisterReference(address, postfix.isIndirect()))
        : Optional.empty();
  }

  /** Returns whether the register is a stack register or LASTX. */
  boolean isStack() {
    return address <= Stack.LAST_X;
  }

  /**
   * Returns whether compiled code may not have stored yet what number lines write to the register.
   */
  boolean isUnsettled() {
    return Scratch.contains(address);
  }

  /**
   * Returns whether the register is a data register. Words of data registers are normalized when
   * they are recalled.
   */
  boolean isData() {
    return address > LAST_PLAIN;
  }
}
