package hp41.functions.printing;

import static hp41.event.CalculatorError.*;
import static hp41.functions.Row.*;
import static hp41.functions.printing.WandReader.reading;

import hp41.functions.Row;
import hp41.machine.CalculatorFunction;
import hp41.machine.ModuleDefinition;
import java.util.List;

/** The functions of the wand, which reads bar code. The host lays the rows under the wand. */
public final class WandFunctions {

  /** The XROM number of the module. */
  public static final int XROM = 27;

  private static final String NO_EXAMPLE = "none: it needs bar code, which scan FILE reads";

  // spotless:off (a table with one row per function)
  private static final List<CalculatorFunction> FUNCTIONS = Row.numbered(XROM, 1,
      of("WNDDTA", reading(WandReader::readData), "--", "Reads data from bar code into the registers from R00.")
          .errors(NONEXISTENT, WAND_READY, WAND_TYPE, WAND_SEQUENCE).without(NO_EXAMPLE),
      of("WNDDTX", reading(WandReader::readDataOfX), "b.e -- b.e", "Reads data from bar code into registers bbb.eee.")
          .errors(ALPHA_DATA, NONEXISTENT, WAND_READY, WAND_TYPE, WAND_SEQUENCE).without(NO_EXAMPLE),
      of("WNDLNK", reading(WandReader::link), "--", "Reads a program from bar code, adds it after the last one and executes it as a subroutine.")
          .errors(NONEXISTENT, WAND_READY, WAND_TYPE, NO_ROOM, TRY_AGAIN).without(NO_EXAMPLE),
      of("WNDSUB", reading(WandReader::readSubroutine), "--", "Reads a program from bar code and adds it after the last one.")
          .errors(NONEXISTENT, WAND_READY, WAND_TYPE, NO_ROOM, TRY_AGAIN).without(NO_EXAMPLE),
      of("WNDSCN", reading(WandReader::scan), "-- n", "Stores the bytes of a row of bar code from R01, and recalls their number.")
          .errors(NONEXISTENT, WAND_READY, WAND_TYPE).without(NO_EXAMPLE),
      of("WNDTST", reading(WandReader::test), "--", "Shows the bytes of a row of bar code as hexadecimal digits.")
          .errors(NONEXISTENT, WAND_READY, WAND_TYPE).without(NO_EXAMPLE));
  // spotless:on

  private WandFunctions() {}

  /** Returns the wand module. */
  public static ModuleDefinition module() {
    return new ModuleDefinition("wand", XROM, FUNCTIONS);
  }
}
