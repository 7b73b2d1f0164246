package hp41.programs;

import static hp41.programs.Reference.DIGITS;

import ch.obermuhlner.math.big.BigDecimalMath;
import hp41.programs.Problem.Verdict;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Vectors of any size, also nearly parallel ones. */
final class VectorProblems implements ProblemSource {

  private static final BigDecimal PART = new BigDecimal("3e-9");
  private static final List<String> FUNCTIONS =
      List.of("V+", "V-", "DOT", "CROSS", "ANGLE", "NORM", "UNIT");

  @Override
  public String program() {
    return "VEC";
  }

  @Override
  public String domain() {
    return "components from 1E-9 to 1E9, a quarter of the vectors nearly parallel";
  }

  @Override
  public String promise() {
    return "3E-9 of the product of the lengths, V+ and V- exact; ANGLE: 2E-7 degrees";
  }

  @Override
  public Problem next(Random random) {
    double size = 18 * random.nextDouble() - 9;
    List<BigDecimal> a = vector(random, size);
    List<BigDecimal> b = vector(random, 18 * random.nextDouble() - 9);
    if (random.nextInt(4) == 0) {
      List<BigDecimal> near = vector(random, size - 1 - 7 * random.nextDouble());
      b = List.of(sum(a, near, 0), sum(a, near, 1), sum(a, near, 2));
    }
    String function = FUNCTIONS.get(random.nextInt(FUNCTIONS.size()));
    List<String> answers = new ArrayList<>();
    a.forEach(it -> answers.add(Reference.line(it)));
    answers.add(function);
    if (!function.equals("NORM") && !function.equals("UNIT")) {
      b.forEach(it -> answers.add(Reference.line(it)));
    }
    answers.addAll(List.of("", "", ""));
    List<BigDecimal> other = b;
    return Problem.of(answers, shown -> Verdict.of(isRight(shown, function, a, other)));
  }

  private static List<BigDecimal> vector(Random random, double exponent) {
    List<BigDecimal> all = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      all.add(
          Reference.typed(
              Math.pow(10, exponent) * (2 * random.nextDouble() - 1), 1 + random.nextInt(10)));
    }
    return all;
  }

  private static BigDecimal sum(List<BigDecimal> a, List<BigDecimal> b, int index) {
    return Reference.rounded(a.get(index).add(b.get(index)));
  }

  private static BigDecimal dot(List<BigDecimal> a, List<BigDecimal> b) {
    BigDecimal sum = BigDecimal.ZERO;
    for (int i = 0; i < 3; i++) {
      sum = sum.add(a.get(i).multiply(b.get(i)));
    }
    return sum;
  }

  private static BigDecimal length(List<BigDecimal> a) {
    return dot(a, a).sqrt(DIGITS);
  }

  private static List<BigDecimal> cross(List<BigDecimal> a, List<BigDecimal> b) {
    List<BigDecimal> all = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      int j = (i + 1) % 3;
      int k = (i + 2) % 3;
      all.add(a.get(j).multiply(b.get(k)).subtract(a.get(k).multiply(b.get(j))));
    }
    return all;
  }

  private static boolean isRight(
      List<String> shown, String function, List<BigDecimal> a, List<BigDecimal> b) {
    BigDecimal product = length(a).multiply(length(b));
    BigDecimal error = product.multiply(PART);
    return switch (function) {
      case "DOT" -> Reference.isWithin(Problem.number(shown, "DOT="), dot(a, b), error);
      case "NORM" -> Reference.isNear(Problem.number(shown, "NORM="), length(a), 3e-9);
      case "ANGLE" -> {
        BigDecimal angle = BigDecimalMath.atan2(length(cross(a, b)), dot(a, b), DIGITS);
        yield Reference.isWithin(
            Problem.number(shown, "ANGLE="),
            angle.multiply(Reference.RADIAN),
            new BigDecimal("2e-7"));
      }
      case "CROSS" -> isVector(shown, cross(a, b), error);
      case "UNIT" ->
          isVector(shown, a.stream().map(it -> it.divide(length(a), DIGITS)).toList(), PART);
      default -> {
        boolean isSum = function.equals("V+");
        List<BigDecimal> second = isSum ? b : b.stream().map(BigDecimal::negate).toList();
        List<BigDecimal> exact = List.of(sum(a, second, 0), sum(a, second, 1), sum(a, second, 2));
        yield isVector(shown, exact, BigDecimal.ZERO);
      }
    };
  }

  private static boolean isVector(List<String> shown, List<BigDecimal> exact, BigDecimal error) {
    List<String> lines = shown.stream().filter(it -> !it.endsWith("?")).toList();
    return Reference.isWithin(Problem.number(lines, "X="), exact.get(0), error)
        && Reference.isWithin(Problem.number(lines, "Y="), exact.get(1), error)
        && Reference.isWithin(Problem.number(lines, "Z="), exact.get(2), error);
  }
}
