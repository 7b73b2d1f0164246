package hp41.entry;

import hp41.effect.Effect;
import hp41.effect.Effect.Act;
import hp41.key.Key;
import hp41.key.Keying;
import hp41.key.OperandKind;
import hp41.machine.CalculatorFunction;
import hp41.machine.Operand;
import hp41.machine.Role;
import hp41.machine.StepSpelling;
import hp41.memory.CharacterSet;
import java.util.Optional;

/**
 * The name after XEQ, GTO, LBL, ASN, CLP or COPY. The ALPHA key begins and ends it.
 *
 * @param begun whether ALPHA has been pressed, so that keys are letters
 * @param moves whether this is GTO . , which only moves the pointer
 * @param longest the greatest length so far: characters that have left the display do not return
 *     when others are removed (observed on the machine)
 */
record NameEntry(
    CalculatorFunction operation, boolean begun, boolean moves, String name, int longest)
    implements PromptEntry {

  NameEntry(CalculatorFunction operation, boolean begun, boolean moves, String name) {
    this(operation, begun, moves, name, name.length());
  }

  /** The digit that the machine stores while CLP, COPY or ASN waits for a name. */
  static final int NAMED = 4;

  private static final int GTO_NAME = 0x1D;
  private static final int XEQ_NAME = 0x1E;
  private static final int LBL_NAME = 0xCD;
  private static final int LONGEST = 7;
  private static final String REFUSED = ",.:\u007F";

  static Entry of(CalculatorFunction function) {
    return new NameEntry(function, true, false, "");
  }

  static Entry unbegun(CalculatorFunction function) {
    return new NameEntry(function, false, false, "");
  }

  /** Begins the name after ALPHA, which ends a number. */
  static KeyResult begin(CalculatorFunction operation) {
    return KeyResult.to(of(operation), Act.PRINT_KEYED);
  }

  /** Returns the entry for the name of GTO . ALPHA. It moves the pointer also in PRGM mode. */
  static Entry goTo(CalculatorFunction goTo) {
    return new NameEntry(goTo, true, true, "");
  }

  @Override
  public boolean accepts(Key key) {
    return begun || key == Key.ALPHA || key == Key.BACK;
  }

  @Override
  public boolean keepsShift(Key key) {
    return key == Key.ALPHA && isRefused();
  }

  @Override
  public KeyResult take(Key key, boolean shifted, EntryView view) {
    if (key == Key.BACK) {
      return name.isEmpty()
          ? KeyResult.end(Act.ABORT)
          : KeyResult.to(with(name.substring(0, name.length() - 1)));
    }
    if (key == Key.ALPHA) {
      return begun ? complete() : begin(operation);
    }
    String character = CharacterSet.characters(key.alpha(shifted));
    boolean fits = character.length() == 1 && !REFUSED.contains(character);
    return fits && name.length() < LONGEST ? KeyResult.to(with(name + character)) : blink();
  }

  private Entry with(String changed) {
    return new NameEntry(operation, true, moves, changed, Math.max(longest, changed.length()));
  }

  private KeyResult blink() {
    return KeyResult.to(this, Act.BLINK);
  }

  private KeyResult complete() {
    String shown = prefix() + CharacterSet.glyphs(name);
    OperandKind kind = operation.operand();
    if (isRefused()) {
      return blink();
    }
    if (kind == OperandKind.ASSIGNMENT) {
      return KeyResult.to(new AssignmentEntry(operation, name));
    }
    if (kind == OperandKind.PROGRAM) {
      return KeyResult.end(new Effect.Execute(operation, new Operand.Name(name), shown));
    }
    return KeyResult.end(
        moves
            ? new Effect.JumpToLabel(name, shown)
            : new Effect.ExecuteNamed(operation, name, shown));
  }

  @Override
  public int notedFunction() {
    if (moves) {
      return CountEntry.GTO_LINE;
    }
    return switch (operation.operand()) {
      case LABEL -> LBL_NAME;
      case JUMP -> operation.is(Role.JUMP) ? GTO_NAME : XEQ_NAME;
      default -> operation.code();
    };
  }

  @Override
  public int notedKind() {
    return switch (operation.operand()) {
      case LABEL -> 6;
      case JUMP -> 7;
      default -> operation.is(Role.JUMP) ? 6 : NAMED;
    };
  }

  @Override
  public Optional<String> notedName() {
    return begun ? Optional.of(name) : Optional.empty();
  }

  /** Returns whether ALPHA cannot end the name yet: a jump or a label needs a character. */
  private boolean isRefused() {
    OperandKind kind = operation.operand();
    boolean optional = kind == OperandKind.ASSIGNMENT || kind == OperandKind.PROGRAM;
    return name.isEmpty() && (!optional || operation.is(Role.JUMP));
  }

  private String prefix() {
    return StepSpelling.shown(operation) + (moves ? " ." : " ");
  }

  @Override
  public String words() {
    return EntryWords.of(moves ? "move" : "name", operation, begun ? '"' + name + '"' : "");
  }

  @Override
  public Optional<String> text(EntryView view) {
    String text = prefix() + CharacterSet.glyphs(name) + '_';
    return Optional.of(moves ? text : view.line().numbered(operation, text));
  }

  @Override
  public int lost(EntryView view) {
    String shown = text(view).orElseThrow();
    return Entry.lostOf(shown + "_".repeat(longest - name.length()));
  }

  @Override
  public boolean takesLetters() {
    return begun;
  }

  @Override
  public Keying keying() {
    return begun ? Keying.NAME : Keying.OPERAND;
  }
}
