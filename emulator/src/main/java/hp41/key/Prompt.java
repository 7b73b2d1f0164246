package hp41.key;

import java.util.Set;

/**
 * A function that waits for its operand.
 *
 * @param function the name of the function
 * @param keyed the text of the prompt: {@code STO IND 0_}, in PRGM mode after the line number
 * @param kind the kind of operand that is accepted now: after IND a register, after {@code GTO .} a
 *     line
 * @param keys the keys that are accepted; others only blink the display
 */
public record Prompt(String function, String keyed, OperandKind kind, Set<Key> keys) {

  public Prompt {
    keys = Set.copyOf(keys);
  }

  /** Returns whether the prompt accepts only a letter that names a stack register. */
  public boolean namesStack() {
    return kind == OperandKind.REGISTER && !keys.contains(Key.ZERO);
  }
}
