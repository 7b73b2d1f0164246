package hp41.programs;

import static hp41.programs.Reference.DIGITS;

import hp41.programs.Problem.Verdict;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** The four tests of TTEST, with samples whose mean can be 10,000 times their deviation. */
final class TTestProblems implements ProblemSource {

  private static final BigDecimal ONE = BigDecimal.ONE;
  private static final BigDecimal PART = new BigDecimal("2e-8");

  /** Number, mean, and sum of squares of the deviations from it. */
  private record SampleStatistics(BigDecimal n, BigDecimal mean, BigDecimal squares) {

    static SampleStatistics of(List<BigDecimal> values) {
      BigDecimal n = BigDecimal.valueOf(values.size());
      BigDecimal sum = values.stream().reduce(BigDecimal.ZERO, BigDecimal::add);
      BigDecimal mean = sum.divide(n, DIGITS);
      BigDecimal squares =
          values.stream()
              .map(it -> it.subtract(mean).pow(2))
              .reduce(BigDecimal.ZERO, BigDecimal::add);
      return new SampleStatistics(n, mean, squares);
    }

    BigDecimal free() {
      return n.subtract(ONE);
    }

    /** Returns the variance of the mean. */
    BigDecimal error() {
      return squares.divide(free().multiply(n), DIGITS);
    }
  }

  /** What a test shows. */
  private record TTestResult(BigDecimal t, BigDecimal df) {

    static TTestResult of(BigDecimal difference, BigDecimal variance, BigDecimal df) {
      return new TTestResult(difference.divide(variance.sqrt(DIGITS), DIGITS), df);
    }

    static TTestResult pooled(SampleStatistics one, SampleStatistics other, BigDecimal difference) {
      BigDecimal df = one.free().add(other.free());
      BigDecimal variance = one.squares.add(other.squares).divide(df, DIGITS);
      BigDecimal parts = ONE.divide(one.n, DIGITS).add(ONE.divide(other.n, DIGITS));
      return of(difference, variance.multiply(parts), df);
    }

    static TTestResult welch(SampleStatistics one, SampleStatistics other, BigDecimal difference) {
      BigDecimal variance = one.error().add(other.error());
      BigDecimal below =
          one.error()
              .pow(2)
              .divide(one.free(), DIGITS)
              .add(other.error().pow(2).divide(other.free(), DIGITS));
      return of(difference, variance, variance.pow(2).divide(below, DIGITS));
    }

    Verdict judged(List<String> shown) {
      BigDecimal error = t.abs().add(ONE).multiply(PART);
      return Verdict.of(
          Reference.isWithin(Problem.number(shown, "T="), t, error)
              && Reference.isNear(Problem.number(shown, "DF="), df, 2e-8)
              && Tails.isNear(Problem.number(shown, "P="), this::both, t.abs(), error));
    }

    private BigDecimal both(BigDecimal x) {
      return Distributions.symmetric(df, x).upper().multiply(BigDecimal.valueOf(2));
    }
  }

  @Override
  public String program() {
    return "TTEST";
  }

  @Override
  public String domain() {
    return "2 to 30 values, with means to 10,000 deviations";
  }

  @Override
  public String promise() {
    return "T: 2E-8 (1 + abs T); P: the error that this error of T causes, and that of DIST";
  }

  @Override
  public Problem next(Random random) {
    String test = List.of("1", "P", "2", "W").get(random.nextInt(4));
    double deviation = Math.pow(10, 6 * random.nextDouble() - 3);
    double mean = deviation * Math.pow(10, 5 * random.nextDouble() - 1);
    List<BigDecimal> x = values(random, mean, deviation);
    List<BigDecimal> y = values(random, mean + deviation * 2 * random.nextGaussian(), deviation);
    boolean one = test.equals("1");
    BigDecimal given =
        one ? Reference.typed(mean) : Reference.typed(random.nextInt(3) * deviation / 10);
    List<String> answers = new ArrayList<>(List.of(test, Reference.line(given)));
    if (test.equals("P")) {
      int count = Math.min(x.size(), y.size());
      List<BigDecimal> differences = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        answers.addAll(List.of(Reference.line(x.get(i)), Reference.line(y.get(i))));
        differences.add(x.get(i).subtract(y.get(i)));
      }
      answers.addAll(List.of("", "", ""));
      SampleStatistics sample = SampleStatistics.of(differences);
      TTestResult result =
          TTestResult.of(sample.mean.subtract(given), sample.error(), sample.free());
      return Problem.of(answers, result::judged);
    }
    x.forEach(it -> answers.add(Reference.line(it)));
    answers.add("");
    if (!one) {
      y.forEach(it -> answers.add(Reference.line(it)));
      answers.add("");
    }
    answers.addAll(List.of("", ""));
    SampleStatistics first = SampleStatistics.of(x);
    SampleStatistics second = SampleStatistics.of(y);
    BigDecimal difference = first.mean.subtract(second.mean).subtract(given);
    TTestResult result =
        switch (test) {
          case "1" -> TTestResult.of(first.mean.subtract(given), first.error(), first.free());
          case "2" -> TTestResult.pooled(first, second, difference);
          default -> TTestResult.welch(first, second, difference);
        };
    return Problem.of(answers, result::judged);
  }

  private static List<BigDecimal> values(Random random, double mean, double deviation) {
    List<BigDecimal> values = new ArrayList<>();
    int count = 2 + random.nextInt(random.nextInt(4) == 0 ? 29 : 9);
    for (int i = 0; i < count; i++) {
      values.add(Reference.typed(mean + deviation * random.nextGaussian()));
    }
    return values;
  }
}
