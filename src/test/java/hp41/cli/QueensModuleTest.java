package hp41.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that the bundled programs in a module behave as in memory. */
class QueensModuleTest {

  private static final List<String> PROGRAMS =
      List.of("8QUEENS", "NQUEENS", "PERMQ", "BRUTE", "DIAGSUM");

  @TempDir private static Path folder;
  private static String module;

  @BeforeAll
  static void make() {
    module = folder.resolve("queens.mod").toString();
    List<String> arguments =
        Stream.of(
                Stream.of("convert"),
                PROGRAMS.stream(),
                Stream.of(module, "--xrom", "20", "--title", "QUEENS"))
            .flatMap(it -> it)
            .toList();
    assertThat(Run.of("", arguments.toArray(String[]::new))).isEqualTo(new Run(0, "", ""));
  }

  @ParameterizedTest
  @CsvSource({
    "8QUEENS, YES/158///NO///NO/",
    "8QUEENS, YES////NO///NO/",
    "8QUEENS, YES/15863724///YES///////",
    "8QUEENS, YES/352///YES////",
    "8QUEENS, NO//",
    "8QUEENS, NO/84136276/",
    "8QUEENS, YES/\"ABC\"/158/",
    "8QUEENS, MAYBE//yes/",
    "8QUEENS, YES/158/XEQ 8QUEENS/NO/5/",
    "NQUEENS, NO/1//",
    "NQUEENS, NO/8//",
    "NQUEENS, YES/6//////",
    "NQUEENS, YES/13///",
    "NQUEENS, NO/-4/4/",
    "PERMQ, NO/6////",
    "PERMQ, YES/6/////",
    "PERMQ, NO/9/4/",
    "BRUTE, 1//",
    "BRUTE, 3//",
    "BRUTE, 8//",
    "DIAGSUM, 45//",
    "DIAGSUM, 40320//",
    "DIAGSUM, 40321/1/",
  })
  void sessionsAreTheSameAsInMemory(String program, String answers) {
    String input = answers.replace('/', '\n');
    Run inMemory = Run.of(input, "run", program);
    assertThat(inMemory.lines()).isNotEmpty();
    assertThat(Run.of(input, "run", module, program)).isEqualTo(inMemory);
    String states = states(input, "run", "--json", program);
    assertThat(states(input, "run", "--json", module, program)).isEqualTo(states);
  }

  @Tag("slow")
  @ParameterizedTest
  @CsvSource({"BRUTE, 10//", "DIAGSUM, /"})
  void longSessionsAreTheSameAsInMemory(String program, String answers) {
    sessionsAreTheSameAsInMemory(program, answers);
  }

  /**
   * Returns the state at each stop, without differences: in memory .END. ends the program, and
   * there is less free memory.
   */
  private static String states(String input, String... arguments) {
    String states = Run.of(input, arguments).out();
    return states.replaceAll("\\.(END)\\. REG \\d+|(00) REG \\d+", "$1$2");
  }

  @ParameterizedTest
  @CsvSource({"NQUEENS, YES/4////", "PERMQ, YES/4////", "BRUTE, 5//"})
  void boardsArePrintedAsFromMemory(String program, String answers) {
    String input = answers.replace('/', '\n');
    Run inMemory = Run.of(input, "run", "--printer", "-", program);
    assertThat(inMemory.out()).contains("\n");
    assertThat(Run.of(input, "run", "--printer", "-", module, program)).isEqualTo(inMemory);
  }

  @ParameterizedTest
  @ValueSource(strings = {"8QUEENS", "NQUEENS", "PERMQ", "BRUTE", "DIAGSUM"})
  void programsAreInTheModuleAndNotInMemory(String program) {
    String copy = "COPY \"" + program + "\" ";
    assertThat(Run.of(copy, "calc", "--plug", module).exitCode()).isZero();
    assertThat(Run.of(copy + copy, "calc", "--plug", module).err()).contains("RAM");
  }

  @Test
  void extractedProgramsMakeTheSameModuleAgain() throws IOException {
    for (String kind : List.of("txt", "raw")) {
      String out = folder.resolve("out." + kind).toString();
      String again = folder.resolve("again-" + kind + ".mod").toString();
      assertThat(Run.of("", "convert", module, out).exitCode()).isZero();
      assertThat(Run.of("", "convert", out, again, "--xrom", "20", "--title", "QUEENS").exitCode())
          .isZero();
      assertThat(Path.of(again)).hasSameBinaryContentAs(Path.of(module));
    }
  }

  @Test
  void listOfTheModuleEqualsTheListings() {
    StringBuilder listings = new StringBuilder();
    PROGRAMS.forEach(program -> listings.append(Run.of("", "list", program).out()));
    assertThat(Run.of("", "list", module).out()).isEqualTo(listings.toString());
  }
}
