package hp41.programs;

import static hp41.programs.Reference.DIGITS;

import hp41.programs.Problem.Verdict;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Linear equations of order 1 to 10, also of very different sizes, singular and nearly so. */
final class MatrixProblems implements ProblemSource {

  private static final BigDecimal PART = new BigDecimal("1e-9");

  @Override
  public String program() {
    return "MATRIX";
  }

  @Override
  public String domain() {
    return "equations of order 1 to 10, integers and sizes from 1E-5 to 1E5, singular, nearly singular";
  }

  @Override
  public String promise() {
    return "exact for coefficients that differ by 1E-9 n of the largest one; singular: said so";
  }

  @Override
  public Problem next(Random random) {
    int order = 1 + random.nextInt(10);
    int kind = random.nextInt(100);
    double size = Math.pow(10, random.nextInt(11) - 5);
    List<List<BigDecimal>> rows =
        Stream.generate(() -> row(random, order, kind % 2 == 0, size)).limit(order).toList();
    if (kind < 6 && order > 1) {
      List<List<BigDecimal>> nearly = new ArrayList<>(rows);
      double apart = kind < 5 ? 0 : Math.pow(10, -5 - 3 * random.nextDouble()) * size;
      nearly.set(order - 1, sum(rows.get(0), rows.get((order - 1) / 2), apart));
      rows = nearly;
      return of(rows, row(random, order, kind % 2 == 0, size), apart == 0);
    }
    return of(rows, row(random, order, kind % 2 == 0, size), false);
  }

  private static List<BigDecimal> row(Random random, int order, boolean integers, double size) {
    return IntStream.range(0, order)
        .mapToObj(any -> integers ? random.nextInt(199) - 99 : size * random.nextGaussian())
        .map(Reference::typed)
        .toList();
  }

  /** Returns the sum of two rows, which is exact for integers, with another first number. */
  private static List<BigDecimal> sum(List<BigDecimal> a, List<BigDecimal> b, double apart) {
    List<BigDecimal> sum =
        new ArrayList<>(
            IntStream.range(0, a.size())
                .mapToObj(i -> Reference.rounded(a.get(i).add(b.get(i))))
                .toList());
    sum.set(0, Reference.rounded(sum.get(0).add(new BigDecimal(apart))));
    return sum;
  }

  /** Returns a problem; a singular matrix has to be reported. */
  static Problem of(List<List<BigDecimal>> rows, List<BigDecimal> right, boolean singular) {
    List<Object> answers = new ArrayList<>(List.of(rows.size()));
    rows.forEach(row -> row.forEach(it -> answers.add(Reference.line(it))));
    answers.add("SIMEQ");
    right.stream().map(Reference::line).forEach(answers::add);
    answers.addAll(Collections.nCopies(rows.size(), ""));
    return Problem.of(answers, shown -> verdict(shown, rows, right, singular));
  }

  private static Verdict verdict(
      List<String> shown, List<List<BigDecimal>> rows, List<BigDecimal> right, boolean singular) {
    if (shown.contains("NO SOLUTION") || shown.contains("FEW DIGITS")) {
      return singular ? Verdict.RIGHT : Verdict.SAID_SO;
    }
    List<BigDecimal> x =
        shown.stream()
            .filter(it -> it.matches("X\\d+=-?\\d.*"))
            .limit(rows.size())
            .map(it -> new BigDecimal(it.substring(it.indexOf('=') + 1)))
            .toList();
    BigDecimal error = largest(rows).multiply(sum(x)).add(sum(right)).multiply(PART);
    BigDecimal allowed = error.multiply(BigDecimal.valueOf(rows.size()));
    boolean near =
        x.size() == rows.size()
            && IntStream.range(0, x.size())
                .allMatch(i -> Reference.isWithin(product(rows.get(i), x), right.get(i), allowed));
    return Verdict.of(near && !singular);
  }

  private static BigDecimal largest(List<List<BigDecimal>> rows) {
    return rows.stream()
        .flatMap(List::stream)
        .map(BigDecimal::abs)
        .reduce(BigDecimal.ZERO, BigDecimal::max);
  }

  private static BigDecimal sum(List<BigDecimal> numbers) {
    return numbers.stream().map(BigDecimal::abs).reduce(BigDecimal.ZERO, BigDecimal::add);
  }

  private static BigDecimal product(List<BigDecimal> row, List<BigDecimal> x) {
    return IntStream.range(0, x.size())
        .mapToObj(i -> row.get(i).multiply(x.get(i), DIGITS))
        .reduce(BigDecimal.ZERO, BigDecimal::add);
  }
}
