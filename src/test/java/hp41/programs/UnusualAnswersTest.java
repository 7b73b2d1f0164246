package hp41.programs;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.files.BundledProgram;
import hp41.files.ProgramExample;
import hp41.files.ProgramExample.Step;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
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
  private static final int LINES = 1_000_000;

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
  void fractionsOfCountsAreNotCut(BundledProgram program) {
    ExampleBench bench = new ExampleBench(program, LINES);
    Set<String> asked = new HashSet<>();
    for (ProgramExample example : ProgramExample.of(program.listing())) {
      for (int step = 0; step < example.rows().size(); step++) {
        Step row = example.rows().get(step);
        if (row.answer().matches(WHOLE)
            && !isRefused(example.rows(), step)
            && asked.add(example.title() + kind(row))) {
          checkFraction(program, bench, example, step);
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

  private static void checkFraction(
      BundledProgram program, ExampleBench bench, ProgramExample example, int step) {
    BigDecimal whole = new BigDecimal(example.rows().get(step).answer());
    BigDecimal fraction = whole.signum() < 0 ? whole.subtract(HALF) : whole.add(HALF);
    List<String> shown = shown(bench, example, step, fraction);
    boolean isCut =
        shown.equals(shown(bench, example, step, whole))
            && !shown.equals(shown(bench, example, step, whole.add(BigDecimal.ONE)))
            && !shown.equals(shown(bench, example, step, whole.subtract(BigDecimal.ONE)));
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

  private static List<String> shown(
      ExampleBench bench, ProgramExample example, int step, BigDecimal answer) {
    List<String> answers = ExampleBench.answers(example);
    answers.set(step, answer.toPlainString());
    return bench.play(example, "SCI 9", answers).shown();
  }

  @ParameterizedTest
  @MethodSource("all")
  void questionsForYesOrNoAreRepeatedUntilTheyAreAnswered(BundledProgram program) {
    ExampleBench bench = new ExampleBench(program, LINES);
    for (ProgramExample example : ProgramExample.of(program.listing())) {
      for (int step = 0; step < example.rows().size(); step++) {
        Step row = example.rows().get(step);
        if (row.answer().matches("YES|NO")) {
          List<String> expected = bench.play(example, "", ExampleBench.answers(example)).shown();
          List<String> answers = ExampleBench.answers(example);
          for (String word : List.of("MAYBE", "Y", "N", "1", "NOT", "YESNO")) {
            answers.add(step, word);
            expected = new ArrayList<>(expected);
            expected.add(step, row.display());
          }
          assertThat(bench.play(example, "", answers).shown())
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
  void flagsForErrorsDoNotChangeWhatIsShown(BundledProgram program) {
    Random random = new Random(SEED + program.name().hashCode());
    ExampleBench bench = new ExampleBench(program, LINES);
    for (ProgramExample example : ProgramExample.of(program.listing())) {
      for (int round = 0; round < 2; round++) {
        List<String> answers = ExampleBench.answers(example);
        answers.replaceAll(
            it ->
                it.matches(NUMBER) && random.nextInt(3) == 0
                    ? EXTREMES.get(random.nextInt(EXTREMES.size()))
                    : it);
        assertThat(bench.play(example, "SF 24 SF 25", answers))
            .as("%s %s, seed %d", program.name(), answers, SEED)
            .isEqualTo(bench.play(example, "CF 24 CF 25", answers));
      }
    }
  }
}
