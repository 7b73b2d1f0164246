package hp41.machine;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A function of the calculator: the whole truth about it is in this row.
 *
 * @param name as in listings
 * @param code its byte, the first byte of its lines, or 0xA000 and above for XROM numbers
 * @param operand what it takes
 * @param behaviour what it does
 * @param effect its stack effect, {@code before -- after}, top at the right
 * @param help one sentence
 * @param roles what others must know of it
 * @param words how long it takes, in words of {@link Timing#WORD_MICROS}, measured on the machine's
 *     microcode; of a test, if it is true
 * @param translation how it is translated in a program that is executed very often
 * @param usage what else there is to say about it
 */
public record CalculatorFunction(
    String name,
    int code,
    OperandKind operand,
    Behaviour behaviour,
    String effect,
    String help,
    Set<Role> roles,
    int words,
    Translation translation,
    Usage usage) {

  /** The time of functions that were not measured. */
  public static final int UNMEASURED = 150;

  /** What help says of a function that is known by name or number alone. */
  public static final String NOT_PLUGGED_IN = "A function of a module not plugged in.";

  private static final Behaviour MISSING =
      (machine, operand) -> {
        throw CalculatorError.NONEXISTENT;
      };

  /** A function of a module that is not plugged in: it has a name, and answers NONEXISTENT. */
  public static CalculatorFunction absent(String name, int code, String help) {
    return known(name, code, MISSING, help);
  }

  /** The same, of which only the number is known. */
  static CalculatorFunction absent(int code) {
    return absent(ModuleDefinition.numbers(code), code, NOT_PLUGGED_IN);
  }

  /** A function of a module that is plugged in, which is a program there. */
  public static CalculatorFunction program(String name, int code, String module) {
    return known(name, code, new ModuleProgram(code), "Program of " + module + ".");
  }

  /** A function of a module that is plugged in, which is microcode: it answers NONEXISTENT. */
  public static CalculatorFunction microcode(String name, int code, String module) {
    String why = "%s is microcode of %s: only its user programs run here".formatted(name, module);
    CalculatorError error = CalculatorError.NONEXISTENT.because(why);
    String help = "Microcode of " + module + ", which does not run here.";
    return known(name, code, new MicrocodeFunction(error), help);
  }

  /** A function of which no row says more than this. */
  private static CalculatorFunction known(String name, int code, Behaviour behaviour, String help) {
    return new CalculatorFunction(
        name,
        code,
        OperandKind.NONE,
        behaviour,
        "--",
        help,
        Set.of(),
        UNMEASURED,
        Translation.NONE,
        Usage.NONE);
  }

  /** Whether this is one of its roles. */
  public boolean is(Role role) {
    return roles.contains(role);
  }

  /** Whether it can be a program line. */
  public boolean programmable() {
    return !is(Role.KEYBOARD);
  }

  /** Whether its code is an XROM number. */
  public boolean isXrom() {
    return code > 0xFF;
  }

  /** Whether it is a program of its module's. */
  public boolean isProgram() {
    return behaviour instanceof ModuleProgram;
  }

  /** Whether it is known, and cannot be done here. */
  public boolean isMicrocode() {
    return behaviour instanceof MicrocodeFunction;
  }

  /** What a function in microcode does: it says that it is that. */
  private record MicrocodeFunction(CalculatorError error) implements Behaviour {

    @Override
    public void execute(Machine machine, Operand operand) {
      throw error;
    }
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

  /**
   * What there is to say about a function to those who use it.
   *
   * @param errors those it can give
   * @param flags those it goes by or changes, in words
   * @param example a line to type that shows what it does, keys to press in brackets; or nothing
   * @param reason why there is no example, or nothing
   */
  public record Usage(List<CalculatorError> errors, String flags, String example, String reason) {

    /** Nothing to say. */
    public static final Usage NONE = new Usage(List.of(), "", "", "");

    /** The messages of the errors, with commas between. */
    public String messages() {
      return errors.stream().map(CalculatorError::getMessage).collect(Collectors.joining(", "));
    }
  }
}
