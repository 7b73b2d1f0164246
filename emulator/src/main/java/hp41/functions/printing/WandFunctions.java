package hp41.functions.printing;

import hp41.event.CalculatorError;
import hp41.functions.Row;
import hp41.machine.Behaviour;
import hp41.machine.CalculatorFunction;
import hp41.machine.ModuleDefinition;
import java.util.List;

/**
 * The functions of the wand, which reads bar code. They have names, but executing them shows
 * NONEXISTENT.
 */
public final class WandFunctions {

  /** The XROM number of the module. */
  public static final int XROM = 27;

  private static final List<CalculatorFunction> FUNCTIONS =
      Row.numbered(
          XROM,
          1,
          missing("WNDDTA", "Reads data from bar code into the registers."),
          missing("WNDDTX", "Reads data from bar code into registers bbb.eee."),
          missing("WNDLNK", "Reads a program from bar code and executes it as a subroutine."),
          missing("WNDSUB", "Reads a program from bar code and adds it after the last one."),
          missing("WNDSCN", "Reads the bytes of bar code into registers."),
          missing("WNDTST", "Reads bar code and shows its bytes."));

  private WandFunctions() {}

  private static Row missing(String name, String help) {
    Behaviour none =
        (machine, operand) -> {
          throw CalculatorError.NONEXISTENT;
        };
    return Row.of(name, none, "--", help)
        .errors(CalculatorError.NONEXISTENT)
        .without("none: no wand can be plugged in; only listings can contain its functions");
  }

  /** Returns the wand module. */
  public static ModuleDefinition module() {
    return new ModuleDefinition("wand", XROM, FUNCTIONS);
  }
}
