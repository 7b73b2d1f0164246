package hp41.programs;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.files.BundledProgram;
import hp41.files.ProgramExample;
import hp41.files.ProgramExample.Step;
import hp41.programs.ExampleBench.Played;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Gives extreme answers to the questions of all bundled programs. A program may show a result or a
 * message, or ask again, but the calculator's own error must not stop it.
 *
 * <p>{@code -Dhp41.seed=N} draws other answers.
 */
class ExtremeAnswersTest {

  private static final long SEED = Long.getLong("hp41.seed", 57);
  private static final int LINES = 100_000;

  /** Stops beyond those of the example, because programs may ask again. */
  private static final int MORE = 10;

  private static final int FEW = 6;
  private static final int MANY = 40;
  private static final String NUMBER = "-?[\\d.]+(E-?\\d+)?";
  private static final List<String> EXTREMES =
      List.of(
          "9.999999999E99",
          "-9.999999999E99",
          "1E-99",
          "-1E-99",
          "0",
          "-1",
          "1.5",
          "230.5",
          "1E10",
          "",
          "\"TEXT\"");

  static List<BundledProgram> all() {
    return BundledProgram.all();
  }

  /** Several answers of an example are extreme. */
  @ParameterizedTest
  @MethodSource("all")
  void noErrorStopsTheProgramAfterSeveralExtremeAnswers(BundledProgram program) {
    check(program, FEW);
  }

  @ParameterizedTest
  @MethodSource("all")
  @Tag("slow")
  void noErrorStopsTheProgramAfterOtherExtremeAnswers(BundledProgram program) {
    check(program, MANY);
  }

  private static void check(BundledProgram program, int rounds) {
    Random random = new Random(SEED + program.name().hashCode());
    ExampleBench bench = new ExampleBench(program, LINES);
    for (ProgramExample example : ProgramExample.of(program.listing())) {
      for (int round = 0; round < rounds; round++) {
        List<String> answers = ExampleBench.answers(example);
        answers.replaceAll(
            it -> it.matches(NUMBER) && random.nextInt(3) == 0 ? extreme(random) : it);
        assertNoError(program, example, answers, bench);
      }
    }
  }

  private static String extreme(Random random) {
    return EXTREMES.get(random.nextInt(EXTREMES.size()));
  }

  /** Each question is given each answer once. */
  @ParameterizedTest
  @MethodSource("all")
  @Tag("slow")
  void noErrorStopsTheProgramAfterOneExtremeAnswer(BundledProgram program) {
    ExampleBench bench = new ExampleBench(program, LINES);
    Set<String> asked = new HashSet<>();
    for (ProgramExample example : ProgramExample.of(program.listing())) {
      for (int step = 0; step < example.rows().size(); step++) {
        Step row = example.rows().get(step);
        if (row.display().endsWith("?") && asked.add(example.start() + row)) {
          for (String extreme : EXTREMES) {
            List<String> answers = ExampleBench.answers(example);
            answers.set(step, extreme);
            assertNoError(program, example, answers, bench);
          }
        }
      }
    }
  }

  private static void assertNoError(
      BundledProgram program, ProgramExample example, List<String> answers, ExampleBench bench) {
    Map<String, Deque<String>> byQuestion = new HashMap<>();
    for (int step = 0; step < answers.size(); step++) {
      byQuestion
          .computeIfAbsent(example.rows().get(step).display(), it -> new ArrayDeque<>())
          .add(answers.get(step));
    }
    List<String> given = new ArrayList<>();
    Played played =
        bench.play(
            example,
            "",
            answers.size() + MORE,
            (stop, shown) -> {
              Deque<String> left = byQuestion.getOrDefault(shown, new ArrayDeque<>());
              given.add(left.isEmpty() ? "" : left.poll());
              return given.get(stop);
            });
    assertThat(played.error())
        .as("%s: %s answered with %s, seed %d", program.name(), played.shown(), given, SEED)
        .isEmpty();
  }
}
