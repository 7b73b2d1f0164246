package hp41.recordings;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.machine.CalculatorFunction;
import hp41.machine.ModuleDefinition;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Checks that each function, executed once, leaves the same state as on the machine. */
class StateTest {

  private static final KnownDifferences KNOWN = KnownDifferences.named("state");

  static final List<String> FILES =
      List.of(
          "mainframe",
          "mainframe_operands",
          "lines",
          "xfunctions",
          "time",
          "random",
          "random-synthetic");

  /** Functions that end the program or wait for keys; programs and transcripts test them. */
  private static final Set<String> BEYOND_LINES =
      Set.of("END", "ED", "ALMCAT", "CLOCK", "SW", "SWPT");

  static final Map<String, List<Map<String, String>>> BY_FUNCTION = byFunction();

  @TestFactory
  Stream<DynamicTest> functionsLeaveTheStateTheyLeftOnTheMachine() {
    return Table.tests(
        BY_FUNCTION, row -> KNOWN.unknown(name(row), differences(row, Optional.empty())));
  }

  @Test
  void everyProgrammableFunctionWasRecorded() {
    Set<String> recorded = BY_FUNCTION.keySet();
    assertThat(new Bench(Bench.USUAL_TIME).machine().instructions().modules())
        .flatExtracting(ModuleDefinition::functions)
        .filteredOn(CalculatorFunction::programmable)
        .extracting(CalculatorFunction::name)
        .filteredOn(name -> !recorded.contains(name) && !isHeader(name))
        .containsExactlyInAnyOrderElementsOf(BEYOND_LINES);
  }

  /** Returns whether a function is only the name of a module, which does nothing. */
  private static boolean isHeader(String name) {
    return name.matches("-.{3,}");
  }

  private static Map<String, List<Map<String, String>>> byFunction() {
    Map<String, List<Map<String, String>>> byFunction = new TreeMap<>();
    for (String file : FILES) {
      for (Map<String, String> row : Table.named("state/" + file)) {
        row.put("file", file);
        byFunction.computeIfAbsent(row.get("func"), f -> new ArrayList<>()).add(row);
      }
    }
    return byFunction;
  }

  /**
   * Returns the rows of all files. The name of the file and the number of the row identify a row.
   */
  private static String name(Map<String, String> row) {
    return row.get("file") + " " + row.get("id");
  }

  /**
   * Returns the differences, on the machine's microcode if its image is given. After a stop no next
   * line is fetched, which would show the stack lift.
   */
  static List<String> differences(Map<String, String> row, Optional<EngineUnderTest> engine) {
    boolean continues = List.of("no", "skip").contains(row.get("next"));
    return State.differences(
        name(row) + " " + row.get("line"),
        row,
        new SingleFunction(row, engine).execute(),
        column -> continues || !column.equals("out_lift"));
  }
}
