package hp41.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;

class QuestionsTest {

  @SuppressWarnings("unused")
  private static final List<String> BUNDLED = BundledProgram.names();

  private final Questions questions = new Questions();

  private static byte[] listing(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /**
   * Every text of a bundled program that ends in a question mark has a description of its answers.
   */
  @ParameterizedTest
  @FieldSource("BUNDLED")
  void bundledProgramsDescribeTheirAnswers(String program) {
    String text =
        new String(BundledProgram.named(program).orElseThrow().listing(), StandardCharsets.UTF_8);
    text.lines()
        .filter(line -> line.matches("\"[A-Z ]{2,}\\?\""))
        .map(line -> line.substring(1, line.length() - 1))
        .forEach(asked -> assertThat(questions.of(program)).containsKey(asked));
  }

  /** What follows a semicolon may be cut off; help shows all. */
  @ParameterizedTest
  @FieldSource("BUNDLED")
  void answersAreDescribedInTheRoomOfTheMessageRow(String program) {
    questions
        .of(program)
        .forEach(
            (question, answer) ->
                assertThat(" ? %s  %s · Enter answers".formatted(question, answer.split("; ")[0]))
                    .hasSizeLessThanOrEqualTo(80));
  }

  @Test
  void questionWithOtherDigitsHasTheSameAnswers() {
    questions.learn("M", listing("; asks A1,1=?  an element\n; asks B1=?  a side\n"));
    assertThat(questions.of("M", "A12,3=?")).isEqualTo("an element");
    assertThat(questions.of("M", "B9=?")).isEqualTo("a side");
    assertThat(questions.of("M", "C9=?")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "yes or no | YES NO",
        "yes if payments are due at the beginning; no or R/S alone if not | YES NO",
        "1 to 8, such as 158 | 158",
        "such as 2.5; or more | 2.5",
        "red, green or blue | red green blue",
        "a number; R/S alone ends | ''",
      })
  void descriptionNamesAnswers(String description, String answers) {
    assertThat(String.join(" ", new ExpectedAnswer(description).examples())).isEqualTo(answers);
  }

  @Test
  void questionsOfAListingAreStoredWhenItIsLoaded() {
    questions.learn(
        "AREA", listing("; AREA\n;asks  RADIUS?   a length, such as 2.5\n LBL \"AREA\""));
    assertThat(questions.of("AREA")).containsExactly(entry("RADIUS?", "a length, such as 2.5"));
  }

  @Test
  void otherCommentsAreNotQuestions() {
    questions.learn("A", listing("; asks a lot of the reader\n; asks\n; asked?  no\n"));
    assertThat(questions.of("A")).isEmpty();
    assertThat(questions.of("NOWHERE")).isEmpty();
  }
}
