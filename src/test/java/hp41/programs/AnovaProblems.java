package hp41.programs;

import static hp41.programs.Reference.DIGITS;

import hp41.programs.Problem.Verdict;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.IntFunction;

/** Groups of values, and tables with one value in each row and column. */
final class AnovaProblems implements ProblemSource {

  private static final BigDecimal ZERO = BigDecimal.ZERO;
  private static final BigDecimal PART = new BigDecimal("1e-7");

  /**
   * A ratio of mean squares.
   *
   * @param relative the error allowed of F, as a part of 1 + F
   */
  private record Ratio(BigDecimal f, int df1, int df2, BigDecimal relative) {

    static Ratio of(BigDecimal squares, int df1, BigDecimal rest, int df2, BigDecimal relative) {
      BigDecimal mean = squares.divide(BigDecimal.valueOf(df1), DIGITS);
      BigDecimal error = rest.divide(BigDecimal.valueOf(df2), DIGITS);
      return new Ratio(mean.divide(error, DIGITS), df1, df2, relative);
    }

    boolean isIn(List<String> shown, String name) {
      BigDecimal most = f.multiply(relative).add(relative);
      BigDecimal free = BigDecimal.valueOf(df1);
      BigDecimal rest = BigDecimal.valueOf(df2);
      return Reference.isWithin(Problem.number(shown, "F" + name), f, most)
          && Tails.isNear(
              Problem.number(shown, "P" + name),
              x -> Distributions.f(free, rest, x).upper(),
              f,
              most);
    }
  }

  @Override
  public String program() {
    return "ANOVA";
  }

  @Override
  public String domain() {
    return "2 to 6 groups of 2 to 8 values; tables to 6 × 6; means to 1,000 deviations";
  }

  @Override
  public String promise() {
    return "F: 1E-7 (1 + F), for tables more if the residuals are small; P: the error that this error of F causes";
  }

  @Override
  public Problem next(Random random) {
    double deviation = Math.pow(10, 4 * random.nextDouble() - 2);
    double mean = deviation * Math.pow(10, 3 * random.nextDouble());
    boolean table = random.nextBoolean();
    int columns = 2 + random.nextInt(5);
    List<List<BigDecimal>> rows = new ArrayList<>();
    for (int i = 2 + random.nextInt(5); i > 0; i--) {
      double center = mean + deviation * random.nextGaussian() * random.nextInt(4);
      List<BigDecimal> row = new ArrayList<>();
      for (int j = table ? columns : 2 + random.nextInt(7); j > 0; j--) {
        double value = center + deviation * random.nextGaussian();
        row.add(Reference.typed(value, 4 + random.nextInt(6)));
      }
      rows.add(row);
    }
    return table ? table(rows) : groups(rows);
  }

  private static BigDecimal mean(List<BigDecimal> values) {
    BigDecimal sum = values.stream().reduce(ZERO, BigDecimal::add);
    return sum.divide(BigDecimal.valueOf(values.size()), DIGITS);
  }

  /** Returns the weighted sum of squares of numbers around a mean. */
  private static BigDecimal squares(
      int count, IntFunction<BigDecimal> of, IntFunction<Integer> weight, BigDecimal mean) {
    BigDecimal sum = ZERO;
    for (int i = 0; i < count; i++) {
      BigDecimal square = of.apply(i).subtract(mean).pow(2, DIGITS);
      sum = sum.add(square.multiply(BigDecimal.valueOf(weight.apply(i))), DIGITS);
    }
    return sum;
  }

  private static Problem groups(List<List<BigDecimal>> rows) {
    List<String> answers = new ArrayList<>(List.of("1"));
    for (List<BigDecimal> row : rows) {
      row.forEach(it -> answers.add(Reference.line(it)));
      answers.add("");
    }
    answers.addAll(List.of("", "", "", "", "", "", "", ""));
    List<BigDecimal> values = rows.stream().flatMap(List::stream).toList();
    BigDecimal mean = mean(values);
    BigDecimal all = squares(values.size(), values::get, i -> 1, mean);
    BigDecimal between =
        squares(rows.size(), i -> mean(rows.get(i)), i -> rows.get(i).size(), mean);
    Ratio ratio =
        Ratio.of(
            between, rows.size() - 1, all.subtract(between), values.size() - rows.size(), PART);
    return Problem.of(answers, shown -> Verdict.of(ratio.isIn(shown, "=")));
  }

  private static Problem table(List<List<BigDecimal>> rows) {
    int columns = rows.get(0).size();
    List<String> answers = new ArrayList<>(List.of("2", "" + rows.size(), "" + columns));
    rows.forEach(row -> row.forEach(it -> answers.add(Reference.line(it))));
    answers.addAll(List.of("", "", "", "", "", ""));
    List<BigDecimal> values = rows.stream().flatMap(List::stream).toList();
    BigDecimal mean = mean(values);
    BigDecimal all = squares(values.size(), values::get, i -> 1, mean);
    BigDecimal ofRows = squares(rows.size(), i -> mean(rows.get(i)), i -> columns, mean);
    BigDecimal ofColumns =
        squares(
            columns,
            i -> mean(rows.stream().map(row -> row.get(i)).toList()),
            i -> rows.size(),
            mean);
    BigDecimal rest = all.subtract(ofRows).subtract(ofColumns);
    BigDecimal relative = PART.multiply(all).divide(rest, DIGITS);
    int df1 = rows.size() - 1;
    int df2 = columns - 1;
    Ratio first = Ratio.of(ofRows, df1, rest, df1 * df2, relative);
    Ratio second = Ratio.of(ofColumns, df2, rest, df1 * df2, relative);
    return Problem.of(
        answers,
        shown ->
            shown.contains("NO DEVIATION")
                ? Verdict.SAID_SO
                : first.isIn(shown, " ROWS=") && second.isIn(shown, " COLS=")
                    ? Verdict.RIGHT
                    : Verdict.WRONG);
  }
}
