package hp41.keyboard;

import static hp41.machine.OperandKind.DIGIT;
import static hp41.machine.OperandKind.JUMP;
import static hp41.machine.OperandKind.LABEL;
import static hp41.machine.OperandKind.REGISTER;

import hp41.listing.LineText;
import hp41.machine.Function;
import hp41.machine.Operand;
import hp41.machine.OperandKind;
import java.util.Map;
import java.util.Optional;

/** A function whose register, flag, digit or label is being keyed: {@code STO IND 0_}. */
record OperandEntry(Function operation, boolean indirect, boolean stack, String digits)
    implements PromptEntry {

  private static final Map<Key, Integer> STACK_KEYS =
      Map.of(Key.NINE, 0x70, Key.ONE, 0x71, Key.TIMES, 0x72, Key.SIX, 0x73, Key.STO, 0x74);
  private static final Map<Key, String> STORE_ARITHMETIC =
      Map.of(Key.PLUS, "ST+", Key.MINUS, "ST-", Key.TIMES, "ST*", Key.DIVIDE, "ST/");

  static Entry of(Function function) {
    return new OperandEntry(function, false, false, "");
  }

  private OperandKind kind() {
    return operation.operand();
  }

  /** Whether stack registers can be named; ΣREG takes data registers only. */
  private boolean takesStack() {
    return kind() == REGISTER && !operation.name().equals("ΣREG");
  }

  private int width() {
    return kind() == DIGIT && !indirect ? 1 : 2;
  }

  @Override
  public Entry press(Key key, boolean shifted, Keyboard keyboard) {
    if (key == Key.BACK) {
      return back(keyboard);
    }
    if (stack) {
      Integer code = STACK_KEYS.get(key);
      return code == null ? keyboard.prompts().blink(this) : finish(code, keyboard);
    }
    if (key.digit() >= 0) {
      return digit(key.digit(), keyboard);
    }
    return digits.isEmpty() ? choose(key, keyboard) : keyboard.prompts().blink(this);
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
    if (key == Key.SHIFT && !indirect && kind() != LABEL) {
      return new OperandEntry(operation, true, false, "");
    }
    if (key == Key.POINT && (indirect || takesStack())) {
      return new OperandEntry(operation, indirect, true, "");
    }
    if (key == Key.POINT && operation.name().equals("GTO")) {
      return CountEntry.ofLine(operation);
    }
    if (key == Key.ALPHA && !indirect && (kind() == JUMP || kind() == LABEL)) {
      return NameEntry.of(operation);
    }
    boolean stores = operation.name().equals("STO");
    if (stores && !indirect && STORE_ARITHMETIC.containsKey(key)) {
      return of(keyboard.prompts().functionNamed(STORE_ARITHMETIC.get(key)));
    }
    return keyboard.prompts().blink(this);
  }

  private Entry back(Keyboard keyboard) {
    if (!digits.isEmpty()) {
      return new OperandEntry(operation, indirect, false, digits.substring(0, digits.length() - 1));
    }
    return keyboard.prompts().abort();
  }

  private Entry finish(int number, Keyboard keyboard) {
    boolean local = (kind() == LABEL || kind() == JUMP) && !indirect;
    Operand operand =
        local
            ? new Operand.Local(number)
            : indirect ? Operand.Postfix.indirect(number) : new Operand.Postfix(number);
    String shown = kind() == DIGIT && !indirect ? "" + number : LineText.twoDigits(number);
    return keyboard.prompts().finish(operation, operand, prefix() + shown);
  }

  private String prefix() {
    return LineText.name(operation) + ' ' + (indirect ? "IND " : "");
  }

  @Override
  public Optional<String> text(Keyboard keyboard) {
    String open = stack ? "ST _" : digits + "_".repeat(width() - digits.length());
    return Optional.of(keyboard.prompts().numbered(operation, prefix() + open));
  }
}
