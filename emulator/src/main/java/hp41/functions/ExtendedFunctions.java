package hp41.functions;

import static hp41.functions.Shapes.action;
import static hp41.machine.OperandKind.NONE;

import hp41.machine.Behaviour;
import hp41.machine.Function;
import hp41.machine.Module;
import java.util.List;

/** The functions of the extended functions module, in the order in which CAT 2 shows them. */
public final class ExtendedFunctions {

  private static final int XROM = 25;

  // spotless:off (a chart: one row is the whole truth about one function)
  private static final List<Function> FUNCTIONS = List.of(
      of("ALENG",    1, action(AlphaText::length),          "-- n", "Number of characters in ALPHA."),
      of("ANUM",     2, action(AlphaText::number),          "-- x", "The first number in ALPHA; sets flag 22 if there is one."),
      of("AROT",     6, action(AlphaText::rotate),          "n -- n", "Rotates ALPHA to the left by X characters."),
      of("ATOX",     7, action(AlphaText::takeFirst),       "-- code", "Takes the first character off ALPHA and gives its code, 0 if there is none."),
      of("GETKEY",  17, KeyCodes::get,                      "-- code", "Waits for a key and gives its row and column, 0 after 12 seconds."),
      of("POSA",    28, action(AlphaText::find),            "x -- position", "Where the text or character code in X stands in ALPHA, 0 for the first place, -1 if nowhere."),
      of("XTOA",    47, action(AlphaText::appendCharacter), "x -- x", "Appends the text in X, or the character of this code, to ALPHA."),
      of("GETKEYX", 54, KeyCodes::getTimed,                 "s -- code character", "Waits X seconds for a key and gives its code and character."));
  // spotless:on

  private ExtendedFunctions() {}

  private static Function of(
      String name, int number, Behaviour behaviour, String effect, String help) {
    return Function.of(name, Module.code(XROM, number), NONE, behaviour, effect, help);
  }

  /** The extended functions module. */
  public static Module module() {
    return new Module("extended functions", XROM, FUNCTIONS);
  }
}
