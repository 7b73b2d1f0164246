package hp41.keyboard;

import hp41.machine.Function;
import java.util.Optional;

/**
 * A function that waits for its operand: what is keyed goes into the operand until it is complete.
 */
sealed interface PromptEntry extends Entry
    permits OperandEntry, CountEntry, NameEntry, AssignmentEntry {

  /** The function. */
  Function operation();

  @Override
  default Optional<Function> function() {
    return Optional.of(operation());
  }

  @Override
  default boolean isPrompt() {
    return true;
  }

  @Override
  default Keying keying() {
    return Keying.OPERAND;
  }
}
