package hp41.programs;

import hp41.programs.Problem.Verdict;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** Polynomials of degree 1 to 9 through random points, or beside them. */
final class PolyfitProblems implements ProblemSource {

  private static final MathContext MANY = new MathContext(120);
  private static final BigDecimal ZERO = BigDecimal.ZERO;
  private static final BigDecimal ONE = BigDecimal.ONE;
  private static final BigDecimal PART = new BigDecimal("5e-8");
  private static final BigDecimal SMALL = new BigDecimal("1e-9");
  private static final BigDecimal MOVED = new BigDecimal("2e-10");
  private static final int GRID = 40;

  @Override
  public String program() {
    return "POLYFIT";
  }

  @Override
  public String domain() {
    return "3 to 15 points, degrees 1 to 9; x on a grid of 40, up to 100 widths of it from 0";
  }

  @Override
  public String promise() {
    return "exact for y that differ by 5E-8 of their deviations and 1E-9 of the largest one, and x"
        + " by 2E-10 of their range";
  }

  @Override
  public Problem next(Random random) {
    int count = 3 + random.nextInt(13);
    List<BigDecimal> x = grid(random, count);
    int degree = 1 + random.nextInt(Math.min(9, count - 1));
    List<BigDecimal> y = values(random, x, degree);
    BigDecimal at = x.get(0).add(x.get(1)).divide(BigDecimal.valueOf(2));
    List<String> answers = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      answers.addAll(List.of(Reference.line(x.get(i)), Reference.line(y.get(i))));
    }
    int different = (int) x.stream().distinct().count();
    int fitted = random.nextInt(10) == 0 ? different : Math.min(degree, different - 1);
    answers.addAll(List.of("", "" + fitted));
    if (fitted == different) {
      return Problem.of(answers, it -> Verdict.of(it.contains("NO UNIQUE FIT") || fitted > 9));
    }
    answers.addAll(Collections.nCopies(fitted + 2, ""));
    answers.addAll(List.of(Reference.line(at), ""));
    Fit fit = new Fit(x, y, fitted);
    return Problem.of(answers, shown -> Verdict.of(fit.isShown(shown, at)));
  }

  /** Returns different places of a grid in random order; sometimes one of them twice. */
  private static List<BigDecimal> grid(Random random, int count) {
    BigDecimal step = Reference.typed(Math.pow(10, 4 * random.nextDouble() - 2), 3);
    double places = random.nextBoolean() ? GRID : GRID * Math.pow(10, 2 * random.nextDouble());
    BigDecimal first =
        step.multiply(BigDecimal.valueOf(Math.round(places * random.nextGaussian())));
    List<Integer> all = new ArrayList<>(IntStream.range(0, GRID).boxed().toList());
    Collections.shuffle(all, random);
    List<BigDecimal> x = new ArrayList<>();
    for (int place : all.subList(0, count)) {
      x.add(first.add(step.multiply(BigDecimal.valueOf(place))).round(new MathContext(10)));
    }
    if (count > 3 && random.nextInt(4) == 0) {
      x.set(2, x.get(3));
    }
    return x;
  }

  /** Returns the values of a polynomial, with or without errors. */
  private static List<BigDecimal> values(Random random, List<BigDecimal> x, int degree) {
    double width =
        x.stream()
            .mapToDouble(it -> it.subtract(x.get(0)).doubleValue())
            .map(Math::abs)
            .max()
            .orElse(1);
    double[] factors = random.doubles(degree + 1, -1, 1).toArray();
    double noise = random.nextInt(3) == 0 ? 0 : Math.pow(10, -4 * random.nextDouble());
    double size = Math.pow(10, 6 * random.nextDouble() - 3);
    double mean = random.nextBoolean() ? 0 : Math.pow(10, 2 * random.nextDouble());
    List<BigDecimal> y = new ArrayList<>();
    for (BigDecimal one : x) {
      double u = one.subtract(x.get(0)).doubleValue() / width;
      double value = mean + noise * random.nextGaussian();
      for (int i = 0; i <= degree; i++) {
        value += factors[i] * Math.pow(u, i);
      }
      y.add(Reference.typed(size * value, 4 + random.nextInt(7)));
    }
    return y;
  }

  /** The exact fit, and how much each y changes its coefficients. */
  private static final class Fit {

    private final List<BigDecimal> x;
    private final List<BigDecimal> y;
    private final int degree;
    private final BigDecimal centre;

    /** Row j has the part of each y in the coefficient of the j-th power of x - centre. */
    private final BigDecimal[][] parts;

    private final List<BigDecimal> errors;

    private Fit(List<BigDecimal> x, List<BigDecimal> y, int degree) {
      this.x = x;
      this.y = y;
      this.degree = degree;
      centre = x.get(0);
      parts = solved(equations());
      errors = errors();
    }

    /** Returns the normal equations, whose right sides are the powers of each x. */
    private BigDecimal[][] equations() {
      int n = degree + 1;
      BigDecimal[][] rows = new BigDecimal[n][n + x.size()];
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
          rows[i][j] = ZERO;
          for (BigDecimal one : x) {
            rows[i][j] = rows[i][j].add(one.subtract(centre).pow(i + j));
          }
        }
        for (int k = 0; k < x.size(); k++) {
          rows[i][n + k] = x.get(k).subtract(centre).pow(i);
        }
      }
      return rows;
    }

    private BigDecimal[][] solved(BigDecimal[][] rows) {
      int n = degree + 1;
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
          if (i != j) {
            BigDecimal factor = rows[j][i].divide(rows[i][i], MANY);
            for (int k = i; k < n + x.size(); k++) {
              rows[j][k] = rows[j][k].subtract(factor.multiply(rows[i][k]), MANY);
            }
          }
        }
      }
      BigDecimal[][] solution = new BigDecimal[n][x.size()];
      for (int i = 0; i < n; i++) {
        for (int k = 0; k < x.size(); k++) {
          solution[i][k] = rows[i][n + k].divide(rows[i][i], MANY);
        }
      }
      return solution;
    }

    private boolean isShown(List<String> shown, BigDecimal at) {
      boolean right = isNear(Problem.number(shown, "Y="), value(at));
      for (int power = 0; power <= degree; power++) {
        right &= isNear(Problem.number(shown, "A" + power + "="), coefficient(power));
      }
      BigDecimal all = squares(mean());
      BigDecimal left = ZERO;
      for (int k = 0; k < x.size(); k++) {
        left = left.add(y.get(k).subtract(sum(value(x.get(k)))).pow(2), MANY);
      }
      BigDecimal r2 = all.signum() == 0 ? ZERO : ONE.subtract(left.divide(all, MANY));
      return right && Reference.isWithin(Problem.number(shown, "R2="), r2, error(PART, all));
    }

    /** Returns the error of R2: more if the mean of y is much larger than its deviations. */
    private BigDecimal error(BigDecimal part, BigDecimal all) {
      BigDecimal size = largest().multiply(SMALL).pow(2).multiply(BigDecimal.valueOf(x.size()));
      return all.signum() == 0 ? part : part.add(size.divide(all, MANY).sqrt(MANY));
    }

    private boolean isNear(BigDecimal shown, List<BigDecimal> weights) {
      BigDecimal exact = sum(weights);
      BigDecimal error = exact.abs().multiply(SMALL);
      for (int k = 0; k < x.size(); k++) {
        error = error.add(weights.get(k).abs().multiply(errors.get(k)), MANY);
      }
      return Reference.isWithin(shown, exact, error);
    }

    /** Returns by how much each y may differ: also as much as it changes if x differs. */
    private List<BigDecimal> errors() {
      BigDecimal deviation =
          squares(mean()).divide(BigDecimal.valueOf(x.size()), MANY).sqrt(new MathContext(20));
      BigDecimal one = deviation.multiply(PART).add(largest().multiply(SMALL));
      BigDecimal moved = Collections.max(x).subtract(Collections.min(x)).multiply(MOVED);
      return x.stream()
          .map(it -> sum(combined(1, it.subtract(centre), 1)).abs())
          .map(slope -> one.add(slope.multiply(moved), MANY))
          .toList();
    }

    private BigDecimal sum(List<BigDecimal> weights) {
      BigDecimal sum = ZERO;
      for (int k = 0; k < y.size(); k++) {
        sum = sum.add(weights.get(k).multiply(y.get(k)), MANY);
      }
      return sum;
    }

    private BigDecimal mean() {
      return y.stream().reduce(ZERO, BigDecimal::add).divide(BigDecimal.valueOf(y.size()), MANY);
    }

    private BigDecimal squares(BigDecimal mean) {
      return y.stream().map(it -> it.subtract(mean).pow(2)).reduce(ZERO, BigDecimal::add);
    }

    private BigDecimal largest() {
      return y.stream().map(BigDecimal::abs).max(BigDecimal::compareTo).orElseThrow();
    }

    /** Returns the parts of each y in the value at x. */
    private List<BigDecimal> value(BigDecimal at) {
      return combined(0, at.subtract(centre), 0);
    }

    /** Returns the parts of each y in the coefficient of a power of x. */
    private List<BigDecimal> coefficient(int power) {
      return combined(power, centre.negate(), power);
    }

    private List<BigDecimal> combined(int from, BigDecimal u, int chosen) {
      List<BigDecimal> weights = new ArrayList<>(Collections.nCopies(x.size(), ZERO));
      for (int j = from; j <= degree; j++) {
        BigDecimal factor = u.pow(j - chosen).multiply(choices(j, chosen));
        for (int k = 0; k < x.size(); k++) {
          weights.set(k, weights.get(k).add(parts[j][k].multiply(factor), MANY));
        }
      }
      return weights;
    }

    private static BigDecimal choices(int of, int chosen) {
      BigInteger product = BigInteger.ONE;
      for (int i = 1; i <= chosen; i++) {
        product =
            product.multiply(BigInteger.valueOf(of - chosen + i)).divide(BigInteger.valueOf(i));
      }
      return new BigDecimal(product);
    }
  }
}
