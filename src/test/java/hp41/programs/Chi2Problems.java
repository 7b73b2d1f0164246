package hp41.programs;

import static hp41.programs.Reference.DIGITS;

import hp41.programs.Problem.Verdict;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Tables of counts, and rows of observed and expected frequencies. */
final class Chi2Problems implements ProblemSource {

  private static final BigDecimal PART = new BigDecimal("2e-8");

  /** What CHI2 shows; the total is 0 for a single row. */
  private record Chi2Result(BigDecimal chi2, int df, BigDecimal total) {

    Verdict judged(List<String> shown) {
      BigDecimal error = chi2.multiply(PART).add(total.max(BigDecimal.ONE).multiply(PART));
      BigDecimal free = BigDecimal.valueOf(df);
      return Verdict.of(
          Reference.isWithin(Problem.number(shown, "CHI2="), chi2, error)
              && Problem.number(shown, "DF=").compareTo(free) == 0
              && Tails.isNear(
                  Problem.number(shown, "P="),
                  x -> Distributions.chiSquare(free, x).upper(),
                  chi2,
                  error)
              && (total.signum() == 0 || contingency(shown, error)));
    }

    /** Its square is chi2/(chi2 + N). */
    private boolean contingency(List<String> shown, BigDecimal error) {
      BigDecimal square = Problem.number(shown, "CONT=").pow(2);
      return Reference.isWithin(
          square, chi2.divide(chi2.add(total), DIGITS), error.divide(total, DIGITS).add(PART));
    }
  }

  @Override
  public String program() {
    return "CHI2";
  }

  @Override
  public String domain() {
    return "tables to 6 × 6 with N to 40,000; 2 to 12 observed and expected frequencies";
  }

  @Override
  public String promise() {
    return "CHI2: 2E-8 (chi2 + N), or 2E-8 (1 + chi2) for one row; P: the error that this error of CHI2 causes, and that of DIST";
  }

  @Override
  public Problem next(Random random) {
    return random.nextInt(3) == 0 ? row(random) : table(random);
  }

  private static Problem row(Random random) {
    int columns = 2 + random.nextInt(11);
    List<String> answers = new ArrayList<>(List.of("1", "" + columns));
    BigDecimal chi2 = BigDecimal.ZERO;
    for (int i = 0; i < columns; i++) {
      BigDecimal expected = BigDecimal.valueOf(1 + random.nextInt(10_000), random.nextInt(3));
      double spread =
          expected.doubleValue() + Math.sqrt(expected.doubleValue()) * random.nextGaussian();
      BigDecimal observed = BigDecimal.valueOf(Math.max(0, Math.rint(spread)));
      answers.addAll(List.of(Reference.line(observed), Reference.line(expected)));
      chi2 = chi2.add(observed.subtract(expected).pow(2).divide(expected, DIGITS));
    }
    answers.addAll(List.of("", "", ""));
    return Problem.of(answers, new Chi2Result(chi2, columns - 1, BigDecimal.ZERO)::judged);
  }

  private static Problem table(Random random) {
    int rows = 2 + random.nextInt(5);
    int columns = 2 + random.nextInt(5);
    int most = (int) Math.pow(10, 1 + 2 * random.nextDouble());
    int[][] counts = new int[rows][columns];
    List<String> answers = new ArrayList<>(List.of("" + rows, "" + columns));
    for (int[] row : counts) {
      for (int i = 0; i < columns; i++) {
        row[i] = random.nextInt(most) + (i == 0 ? 1 : 0);
      }
    }
    for (int i = 0; i < columns; i++) {
      counts[0][i]++;
    }
    for (int[] row : counts) {
      for (int count : row) {
        answers.add("" + count);
      }
    }
    answers.addAll(List.of("", "", "", ""));
    return Problem.of(answers, result(counts)::judged);
  }

  /** N (sum of n²/(r c) - 1). */
  private static Chi2Result result(int[][] counts) {
    int columns = counts[0].length;
    int[] sums = new int[columns];
    int total = 0;
    for (int[] row : counts) {
      for (int i = 0; i < columns; i++) {
        sums[i] += row[i];
        total += row[i];
      }
    }
    BigDecimal sum = BigDecimal.ONE.negate();
    for (int[] row : counts) {
      long all = 0;
      for (int count : row) {
        all += count;
      }
      for (int i = 0; i < columns; i++) {
        BigDecimal product = BigDecimal.valueOf(all * sums[i]);
        sum = sum.add(BigDecimal.valueOf((long) row[i] * row[i]).divide(product, DIGITS));
      }
    }
    BigDecimal n = BigDecimal.valueOf(total);
    return new Chi2Result(sum.multiply(n, DIGITS), (counts.length - 1) * (columns - 1), n);
  }
}
