package hp41.programs;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.cli.Run;
import hp41.files.BundledProgram;
import hp41.files.ProgramExample;
import hp41.files.ProgramExample.Step;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Changes answers in the examples of all bundled programs: fractions for whole numbers, other words
 * for YES and NO, and very large and small numbers.
 *
 * <p>{@code -Dhp41.seed=N} draws other numbers.
 */
class UnusualAnswersTest {

  private static final long SEED = Long.getLong("hp41.seed", 57);
  private static final BigDecimal HALF = new BigDecimal("0.5");
  private static final String WHOLE = "-?\\d{1,9}";
  private static final String NUMBER = "-?[\\d.]+(E-?\\d+)?";
  private static final List<String> EXTREMES =
      List.of("9E99", "-9E99", "1E50", "1E-99", "-1E-50", "0", "-1", "70", "230");

  /** Presses of R/S alone after the answers of an example, which may show more. */
  private static final String MORE = "\n".repeat(4);

  @TempDir private Path folder;

  static List<BundledProgram> all() {
    return BundledProgram.all();
  }

  static List<BundledProgram> independentOfTime() {
    return all().stream().filter(it -> !it.name().equals("TIMER")).toList();
  }

  /**
   * A program must not cut an answer without a word. If 2.5 shows the same as 2, but 1 and 3 do
   * not, the program has cut it.
   */
  @ParameterizedTest
  @MethodSource("all")
  void fractionsOfCountsAreNotCut(BundledProgram program) throws IOException {
    Set<String> asked = new HashSet<>();
    for (ProgramExample example : ProgramExample.of(program.listing())) {
      for (int step = 0; step < example.rows().size(); step++) {
        Step row = example.rows().get(step);
        if (row.answer().matches(WHOLE)
            && !isRefused(example.rows(), step)
            && asked.add(example.title() + kind(row))) {
          checkFraction(program, example, step);
        }
      }
    }
  }

  /** Returns whether a message follows in an example, and then the same question. */
  private static boolean isRefused(List<Step> rows, int step) {
    return step + 2 < rows.size()
        && !rows.get(step + 1).display().contains("=")
        && rows.get(step + 2).display().equals(rows.get(step).display());
  }

  private void checkFraction(BundledProgram program, ProgramExample example, int step)
      throws IOException {
    BigDecimal whole = new BigDecimal(example.rows().get(step).answer());
    BigDecimal fraction = whole.signum() < 0 ? whole.subtract(HALF) : whole.add(HALF);
    List<String> shown = lines(program, example, step, fraction);
    boolean isCut =
        shown.equals(lines(program, example, step, whole))
            && !shown.equals(lines(program, example, step, whole.add(BigDecimal.ONE)))
            && !shown.equals(lines(program, example, step, whole.subtract(BigDecimal.ONE)));
    assertThat(isCut)
        .as(
            "%s, %s: %s is used as %s",
            program.name(), kind(example.rows().get(step)), fraction, whole)
        .isFalse();
  }

  /** Questions that differ only in their numbers are of one kind. */
  private static String kind(Step row) {
    return row.display().replaceAll("\\d", "");
  }

  private List<String> lines(
      BundledProgram program, ProgramExample example, int step, BigDecimal answer)
      throws IOException {
    List<String> answers = answers(example);
    answers.set(step, answer.toPlainString());
    return run(program, example, answers, "SCI", "9").lines();
  }

  @ParameterizedTest
  @MethodSource("all")
  void questionsForYesOrNoAreRepeatedUntilTheyAreAnswered(BundledProgram program)
      throws IOException {
    for (ProgramExample example : ProgramExample.of(program.listing())) {
      for (int step = 0; step < example.rows().size(); step++) {
        Step row = example.rows().get(step);
        if (row.answer().matches("YES|NO")) {
          List<String> expected = run(program, example, answers(example)).lines();
          List<String> answers = answers(example);
          for (String word : List.of("MAYBE", "Y", "N", "1", "NOT", "YESNO")) {
            answers.add(step, word);
            expected = new ArrayList<>(expected);
            expected.add(step, row.display());
          }
          assertThat(run(program, example, answers).lines())
              .as("%s, %s", program.name(), row.display())
              .isEqualTo(expected);
        }
      }
    }
  }

  /**
   * Flag 24 makes the machine replace numbers that are too large, and flag 25 makes it ignore an
   * error. A program that recognizes such errors must do so if the user has set these flags.
   */
  @ParameterizedTest
  @MethodSource("independentOfTime")
  void flagsForErrorsDoNotChangeWhatIsShown(BundledProgram program) throws IOException {
    Random random = new Random(SEED + program.name().hashCode());
    for (ProgramExample example : ProgramExample.of(program.listing())) {
      for (int round = 0; round < 2; round++) {
        List<String> answers = answers(example);
        answers.replaceAll(
            it ->
                it.matches(NUMBER) && random.nextInt(3) == 0
                    ? EXTREMES.get(random.nextInt(EXTREMES.size()))
                    : it);
        Run run = run(program, example, answers, "CF", "24", "CF", "25");
        if (!run.err().contains("OUT OF RANGE")) {
          assertThat(run(program, example, answers, "SF", "24", "SF", "25").lines())
              .as("%s %s, seed %d", program.name(), answers, SEED)
              .isEqualTo(run.lines());
        }
      }
    }
  }

  private static List<String> answers(ProgramExample example) {
    return new ArrayList<>(example.rows().stream().map(Step::answer).toList());
  }

  private Run run(
      BundledProgram program, ProgramExample example, List<String> answers, String... words)
      throws IOException {
    List<String> arguments =
        new ArrayList<>(
            List.of(BundledProgramsTest.arguments(program, example, folder, List.of())));
    arguments.addAll(List.of(words));
    return Run.of(String.join("\n", answers) + MORE, arguments.toArray(String[]::new));
  }
}
