package hp41.recordings;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Checks that short programs stop at the same line and in the same state as on the machine. */
class ShortProgramsTest {

  private static final KnownDifferences KNOWN = KnownDifferences.named("programs");

  static final List<String> FILES = List.of("flow", "fuzzprog", "random-programs");

  static final Map<String, List<Map<String, String>>> BY_TENS =
      FILES.stream()
          .flatMap(file -> Table.named("state/" + file).stream())
          .collect(
              Collectors.groupingBy(
                  row -> row.get("id").replaceFirst(".$", "_"), TreeMap::new, Collectors.toList()));

  @TestFactory
  Stream<DynamicTest> programsLeaveTheStateTheyLeftOnTheMachine() {
    return Table.tests(
        BY_TENS, row -> KNOWN.unknown(row.get("id"), differences(row, Optional.empty())));
  }

  /**
   * Returns the differences, on the machine's microcode if its image is given. A few lines could
   * not be read.
   */
  static List<String> differences(Map<String, String> row, Optional<EngineUnderTest> engine) {
    return State.differences(
        row.get("id"),
        row,
        new ShortProgram(row, engine).execute(),
        column -> !row.get(column).equals("?"));
  }
}
