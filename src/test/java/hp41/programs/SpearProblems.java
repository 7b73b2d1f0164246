package hp41.programs;

import static hp41.programs.Reference.DIGITS;

import hp41.programs.Problem.Verdict;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Rank correlations of pairs, half of them with many equal values. */
final class SpearProblems implements ProblemSource {

  private static final BigDecimal PART = new BigDecimal("2e-9");

  @Override
  public String program() {
    return "SPEAR";
  }

  @Override
  public String domain() {
    return "3 to 20 pairs, also with equal values";
  }

  @Override
  public String promise() {
    return "RS: 2E-9; T: 1E-8 of it; P: the error that this error of T causes, and that of DIST";
  }

  @Override
  public Problem next(Random random) {
    int count = 3 + random.nextInt(18);
    int kinds = random.nextBoolean() ? 2 + random.nextInt(8) : 1_000_000;
    List<Integer> x = new ArrayList<>();
    List<Integer> y = new ArrayList<>();
    List<String> answers = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      x.add(random.nextInt(kinds) - kinds / 2);
      y.add(random.nextInt(3) == 0 ? x.get(i) : random.nextInt(kinds) - kinds / 2);
      answers.addAll(List.of("" + x.get(i), "" + y.get(i)));
    }
    answers.addAll(List.of("", "", "", "", ""));
    List<BigDecimal> ranksX = ranks(x);
    List<BigDecimal> ranksY = ranks(y);
    BigDecimal squares = product(ranksX, ranksX).multiply(product(ranksY, ranksY));
    BigDecimal both = product(ranksX, ranksY);
    return Problem.of(answers, shown -> judged(shown, count - 2, squares, both));
  }

  /** Returns the ranks minus their mean: equal values have the mean of their ranks. */
  private static List<BigDecimal> ranks(List<Integer> values) {
    BigDecimal mean = BigDecimal.valueOf(values.size() + 1L).divide(BigDecimal.valueOf(2));
    List<Integer> sorted = values.stream().sorted().toList();
    return values.stream()
        .map(it -> BigDecimal.valueOf(sorted.indexOf(it) + sorted.lastIndexOf(it) + 2L))
        .map(it -> it.divide(BigDecimal.valueOf(2)).subtract(mean))
        .toList();
  }

  private static BigDecimal product(List<BigDecimal> one, List<BigDecimal> other) {
    BigDecimal sum = BigDecimal.ZERO;
    for (int i = 0; i < one.size(); i++) {
      sum = sum.add(one.get(i).multiply(other.get(i)));
    }
    return sum;
  }

  private static Verdict judged(List<String> shown, int df, BigDecimal squares, BigDecimal both) {
    if (squares.signum() == 0) {
      return verdict(shown.contains("NO DEVIATION"));
    }
    BigDecimal correlation = both.divide(squares.sqrt(DIGITS), DIGITS);
    boolean right = Reference.isWithin(Problem.number(shown, "RS="), correlation, PART);
    BigDecimal rest = squares.subtract(both.pow(2));
    if (rest.signum() == 0) {
      return verdict(right && Problem.number(shown, "P=").signum() == 0);
    }
    BigDecimal free = BigDecimal.valueOf(df);
    BigDecimal t = both.divide(rest.divide(free, DIGITS).sqrt(DIGITS), DIGITS);
    BigDecimal error = t.abs().scaleByPowerOfTen(-8);
    return verdict(
        right
            && Reference.isWithin(Problem.number(shown, "T="), t, error)
            && Tails.isNear(
                Problem.number(shown, "P="),
                x -> Distributions.symmetric(free, x).upper().multiply(BigDecimal.valueOf(2)),
                t.abs(),
                error));
  }

  private static Verdict verdict(boolean right) {
    return Verdict.of(right);
  }
}
