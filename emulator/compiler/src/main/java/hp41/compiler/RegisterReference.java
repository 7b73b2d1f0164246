package hp41.compiler;

import hp41.machine.Machine;
import hp41.machine.Operand;
import hp41.machine.Operand.Postfix;
import hp41.memory.Stack;
import java.util.Optional;

/**
 * The register that a line names.
 *
 * @param address of it
 * @param isIndirect whether it holds the number of the one meant
 */
record RegisterReference(int address, boolean isIndirect) {

  /** The last of the status registers that hold ALPHA, or what else programs may leave there. */
  private static final int LAST_PLAIN = 9;

  /** The one behind an operand; empty if it is not there, or more than a register. */
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

  /** Whether it is one of the stack, or LASTX. */
  boolean isStack() {
    return address <= Stack.LAST_X;
  }

  /** Whether it is a data register, whose words are put into proper form when they are read. */
  boolean isData() {
    return address > LAST_PLAIN;
  }
}
