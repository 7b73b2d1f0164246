package hp41.machine;

import hp41.memory.CharacterSet;
import hp41.memory.GlobalLabel;
import java.util.List;
import java.util.stream.Stream;

/**
 * How long the machine looks for a name: among the global labels from the last one up, in the
 * module built in, in those in the ports, and in the mainframe by code. A name on the way that
 * begins with the same letters costs more. The times are fitted over the searches recorded in
 * keys-cx.tsv and keys-mainframe.tsv, and right to 20 ms, but for the ports: they took 0.1 s in
 * keys-mainframe and nothing in keys-cx, and half of it is taken here.
 */
public final class NameSearch {

  private static final long BEGIN = 125_000;
  private static final long LABEL = 11_000;
  private static final long NAME = 6_500;
  private static final long LETTER = 5_000;
  private static final long PORTS = 52_000;
  private static final int CODES = 0x100;

  private final List<GlobalLabel> globals;
  private final List<CalculatorFunction> mainframe;
  private final List<CalculatorFunction> modules;
  private final String name;

  /**
   * The search for a name.
   *
   * @param name in machine characters
   */
  public NameSearch(Machine machine, String name) {
    globals = machine.program().globals();
    mainframe = machine.instructions().modules().get(0).functions();
    modules =
        machine.instructions().modules().stream()
            .skip(1)
            .flatMap(module -> module.functions().stream())
            .toList();
    this.name = CharacterSet.glyphs(name);
  }

  /** The microseconds until this is found. */
  public long micros(Named found) {
    return found instanceof Named.InMemory program
        ? until(program.label())
        : found.asFunction().map(this::until).orElseGet(this::inVain);
  }

  /** The microseconds until a label in memory is found. */
  private long until(GlobalLabel label) {
    return BEGIN + LABEL * (globals.size() - 1 - globals.indexOf(label));
  }

  /** The microseconds until a function is found. */
  private long until(CalculatorFunction function) {
    if (!function.isXrom()) {
      return untilCode(function.code());
    }
    long compared = compared(modules.subList(0, modules.indexOf(function)));
    boolean builtIn = function.code() >>> 6 == modules.get(0).code() >>> 6;
    return throughMemory() + compared + (builtIn ? 0 : PORTS);
  }

  /** The microseconds until everything has been searched in vain. */
  private long inVain() {
    return untilCode(CODES);
  }

  private long untilCode(int code) {
    List<CalculatorFunction> passed =
        Stream.concat(
                modules.stream(), mainframe.stream().filter(function -> function.code() < code))
            .toList();
    return throughMemory() + PORTS + compared(passed);
  }

  private long throughMemory() {
    return BEGIN + LABEL * (globals.size() - 1);
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
