package hp41.entry;

import hp41.effect.Effect.Act;
import hp41.key.Key;
import hp41.key.Keying;
import hp41.key.OperandKind;
import hp41.key.Prompt;
import hp41.machine.CalculatorFunction;
import hp41.machine.StepSpelling;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

/** A function that waits for its operand, which keys complete. */
sealed interface PromptEntry extends Entry
    permits OperandEntry, CountEntry, NameEntry, AssignmentEntry {

  CalculatorFunction operation();

  /** Returns the kind of operand that is accepted now. */
  default OperandKind kind() {
    return operation().operand();
  }

  boolean accepts(Key key);

  @Override
  default int notedFunction() {
    return operation().code();
  }

  /** Handles an accepted key. */
  KeyResult take(Key key, boolean shifted, EntryView view);

  @Override
  default KeyResult press(Key key, boolean shifted, EntryView view) {
    return accepts(key) ? take(key, shifted, view) : KeyResult.to(this, Act.BLINK);
  }

  @Override
  default Optional<Prompt> prompt(EntryView view) {
    return Optional.of(
        new Prompt(
            StepSpelling.shown(operation()),
            text(view).orElse(""),
            kind(),
            Arrays.stream(Key.values()).filter(this::accepts).collect(Collectors.toSet())));
  }

  @Override
  default boolean keepsShift(Key key) {
    return false;
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
