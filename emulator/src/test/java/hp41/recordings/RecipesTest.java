package hp41.recordings;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Calculator;
import hp41.Internals;
import hp41.VirtualClock;
import hp41.keypad.VirtualKeypad;
import hp41.keypad.VirtualKeypad.KeyPress;
import hp41.listing.Assembler;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The recipes of synthetic programming, key by key: the display after each key for which the
 * calculator waits, and the content of memory, as on the machine's microcode. The column {@code
 * published} contains the displays that the author of a recipe names.
 */
class RecipesTest {

  static final List<Map<String, String>> ROWS = Table.named("recipes");

  @TestFactory
  Stream<DynamicTest> recipesDoWhatTheyDidOnTheMachine() {
    return ROWS.stream()
        .map(
            row ->
                DynamicTest.dynamicTest(
                    row.get("recipe"),
                    () -> assertThat(played(row, Optional.empty())).isEqualTo(row)));
  }

  @TestFactory
  Stream<DynamicTest> recipesShowWhatTheirAuthorsHavePublished() {
    return ROWS.stream()
        .filter(row -> !row.get("published").isEmpty())
        .map(
            row ->
                DynamicTest.dynamicTest(
                    row.get("recipe"),
                    () ->
                        assertThat(displays(row.get("shown")))
                            .containsSubsequence(displays(row.get("published")))));
  }

  private static List<String> displays(String cell) {
    return List.of(cell.split("\\|"));
  }

  /** Returns the row with what the keys show and leave now. */
  static Map<String, String> played(Map<String, String> row, Optional<EngineUnderTest> engine) {
    VirtualClock clock = new VirtualClock(SyntheticKeysTest.WALL);
    Calculator calculator = SyntheticKeysTest.calculator(clock);
    calculator.engine(engine.map(EngineUnderTest::image));
    String listing = row.get("listing").replace(" ; ", "\n");
    if (!listing.isEmpty()) {
      calculator.load(new Assembler(Internals.known(calculator)).assemble(listing).programs());
    }
    long[] before = calculator.image().registers().clone();
    VirtualKeypad keypad = new VirtualKeypad(calculator, clock);
    List<String> shown = new ArrayList<>();
    for (String key : row.get("keys").split(" ")) {
      KeyPress press = KeyPress.of(key).orElseThrow();
      keypad.press(press.key(), press.hold(), press.untilNext().orElse(SyntheticKeysTest.SETTLED));
      boolean waits = press.untilNext().isEmpty();
      shown.add(waits ? calculator.display().toString().strip() : "");
    }
    Map<String, String> played = new LinkedHashMap<>(row);
    played.put("shown", String.join("|", shown));
    played.put("words", SyntheticKeysTest.changes(before, calculator.image().registers()));
    return played;
  }
}
