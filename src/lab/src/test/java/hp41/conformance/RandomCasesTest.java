package hp41.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Internals;
import hp41.Model;
import hp41.machine.CalculatorFunction;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks the cases that are generated for the themes. */
class RandomCasesTest {

  private static final int CASES = 200;
  private static final int REGISTERS = 319;
  private static final List<CalculatorFunction> MAINFRAME =
      Internals.known().modules().get(0).functions();
  private static final List<CalculatorFunction> ALL =
      Internals.known().modules().stream().flatMap(it -> it.functions().stream()).toList();

  static Stream<String> themes() {
    return Conformance.themes().stream();
  }

  @ParameterizedTest
  @MethodSource("themes")
  void themeGeneratesTheSameCasesFromTheSameSeed(String theme) {
    List<Case> cases = cases(theme, ALL);
    assertThat(cases)
        .isNotEmpty()
        .allMatch(it -> it.kind().equals(theme))
        .allMatch(it -> it.moments() > 0);
    assertThat(cases(theme, ALL)).isEqualTo(cases);
  }

  @ParameterizedTest
  @MethodSource("themes")
  void themeWithoutItsFunctionsHasNoCases(String theme) {
    boolean needed =
        List.of(
                    RandomPrinting.KIND,
                    WatchedCase.EDITOR,
                    WatchedCase.STOPWATCH,
                    WatchedCase.ALARM_CATALOG)
                .contains(theme)
            || CaseTheme.ALL.stream()
                .anyMatch(it -> it.name().equals(theme) && !it.needs().isEmpty());
    assertThat(cases(theme, MAINFRAME).isEmpty()).isEqualTo(needed);
  }

  @Test
  void themesKeyNamesSizesAndAssignments() {
    assertThat(commands("USER keys")).contains("f XEQ ALPHA").contains(" USER ");
    assertThat(cases("little room", ALL)).allMatch(it -> it.command("").contains("ALPHA 3 1 "));
  }

  @Test
  void programsCallTheFunctionsOfTheirTheme() {
    assertThat(commands("pauses")).contains("\\nPSE\\n");
    assertThat(commands("flags")).contains("\\nVIEW X\\n", " f 8 2 6 ", " f 4 ");
    assertThat(commands("SIZE")).contains("\\nXEQ 01\\n", "\\nSTOP\\n");
    assertThat(commands("running")).contains("\\nXEQ 03\\n", "\\nGTO 02\\n", " PRGM ");
    assertThat(commands("paper")).contains("\\nPRSTK\\n", " f 7 1 5 ", " f 7 1 6 ");
    assertThat(commands(RandomPrinting.KIND)).contains("\\nSF 12\\n", "\\nREGPLOT\\n");
  }

  @Test
  void casesOfCatalogsAndUserKeysBeginWithAssignments() {
    for (String theme : List.of("catalogs", "USER keys")) {
      assertThat(cases(theme, ALL))
          .filteredOn(it -> it.command("").split("f XEQ ALPHA").length > 3)
          .hasSizeGreaterThan(CASES / 3);
    }
  }

  @Test
  void someSumsAreNearHalfAUnitOfTheLastDigit() {
    assertThat(commands(RandomCases.LINES))
        .containsPattern("E(-?)\\d+\\\\nENTER\\^\\\\n-?(5|4999|5001)E-");
  }

  private static String commands(String theme) {
    return cases(theme, ALL).stream().map(it -> it.command("")).collect(Collectors.joining());
  }

  private static List<Case> cases(String theme, List<CalculatorFunction> functions) {
    List<Supplier<Case>> makers =
        new RandomCases(1, Model.CX, functions, REGISTERS).makers(List.of(theme));
    return makers.isEmpty()
        ? List.of()
        : Stream.generate(() -> makers.get(0).get()).limit(CASES).toList();
  }
}
