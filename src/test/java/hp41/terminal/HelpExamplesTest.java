package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Accessory;
import hp41.Document;
import hp41.KnownName;
import hp41.Model;
import hp41.Plugged;
import hp41.app.CalculatorFactory;
import hp41.event.CalculatorError;
import hp41.panel.help.HelpPage.Trial;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks the explanations of functions in help. */
class HelpExamplesTest {

  private static final int MOST_PRINTED = 8;
  private static final String HEADING =
      """
      # What the display shows after the example of a function, and what is printed: each line with
      # ¶ behind it, and no more than eight of them. Columns are apart by tabs.
      """;
  private static final Path TABLE = Path.of("test/resources/hp41/terminal/examples.tsv");

  private static Stream<KnownName> functions() {
    return CalculatorFactory.builder(Model.CX, new FakePeripherals())
        .plugged(Plugged.of(Accessory.values()))
        .build()
        .names()
        .stream();
  }

  static Stream<KnownName> examples() {
    return functions().filter(name -> !name.usage().example().isEmpty());
  }

  @Test
  void resultsOfExamplesMatchTheTable() throws IOException {
    String rows = examples().map(HelpExamplesTest::row).collect(Collectors.joining());
    Document.isWritten(TABLE, HEADING + rows);
  }

  private static String row(KnownName name) {
    Trial trial = ScratchCalculator.run(name.usage().example());
    String printed =
        trial.paper().stream()
            .limit(MOST_PRINTED)
            .map(line -> line + '¶')
            .collect(Collectors.joining());
    return name.text() + '\t' + trial.display() + '\t' + printed + '\n';
  }

  @ParameterizedTest
  @MethodSource("examples")
  void exampleUsesItsFunctionAndIsNoError(KnownName name) {
    assertThat(" " + name.usage().example() + " ").contains(" " + name.text() + " ");
    String gives = ScratchCalculator.run(name.usage().example()).display();
    assertThat(CalculatorError.shown(gives)).isEmpty();
  }

  @Test
  void everyFunctionHasAnExampleOrAReasonWhyNot() {
    assertThat(functions())
        .allMatch(name -> name.usage().example().isEmpty() != name.usage().reason().isEmpty());
  }
}
