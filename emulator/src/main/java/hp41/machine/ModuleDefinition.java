package hp41.machine;

import hp41.memory.LineLength;
import hp41.text.ZeroPadding;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A plug-in module or the mainframe.
 *
 * @param name the name in catalogs and help
 * @param xrom the XROM number, 1 to 31; 0 for the mainframe
 * @param functions the functions in catalog order
 * @param buffers the numbers of the buffers that the module uses
 */
public record ModuleDefinition(
    String name, int xrom, List<CalculatorFunction> functions, Set<Integer> buffers) {

  private static final int FIRST_CODE = 0xA000;
  private static final int LAST_CODE = 0xA7FF;

  public ModuleDefinition {
    functions = List.copyOf(functions);
    buffers = Set.copyOf(buffers);
  }

  /** Creates a module without buffers. */
  public ModuleDefinition(String name, int xrom, List<CalculatorFunction> functions) {
    this(name, xrom, functions, Set.of());
  }

  /** Returns the two bytes of a function. */
  public static int code(int xrom, int number) {
    return FIRST_CODE | xrom << 6 | number;
  }

  /** Returns the XROM number in the two bytes of a function. */
  public static int xrom(int code) {
    return code >>> 6 & 0x1F;
  }

  /** Returns the number of the function within its module from its two bytes. */
  public static int number(int code) {
    return code & 0x3F;
  }

  /** Returns whether two bytes are an XROM function. */
  public static boolean isCode(int code) {
    return code >= FIRST_CODE && code <= LAST_CODE;
  }

  /**
   * Returns the two bytes of each XROM function that a program calls, in the order of its lines.
   */
  public static Stream<Integer> codesIn(byte[] program) {
    return LineLength.split(program).stream()
        .filter(line -> line.length == 2)
        .map(line -> (line[0] & 0xFF) << 8 | line[1] & 0xFF)
        .filter(ModuleDefinition::isCode);
  }

  /** Returns the numbers of a function as listings show them: {@code XROM 05,01}. */
  public static String numbers(int code) {
    return "XROM " + pair(code);
  }

  /** Returns the numbers of a function alone: {@code 05,01}. */
  public static String pair(int code) {
    return ZeroPadding.decimal(xrom(code), 2) + ',' + ZeroPadding.decimal(number(code), 2);
  }
}
