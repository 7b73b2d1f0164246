package hp41.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Checks {@code hp41 functions}. */
class FunctionsCommandTest {

  @Test
  void listsAllOfThem() {
    assertThat(Run.of("", "functions").lines()).hasSizeGreaterThan(100);
  }

  @Test
  void listsThoseWhoseNamesMatch() {
    assertThat(Run.of("", "functions", "lastx").lines())
        .hasSize(1)
        .first()
        .asString()
        .startsWith("LASTX");
  }

  @Test
  void writesThemAsJson() {
    assertThat(Run.of("", "functions", "--json", "SQRT").out())
        .startsWith("{\"name\":\"SQRT\",\"operand\":\"\",\"kind\":\"function\",\"effect\":");
  }

  @Test
  void suggestsNamesWhenNothingMatches() {
    Run run = Run.of("", "functions", "SQTR");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).isEqualTo("hp41: no function matches SQTR; did you mean SQRT?\n");
    assertThat(Run.of("", "functions", "sqare").err())
        .isEqualTo("hp41: no function matches sqare; did you mean square?\n");
    assertThat(Run.of("", "functions", "square").out()).contains("SQRT ", "X^2 ");
    assertThat(Run.of("", "functions", "fnord").err())
        .isEqualTo("hp41: no function matches fnord\n");
  }
}
