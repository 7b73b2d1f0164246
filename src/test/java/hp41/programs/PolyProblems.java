package hp41.programs;

import static hp41.programs.Reference.DIGITS;

import ch.obermuhlner.math.big.BigComplex;
import hp41.programs.Problem.Verdict;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Polynomials of degree 1 to 20. The exact roots are found from those that are shown. */
final class PolyProblems implements ProblemSource {

  private static final BigDecimal CLOSE = new BigDecimal("1e-14");
  private static final int STEPS = 300;

  @Override
  public String program() {
    return "POLY";
  }

  @Override
  public String domain() {
    return "degrees 1 to 20; integers to 99, sizes from 1E-8 to 1E8, few terms, xⁿ - a, double roots";
  }

  @Override
  public String promise() {
    return "all roots, each within the relative error that is shown (at most 1E-4)";
  }

  @Override
  public Problem next(Random random) {
    int degree = 1 + random.nextInt(20);
    return of(
        switch (random.nextInt(51)) {
          case 0 -> product(random, random.nextBoolean());
          case 1, 2, 3, 4, 5, 6, 50 -> product(random, false);
          case 7, 8, 9, 10, 11, 12, 13, 14, 15 -> unequal(random, degree);
          case 16, 17, 18, 19, 20, 21, 22, 23 -> power(random, degree);
          case 24, 25, 26, 27, 28, 29, 30 -> integers(random, degree, 3);
          case 31, 32, 33, 34, 35 -> integers(random, 1 + random.nextInt(11), 99);
          default -> integers(random, 12 + random.nextInt(9), 99);
        });
  }

  /** Returns the problem of a polynomial, from its highest power on. */
  static Problem of(List<BigDecimal> coefficients) {
    int degree = coefficients.size() - 1;
    List<Object> answers = new ArrayList<>(List.of(degree));
    coefficients.stream().map(Reference::line).forEach(answers::add);
    answers.addAll(Collections.nCopies(2 * degree, ""));
    return Problem.of(answers, shown -> verdict(shown, coefficients));
  }

  private static List<BigDecimal> integers(Random random, int degree, int size) {
    List<BigDecimal> all =
        new ArrayList<>(
            random.ints(degree + 1, -size, size + 1).mapToObj(BigDecimal::valueOf).toList());
    if (all.get(0).signum() == 0) {
      all.set(0, BigDecimal.ONE);
    }
    return all;
  }

  private static List<BigDecimal> unequal(Random random, int degree) {
    return IntStream.rangeClosed(0, degree)
        .mapToObj(any -> Math.pow(10, 16 * random.nextDouble() - 8))
        .map(it -> Reference.typed(random.nextBoolean() ? it : -it))
        .toList();
  }

  private static List<BigDecimal> power(Random random, int degree) {
    List<BigDecimal> all = new ArrayList<>(Collections.nCopies(degree + 1, BigDecimal.ZERO));
    all.set(0, BigDecimal.ONE);
    all.set(degree, BigDecimal.valueOf(random.nextInt(3) - 1L).add(unequal(random, 0).get(0)));
    return all.stream().map(it -> it.round(new MathContext(10))).toList();
  }

  /** Returns a polynomial with up to five different integer roots, or with a double root. */
  private static List<BigDecimal> product(Random random, boolean twice) {
    List<Integer> roots =
        new ArrayList<>(random.ints(1 + random.nextInt(5), -20, 21).distinct().boxed().toList());
    if (twice) {
      roots.add(roots.get(0));
    }
    List<BigDecimal> all = List.of(BigDecimal.ONE);
    for (int root : roots) {
      List<BigDecimal> factor = new ArrayList<>(all);
      factor.add(BigDecimal.ZERO);
      for (int i = 0; i < all.size(); i++) {
        BigDecimal term = all.get(i).multiply(BigDecimal.valueOf(root));
        factor.set(i + 1, factor.get(i + 1).subtract(term));
      }
      all = factor;
    }
    return all;
  }

  private static Verdict verdict(List<String> shown, List<BigDecimal> coefficients) {
    if (shown.contains("NO ROOT") || shown.stream().anyMatch(it -> it.contains("?="))) {
      return Verdict.SAID_SO;
    }
    List<BigComplex> roots = roots(shown);
    BigDecimal error = Problem.number(shown, "ERROR=");
    List<BigComplex> exact = exact(roots, coefficients);
    boolean near =
        roots.size() == coefficients.size() - 1
            && IntStream.range(0, roots.size())
                .allMatch(i -> isWithin(roots.get(i), exact.get(i), error));
    return Verdict.of(near);
  }

  private static boolean isWithin(BigComplex root, BigComplex exact, BigDecimal error) {
    return root.subtract(exact).abs(DIGITS).compareTo(exact.abs(DIGITS).multiply(error.add(CLOSE)))
        <= 0;
  }

  private static List<BigComplex> roots(List<String> shown) {
    List<BigComplex> roots = new ArrayList<>();
    for (int i = 0; i < shown.size(); i++) {
      String line = shown.get(i);
      if (line.startsWith("ROOT=")) {
        roots.add(BigComplex.valueOf(Problem.number(List.of(line), "ROOT=")));
      } else if (line.startsWith("U=")) {
        BigDecimal real = Problem.number(List.of(line), "U=");
        roots.add(BigComplex.valueOf(real, Problem.number(List.of(shown.get(i + 1)), "V=")));
      }
    }
    return roots;
  }

  /** Improves the roots together by the method of Ehrlich and Aberth with fifty digits. */
  private static List<BigComplex> exact(List<BigComplex> roots, List<BigDecimal> coefficients) {
    List<BigComplex> all = new ArrayList<>();
    for (int i = 0; i < roots.size(); i++) {
      BigDecimal apart = new BigDecimal("1e-13").multiply(BigDecimal.valueOf(i + 1));
      BigComplex root = roots.get(i);
      all.add(root.multiply(BigComplex.valueOf(BigDecimal.ONE, apart), DIGITS));
    }
    boolean moved = true;
    for (int step = 0; moved && step < STEPS; step++) {
      moved = false;
      for (int i = 0; i < all.size(); i++) {
        BigComplex change = change(all, i, coefficients);
        moved |= change.abs(DIGITS).compareTo(all.get(i).abs(DIGITS).multiply(CLOSE)) > 0;
        all.set(i, all.get(i).subtract(change, DIGITS));
      }
    }
    return all;
  }

  private static BigComplex change(
      List<BigComplex> roots, int index, List<BigDecimal> coefficients) {
    BigComplex x = roots.get(index);
    BigComplex value = BigComplex.ZERO;
    BigComplex slope = BigComplex.ZERO;
    for (BigDecimal coefficient : coefficients) {
      slope = slope.multiply(x, DIGITS).add(value, DIGITS);
      value = value.multiply(x, DIGITS).add(coefficient, DIGITS);
    }
    if (value.abs(DIGITS).signum() == 0) {
      return BigComplex.ZERO;
    }
    BigComplex others =
        Stream.concat(roots.subList(0, index).stream(), roots.stream().skip(index + 1L))
            .map(it -> BigComplex.ONE.divide(x.subtract(it, DIGITS), DIGITS))
            .reduce(BigComplex.ZERO, (a, b) -> a.add(b, DIGITS));
    return BigComplex.ONE.divide(slope.divide(value, DIGITS).subtract(others, DIGITS), DIGITS);
  }
}
