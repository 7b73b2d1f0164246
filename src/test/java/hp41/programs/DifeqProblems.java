package hp41.programs;

import static hp41.programs.Reference.DIGITS;

import ch.obermuhlner.math.big.BigDecimalMath;
import hp41.programs.Problem.Verdict;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;

/** Differential equations with known solutions, with steps in both directions. */
final class DifeqProblems implements ProblemSource {

  private static final BigDecimal ONE = BigDecimal.ONE;
  private static final BigDecimal TWO = BigDecimal.valueOf(2);
  private static final BigDecimal PART = new BigDecimal("1e-6");
  private static final int STEPS = 4;

  /**
   * An equation with a solution.
   *
   * @param lines the lines of the program for f
   * @param solution y from x - x0
   * @param slope y' at the initial x, or null if the order is 1
   */
  private record DifferentialEquation(
      String lines, BigDecimal start, UnaryOperator<BigDecimal> solution, BigDecimal slope) {

    DifferentialEquation(String lines, BigDecimal start, UnaryOperator<BigDecimal> solution) {
      this(lines, start, solution, null);
    }

    Problem problem(BigDecimal step) {
      List<String> answers = new ArrayList<>(List.of("FX", slope == null ? "1" : "2"));
      answers.addAll(List.of(Reference.line(step), Reference.line(start)));
      answers.add(Reference.line(solution.apply(BigDecimal.ZERO)));
      if (slope != null) {
        answers.add(Reference.line(slope));
      }
      for (int i = 0; i < STEPS; i++) {
        answers.addAll(List.of("", ""));
      }
      return new Problem(
          "LBL \"FX\"\n" + lines.replace(' ', '\n') + "\nEND\n",
          answers,
          shown -> verdict(shown, step));
    }

    private Verdict verdict(List<String> shown, BigDecimal step) {
      if (shown.contains("NO SOLUTION")) {
        return Verdict.SAID_SO;
      }
      List<String> lines =
          shown.stream()
              .filter(it -> it.startsWith("X=-") || it.matches("[XY]=[-\\d.].*"))
              .toList();
      BigDecimal size = solution.apply(BigDecimal.ZERO).abs();
      for (int i = 1; i <= STEPS; i++) {
        BigDecimal way = step.multiply(BigDecimal.valueOf(i));
        BigDecimal exact = solution.apply(way);
        size = size.max(exact.abs());
        BigDecimal x = Problem.number(List.of(lines.get(2 * i - 2)), "X=");
        BigDecimal y = Problem.number(List.of(lines.get(2 * i - 1)), "Y=");
        if (!Reference.isNear(x, start.add(way), 1e-9)
            || !Reference.isWithin(y, exact, size.multiply(PART))) {
          return Verdict.WRONG;
        }
      }
      return Verdict.RIGHT;
    }
  }

  @Override
  public String program() {
    return "DIFEQ";
  }

  @Override
  public String domain() {
    return "growth, decay, powers, bells, logistic curves, tangents, oscillations, stiff ones, jumps";
  }

  @Override
  public String promise() {
    return "1E-6 of the largest abs y, with SCI 9";
  }

  @Override
  public Problem next(Random random) {
    BigDecimal step = number(random, 0.05, 1);
    return equation(random, step).problem(step);
  }

  private static BigDecimal number(Random random, double least, double most) {
    BigDecimal size =
        Reference.typed(least + (most - least) * random.nextDouble(), 1 + random.nextInt(4));
    return random.nextBoolean() ? size : size.negate();
  }

  private static DifferentialEquation equation(Random random, BigDecimal step) {
    return switch (random.nextInt(8)) {
      case 0 -> growth(random);
      case 1 -> power(random);
      case 2 -> bell(random);
      case 3 -> logistic(random);
      case 4 -> tangent(random, step);
      case 5 -> oscillation(random);
      case 6 -> stiff(random, step);
      default -> jump(random);
    };
  }

  /** y' = ay. */
  private static DifferentialEquation growth(Random random) {
    BigDecimal a = number(random, 0.1, 3);
    BigDecimal y = number(random, 0.01, 100);
    return new DifferentialEquation(
        "X<>Y " + a + " *",
        number(random, 0, 100),
        way -> y.multiply(Reference.exp(a.multiply(way))));
  }

  /** y' = xⁿ. */
  private static DifferentialEquation power(Random random) {
    int n = 1 + random.nextInt(6);
    BigDecimal x = number(random, 0, 3);
    BigDecimal y = number(random, 0, 10);
    return new DifferentialEquation(
        n + " Y^X",
        x,
        way ->
            y.add(
                Reference.quotient(
                    x.add(way).pow(n + 1).subtract(x.pow(n + 1)), BigDecimal.valueOf(n + 1L))));
  }

  /** y' = -2xy. */
  private static DifferentialEquation bell(Random random) {
    BigDecimal x = number(random, 0, 2);
    BigDecimal y = number(random, 0.01, 100);
    return new DifferentialEquation(
        "* 2 * CHS", x, way -> y.multiply(Reference.exp(x.pow(2).subtract(x.add(way).pow(2)))));
  }

  /** y' = y(1 - y). */
  private static DifferentialEquation logistic(Random random) {
    BigDecimal y = number(random, 0.05, 0.95).abs();
    return new DifferentialEquation(
        "RDN ENTER^ X^2 -",
        number(random, 0, 10),
        way -> {
          BigDecimal rest = ONE.subtract(y).multiply(Reference.exp(way.negate()));
          return Reference.quotient(y, y.add(rest));
        });
  }

  /** y' = 1 + y², before the pole. */
  private static DifferentialEquation tangent(Random random, BigDecimal step) {
    BigDecimal y = number(random, 0, 1);
    BigDecimal phase = BigDecimalMath.atan(y, DIGITS);
    BigDecimal factor = new BigDecimal(step.abs().doubleValue() > 0.15 ? "0.15" : "1");
    return new DifferentialEquation(
        "RDN X^2 1 + " + factor + " *",
        number(random, 0, 10),
        way -> BigDecimalMath.tan(phase.add(way.multiply(factor)), DIGITS));
  }

  /** y" = -2cy' - (c² + w²)y. */
  private static DifferentialEquation oscillation(Random random) {
    BigDecimal c = random.nextBoolean() ? BigDecimal.ZERO : number(random, 0.1, 1).abs();
    BigDecimal w = number(random, 0.5, 5).abs();
    BigDecimal y = number(random, 0, 10);
    BigDecimal slope = number(random, 0, 10);
    BigDecimal square = c.pow(2).add(w.pow(2));
    BigDecimal sines = Reference.quotient(slope.add(c.multiply(y)), w);
    return new DifferentialEquation(
        "RDN " + square + " * X<>Y " + c.multiply(TWO) + " * + CHS",
        number(random, 0, 10),
        way -> {
          BigDecimal angle = w.multiply(way);
          return Reference.exp(c.multiply(way).negate())
              .multiply(
                  y.multiply(BigDecimalMath.cos(angle, DIGITS))
                      .add(sines.multiply(BigDecimalMath.sin(angle, DIGITS))));
        },
        slope);
  }

  /** y' = -a(y - 1), which forces small steps; forward only. */
  private static DifferentialEquation stiff(Random random, BigDecimal step) {
    BigDecimal a = Reference.typed(5 + 45 * random.nextDouble(), 3);
    BigDecimal rate = step.signum() > 0 ? a : a.negate();
    BigDecimal y = number(random, 0, 10);
    return new DifferentialEquation(
        "RDN 1 - " + rate.negate() + " *",
        number(random, 0, 10),
        way -> ONE.add(y.subtract(ONE).multiply(Reference.exp(rate.multiply(way).negate()))));
  }

  /** y' = the sign of x - c. */
  private static DifferentialEquation jump(Random random) {
    BigDecimal x = number(random, 0, 2);
    BigDecimal c = number(random, 0, 2);
    BigDecimal y = number(random, 0.5, 10);
    return new DifferentialEquation(
        c + " - SIGN", x, way -> y.add(x.add(way).subtract(c).abs()).subtract(x.subtract(c).abs()));
  }
}
