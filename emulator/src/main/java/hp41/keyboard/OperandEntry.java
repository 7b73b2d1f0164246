package hp41.keyboard;

import static hp41.machine.OperandKind.DIGIT;
import static hp41.machine.OperandKind.JUMP;
import static hp41.machine.OperandKind.LABEL;
import static hp41.machine.OperandKind.REGISTER;

import hp41.key.Key;
import hp41.machine.CalculatorFunction;
import hp41.machine.Operand;
import hp41.machine.OperandKind;
import hp41.machine.Role;
import hp41.machine.StepSpelling;
import java.util.Map;
import java.util.Optional;

/** A function whose register, flag, digit or label is being keyed: {@code STO IND 0_}. */
record OperandEntry(CalculatorFunction operation, boolean indirect, boolean stack, String digits)
    implements PromptEntry {

  private static final Map<Key, Integer> STACK_KEYS =
      Map.of(Key.NINE, 0x70, Key.ONE, 0x71, Key.TIMES, 0x72, Key.SIX, 0x73, Key.STO, 0x74);
  private static final Map<Key, String> STORE_ARITHMETIC =
      Map.of(Key.PLUS, "ST+", Key.MINUS, "ST-", Key.TIMES, "ST*", Key.DIVIDE, "ST/");

  static Entry of(CalculatorFunction function) {
    return new OperandEntry(function, false, false, "");
  }

  @Override
  public OperandKind kind() {
    return indirect ? REGISTER : operation.operand();
  }

  /** Whether stack registers can be named; ΣREG itself takes data registers only. */
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
  public Entry take(Key key, boolean shifted, Keyboard keyboard) {
    if (key == Key.BACK) {
      return back(keyboard);
    }
    if (stack) {
      return finish(STACK_KEYS.get(key), keyboard);
    }
    return key.digit() >= 0 ? digit(key.digit(), keyboard) : choose(key, keyboard);
  }

  private Entry digit(int digit, Keyboard keyboard) {
    String longer = digits + digit;
    return longer.length() == width()
        ? finish(Integer.parseInt(longer), keyboard)
        : new OperandEntry(operation, indirect, false, longer);
  }

  private Entry choose(Key key, Keyboard keyboard) {
    if (key.letter() >= 0) {
      int number = key.letter() + 1;
      return finish(width() == 1 ? number % 10 : number, keyboard);
    }
    return switch (key) {
      case SHIFT -> new OperandEntry(operation, true, false, "");
      case POINT ->
          takesStack()
              ? new OperandEntry(operation, indirect, true, "")
              : CountEntry.ofLine(operation);
      case ALPHA -> NameEntry.begin(operation, keyboard);
      default -> of(keyboard.prompts().functionNamed(STORE_ARITHMETIC.get(key)));
    };
  }

  private Entry back(Keyboard keyboard) {
    if (!digits.isEmpty()) {
      return new OperandEntry(operation, indirect, false, digits.substring(0, digits.length() - 1));
    }
    return keyboard.prompts().abort();
  }

  private Entry finish(int number, Keyboard keyboard) {
    Operand operand =
        isLocal()
            ? new Operand.Local(number)
            : indirect ? Operand.Postfix.indirect(number) : new Operand.Postfix(number);
    String shown = kind() == DIGIT ? "" + number : StepSpelling.shown(number);
    return keyboard.prompts().finish(operation, operand, prefix() + shown);
  }

  private String prefix() {
    return StepSpelling.shown(operation) + ' ' + (indirect ? "IND " : "");
  }

  @Override
  public String words() {
    return EntryWords.of("operand", operation, indirect ? "IND" : "", stack ? "ST" : "", digits);
  }

  @Override
  public Optional<String> text(Keyboard keyboard) {
    String open = stack ? "ST _" : digits + "_".repeat(width() - digits.length());
    return Optional.of(keyboard.prompts().numbered(operation, prefix() + open));
  }
}
