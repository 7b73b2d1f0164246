package hp41.programs;

import static hp41.programs.Reference.DIGITS;

import ch.obermuhlner.math.big.BigDecimalMath;
import hp41.programs.Problem.Verdict;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;

/** Equations with a root, a double root, a jump or a pole. */
final class SolveProblems implements ProblemSource {

  private static final BigDecimal ONE = BigDecimal.ONE;
  private static final BigDecimal PART = new BigDecimal("5e-8");

  /** A function as steps of the calculator and in fifty digits, and two guesses. */
  private record Equation(
      String steps, UnaryOperator<BigDecimal> f, BigDecimal guess1, BigDecimal guess2) {

    Problem problem(String kind) {
      String listing = "LBL \"FX\"\n" + steps.replace(' ', '\n') + "\nRTN\nEND\n";
      List<?> answers = List.of("FX", Reference.line(guess1), Reference.line(guess2), "", "");
      return new Problem(listing, answers, shown -> verdict(shown, kind));
    }

    private Verdict verdict(List<String> shown, String kind) {
      if (shown.stream().anyMatch(it -> it.startsWith("ROOT="))) {
        BigDecimal root = Problem.number(shown, "ROOT=");
        return Verdict.of(kind.equals("ROOT") && changesSign(root) || f.apply(root).signum() == 0);
      }
      boolean named = shown.stream().anyMatch(it -> it.startsWith(kind + '='));
      return named ? Verdict.RIGHT : shown.contains("NO ROOT") ? Verdict.SAID_SO : Verdict.WRONG;
    }

    private boolean changesSign(BigDecimal x) {
      BigDecimal part = x.multiply(PART);
      return f.apply(x.subtract(part)).signum() != f.apply(x.add(part)).signum();
    }
  }

  @Override
  public String program() {
    return "SOLVE";
  }

  @Override
  public String domain() {
    return "16 kinds of equations, also with jumps and poles; guesses from 1E-12 to 1E5, also equal ones";
  }

  @Override
  public String promise() {
    return "f changes its sign within 5E-8 of the root, relative to it";
  }

  @Override
  public Problem next(Random random) {
    BigDecimal a = size(random, -3, 4);
    return switch (random.nextInt(16)) {
      case 0 -> equation("E^X %s -", x -> Reference.exp(x).subtract(a), a, random, -1, 2);
      case 1 -> powers(random, 2 + random.nextInt(39), a);
      case 2 -> signed("ENTER^ X^2 * %s -", x -> x.pow(3).subtract(a), a, random);
      case 3 -> signed("%s -", x -> x.subtract(a), a, random);
      case 4 -> product(random, a);
      case 5 -> equation("1/X %s -", x -> ONE.divide(x, DIGITS).subtract(a), a, random, -12, 1);
      case 6 -> logarithm(random);
      case 7 -> steps(random);
      case 8 -> jump(random, a);
      case 9 -> pole(random, a);
      case 10 -> growth(random);
      case 11 -> roots(random, a);
      case 12 -> tiny(random);
      case 13 -> decay(random);
      case 14 -> cosine(random);
      default -> signed("%s - X^2", x -> x.subtract(a).pow(2), a, random, "ROOT");
    };
  }

  /** Returns a number with one, three or seven digits whose logarithm is uniform. */
  private static BigDecimal size(Random random, double low, double high) {
    int digits = 1 + random.nextInt(3) * 3;
    double size = Math.pow(10, low + (high - low) * random.nextDouble());
    return Reference.typed(size, digits);
  }

  private static BigDecimal either(Random random, double low, double high) {
    BigDecimal size = size(random, low, high);
    return random.nextBoolean() ? size : size.negate();
  }

  private static Problem equation(
      String steps, UnaryOperator<BigDecimal> f, BigDecimal a, Random random, int low, int high) {
    return new Equation(
            steps.formatted(Reference.line(a)), f, size(random, low, high), size(random, -3, high))
        .problem("ROOT");
  }

  private static Problem signed(
      String steps, UnaryOperator<BigDecimal> f, BigDecimal a, Random random) {
    return signed(steps, f, a, random, "ROOT");
  }

  private static Problem signed(
      String steps, UnaryOperator<BigDecimal> f, BigDecimal a, Random random, String kind) {
    BigDecimal first = either(random, -2, 4);
    BigDecimal second = random.nextInt(8) == 0 ? first : either(random, -2, 4);
    return new Equation(steps.formatted(Reference.line(a)), f, first, second).problem(kind);
  }

  private static Problem powers(Random random, int n, BigDecimal a) {
    return equation(n + " Y^X %s -", x -> x.pow(n, DIGITS).subtract(a), a, random, -3, 2);
  }

  private static Problem product(Random random, BigDecimal a) {
    BigDecimal b = either(random, -2, 2);
    return signed(
        "%s - X<>Y " + Reference.line(b) + " - *",
        x -> x.subtract(a).multiply(x.subtract(b)),
        a,
        random);
  }

  private static Problem logarithm(Random random) {
    BigDecimal b = either(random, -2, 1);
    return equation(
        "LN %s -",
        x -> x.signum() > 0 ? Reference.ln(x).subtract(b) : ONE.negate(), b, random, -8, 3);
  }

  private static Problem steps(Random random) {
    BigDecimal c = BigDecimal.valueOf(1 + random.nextInt(30));
    BigDecimal half = new BigDecimal(".5");
    UnaryOperator<BigDecimal> f = x -> x.setScale(0, RoundingMode.DOWN).subtract(c).add(half);
    BigDecimal high = c.add(size(random, .1, 2));
    return new Equation("INT " + c + " - .5 +", f, BigDecimal.ZERO, high).problem("JUMP");
  }

  private static Problem jump(Random random, BigDecimal a) {
    UnaryOperator<BigDecimal> f = x -> x.compareTo(a) >= 0 ? ONE : ONE.negate();
    return around(random, Reference.line(a) + " - SIGN 3 *", f, a, "JUMP");
  }

  private static Problem pole(Random random, BigDecimal a) {
    UnaryOperator<BigDecimal> f = x -> ONE.divide(x.subtract(a), DIGITS);
    return around(random, Reference.line(a) + " - 1/X", f, a, "POLE");
  }

  private static Problem around(
      Random random, String steps, UnaryOperator<BigDecimal> f, BigDecimal a, String kind) {
    BigDecimal low = Reference.rounded(a.subtract(size(random, -2, 2)));
    BigDecimal high = Reference.rounded(a.add(size(random, -2, 2)));
    return new Equation(steps, f, low, high).problem(kind);
  }

  private static Problem growth(Random random) {
    int n = List.of(60, 120, 360, 1200).get(random.nextInt(4));
    BigDecimal c = size(random, .1, 2).add(ONE);
    return new Equation(
            "LN1+X %d * E^X %s -".formatted(n, Reference.line(c)),
            x -> x.add(ONE).pow(n, DIGITS).subtract(c),
            BigDecimal.ZERO,
            size(random, -3, 0))
        .problem("ROOT");
  }

  private static Problem roots(Random random, BigDecimal a) {
    int n = List.of(2, 3, 5).get(random.nextInt(3));
    UnaryOperator<BigDecimal> f =
        x -> x.signum() > 0 ? BigDecimalMath.root(x, BigDecimal.valueOf(n), DIGITS).subtract(a) : a;
    return equation(n + " 1/X Y^X %s -", f, a, random, -8, 3);
  }

  private static Problem tiny(Random random) {
    BigDecimal e = size(random, -60, -5);
    return new Equation(
            "ENTER^ X^2 * %s -".formatted(Reference.line(e)),
            x -> x.pow(3).subtract(e),
            size(random, -2, 1).negate(),
            size(random, -1, 1))
        .problem("ROOT");
  }

  private static Problem decay(Random random) {
    BigDecimal b = size(random, -2, 2);
    UnaryOperator<BigDecimal> f = x -> Reference.exp(x.multiply(b).negate()).subtract(x, DIGITS);
    return equation("%s * CHS E^X X<>Y -", f, b, random, -3, 1);
  }

  private static Problem cosine(Random random) {
    BigDecimal factor = size(random, -1, 1);
    UnaryOperator<BigDecimal> f =
        x -> BigDecimalMath.cos(x, DIGITS).subtract(x.multiply(factor), DIGITS);
    return new Equation(
            "RAD COS LASTX %s * - DEG".formatted(Reference.line(factor)),
            f,
            either(random, -2, 1),
            either(random, -2, 1))
        .problem("ROOT");
  }
}
