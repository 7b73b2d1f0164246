package hp41.keyboard;

import hp41.key.Key;
import hp41.machine.CalculatorFunction;
import hp41.machine.Machine;
import hp41.machine.Operand;
import hp41.memory.CharacterSet;
import hp41.memory.Flags;
import java.util.Optional;

/** ASN and its name; the next key receives the assignment, after SHIFT its shifted function. */
record AssignmentEntry(CalculatorFunction operation, String name) implements PromptEntry {

  @Override
  public boolean accepts(Key key) {
    return key.isAssignable() || key == Key.SHIFT;
  }

  @Override
  public boolean keepsShift(Key key) {
    return !accepts(key);
  }

  @Override
  public Entry take(Key key, boolean shifted, EntryContext context) {
    Operand operand = new Operand.Assignment(name, key.assignmentByte(shifted));
    return context.complete(operation, operand, prefix() + (shifted ? "-" : "") + key.code());
  }

  private String prefix() {
    return "ASN " + CharacterSet.glyphs(name) + ' ';
  }

  @Override
  public String words() {
    return EntryWords.of("assign", operation, '"' + name + '"');
  }

  @Override
  public Optional<String> text(Machine machine) {
    return Optional.of(prefix() + (machine.flags().get(Flags.SHIFT) ? "-_" : "_"));
  }

  @Override
  public boolean takesShift() {
    return false;
  }
}
