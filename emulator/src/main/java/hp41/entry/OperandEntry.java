package hp41.entry;

import static hp41.key.OperandKind.DIGIT;
import static hp41.key.OperandKind.JUMP;
import static hp41.key.OperandKind.LABEL;
import static hp41.key.OperandKind.REGISTER;

import hp41.effect.Effect;
import hp41.effect.Effect.Act;
import hp41.key.Key;
import hp41.key.OperandKind;
import hp41.machine.CalculatorFunction;
import hp41.machine.Operand;
import hp41.machine.Role;
import hp41.machine.StepSpelling;
import java.util.Map;
import java.util.Optional;

/** The register, flag, digit or label of a function: {@code STO IND 0_}. */
record OperandEntry(CalculatorFunction operation, boolean indirect, boolean stack, String digits)
    implements PromptEntry {

  private static final Map<Key, Integer> STACK_KEYS =
      Map.of(Key.NINE, 0x70, Key.ONE, 0x71, Key.TIMES, 0x72, Key.SIX, 0x73, Key.STO, 0x74);
  private static final Map<Key, String> STORE_ARITHMETIC =
      Map.of(Key.PLUS, "ST+", Key.MINUS, "ST-", Key.TIMES, "ST*", Key.DIVIDE, "ST/");

  private static final int INDIRECT = 0x40;

  /** The byte of GTO IND and XEQ IND. */
  private static final int JUMP_INDIRECT = 0xAE;

  static Entry of(CalculatorFunction function) {
    return new OperandEntry(function, false, false, "");
  }

  @Override
  public OperandKind kind() {
    return indirect ? REGISTER : operation.operand();
  }

  /** Returns whether stack registers are accepted; ΣREG itself accepts data registers only. */
  private boolean takesStack() {
    return kind() == REGISTER && (indirect || !operation.is(Role.DATA_REGISTER));
  }

  private boolean goesToLine() {
    return operation.is(Role.JUMP) && !indirect;
  }

  private boolean isLocal() {
    return kind() == JUMP || kind() == LABEL;
  }

  private boolean stores() {
    return operation.is(Role.STORE) && !indirect;
  }

  private int width() {
    return kind() == DIGIT ? 1 : 2;
  }

  @Override
  public boolean accepts(Key key) {
    if (stack) {
      return key == Key.BACK || STACK_KEYS.containsKey(key);
    }
    return key == Key.BACK || key.digit() >= 0 || digits.isEmpty() && begins(key);
  }

  private boolean begins(Key key) {
    return switch (key) {
      case SHIFT -> !indirect && kind() != LABEL;
      case POINT -> takesStack() || goesToLine();
      case ALPHA -> isLocal();
      default -> key.letter() >= 0 || stores() && STORE_ARITHMETIC.containsKey(key);
    };
  }

  @Override
  public KeyResult take(Key key, boolean shifted, EntryView view) {
    if (key == Key.BACK) {
      return back();
    }
    if (stack) {
      return finish(STACK_KEYS.get(key));
    }
    return key.digit() >= 0 ? digit(key.digit()) : choose(key, view);
  }

  private KeyResult digit(int digit) {
    String longer = digits + digit;
    return longer.length() == width()
        ? finish(Integer.parseInt(longer))
        : KeyResult.to(new OperandEntry(operation, indirect, false, longer));
  }

  private KeyResult choose(Key key, EntryView view) {
    if (key.letter() >= 0) {
      int number = key.letter() + 1;
      return finish(width() == 1 ? number % 10 : number);
    }
    return switch (key) {
      case SHIFT -> KeyResult.to(new OperandEntry(operation, true, false, ""));
      case POINT ->
          KeyResult.to(
              takesStack()
                  ? new OperandEntry(operation, indirect, true, "")
                  : CountEntry.ofLine(view.instructions().get(Role.JUMP)));
      case ALPHA -> NameEntry.begin(operation);
      default -> KeyResult.to(of(view.instructions().get(STORE_ARITHMETIC.get(key))));
    };
  }

  private KeyResult back() {
    if (digits.isEmpty()) {
      return KeyResult.end(Act.ABORT);
    }
    String shorter = digits.substring(0, digits.length() - 1);
    return KeyResult.to(new OperandEntry(operation, indirect, false, shorter));
  }

  private KeyResult finish(int number) {
    Operand operand =
        isLocal()
            ? new Operand.Local(number)
            : indirect ? Operand.Postfix.indirect(number) : new Operand.Postfix(number);
    String shown = kind() == DIGIT ? "" + number : StepSpelling.shown(number);
    return KeyResult.end(new Effect.Execute(operation, operand, prefix() + shown));
  }

  @Override
  public int notedFunction() {
    return indirect && operation.operand() == OperandKind.JUMP ? JUMP_INDIRECT : operation.code();
  }

  @Override
  public int notedKind() {
    int direct =
        switch (operation.operand()) {
          case FLAG, SETTABLE_FLAG -> 2;
          case DIGIT -> 7;
          case LABEL -> 4;
          case JUMP -> operation.is(Role.JUMP) ? 7 : 5;
          default -> operation.is(Role.STORE) ? 0 : operation.is(Role.DATA_REGISTER) ? 2 : 1;
        };
    return indirect && !operation.is(Role.JUMP) ? INDIRECT | direct : direct;
  }

  private String prefix() {
    return StepSpelling.shown(operation) + ' ' + (indirect ? "IND " : "");
  }

  @Override
  public String words() {
    return EntryWords.of("operand", operation, indirect ? "IND" : "", stack ? "ST" : "", digits);
  }

  @Override
  public Optional<String> text(EntryView view) {
    String open = stack ? "ST _" : digits + "_".repeat(width() - digits.length());
    return Optional.of(view.line().numbered(operation, prefix() + open));
  }
}
