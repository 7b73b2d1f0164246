package hp41.functions.storage;

import static hp41.event.CalculatorError.*;
import static hp41.functions.Row.heading;
import static hp41.functions.Row.of;
import static hp41.functions.Shapes.action;
import static hp41.functions.Shapes.test;
import static hp41.functions.storage.TextFiles.onFile;
import static hp41.machine.Role.CX;
import static hp41.machine.Role.DELETES;
import static hp41.machine.Role.EDIT;

import hp41.functions.Comparisons;
import hp41.functions.KeyOperations;
import hp41.functions.RegisterBlock;
import hp41.functions.Row;
import hp41.machine.CalculatorFunction;
import hp41.machine.ErrorTime;
import hp41.machine.ModuleDefinition;
import java.util.List;

/** The functions that the CX adds to the extended functions module, in the order of catalog 2. */
public final class CxFunctions {

  /** The XROM number of the module. */
  public static final int XROM = 25;

  // spotless:off (a table with one row per function)
  private static final List<CalculatorFunction> FUNCTIONS = Row.numbered(XROM, 48,
      heading("-CX EXT FCN", "A heading in CAT 2, without an effect."),
      of("ASROOM", onFile(TextFiles::room), "-- bytes", "Number of characters that can be added to the current text file. A new record needs one in addition to its own.")
          .words(665).changesMFirst().errors(FL_NOT_FOUND, FL_TYPE_ERR).example("'NOTES' 5 CRFLAS ASROOM"),
      of("CLRGX", action(RegisterBlock::clear), "bbb.eeeii -- bbb.eeeii", "Clears every ii-th register from bbb to eee.")
          .as(DELETES).words(498).preservesM().errors(ALPHA_DATA, DATA_ERROR, NONEXISTENT).example("7 STO 01 1.003 CLRGX RCL 01"),
      of("ED", action(TextFiles::edit), "--", "Opens the text editor for the file named in ALPHA, or the current one.")
          .as(EDIT).words(1779).errors(FL_NOT_FOUND, FL_TYPE_ERR, NAME_ERR).example("'NOTES' 5 CRFLAS 'MILK' APPREC CLA ED"),
      of("EMDIRX", action(ExtendedDirectory::entry), "n -- type", "Returns the name of the X-th file in ALPHA, and its type PR, DA or AS in X; 0 if there is no such file.")
          .words(472).preservesM().errors(ALPHA_DATA, DATA_ERROR).example("'DATA' 5 CRFLD 1 EMDIRX AVIEW"),
      of("EMROOM", action(ExtendedDirectory::room), "-- registers", "Number of registers that a new file can have.")
          .as(CX).words(523).example("EMROOM"),
      of("GETKEYX", KeyOperations::getTimed, "s -- code character", "Waits X seconds for a key and returns its code and character.")
          .words(45).errors(ALPHA_DATA, DATA_ERROR).example("5 GETKEYX [7]"),
      of("RESZFL", action(ExtendedDirectory::resize), "registers -- registers", "Changes the size of the current file to X registers; if X is negative, data may be lost.")
          .words(614).fails(ErrorTime.USUAL.but(DATA_ERROR, 708).but(FL_SIZE_ERR, 665).but(NO_ROOM, 614)).changesMFirst().errors(ALPHA_DATA, DATA_ERROR, NO_ROOM, FL_SIZE_ERR, FL_NOT_FOUND, FL_TYPE_ERR).example("'DATA' 5 CRFLD 8 RESZFL FLSIZE"),
      of("ΣREG?", action(RegisterBlock::pushStatistics), "-- n", "The number of the first statistics register.")
          .words(340).preservesM().example("ΣREG 05 ΣREG?"),
      of("X=NN?", test(Comparisons.register(o -> o == 0)), "--", "Executes the next line if X equals register Y.")
          .words(320).preservesM().errors(NONEXISTENT, DATA_ERROR).example("1 STO 02 2 ENTER^ 1 X=NN?"),
      of("X≠NN?", test(Comparisons.register(o -> o != 0)), "--", "Executes the next line if X does not equal register Y.")
          .words(330).preservesM().errors(NONEXISTENT, DATA_ERROR).example("1 STO 02 2 ENTER^ 1 X≠NN?"),
      of("X<NN?", test(Comparisons.register(o -> o < 0)), "--", "Executes the next line if X is less than register Y.")
          .words(350).preservesM().errors(NONEXISTENT, DATA_ERROR).example("1 STO 02 2 ENTER^ 0 X<NN?"),
      of("X<=NN?", test(Comparisons.register(o -> o <= 0)), "--", "Executes the next line if X is at most register Y.")
          .words(350).preservesM().errors(NONEXISTENT, DATA_ERROR).example("1 STO 02 2 ENTER^ 1 X<=NN?"),
      of("X>NN?", test(Comparisons.register(o -> o > 0)), "--", "Executes the next line if X is greater than register Y.")
          .words(350).preservesM().errors(NONEXISTENT, DATA_ERROR).example("1 STO 02 2 ENTER^ 3 X>NN?"),
      of("X>=NN?", test(Comparisons.register(o -> o >= 0)), "--", "Executes the next line if X is at least register Y.")
          .words(350).preservesM().errors(NONEXISTENT, DATA_ERROR).example("1 STO 02 2 ENTER^ 1 X>=NN?"));
  // spotless:on

  private CxFunctions() {}

  /** Returns the extended functions that only the CX has. */
  public static ModuleDefinition module() {
    return new ModuleDefinition("CX " + ExtendedFunctions.NAME, XROM, FUNCTIONS);
  }
}
