package hp41.machine;

import hp41.memory.GlobalLabel;
import java.util.List;
import java.util.stream.Stream;

/**
 * Computes how long the machine searches for a name: in the global labels from the last one upward,
 * the built-in module, the modules in the ports, and the mainframe in the order of codes. A
 * compared name that starts with the same letters needs additional time. The durations are fitted
 * to searches of the microcode and are accurate to 30 ms. Empty ports need no time; in
 * keys-mainframe.tsv they needed 0.1 s.
 */
public final class NameSearch {

  private static final long BEGIN = 98_500;
  private static final long BEGIN_IN_PROGRAM = 20_400;
  private static final long LETTER_OF_NAME = 9_500;
  private static final long LABEL = 13_300;
  private static final long NAME = 7_200;
  private static final long LETTER = 3_000;
  private static final int CODES = 0x100;

  private final List<GlobalLabel> globals;
  private final List<CalculatorFunction> mainframe;
  private final List<CalculatorFunction> modules;
  private final String name;

  /**
   * Creates the search for a name.
   *
   * @param name the name in machine characters
   */
  public NameSearch(Machine machine, String name) {
    globals = machine.program().globals();
    mainframe = machine.instructions().modules().get(0).functions();
    modules =
        machine.instructions().modules().stream()
            .skip(1)
            .flatMap(module -> module.functions().stream())
            .toList();
    this.name = InstructionSet.spelled(name);
  }

  /** Returns the microseconds until a result is found. */
  public long micros(Named found) {
    return found instanceof Named.InMemory program
        ? until(program.label())
        : found.asFunction().map(this::until).orElseGet(this::untilNotFound);
  }

  /** Returns the microseconds until a GTO or XEQ of a running program has a result. */
  public long microsInProgram(Named found) {
    return micros(found) - BEGIN + BEGIN_IN_PROGRAM;
  }

  /** Returns the microseconds until a label in memory is found. */
  private long until(GlobalLabel label) {
    return begin() + LABEL * (globals.size() - 1 - globals.indexOf(label));
  }

  /**
   * Returns the microseconds until a function is found. The search ends at the first function with
   * the name, even if its code then finds a function of another module.
   */
  private long until(CalculatorFunction function) {
    if (!function.isXrom()) {
      return untilCode(function.code());
    }
    return throughMemory()
        + compared(modules.stream().takeWhile(other -> !other.name().equals(name)).toList());
  }

  /** Returns the microseconds of a search without result. */
  private long untilNotFound() {
    return untilCode(CODES);
  }

  private long untilCode(int code) {
    List<CalculatorFunction> passed =
        Stream.concat(
                modules.stream(), mainframe.stream().filter(function -> function.code() < code))
            .toList();
    return throughMemory() + compared(passed);
  }

  private long begin() {
    return BEGIN + LETTER_OF_NAME * name.length();
  }

  private long throughMemory() {
    return begin() + LABEL * (globals.size() - 1);
  }

  private long compared(List<CalculatorFunction> functions) {
    int letters = functions.stream().mapToInt(this::lettersInCommon).sum();
    return NAME * functions.size() + LETTER * letters;
  }

  private int lettersInCommon(CalculatorFunction function) {
    String other = function.name();
    int common = 0;
    while (common < Math.min(name.length(), other.length())
        && name.charAt(common) == other.charAt(common)) {
      common++;
    }
    return common;
  }
}
