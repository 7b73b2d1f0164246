package hp41.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks the command {@code hp41} itself. */
class MainTest {

  @Test
  void listsItsVerbs() {
    Run run = Run.of("", "--help");
    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).contains("run", "calc", "keys", "list", "convert", "Exit codes");
  }

  @Test
  void printsItsVersion() {
    assertThat(Run.of("", "--version").out()).startsWith("hp41 ");
  }

  @Test
  void verboseVersionNamesJavaAndHowItStarts() {
    Run run = Run.of("", "--version", "-v");
    assertThat(run.out().lines()).hasSize(3);
    assertThat(run.out())
        .startsWith("hp41 ")
        .contains(
            "\nJava " + System.getProperty("java.runtime.version"),
            "\nQuick start: no · started without the launcher hp41");
    assertThat(Run.of("", "-v"))
        .isEqualTo(new Run(2, "", "hp41: -v belongs to --version: type hp41 --version -v\n"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"run", "calc", "keys", "step", "list", "convert", "check", "functions", "dap"})
  void everyVerbExplainsItself(String verb) {
    assertThat(Run.of("", verb, "--help").out()).startsWith("Usage: hp41 " + verb);
  }

  @Test
  void unknownVerbSuggestsTheNearest() {
    Run run = Run.of("", "calk");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .isEqualTo("hp41: there is no verb calk; did you mean calc? (try hp41 --help)\n");
  }

  @Test
  void wrongUsageIsOneLine() {
    assertThat(Run.of("", "run"))
        .isEqualTo(
            new Run(2, "", "hp41: Missing required parameter: 'PROGRAM' (try hp41 run --help)\n"));
    assertThat(Run.of("", "run", "8QUEENS", "--repeat", "x").err()).hasLineCount(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "calc 2 3 +",
        "calc 5 -3 -",
        "calc 0 1/X",
        "calc NOSUCH",
        "run DIAGSUM",
        "run 8QUEENS 8QUEENS 2 3",
        "run 8QUEENS 05",
        "run NOSUCH"
      })
  void wordsWithoutOptionsBehaveAsWithAnOption(String line) {
    assertThat(Run.of("YES\n", line.split(" ")))
        .isEqualTo(Run.of("YES\n", (line + " --model=cx").split(" ")));
  }

  @Test
  void helpForAFunctionNamesTheVerbThatListsIt() {
    assertThat(Run.of("", "help", "sin").err())
        .contains("\"sin\" is a function of the calculator; type: hp41 functions sin");
  }
}
