package hp41.machine;

import hp41.event.CalculatorError;
import hp41.event.Usage;
import hp41.key.OperandKind;
import java.util.Set;

/**
 * A function of the calculator with all its properties.
 *
 * @param name the name as in listings
 * @param code the byte of the function, the first byte of its lines, or 0xA000 and above for XROM
 *     functions
 * @param operand the kind of operand
 * @param behaviour the action
 * @param effect the stack effect, {@code before -- after}, with X at the right
 * @param help one sentence
 * @param roles properties that other code must know
 * @param time the execution time
 * @param translation the operation that replaces the behaviour in compiled programs
 * @param usage further documentation
 */
public record CalculatorFunction(
    String name,
    int code,
    OperandKind operand,
    Behaviour behaviour,
    String effect,
    String help,
    Set<Role> roles,
    ExecutionTime time,
    Translation translation,
    Usage usage) {

  /** The help of a function whose module is not plugged in. */
  public static final String NOT_PLUGGED_IN = "A function of a module that is not plugged in.";

  private static final Behaviour MISSING =
      (machine, operand) -> {
        throw CalculatorError.NONEXISTENT;
      };

  /**
   * Returns a function of a module that is not plugged in. It has a name, and executing it shows
   * NONEXISTENT.
   */
  public static CalculatorFunction absent(String name, int code, String help) {
    return known(name, code, MISSING, help);
  }

  /** Returns a function of a module that is not plugged in and whose name is unknown. */
  static CalculatorFunction absent(int code) {
    return absent(ModuleDefinition.numbers(code), code, NOT_PLUGGED_IN);
  }

  /** Returns a function of a plugged-in module that is a user code program. */
  public static CalculatorFunction program(String name, int code, String module) {
    return known(name, code, new ModuleProgram(code), "Program of " + module + ".");
  }

  /**
   * Returns a function of a plugged-in module that is microcode. Executing it shows NONEXISTENT.
   */
  public static CalculatorFunction microcode(String name, int code, String module) {
    String why = "%s is microcode of %s: only its user programs run here".formatted(name, module);
    CalculatorError error = CalculatorError.NONEXISTENT.withReason(why);
    String help = "Microcode of " + module + ", which does not run here.";
    return known(name, code, new MicrocodeFunction(error), help);
  }

  /** Returns a function without further properties. */
  private static CalculatorFunction known(String name, int code, Behaviour behaviour, String help) {
    return new CalculatorFunction(
        name,
        code,
        OperandKind.NONE,
        behaviour,
        "--",
        help,
        Set.of(),
        ExecutionTime.UNMEASURED,
        Translation.NONE,
        Usage.NONE);
  }

  /** Returns the execution time in words. */
  public int words() {
    return time.words();
  }

  /** Returns whether the function has a role. */
  public boolean is(Role role) {
    return roles.contains(role);
  }

  /** Returns whether the function can be a program line. */
  public boolean programmable() {
    return !is(Role.KEYBOARD);
  }

  /** Returns whether the code is an XROM number. */
  public boolean isXrom() {
    return code > 0xFF;
  }

  /** Returns whether the function is a user code program of a module. */
  public boolean isProgram() {
    return behaviour instanceof ModuleProgram;
  }

  /**
   * Returns whether the function is microcode of a plugged-in module, which cannot be executed
   * here.
   */
  public boolean isMicrocode() {
    return behaviour instanceof MicrocodeFunction;
  }

  /** The behaviour of a microcode function: it always fails. */
  private record MicrocodeFunction(CalculatorError error) implements Behaviour {

    @Override
    public void execute(Machine machine, Operand operand) {
      throw error;
    }
  }

  /** Returns whether the stack effect puts a new value into X. */
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
