package hp41.machine;

/**
 * A function of the calculator: the whole truth about it is in this row.
 *
 * @param name as the catalogue shows it, in glyphs but with {@code ^} for the arrow
 * @param code its byte, or the two bytes of its XROM number
 * @param operand what must follow the name
 * @param behaviour what it does
 * @param effect its stack effect, {@code before -- after}, top at the right
 * @param help one sentence
 * @param programmable whether it can be a program line
 */
public record Function(
    String name,
    int code,
    OperandKind operand,
    Behaviour behaviour,
    String effect,
    String help,
    boolean programmable) {

  /** A function that can be a program line. */
  public static Function of(
      String name, int code, OperandKind operand, Behaviour behaviour, String effect, String help) {
    return new Function(name, code, operand, behaviour, effect, help, true);
  }

  /** A function for the keyboard alone. */
  public static Function keyboard(
      String name, int code, OperandKind operand, Behaviour behaviour, String effect, String help) {
    return new Function(name, code, operand, behaviour, effect, help, false);
  }

  /** Whether its code is an XROM number. */
  public boolean isXrom() {
    return code > 0xFF;
  }

  /** Whether it is a program of its module's. */
  public boolean isProgram() {
    return behaviour instanceof ModuleProgram;
  }

  /** Whether its stack effect says that something new is in X. */
  public boolean changesX() {
    String[] states = (" " + effect + " ").split(" -- ", -1);
    String before = states[0].strip();
    String after = states[1].strip();
    boolean keepsX = !before.isEmpty() && (after + " ").startsWith(before + " ");
    return !after.isEmpty() && !keepsX;
  }

  @Override
  public String toString() {
    return name;
  }
}
