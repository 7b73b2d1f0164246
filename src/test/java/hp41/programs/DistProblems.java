package hp41.programs;

import hp41.programs.Problem.Verdict;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;

/** Probabilities of the four distributions of DIST, and their inverses, down to 1E-98. */
final class DistProblems implements ProblemSource {

  private static final BigDecimal ONE = BigDecimal.ONE;
  private static final BigDecimal STEP = new BigDecimal("1e-9");
  private static final BigDecimal MOST = new BigDecimal("1e48");
  private static final BigDecimal SMALLEST = new BigDecimal("1e-97");
  private static final BigDecimal LEAST = new BigDecimal("1e-98");

  /** A distribution, and a value. */
  private record Argument(String name, List<BigDecimal> df, BigDecimal x) {

    Distributions at(BigDecimal value) {
      return switch (name) {
        case "N" -> Distributions.symmetric(BigDecimal.ZERO, value);
        case "T" -> Distributions.symmetric(df.get(0), value);
        case "C" -> Distributions.chiSquare(df.get(0), value);
        default -> Distributions.f(df.get(0), df.get(1), value);
      };
    }

    List<String> answers() {
      List<String> answers = new ArrayList<>(List.of(name));
      df.forEach(it -> answers.add(Reference.line(it)));
      return answers;
    }

    Problem forward() {
      List<String> answers = answers();
      answers.addAll(List.of(Reference.line(x), ""));
      return Problem.of(
          answers,
          shown -> {
            Distributions exact = at(x);
            return Verdict.of(
                near(Problem.number(shown, "Q="), exact.upper())
                    && near(Problem.number(shown, "P="), exact.lower()));
          });
    }

    Problem inverse(boolean upper) {
      return inverse(upper, Reference.rounded(upper ? at(x).upper() : at(x).lower()));
    }

    Problem inverse(boolean upper, BigDecimal p) {
      UnaryOperator<BigDecimal> tail = it -> upper ? at(it).upper() : at(it).lower();
      if (p.compareTo(LEAST) < 0 || p.compareTo(ONE) >= 0) {
        return forward();
      }
      List<String> answers = answers();
      answers.addAll(upper ? List.of("", Reference.line(p)) : List.of("", "", Reference.line(p)));
      return Problem.of(
          answers,
          shown -> {
            if (shown.contains("NO SOLUTION")) {
              boolean beyond = tail.apply(upper ? MOST : SMALLEST).compareTo(p) > 0;
              return beyond ? Verdict.RIGHT : Verdict.SAID_SO;
            }
            BigDecimal root = Problem.number(shown, "X=");
            BigDecimal step = root.multiply(STEP);
            BigDecimal one = tail.apply(root.subtract(step));
            BigDecimal other = tail.apply(root.add(step));
            BigDecimal error = Tails.error(p.min(ONE.subtract(p)));
            return Verdict.of(
                p.compareTo(one.min(other).subtract(error)) >= 0
                    && p.compareTo(one.max(other).add(error)) <= 0);
          });
    }
  }

  private static boolean near(BigDecimal shown, BigDecimal exact) {
    return exact.compareTo(LEAST) < 0
        ? shown.compareTo(LEAST) <= 0
        : Reference.isWithin(shown, exact, Tails.error(exact));
  }

  @Override
  public String program() {
    return "DIST";
  }

  @Override
  public String domain() {
    return "four distributions and their inverses, 1 to 10,000 degrees of freedom, p from 1E-98";
  }

  @Override
  public String promise() {
    return "1E-8 of p, and 4E-9 more for each zero behind its point; x: also 1E-9 of x";
  }

  @Override
  public Problem next(Random random) {
    Argument one =
        switch (random.nextInt(4)) {
          case 0 -> new Argument("N", List.of(), signed(random, 21 * random.nextDouble()));
          case 1 -> student(random);
          case 2 -> chi(random);
          default -> snedecor(random);
        };
    return switch (random.nextInt(4)) {
      case 0 -> one.inverse(true);
      case 1 ->
          random.nextInt(4) == 0
              ? one.inverse(random.nextBoolean(), tiny(random))
              : one.inverse(false);
      default -> one.forward();
    };
  }

  private static BigDecimal tiny(Random random) {
    return typed(random, Math.pow(10, -98 * random.nextDouble()) * .999);
  }

  private static BigDecimal typed(Random random, double x) {
    return Reference.typed(x, 1 + random.nextInt(10));
  }

  private static BigDecimal signed(Random random, double x) {
    double small = random.nextInt(8) == 0 ? x * Math.pow(10, -12 * random.nextDouble()) : x;
    return typed(random, random.nextBoolean() ? small : -small);
  }

  private static BigDecimal df(Random random) {
    double df = Math.pow(10, (random.nextBoolean() ? 4 : 1.7) * random.nextDouble());
    return BigDecimal.valueOf(random.nextInt(5) == 0 ? Math.rint(df * 100) / 100 : Math.rint(df));
  }

  private static Argument student(Random random) {
    BigDecimal df = df(random);
    double n = df.doubleValue();
    double t = Math.sqrt(n * Math.expm1(Math.min(210, 430 * random.nextDouble() / n)));
    return new Argument("T", List.of(df), signed(random, t));
  }

  private static double normal(Random random) {
    return random.nextBoolean() ? random.nextGaussian() * 2 : 42 * random.nextDouble() - 21;
  }

  private static Argument chi(Random random) {
    BigDecimal df = df(random);
    double n = df.doubleValue();
    double root = 1 - 2 / (9 * n) + normal(random) * Math.sqrt(2 / (9 * n));
    double x = root > 0 ? n * Math.pow(root, 3) : Math.pow(10, -40 * random.nextDouble());
    return new Argument("C", List.of(df), typed(random, x));
  }

  private static Argument snedecor(Random random) {
    BigDecimal df1 = df(random);
    BigDecimal df2 = df(random);
    double width = Math.sqrt(2 / df1.doubleValue() + 2 / df2.doubleValue());
    double x = Math.exp(Math.max(-100, Math.min(100, normal(random) * width * 1.5)));
    return new Argument("F", List.of(df1, df2), typed(random, x));
  }
}
