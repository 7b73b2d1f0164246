package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Accessory;
import hp41.Calculator;
import hp41.Model;
import hp41.panel.Lore;
import hp41.panel.Messages;
import hp41.panel.Trial;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What help says about functions; with -Dhp41.update=true what examples give is written anew. */
class HelpExamplesTest {

  private static final int MOST_PRINTED = 8;
  private static final Path TABLE = Path.of("main/resources/hp41/panel/functions.tsv");

  static Stream<Lore> examples() throws IOException {
    if (Boolean.getBoolean("hp41.update")) {
      Files.write(TABLE, Files.readAllLines(TABLE).stream().map(HelpExamplesTest::anew).toList());
    }
    return Lore.all().values().stream().filter(lore -> !lore.example().isEmpty());
  }

  private static String anew(String row) {
    String[] cells = row.split("\t", -1);
    if (row.startsWith("# ") || cells[3].isEmpty()) {
      return row;
    }
    Trial trial = Scratch.run(cells[3]);
    cells[4] = trial.display();
    cells[5] = printed(trial).stream().map(line -> line + '¶').collect(Collectors.joining());
    return String.join("\t", cells);
  }

  @ParameterizedTest
  @MethodSource("examples")
  void exampleGivesWhatItSays(Lore lore) {
    Trial trial = Scratch.run(lore.example());
    assertThat(trial.display()).isEqualTo(lore.gives());
    assertThat(printed(trial)).isEqualTo(lore.prints());
  }

  private static List<String> printed(Trial trial) {
    return trial.paper().stream().limit(MOST_PRINTED).toList();
  }

  @ParameterizedTest
  @MethodSource("examples")
  void exampleUsesItsFunctionAndIsNoError(Lore lore) {
    assertThat(" " + lore.example() + " ").contains(" " + lore.name() + " ");
    assertThat(Messages.NAMES).noneMatch(message -> message.text().equals(lore.gives()));
  }

  @Test
  void everyFunctionHasAnExampleOrARowThatSaysWhyNot() {
    Set<String> told =
        Lore.all().values().stream()
            .filter(lore -> lore.example().isEmpty() != lore.without().isEmpty())
            .map(Lore::name)
            .collect(Collectors.toSet());
    Set<String> names =
        new Calculator(
                Model.CX,
                EnumSet.allOf(Accessory.class),
                new FakePeripherals(),
                hp41.keyboard.Pace.FULL)
            .names().stream().map(Calculator.Name::text).collect(Collectors.toSet());
    assertThat(told).isEqualTo(names).hasSameSizeAs(Lore.all().keySet());
  }

  @Test
  void everyErrorIsExplained() {
    List<String> errors =
        Lore.all().values().stream()
            .flatMap(lore -> Arrays.stream(lore.errors().split(", ")))
            .filter(error -> !error.isEmpty())
            .distinct()
            .toList();
    List<String> explained = Messages.NAMES.stream().map(Calculator.Name::text).toList();
    assertThat(explained).containsAll(errors);
  }
}
