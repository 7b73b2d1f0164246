package hp41.functions;

import static hp41.machine.OperandKind.NONE;

import hp41.machine.CalculatorError;
import hp41.machine.Function;
import hp41.machine.Machine;
import hp41.machine.Module;
import hp41.machine.Operand;
import java.util.List;

/** The functions of the wand, which reads bar code: known by name, but there is no wand. */
public final class WandFunctions {

  private static final int XROM = 27;

  // spotless:off (a chart: one row is the whole truth about one function)
  private static final List<Function> FUNCTIONS = List.of(
      of("WNDDTA", 1, "Reads data from bar code into the registers."),
      of("WNDDTX", 2, "Reads data from bar code into registers bbb.eee."),
      of("WNDLNK", 3, "Reads a program from bar code and executes it as a subroutine."),
      of("WNDSUB", 4, "Reads a program from bar code and adds it behind the last one."),
      of("WNDSCN", 5, "Reads the bytes of bar code into registers."),
      of("WNDTST", 6, "Reads bar code and shows its bytes."));
  // spotless:on

  private WandFunctions() {}

  private static Function of(String name, int number, String help) {
    return Function.of(name, Module.code(XROM, number), NONE, WandFunctions::missing, "--", help);
  }

  private static void missing(Machine machine, Operand operand) {
    throw CalculatorError.NONEXISTENT;
  }

  /** The wand. */
  public static Module module() {
    return new Module("wand", XROM, FUNCTIONS);
  }
}
