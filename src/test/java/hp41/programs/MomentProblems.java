package hp41.programs;

import static hp41.programs.Reference.DIGITS;

import hp41.programs.Problem.Verdict;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Moments of values whose mean is up to 1,000 deviations. */
final class MomentProblems implements ProblemSource {

  private static final BigDecimal PART = new BigDecimal("1e-7");

  @Override
  public String program() {
    return "MOMENT";
  }

  @Override
  public String domain() {
    return "2 to 30 values, with means up to 1,000 deviations";
  }

  @Override
  public String promise() {
    return "1E-7 of VAR and KURT; SKEW: 1E-7 (1 + abs SKEW); MEAN: 1E-7 deviations";
  }

  @Override
  public Problem next(Random random) {
    double deviation = Math.pow(10, 4 * random.nextDouble() - 2);
    double mean = deviation * Math.pow(10, 3 * random.nextDouble());
    List<BigDecimal> values = new ArrayList<>();
    List<String> answers = new ArrayList<>();
    for (int count = 2 + random.nextInt(29); count > 0; count--) {
      double normal = random.nextGaussian();
      double value = mean + deviation * (random.nextBoolean() ? normal : normal * normal);
      values.add(Reference.typed(value, 4 + random.nextInt(6)));
      answers.add(Reference.line(values.get(values.size() - 1)));
    }
    answers.addAll(List.of("", "", "", "", "", ""));
    return Problem.of(answers, shown -> judged(values, shown));
  }

  private static Verdict judged(List<BigDecimal> values, List<String> shown) {
    BigDecimal sum = values.stream().reduce(BigDecimal.ZERO, BigDecimal::add);
    BigDecimal mean = sum.divide(BigDecimal.valueOf(values.size()), DIGITS);
    BigDecimal variance = moment(values, mean, 2);
    if (variance.signum() == 0) {
      return Verdict.of(shown.contains("NO DEVIATION"));
    }
    BigDecimal deviation = variance.sqrt(DIGITS);
    BigDecimal skewness = moment(values, mean, 3).divide(variance.multiply(deviation), DIGITS);
    BigDecimal kurtosis = moment(values, mean, 4).divide(variance.pow(2), DIGITS);
    BigDecimal error = deviation.multiply(PART).add(mean.abs().scaleByPowerOfTen(-9));
    return Verdict.of(
        Reference.isWithin(Problem.number(shown, "MEAN="), mean, error)
            && Reference.isNear(Problem.number(shown, "VAR="), variance, 1e-7)
            && Reference.isWithin(
                Problem.number(shown, "SKEW="),
                skewness,
                skewness.abs().add(BigDecimal.ONE).multiply(PART))
            && Reference.isNear(Problem.number(shown, "KURT="), kurtosis, 1e-7));
  }

  private static BigDecimal moment(List<BigDecimal> values, BigDecimal mean, int power) {
    return values.stream()
        .map(it -> it.subtract(mean).pow(power, DIGITS))
        .reduce(BigDecimal.ZERO, BigDecimal::add)
        .divide(BigDecimal.valueOf(values.size()), DIGITS);
  }
}
