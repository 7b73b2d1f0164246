package hp41.debug;

import hp41.machine.Machine;
import hp41.memory.CharacterSet;
import hp41.memory.RegisterText;
import hp41.memory.Stack;
import hp41.memory.Word;
import hp41.number.Decimal;
import hp41.text.ZeroPadding;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.commons.lang3.math.NumberUtils;

/**
 * A value that the debugger watches: a data register, a stack level, ALPHA or a flag.
 *
 * @param kind the kind of value
 * @param number the number of the register or flag, or the stack level from T = 0 to L = 4
 */
public record Watch(WatchKind kind, int number) {

  private static final int FLAGS = 56;

  /** The state of a register that does not exist. Words are never negative. */
  private static final long NONEXISTENT = -1;

  private static final Pattern TYPED =
      Pattern.compile("(?:R(\\d{1,3})|(\\d{1,3})|([TZYXL])|(?:FLAG|F) ?(\\d{1,2})|(ALPHA))");

  /** The kinds of values. */
  public enum WatchKind {
    REGISTER,
    LEVEL,
    FLAG,
    ALPHA
  }

  /**
   * Parses a watch such as {@code R05}, {@code X}, {@code flag 01} or {@code ALPHA}; empty if the
   * text is invalid.
   */
  public static Optional<Watch> of(String typed) {
    Matcher words = TYPED.matcher(typed.strip().toUpperCase(Locale.ROOT));
    if (!words.matches()) {
      return Optional.empty();
    }
    if (words.group(3) != null) {
      return Optional.of(new Watch(WatchKind.LEVEL, Stack.NAMES.indexOf(words.group(3))));
    } else if (words.group(4) != null) {
      int flag = Integer.parseInt(words.group(4));
      return flag < FLAGS ? Optional.of(new Watch(WatchKind.FLAG, flag)) : Optional.empty();
    } else if (words.group(5) != null) {
      return Optional.of(new Watch(WatchKind.ALPHA, 0));
    }
    String register = words.group(1) != null ? words.group(1) : words.group(2);
    return Optional.of(new Watch(WatchKind.REGISTER, Integer.parseInt(register)));
  }

  /** Parses a watch that is not only a number. */
  static Optional<Watch> named(String typed) {
    return NumberUtils.isDigits(typed.strip()) ? Optional.empty() : of(typed);
  }

  /** Returns the name, such as {@code R05}, {@code X} or {@code flag 01}. */
  public String name() {
    return switch (kind) {
      case REGISTER -> "R" + ZeroPadding.decimal(number, 2);
      case LEVEL -> Stack.NAMES.get(number);
      case FLAG -> "flag " + ZeroPadding.decimal(number, 2);
      case ALPHA -> "ALPHA";
    };
  }

  /** Returns the current value as displayed. */
  String value(Machine machine) {
    return shown(machine, state(machine));
  }

  /** Returns a current or old state as displayed. */
  String shown(Machine machine, Object state) {
    return switch (kind) {
      case REGISTER, LEVEL ->
          state.equals(NONEXISTENT) ? "nonexistent" : machine.display((long) state).strip();
      case FLAG -> (boolean) state ? "set" : "clear";
      case ALPHA -> CharacterSet.glyphs((String) state);
    };
  }

  /** Returns the current value, as the user would type it. */
  String typed(Machine machine) {
    Object state = state(machine);
    return state instanceof Long word
        ? RegisterText.typed(word)
        : kind == WatchKind.ALPHA ? RegisterText.typedAlpha((String) state) : value(machine);
  }

  /** Returns whether the value is not zero, not empty, or a flag that is set. */
  boolean isTrue(Machine machine) {
    return !Set.of(0L, false, "").contains(state(machine));
  }

  /** Returns the value as number or text; a flag is 1 or 0. */
  Object content(Machine machine) {
    Object state = state(machine);
    if (state instanceof Boolean set) {
      return set ? Decimal.ONE : Decimal.ZERO;
    }
    return state instanceof Long word ? content(word) : state;
  }

  /** Returns the number or text in a word. */
  static Object content(long word) {
    return Word.isText(word) ? Word.text(word) : Word.toDecimal(word);
  }

  /** Returns the current state, which is compared to detect changes. */
  Object state(Machine machine) {
    return switch (kind) {
      case REGISTER -> exists(machine) ? machine.memory().read(address(machine)) : NONEXISTENT;
      case LEVEL -> machine.memory().read(number);
      case FLAG -> machine.flags().get(number);
      case ALPHA -> machine.alpha().text();
    };
  }

  private int address(Machine machine) {
    return machine.program().curtain() + number;
  }

  /** Returns whether the value exists. Only a data register may not exist. */
  boolean exists(Machine machine) {
    return kind != WatchKind.REGISTER || number < machine.program().size();
  }
}
