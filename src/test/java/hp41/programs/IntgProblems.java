package hp41.programs;

import static hp41.programs.Reference.DIGITS;
import static hp41.programs.Reference.line;

import ch.obermuhlner.math.big.BigDecimalMath;
import hp41.programs.Problem.Verdict;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;

/** Integrals with a known antiderivative: smooth, with peaks, infinite at a limit, with kinks. */
final class IntgProblems implements ProblemSource {

  private static final BigDecimal ONE = BigDecimal.ONE;
  private static final MathContext LONG = new MathContext(150);
  private static final BigDecimal PI = BigDecimalMath.pi(DIGITS);

  @Override
  public String program() {
    return "INTG";
  }

  @Override
  public String domain() {
    return "eᶜˣ, xⁿ, sin ωx, 1/(x+c), ln x, xᵖ at both limits (p > -0.8 at 0, -0.5 elsewhere),"
        + " √(x-a)(b-x), x e⁻ˣ, bells and Lorentz peaks, kinks, poles; limits from -1000 to 1000";
  }

  @Override
  public String promise() {
    return "the ERROR that is shown, which is at most 1E-4 of the integral of abs f";
  }

  @Override
  public Problem next(Random random) {
    BigDecimal a = typed(random.nextBoolean() ? 0 : sized(random, -2, 2));
    BigDecimal length = typed(Math.abs(sized(random, -1, 2.9)));
    BigDecimal b = rounded(a.add(length));
    int kind = random.nextInt(100);
    if (kind < 2) {
      return bell(random, a, b, kind < 1 ? 1000 : 50);
    }
    return switch (kind % 12) {
      case 0 -> exponential(random, a, b);
      case 1 -> power(random, a, b);
      case 2 -> sine(random, a, b);
      case 3 -> reciprocal(random, a, b);
      case 4 -> logarithm(b.subtract(a));
      case 5 -> atLowerLimit(random, a, b);
      case 6 -> atUpperLimit(random, a, b);
      case 7 -> halfCircle(a, b);
      case 8 -> decay(b.subtract(a));
      case 9 -> bell(random, a, b, 12);
      case 10 -> lorentz(random, a, b);
      default ->
          kind == 11 ? kink(random, a, b) : kind == 23 ? pole(random, a, b) : sine(random, b, a);
    };
  }

  private static double sized(Random random, double low, double high) {
    double size = Math.pow(10, low + (high - low) * random.nextDouble());
    double sign = random.nextBoolean() ? 1 : -1;
    return random.nextBoolean() ? sign * size : sign * Math.ceil(size);
  }

  /** Returns a number with seven digits; a program line has no room for more with an exponent. */
  private static BigDecimal rounded(BigDecimal number) {
    return number.round(new MathContext(7));
  }

  private static BigDecimal typed(double number) {
    return rounded(new BigDecimal(number));
  }

  private static BigDecimal part(Random random, double low, double high) {
    return typed(Math.pow(10, low + (high - low) * random.nextDouble()));
  }

  /** Returns the problem of a function with this antiderivative. */
  private static Problem of(
      String steps, UnaryOperator<BigDecimal> antiderivative, BigDecimal a, BigDecimal b) {
    BigDecimal exact = antiderivative.apply(b).subtract(antiderivative.apply(a));
    return exactly(steps, a, b, exact);
  }

  static Problem exactly(String steps, BigDecimal a, BigDecimal b, BigDecimal exact) {
    String listing = "LBL \"FX\"\n" + steps.replace(' ', '\n') + "\nRTN\nEND\n";
    return new Problem(
        listing, List.of("FX", line(a), line(b), ""), shown -> verdict(shown, exact));
  }

  private static Verdict verdict(List<String> shown, BigDecimal exact) {
    if (shown.contains("UNCERTAIN")) {
      return Verdict.SAID_SO;
    }
    BigDecimal integral = Problem.number(shown, "I=");
    BigDecimal error = Problem.number(shown, "ERROR=");
    return Verdict.of(Reference.isWithin(integral, exact, error));
  }

  private static Problem exponential(Random random, BigDecimal a, BigDecimal b) {
    double size = Math.max(1, b.abs().max(a.abs()).doubleValue());
    BigDecimal c = typed(sized(random, -1, 1.2) / size);
    return of(line(c) + " * E^X", x -> Reference.exp(x.multiply(c)).divide(c, DIGITS), a, b);
  }

  private static Problem power(Random random, BigDecimal a, BigDecimal b) {
    int n = 2 + random.nextInt(9);
    return of(
        n + " Y^X", x -> x.pow(n + 1, DIGITS).divide(BigDecimal.valueOf(n + 1), DIGITS), a, b);
  }

  private static Problem sine(Random random, BigDecimal a, BigDecimal b) {
    BigDecimal w = part(random, -1, 1.3).divide(b.subtract(a).abs(), DIGITS);
    BigDecimal typed = rounded(w);
    return of(
        line(typed) + " * RAD SIN DEG",
        x -> BigDecimalMath.cos(x.multiply(typed), DIGITS).divide(typed, DIGITS).negate(),
        a,
        b);
  }

  private static Problem reciprocal(Random random, BigDecimal a, BigDecimal b) {
    BigDecimal c = rounded(a.negate().add(part(random, -3, 2)));
    return of(line(c) + " + 1/X", x -> Reference.ln(x.add(c)), a, b);
  }

  private static Problem logarithm(BigDecimal length) {
    BigDecimal b = rounded(length);
    BigDecimal exact = b.multiply(Reference.ln(b)).subtract(b);
    return exactly("LN", BigDecimal.ZERO, b, exact);
  }

  private static Problem atLowerLimit(Random random, BigDecimal a, BigDecimal b) {
    BigDecimal p = typed(-.5 + 2.5 * random.nextDouble());
    if (a.signum() == 0 && random.nextBoolean()) {
      p = typed(-.8 + .4 * random.nextDouble());
    }
    return ofLimit(line(a) + " - " + line(p) + " Y^X", p, a, b);
  }

  private static Problem atUpperLimit(Random random, BigDecimal a, BigDecimal b) {
    BigDecimal p = typed(-.5 + 2.5 * random.nextDouble());
    return ofLimit(line(b) + " X<>Y - " + line(p) + " Y^X", p, a, b);
  }

  private static Problem ofLimit(String steps, BigDecimal p, BigDecimal a, BigDecimal b) {
    BigDecimal exponent = p.add(ONE);
    BigDecimal exact = Reference.power(b.subtract(a), exponent).divide(exponent, DIGITS);
    return exactly(steps, a, b, exact);
  }

  private static Problem halfCircle(BigDecimal a, BigDecimal b) {
    BigDecimal length = b.subtract(a);
    BigDecimal exact = length.pow(2).multiply(PI).divide(BigDecimal.valueOf(8), DIGITS);
    return exactly("ENTER^ ENTER^ " + line(a) + " - " + line(b) + " R^ - * SQRT", a, b, exact);
  }

  private static Problem decay(BigDecimal length) {
    BigDecimal b = rounded(length);
    return of(
        "CHS E^X *",
        x -> x.add(ONE).negate().multiply(Reference.exp(x.negate())),
        BigDecimal.ZERO,
        b);
  }

  private static Problem bell(Random random, BigDecimal a, BigDecimal b, int parts) {
    BigDecimal length = b.subtract(a);
    BigDecimal m = rounded(a.add(length.multiply(part(random, -1, -.05))));
    BigDecimal w = rounded(length.multiply(part(random, -Math.log10(parts), 0)));
    return of(
        line(m) + " - " + line(w) + " / X^2 CHS E^X",
        x -> w.multiply(bellTo(x.subtract(m).divide(w, DIGITS))),
        a,
        b);
  }

  /** Returns the integral of exp(-x²) from 0. */
  private static BigDecimal bellTo(BigDecimal to) {
    BigDecimal x = to.min(BigDecimal.TEN).max(BigDecimal.TEN.negate());
    BigDecimal power = x;
    BigDecimal sum = x;
    for (int n = 1; power.abs().compareTo(new BigDecimal("1e-60")) > 0; n++) {
      power = power.multiply(x.pow(2), LONG).divide(BigDecimal.valueOf(-n), LONG);
      sum = sum.add(power.divide(BigDecimal.valueOf(2L * n + 1), LONG));
    }
    return sum;
  }

  private static Problem lorentz(Random random, BigDecimal a, BigDecimal b) {
    BigDecimal length = b.subtract(a);
    BigDecimal m = rounded(a.add(length.multiply(part(random, -1, -.05))));
    BigDecimal w = rounded(length.multiply(part(random, -1, 0)));
    return of(
        line(m) + " - " + line(w) + " / X^2 1 + 1/X",
        x -> w.multiply(BigDecimalMath.atan(x.subtract(m).divide(w, DIGITS), DIGITS)),
        a,
        b);
  }

  private static Problem kink(Random random, BigDecimal a, BigDecimal b) {
    BigDecimal m = rounded(a.add(b.subtract(a).multiply(part(random, -1, -.05))));
    return of(
        line(m) + " - ABS",
        x -> x.subtract(m).multiply(x.subtract(m).abs()).divide(BigDecimal.valueOf(2), DIGITS),
        a,
        b);
  }

  /** Returns an integral that has no value. */
  private static Problem pole(Random random, BigDecimal a, BigDecimal b) {
    BigDecimal m = rounded(a.add(b.subtract(a).multiply(part(random, -1, -.05))));
    Problem problem = exactly(line(m) + " - 1/X", a, b, new BigDecimal("1e99"));
    return new Problem(
        problem.listing(), problem.answers(), shown -> Verdict.of(shown.contains("UNCERTAIN")));
  }
}
