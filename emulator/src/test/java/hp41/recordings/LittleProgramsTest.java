package hp41.recordings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Little programs stop where they stopped on the machine, and leave what they left. */
class LittleProgramsTest {

  private static final Known KNOWN = Known.named("programs");

  @TestFactory
  Stream<DynamicTest> programsLeaveTheStateTheyLeftOnTheMachine() {
    return Stream.of("flow", "fuzzprog")
        .flatMap(file -> Table.named("state/" + file).stream())
        .filter(row -> new LittleProgram(row).isKnown())
        .map(row -> DynamicTest.dynamicTest(row.get("id"), () -> compare(row)));
  }

  private static void compare(Map<String, String> row) {
    List<String> differences = new ArrayList<>();
    new LittleProgram(row)
        .execute()
        .forEach(
            (column, value) -> {
              String want = State.glyphs(row.get(column));
              if (isCompared(row, column) && !value.equals(want)) {
                differences.add(
                    "%s %s %s instead of %s".formatted(row.get("id"), column, value, want));
              }
            });
    assertThat(KNOWN.unknown(row.get("id"), differences)).isEmpty();
  }

  /** Behind a dark display no annunciators are to be seen; a few lines could not be read. */
  private static boolean isCompared(Map<String, String> row, String column) {
    return column.equals("annunciators")
        ? !row.get("display").equals("(off)")
        : !row.get(column).equals("?");
  }
}
