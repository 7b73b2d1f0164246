package hp41.functions.storage;

import hp41.machine.CalculatorError;
import hp41.machine.Machine;
import java.util.regex.Pattern;

/**
 * Names of files in machine characters, at most seven, and as they are outside: capitals, digits,
 * {@code + - _} as they are, any other character as {@code %} and its code in hexadecimal. Outside,
 * small letters stand for capitals, and what is behind the seventh character does not count.
 */
final class FileName {

  private static final int LENGTH = 7;
  private static final int HEXADECIMAL = 16;

  /** What is not as it is outside. */
  private static final Pattern SPELLED = Pattern.compile("[^A-Z0-9+_-]");

  private FileName() {}

  /** The name in ALPHA, up to a comma; may be empty. */
  static String inAlpha(Machine machine) {
    return cut(part(machine, 0));
  }

  /** The name in ALPHA. None: NAME ERR. */
  static String required(Machine machine) {
    String name = inAlpha(machine);
    if (name.isEmpty()) {
      throw CalculatorError.NAME_ERR;
    }
    return name;
  }

  /** What stands behind the comma in ALPHA; without a comma what is in front of it. */
  static String behindComma(Machine machine) {
    return cut(part(machine, machine.alpha().text().indexOf(',') < 0 ? 0 : 1));
  }

  /** What stands in front of the comma in ALPHA, in full. */
  static String inFront(Machine machine) {
    return part(machine, 0);
  }

  private static String part(Machine machine, int index) {
    return machine.alpha().text().split(",", -1)[index];
  }

  private static String cut(String name) {
    return name.substring(0, Math.min(LENGTH, name.length())).stripTrailing();
  }

  /** The name outside, without an ending. */
  static String outside(String name) {
    return SPELLED.matcher(name).replaceAll(it -> "%%%02X".formatted((int) it.group().charAt(0)));
  }

  /** The machine's name of a file outside, given without its ending. */
  static String inside(String outside) {
    StringBuilder name = new StringBuilder();
    for (int i = 0; i < outside.length(); i++) {
      if (outside.substring(i).matches("%[0-9A-Fa-f]{2}.*")) {
        name.append((char) Integer.parseInt(outside.substring(i + 1, i + 3), HEXADECIMAL));
        i += 2;
      } else {
        name.append(Character.toUpperCase(outside.charAt(i)));
      }
    }
    return cut(name.toString());
  }
}
