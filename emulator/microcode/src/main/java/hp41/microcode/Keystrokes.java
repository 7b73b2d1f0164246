package hp41.microcode;

import hp41.key.Key;
import hp41.keyboard.TypedInputTarget.NoKeys;
import hp41.machine.CalculatorFunction;
import hp41.machine.Operand;
import hp41.memory.CharacterSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Converts typed input to key presses: functions by name, operands, numbers and texts. */
final class Keystrokes {

  private static final Map<String, List<Key>> LETTERS = letters();
  private static final List<Key> LEVELS = List.of(Key.NINE, Key.ONE, Key.TIMES, Key.SIX, Key.STO);
  private static final int ROUND = 100;
  private static final int FIRST_DIGIT = 0x10;
  private static final int POINT = 0x1A;
  private static final int EXPONENT = 0x1B;
  private static final int MINUS = 0x1C;
  private static final char APPEND = '\u007F';

  private final List<Key> keys = new ArrayList<>();
  private boolean whole = true;

  private static Map<String, List<Key>> letters() {
    Map<String, List<Key>> letters = new HashMap<>();
    for (Key key : Key.values()) {
      letters.put(key.alpha(true), List.of(Key.SHIFT, key));
    }
    for (Key key : Key.values()) {
      letters.put(key.alpha(false), List.of(key));
    }
    return letters;
  }

  /**
   * Returns the keys.
   *
   * @throws NoKeys if a part of the input is on no key
   */
  List<Key> keys() {
    if (!whole) {
      throw new NoKeys();
    }
    return keys;
  }

  Keystrokes press(Key... more) {
    keys.addAll(Arrays.asList(more));
    return this;
  }

  private void press(Optional<Key> key) {
    whole &= key.isPresent();
    key.ifPresent(keys::add);
  }

  /** Adds the keys of a function and its operand. */
  Keystrokes line(CalculatorFunction function, Operand operand) {
    List<Key> direct = function.operand().acceptsLabel() ? onKey(function) : List.of();
    if (direct.isEmpty()) {
      press(Key.XEQ).name(CharacterSet.characters(function.name()));
    } else {
      keys.addAll(direct);
    }
    if (operand instanceof Operand.Postfix postfix) {
      register(postfix, digits(function));
    } else if (operand instanceof Operand.Local local) {
      local(local.label());
    } else if (operand instanceof Operand.Name name) {
      name(name.text());
    } else if (operand instanceof Operand.Global label) {
      name(label.name());
    } else if (operand instanceof Operand.Count count) {
      digits(count.number(), 3);
    } else if (operand instanceof Operand.Assignment assignment) {
      name(assignment.name()).key(assignment.key());
    }
    return this;
  }

  /** Returns the keys of a function that is on a key, as XEQ and LBL are; empty otherwise. */
  private static List<Key> onKey(CalculatorFunction function) {
    for (Key key : Key.values()) {
      if (key.function(false).equals(function.name())) {
        return List.of(key);
      } else if (key.function(true).equals(function.name())) {
        return List.of(Key.SHIFT, key);
      }
    }
    return List.of();
  }

  /** Adds the key of a key assignment. */
  private void key(int assigned) {
    for (Key key : Key.values()) {
      if (key.isAssignable() && key.assignmentByte(true) == assigned) {
        press(Key.SHIFT, key);
      } else if (key.isAssignable() && key.assignmentByte(false) == assigned) {
        press(key);
      }
    }
  }

  private static int digits(CalculatorFunction function) {
    return function.operand().placeholder().equals("n") ? 1 : 2;
  }

  private void register(Operand.Postfix postfix, int digits) {
    int number = postfix.number();
    if (postfix.isIndirect()) {
      press(Key.SHIFT);
    }
    if (postfix.isStatus()) {
      int level = number - Operand.Postfix.STATUS;
      whole &= level < LEVELS.size();
      press(Key.POINT, LEVELS.get(Math.min(level, LEVELS.size() - 1)));
    } else {
      whole &= number < ROUND;
      digits(number, postfix.isIndirect() ? 2 : digits);
    }
  }

  private void local(int label) {
    if (label < ROUND) {
      digits(label, 2);
    } else {
      boolean small = label >= Operand.Local.FIRST_SMALL;
      int letter = label - (small ? Operand.Local.FIRST_SMALL : Operand.Local.FIRST_CAPITAL);
      press(Key.ALPHA);
      letter(String.valueOf((char) ((small ? 'a' : 'A') + letter)));
      press(Key.ALPHA);
    }
  }

  private void digits(int number, int least) {
    String digits = Integer.toString(number);
    for (char digit : ("0".repeat(Math.max(0, least - digits.length())) + digits).toCharArray()) {
      press(Key.of(String.valueOf(digit)));
    }
  }

  /** Adds a text between two presses of ALPHA. */
  Keystrokes name(String characters) {
    press(Key.ALPHA);
    characters(characters);
    return press(Key.ALPHA);
  }

  /** Adds the keys that put a text into ALPHA, or append it. */
  Keystrokes text(String characters) {
    press(Key.ALPHA);
    if (characters.isEmpty()) {
      press(Key.SHIFT, Key.BACK);
    } else if (characters.charAt(0) == APPEND) {
      press(Key.SHIFT, Key.XEQ);
      characters(characters.substring(1));
    } else {
      characters(characters);
    }
    return press(Key.ALPHA);
  }

  private void characters(String characters) {
    for (char character : characters.toCharArray()) {
      letter(CharacterSet.glyphs(String.valueOf(character)));
    }
  }

  private void letter(String glyph) {
    List<Key> found = LETTERS.get(glyph);
    whole &= found != null;
    keys.addAll(found == null ? List.of() : found);
  }

  /**
   * Adds the keys of a number line, given as byte codes. The key of a sign follows the first digit.
   */
  Keystrokes number(byte[] codes) {
    boolean negative = false;
    for (byte code : codes) {
      switch (code) {
        case POINT -> press(Key.POINT);
        case EXPONENT -> press(Key.EEX);
        case MINUS -> negative = true;
        default -> press(Key.of(String.valueOf(code - FIRST_DIGIT)));
      }
      if (negative && code != MINUS && code != POINT && code != EXPONENT) {
        press(Key.CHS);
        negative = false;
      }
    }
    return this;
  }

  /**
   * Adds the keys of a number in the form of {@link hp41.number.Decimal}, such as {@code
   * -1.500000000E-03}.
   */
  Keystrokes value(String number) {
    String mantissa = number.substring(0, number.indexOf('E')).replaceFirst("\\.?0*$", "");
    String exponent = number.substring(number.indexOf('E') + 1).replaceFirst("^\\+?00$", "");
    digits(mantissa.replace("-", ""));
    sign(mantissa);
    if (!exponent.isEmpty()) {
      press(Key.EEX);
      digits(Math.abs(Integer.parseInt(exponent)), 2);
      sign(exponent);
    }
    return this;
  }

  /** Adds the keys of digits and points. */
  Keystrokes digits(String digits) {
    digits.chars().forEach(digit -> press(Key.of(String.valueOf((char) digit))));
    return this;
  }

  private void sign(String number) {
    if (number.startsWith("-")) {
      press(Key.CHS);
    }
  }

  /** Adds the keys of GTO, a point and a line number. */
  Keystrokes goTo(int line) {
    press(Key.SHIFT, Key.RCL, Key.POINT);
    if (line >= 10 * ROUND) {
      press(Key.EEX);
    }
    digits(line % (10 * ROUND), 3);
    return this;
  }
}
