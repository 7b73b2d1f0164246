package hp41.player;

import hp41.key.Key;
import hp41.machine.CalculatorFunction;
import hp41.machine.Machine;
import hp41.machine.Operand;
import hp41.memory.CharacterSet;
import hp41.memory.Flags;
import java.util.Optional;

/**
 * ASN and its name; the next key receives the assignment, after SHIFT its shifted function.
 *
 * @param longest the longest text shown so far. What it has pushed out of the display stays away.
 */
record AssignmentEntry(CalculatorFunction operation, String name, String longest)
    implements PromptEntry {

  AssignmentEntry(CalculatorFunction operation, String name) {
    this(operation, name, prefix(name) + "_");
  }

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
    if (key == Key.SHIFT) {
      context.machine().flags().set(Flags.SHIFT, !shifted);
      return new AssignmentEntry(operation, name, prefix(name) + "-_");
    }
    Operand operand = new Operand.Assignment(name, key.assignmentByte(shifted));
    return context.complete(operation, operand, prefix(name) + (shifted ? "-" : "") + key.code());
  }

  private static String prefix(String name) {
    return "ASN " + CharacterSet.glyphs(name) + ' ';
  }

  @Override
  public String words() {
    return EntryWords.of("assign", operation, '"' + name + '"');
  }

  @Override
  public Optional<String> text(Machine machine) {
    return Optional.of(prefix(name) + (machine.flags().get(Flags.SHIFT) ? "-_" : "_"));
  }

  @Override
  public int lost(Machine machine) {
    return Lcd.lostOfPrompt(longest);
  }
}
