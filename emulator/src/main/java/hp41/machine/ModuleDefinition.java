package hp41.machine;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * A plug-in module, or the mainframe.
 *
 * @param name as it is called in catalogues and help
 * @param xrom its number, 1 to 31; 0 for the mainframe
 * @param functions in catalogue order
 * @param buffers the numbers of the buffers that it keeps above the key assignments
 * @param programs reads the listing of its programs, which is seldom needed; empty if it has none
 */
public record ModuleDefinition(
    String name,
    int xrom,
    List<CalculatorFunction> functions,
    Set<Integer> buffers,
    Optional<Supplier<String>> programs) {

  private static final int FIRST_CODE = 0xA000;
  private static final int LAST_CODE = 0xA7FF;

  public ModuleDefinition {
    functions = List.copyOf(functions);
    buffers = Set.copyOf(buffers);
  }

  /** A module that neither keeps a buffer nor has programs. */
  public ModuleDefinition(String name, int xrom, List<CalculatorFunction> functions) {
    this(name, xrom, functions, Set.of());
  }

  /** A module that keeps buffers. */
  public ModuleDefinition(
      String name, int xrom, List<CalculatorFunction> functions, Set<Integer> buffers) {
    this(name, xrom, functions, buffers, Optional.empty());
  }

  /** A module that has programs. */
  public ModuleDefinition(
      String name, int xrom, List<CalculatorFunction> functions, Supplier<String> programs) {
    this(name, xrom, functions, Set.of(), Optional.of(programs));
  }

  /** The two bytes of function {@code number} of module {@code xrom}. */
  public static int code(int xrom, int number) {
    return FIRST_CODE | xrom << 6 | number;
  }

  /** The number of the module in the two bytes of a function. */
  public static int xrom(int code) {
    return code >>> 6 & 0x1F;
  }

  /** The number of the function within its module in its two bytes. */
  public static int number(int code) {
    return code & 0x3F;
  }

  /** Whether two bytes are a module's function rather than something else. */
  public static boolean isCode(int code) {
    return code >= FIRST_CODE && code <= LAST_CODE;
  }

  /** The numbers in the two bytes of a function, as listings have them: {@code XROM 05,01}. */
  public static String numbers(int code) {
    return "XROM %02d,%02d".formatted(xrom(code), number(code));
  }
}
