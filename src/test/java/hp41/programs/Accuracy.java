package hp41.programs;

import hp41.cli.ProgramBench;
import hp41.cli.Run;
import hp41.programs.Problem.Verdict;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * The verdicts for random problems of one program.
 *
 * @param counts the number of problems for each verdict
 * @param failures the problems with wrong results, and what was typed and shown
 */
record Accuracy(Map<Verdict, Integer> counts, List<String> failures) {

  /** Plays random problems. */
  static Accuracy of(ProblemSource source, long seed, int rounds) {
    Random random = new Random(seed);
    ProgramBench bench = ProgramRun.bench(source);
    Accuracy accuracy = new Accuracy(new EnumMap<>(Verdict.class), new ArrayList<>());
    for (int round = 0; round < rounds; round++) {
      Problem problem = source.next(random);
      accuracy.add(problem, ProgramRun.solved(bench, problem, random));
    }
    return accuracy;
  }

  private void add(Problem problem, Run run) {
    Verdict verdict = run.err().isEmpty() ? judged(problem, run) : Verdict.WRONG;
    counts.merge(verdict, 1, Integer::sum);
    if (verdict == Verdict.WRONG) {
      String listing = problem.listing().replace('\n', ' ');
      failures.add("%s %s -> %s %s".formatted(listing, problem.answers(), run.lines(), run.err()));
    }
  }

  /** A result that is missing or no number is wrong. */
  private static Verdict judged(Problem problem, Run run) {
    try {
      return problem.judge().apply(run.lines());
    } catch (NumberFormatException | IndexOutOfBoundsException e) {
      return Verdict.WRONG;
    }
  }

  int count(Verdict verdict) {
    return counts.getOrDefault(verdict, 0);
  }
}
