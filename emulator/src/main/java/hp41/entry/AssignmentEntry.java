package hp41.entry;

import hp41.effect.Effect;
import hp41.key.Key;
import hp41.machine.CalculatorFunction;
import hp41.machine.Operand;
import hp41.memory.CharacterSet;
import hp41.memory.Flags;
import java.util.Optional;

/**
 * ASN and its name. The assignment is made to the next key or, after SHIFT, to its shifted
 * function.
 *
 * @param longest the longest text shown so far. Text that it has pushed out of the display is not
 *     shown again.
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
  public KeyResult take(Key key, boolean shifted, EntryView view) {
    if (key == Key.SHIFT) {
      return KeyResult.to(
          new AssignmentEntry(operation, name, prefix(name) + "-_"),
          new Effect.SetFlag(Flags.SHIFT, !shifted));
    }
    Operand operand = new Operand.Assignment(name, key.assignmentByte(shifted));
    String text = prefix(name) + (shifted ? "-" : "") + key.code();
    return KeyResult.end(new Effect.Execute(operation, operand, text));
  }

  @Override
  public Optional<String> notedName() {
    return Optional.of(name);
  }

  @Override
  public int notedKind() {
    return NameEntry.NAMED;
  }

  private static String prefix(String name) {
    return "ASN " + CharacterSet.glyphs(name) + ' ';
  }

  @Override
  public String words() {
    return EntryWords.of("assign", operation, '"' + name + '"');
  }

  @Override
  public Optional<String> text(EntryView view) {
    return Optional.of(prefix(name) + (view.flag(Flags.SHIFT) ? "-_" : "_"));
  }

  @Override
  public int lost(EntryView view) {
    return Entry.lostOf(longest);
  }
}
