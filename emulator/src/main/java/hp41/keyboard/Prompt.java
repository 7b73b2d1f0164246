package hp41.keyboard;

import hp41.key.Key;
import hp41.machine.OperandKind;
import java.util.Set;

/**
 * The function that waits for its operand.
 *
 * @param function its name
 * @param keyed the prompt as it stands: {@code STO IND 0_}, in PRGM mode behind the line number
 * @param kind what it accepts now: behind IND a register, behind {@code GTO .} a line
 * @param keys those that mean something now; at the others the display only blinks
 */
public record Prompt(String function, String keyed, OperandKind kind, Set<Key> keys) {

  public Prompt {
    keys = Set.copyOf(keys);
  }

  /** Whether a stack register is wanted, which the letter on a key names. */
  public boolean namesStack() {
    return kind == OperandKind.REGISTER && !keys.contains(Key.ZERO);
  }
}
