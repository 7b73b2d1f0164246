package hp41.functions;

import static hp41.functions.Shapes.action;
import static hp41.functions.Shapes.test;
import static hp41.machine.OperandKind.NONE;

import hp41.machine.Behaviour;
import hp41.machine.Function;
import hp41.machine.Module;
import java.util.List;

/** What the CX has beyond the extended functions module, in the order in which CAT 2 shows it. */
public final class CxFunctions {

  private static final int XROM = 25;

  // spotless:off (a chart: one row is the whole truth about one function)
  private static final List<Function> FUNCTIONS = List.of(
      of("-CX EXT FCN", 48, action(m -> {}),                "--", "A second name in the catalogue."),
      of("ASROOM",  49, action(TextFiles::room),            "-- bytes", "Number of characters that fit into the current text file, of which each new record takes one more."),
      of("CLRGX",   50, action(RegisterBlock::clear),       "bbb.eeeii -- bbb.eeeii", "Clears every ii-th register from bbb to eee."),
      of("ED",      51, action(TextFiles::edit),            "--", "Lets the keyboard edit the text file named in ALPHA, or the current one."),
      of("EMDIRX",  52, action(ExtendedDirectory::entry),   "n -- type", "Name of the X-th file in ALPHA, and its type: PR, DA or AS, or zero if there is no such file."),
      of("EMROOM",  53, action(ExtendedDirectory::room),    "-- registers", "Number of registers that a new file can have."),
      of("GETKEYX", 54, KeyCodes::getTimed,                 "s -- code character", "Waits X seconds for a key and gives its code and character."),
      of("RESZFL",  55, action(ExtendedDirectory::resize),  "registers -- registers", "Gives the current file X registers; if negative, data may be lost."),
      of("ΣREG?",   56, action(RegisterBlock::pushStatistics), "-- n", "The number of the first statistics register."),
      of("X=NN?",   57, test(RegisterTests.order(o -> o == 0)), "--", "Does the next line if X equals register Y."),
      of("X≠NN?",   58, test(RegisterTests.order(o -> o != 0)), "--", "Does the next line if X does not equal register Y."),
      of("X<NN?",   59, test(RegisterTests.order(o -> o < 0)), "--", "Does the next line if X is less than register Y."),
      of("X<=NN?",  60, test(RegisterTests.order(o -> o <= 0)), "--", "Does the next line if X is at most register Y."),
      of("X>NN?",   61, test(RegisterTests.order(o -> o > 0)), "--", "Does the next line if X is greater than register Y."),
      of("X>=NN?",  62, test(RegisterTests.order(o -> o >= 0)), "--", "Does the next line if X is at least register Y."));
  // spotless:on

  private CxFunctions() {}

  private static Function of(
      String name, int number, Behaviour behaviour, String effect, String help) {
    return Function.of(name, Module.code(XROM, number), NONE, behaviour, effect, help);
  }

  /** The extended functions that only the CX has. */
  public static Module module() {
    return new Module("CX extended functions", XROM, FUNCTIONS);
  }
}
