package hp41.cli;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.files.BundledProgram;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks {@code hp41 programs}. */
class ProgramsCommandTest {

  @Test
  void listsAllPrograms() {
    assertThat(Run.of("", "programs").lines())
        .hasSameSizeAs(BundledProgram.all())
        .contains("queens   8QUEENS  Places eight queens so none is attacked");
  }

  /**
   * Each subject selects its own programs, although the word "more" is also in titles. The release
   * makes a module of each subject.
   */
  @ParameterizedTest
  @ValueSource(strings = {"queens", "math", "stat", "finance", "more"})
  void listsOnlyTheProgramsOfASubject(String subject) {
    assertThat(Run.of("", "programs", subject).lines())
        .hasSameSizeAs(
            BundledProgram.all().stream().filter(it -> it.subject().equals(subject)).toList())
        .allMatch(it -> it.startsWith(subject + " "));
  }

  @Test
  void listsTheProgramsWhoseDescriptionMatches() {
    assertThat(Run.of("", "programs", "Backtracking").lines())
        .containsExactly("queens   NQUEENS  Finds n-queens positions by backtracking");
  }

  @Test
  void writesThemAsJson() {
    assertThat(Run.of("", "programs", "--json", "permq").out())
        .isEqualTo(
            "{\"name\":\"PERMQ\",\"subject\":\"queens\",\"labels\":[\"PERMQ\"],\"registers\":74,"
                + "\"size\":\"039\","
                + "\"title\":\"Finds queens by testing permutations\"}\n");
  }

  @Test
  void suggestsNamesWhenNothingMatches() {
    assertThat(Run.of("", "programs", "qeens"))
        .isEqualTo(
            new Run(2, "", "hp41: no bundled program matches qeens; did you mean QUEENS?\n"));
  }
}
