package hp41.entry;

import hp41.effect.Effect;
import hp41.effect.Effect.Act;
import hp41.key.Key;
import hp41.key.OperandKind;
import hp41.machine.CalculatorFunction;
import hp41.machine.Operand;
import hp41.machine.StepSpelling;
import java.util.Optional;

/** The three digits of SIZE, DEL or GTO ., or four that begin with 1. */
record CountEntry(CalculatorFunction operation, boolean line, String digits, int width)
    implements PromptEntry {

  /** The byte that the machine uses for GTO . */
  static final int GTO_LINE = 0x01;

  private static final int WIDTH = 3;

  static Entry of(CalculatorFunction function) {
    return new CountEntry(function, false, "", WIDTH);
  }

  /** Returns the entry for the line number of GTO . */
  static Entry ofLine(CalculatorFunction goTo) {
    return new CountEntry(goTo, true, "", WIDTH);
  }

  @Override
  public OperandKind kind() {
    return line ? OperandKind.LINE : OperandKind.COUNT;
  }

  @Override
  public boolean accepts(Key key) {
    boolean begins = key == Key.EEX || key.letter() >= 0 || line && movesOtherwise(key);
    return key == Key.BACK || key.digit() >= 0 || digits.isEmpty() && begins;
  }

  /** Returns whether a key begins a new program or a name after {@code GTO .}. */
  private static boolean movesOtherwise(Key key) {
    return key == Key.POINT || key == Key.ALPHA;
  }

  @Override
  public KeyResult take(Key key, boolean shifted, EntryView view) {
    if (key == Key.BACK) {
      return digits.isEmpty() ? KeyResult.end(Act.ABORT) : KeyResult.to(shorter());
    }
    if (key.digit() >= 0) {
      return with(digits + key.digit());
    }
    if (key == Key.EEX) {
      return KeyResult.to(new CountEntry(operation, line, "1", WIDTH + 1));
    }
    if (key.letter() >= 0) {
      return with("%03d".formatted(key.letter() + 1));
    }
    return key == Key.POINT
        ? KeyResult.end(new Effect.BeginProgram("GTO . ."))
        : KeyResult.to(NameEntry.goTo(operation), Act.PRINT_KEYED);
  }

  @Override
  public int notedFunction() {
    return line ? GTO_LINE : operation.code();
  }

  @Override
  public int notedKind() {
    return line ? 7 : 5;
  }

  private Entry shorter() {
    return width > WIDTH && digits.length() == 1
        ? new CountEntry(operation, line, "", WIDTH)
        : new CountEntry(operation, line, digits.substring(0, digits.length() - 1), width);
  }

  private KeyResult with(String longer) {
    if (longer.length() < width) {
      return KeyResult.to(new CountEntry(operation, line, longer, width));
    }
    int number = Integer.parseInt(longer);
    String text = prefix() + longer;
    return KeyResult.end(
        line
            ? new Effect.JumpToLine(number, text)
            : new Effect.Execute(operation, new Operand.Count(number), text));
  }

  private String prefix() {
    return StepSpelling.shown(operation) + (line ? " ." : " ");
  }

  @Override
  public String words() {
    return EntryWords.of(line ? "goto" : "count", operation, String.valueOf(width), digits);
  }

  @Override
  public Optional<String> text(EntryView view) {
    return Optional.of(prefix() + digits + "_".repeat(width - digits.length()));
  }
}
