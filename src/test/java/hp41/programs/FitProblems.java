package hp41.programs;

import static hp41.programs.Reference.DIGITS;

import hp41.programs.Problem.Verdict;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;

/**
 * Means, deviations and least squares of random data, with means up to 1,000 deviations.
 *
 * @param program BSTAT, CURVE or MULTI
 */
record FitProblems(@Override String program) implements ProblemSource {

  private static final BigDecimal ZERO = BigDecimal.ZERO;
  private static final BigDecimal ONE = BigDecimal.ONE;
  private static final BigDecimal PART = new BigDecimal("5e-8");

  /** The largest logarithm of a coefficient that is shown. */
  private static final BigDecimal LARGEST = BigDecimal.valueOf(226);

  /** Values with their mean. */
  private record Data(List<BigDecimal> values, BigDecimal mean) {

    static Data of(List<BigDecimal> values) {
      BigDecimal sum = values.stream().reduce(ZERO, BigDecimal::add);
      return new Data(values, sum.divide(BigDecimal.valueOf(values.size()), DIGITS));
    }

    /** Returns the sum of the products of deviations from the means. */
    BigDecimal with(Data other) {
      BigDecimal sum = ZERO;
      for (int i = 0; i < values.size(); i++) {
        BigDecimal product = deviation(i).multiply(other.deviation(i));
        sum = sum.add(product, DIGITS);
      }
      return sum;
    }

    private BigDecimal deviation(int i) {
      return values.get(i).subtract(mean);
    }

    BigDecimal deviation(boolean sample) {
      int n = values.size() - (sample ? 1 : 0);
      return with(this).divide(BigDecimal.valueOf(n), DIGITS).sqrt(DIGITS);
    }

    Data logarithms() {
      return of(values.stream().map(Reference::ln).toList());
    }
  }

  /** A shown name, its value and the error allowed. */
  private record ExpectedStatistic(String name, BigDecimal value, BigDecimal error) {

    boolean isIn(List<String> shown) {
      return Reference.isWithin(Problem.number(shown, name), value, error);
    }
  }

  @Override
  public String domain() {
    return switch (program) {
      case "BSTAT" -> "2 to 20 values or pairs, also with frequencies";
      case "CURVE" -> "3 to 15 points, each of the four models";
      default -> "5 to 15 points";
    };
  }

  @Override
  public String promise() {
    return "5E-8 of the deviations and of a result; logarithms: also 2E-9";
  }

  @Override
  public Problem next(Random random) {
    return switch (program) {
      case "BSTAT" -> means(random);
      case "CURVE" -> curve(random);
      default -> plane(random);
    };
  }

  private static List<BigDecimal> values(Random random, int count, boolean positive) {
    double deviation = Math.pow(10, 4 * random.nextDouble() - 2);
    double mean =
        deviation
            * (positive ? 5 + 20 * random.nextDouble() : Math.pow(10, 3 * random.nextDouble()));
    List<BigDecimal> values = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      double value = mean + deviation * Math.max(-4, Math.min(4, random.nextGaussian()));
      values.add(Reference.typed(value, 3 + random.nextInt(8)));
    }
    return values;
  }

  private static Problem judged(List<String> answers, List<ExpectedStatistic> expected) {
    return Problem.of(
        answers, shown -> Verdict.of(expected.stream().allMatch(it -> it.isIn(shown))));
  }

  private static Problem means(Random random) {
    boolean grouped = random.nextBoolean();
    boolean pairs = random.nextBoolean();
    int count = 2 + random.nextInt(19);
    List<BigDecimal> x = values(random, count, false);
    List<BigDecimal> y = values(random, count, false);
    List<BigDecimal> allX = new ArrayList<>();
    List<BigDecimal> allY = new ArrayList<>();
    List<String> answers = new ArrayList<>(List.of(grouped ? "YES" : ""));
    for (int i = 0; i < count; i++) {
      answers.addAll(List.of(Reference.line(x.get(i)), pairs ? Reference.line(y.get(i)) : ""));
      int times = grouped ? 1 + random.nextInt(5) : 1;
      if (grouped) {
        answers.add("" + times);
      }
      allX.addAll(Collections.nCopies(times, x.get(i)));
      allY.addAll(Collections.nCopies(times, y.get(i)));
    }
    List<ExpectedStatistic> expected = new ArrayList<>();
    answers.addAll(Collections.nCopies(14, ""));
    Data dataX = Data.of(allX);
    Data dataY = Data.of(allY);
    expected.add(new ExpectedStatistic("N=", BigDecimal.valueOf(allX.size()), ZERO));
    addMeans(expected, dataX, " X=");
    if (pairs) {
      addMeans(expected, dataY, " Y=");
      BigDecimal both = dataX.deviation(true).multiply(dataY.deviation(true));
      BigDecimal covariance =
          dataX.with(dataY).divide(BigDecimal.valueOf(allX.size() - 1L), DIGITS);
      expected.add(new ExpectedStatistic("COV=", covariance, both.multiply(PART)));
      expected.add(new ExpectedStatistic("R=", covariance.divide(both, DIGITS), PART));
    }
    return judged(answers, expected);
  }

  private static void addMeans(List<ExpectedStatistic> expected, Data data, String name) {
    BigDecimal deviation = data.deviation(true);
    BigDecimal error = deviation.multiply(PART);
    BigDecimal root = BigDecimal.valueOf(data.values.size()).sqrt(DIGITS);
    expected.add(new ExpectedStatistic("MEAN" + name, data.mean, error.add(small(data.mean))));
    expected.add(new ExpectedStatistic("SDEV" + name, deviation, error));
    expected.add(new ExpectedStatistic("SIGMA" + name, data.deviation(false), error));
    expected.add(new ExpectedStatistic("SERR" + name, deviation.divide(root, DIGITS), error));
    BigDecimal part = deviation.scaleByPowerOfTen(2).divide(data.mean, DIGITS);
    BigDecimal relative = PART.add(error.divide(data.mean.abs(), DIGITS));
    expected.add(new ExpectedStatistic("CV" + name, part, part.abs().multiply(relative)));
  }

  /** Returns half a unit of the tenth digit, and a little more. */
  private static BigDecimal small(BigDecimal number) {
    return number.abs().scaleByPowerOfTen(-9);
  }

  private static Problem curve(Random random) {
    String model = List.of("LIN", "EXP", "LOG", "POW").get(random.nextInt(4));
    boolean logX = model.equals("LOG") || model.equals("POW");
    boolean logY = model.equals("EXP") || model.equals("POW");
    int count = 3 + random.nextInt(13);
    Data x = Data.of(values(random, count, logX));
    Data y = Data.of(values(random, count, logY));
    List<String> answers = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      answers.addAll(List.of(Reference.line(x.values.get(i)), Reference.line(y.values.get(i))));
    }
    answers.addAll(List.of("", model, "", ""));
    Data lineX = logX ? x.logarithms() : x;
    Data lineY = logY ? y.logarithms() : y;
    BigDecimal slope = lineX.with(lineY).divide(lineX.with(lineX), DIGITS);
    BigDecimal start = lineY.mean.subtract(slope.multiply(lineX.mean));
    BigDecimal part = PART.add(rounding(lineX, logX)).add(rounding(lineY, logY));
    BigDecimal steep = lineY.deviation(false).divide(lineX.deviation(false), DIGITS).multiply(part);
    BigDecimal error = steep.multiply(lineX.mean.abs()).add(lineY.deviation(false).multiply(part));
    BigDecimal fit =
        lineX.with(lineY).pow(2).divide(lineX.with(lineX).multiply(lineY.with(lineY)), DIGITS);
    if (logY && start.abs().compareTo(LARGEST) > 0) {
      return Problem.of(answers, it -> Verdict.of(it.contains("NOT POSSIBLE")));
    }
    UnaryOperator<BigDecimal> shown = logY ? Reference::exp : it -> it;
    BigDecimal a = shown.apply(start);
    return judged(
        answers,
        List.of(
            new ExpectedStatistic(model + " R2=", fit, part),
            new ExpectedStatistic("B=", slope, steep.add(small(slope))),
            new ExpectedStatistic(
                "A=", a, (logY ? a.multiply(error.add(small(start))) : error).add(small(a)))));
  }

  /** Returns the error of logarithms with nine decimals, relative to their deviation. */
  private static BigDecimal rounding(Data data, boolean logarithms) {
    return logarithms
        ? BigDecimal.valueOf(2, 9).divide(data.deviation(false), DIGITS)
        : BigDecimal.ZERO;
  }

  private static Problem plane(Random random) {
    int count = 5 + random.nextInt(11);
    Data x = Data.of(values(random, count, false));
    Data y = Data.of(values(random, count, false));
    Data z = Data.of(values(random, count, false));
    List<String> answers = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      for (Data one : List.of(x, y, z)) {
        answers.add(Reference.line(one.values.get(i)));
      }
    }
    answers.addAll(List.of("", "", "", ""));
    BigDecimal all = x.with(x).multiply(y.with(y));
    BigDecimal determinant = all.subtract(x.with(y).pow(2));
    BigDecimal b =
        z.with(x)
            .multiply(y.with(y))
            .subtract(z.with(y).multiply(x.with(y)))
            .divide(determinant, DIGITS);
    BigDecimal c =
        z.with(y)
            .multiply(x.with(x))
            .subtract(z.with(x).multiply(x.with(y)))
            .divide(determinant, DIGITS);
    BigDecimal a = z.mean.subtract(b.multiply(x.mean)).subtract(c.multiply(y.mean));
    BigDecimal fit = b.multiply(z.with(x)).add(c.multiply(z.with(y))).divide(z.with(z), DIGITS);
    BigDecimal part = PART.multiply(all).divide(determinant, DIGITS);
    BigDecimal errorB = part.multiply(z.deviation(false)).divide(x.deviation(false), DIGITS);
    BigDecimal errorC = part.multiply(z.deviation(false)).divide(y.deviation(false), DIGITS);
    BigDecimal errorA =
        errorB.multiply(x.mean.abs()).add(errorC.multiply(y.mean.abs())).add(small(z.mean));
    return judged(
        answers,
        List.of(
            new ExpectedStatistic("A=", a, errorA.add(small(a))),
            new ExpectedStatistic("B=", b, errorB),
            new ExpectedStatistic("C=", c, errorC),
            new ExpectedStatistic("R2=", fit, part)));
  }
}
