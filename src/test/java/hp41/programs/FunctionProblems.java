package hp41.programs;

import static hp41.programs.Reference.DIGITS;

import ch.obermuhlner.math.big.BigDecimalMath;
import hp41.programs.Problem.Verdict;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;
import java.util.Random;

/**
 * Functions of one number.
 *
 * @param program ERF, GAMMA or HYP
 */
record FunctionProblems(@Override String program) implements ProblemSource {

  private static final BigDecimal ONE = BigDecimal.ONE;
  private static final BigDecimal TWO = BigDecimal.valueOf(2);

  /** The digits for sums whose terms are much larger than the sum. */
  private static final MathContext MANY = new MathContext(300);

  private static final BigDecimal LEAST = new BigDecimal("1e-99");
  private static final BigDecimal MOST = new BigDecimal("9.999999999e99");
  private static final List<String> HYPERBOLIC =
      List.of("SINH", "COSH", "TANH", "ASINH", "ACOSH", "ATANH");

  @Override
  public String domain() {
    return switch (program) {
      case "ERF" -> "x from 1E-20 to 15, of both signs";
      case "GAMMA" -> "x from -80 to 75, also near poles and near 0";
      default ->
          "all six functions, over all numbers for which they have a value (SINH and COSH to 230.25),"
              + " and others";
    };
  }

  @Override
  public String promise() {
    return switch (program) {
      case "ERF" -> "3E-9 of erf; 1E-8 of erfc";
      case "GAMMA" -> "4E-9 of the value";
      default -> "3E-9 of the value";
    };
  }

  @Override
  public Problem next(Random random) {
    return switch (program) {
      case "ERF" -> erf(random);
      case "GAMMA" -> gamma(random);
      default -> hyperbolic(random);
    };
  }

  /** Returns a number with a random sign whose size is between two powers of ten. */
  private static BigDecimal sized(Random random, double least, double most) {
    double size = Math.pow(10, least + (most - least) * random.nextDouble());
    return Reference.typed(random.nextBoolean() ? size : -size, 1 + random.nextInt(10));
  }

  private static boolean isNear(List<String> shown, String name, BigDecimal exact, double part) {
    BigDecimal number = Problem.number(shown, name);
    return Reference.isNear(number, exact, part)
        || exact.abs().compareTo(LEAST) < 0 && number.abs().compareTo(LEAST) <= 0;
  }

  private static Problem erf(Random random) {
    BigDecimal x =
        random.nextInt(3) == 0 ? sized(random, -20, 0) : sized(random, -1, Math.log10(15));
    BigDecimal erf = erf(x);
    BigDecimal erfc = ONE.subtract(erf, MANY);
    return Problem.of(
        List.of(Reference.line(x), "", "", ""),
        shown ->
            Verdict.of(isNear(shown, "ERF=", erf, 3e-9) && isNear(shown, "ERFC=", erfc, 1e-8)));
  }

  /** Returns the sum of 2/√π (-1)ⁿ x²ⁿ⁺¹/(n! (2n+1)). */
  private static BigDecimal erf(BigDecimal x) {
    BigDecimal square = x.pow(2).negate();
    BigDecimal power = x;
    BigDecimal sum = BigDecimal.ZERO;
    for (int n = 0; power.signum() != 0 && power.precision() - power.scale() > -300; n++) {
      sum = sum.add(power.divide(BigDecimal.valueOf(2L * n + 1), MANY), MANY);
      power = power.multiply(square, MANY).divide(BigDecimal.valueOf(n + 1L), MANY);
    }
    return sum.multiply(TWO).divide(BigDecimalMath.pi(MANY).sqrt(MANY), MANY);
  }

  private static Problem gamma(Random random) {
    BigDecimal x =
        switch (random.nextInt(4)) {
          case 0 -> sized(random, -20, 1);
          case 1 -> BigDecimal.valueOf(random.nextInt(150) - 80L);
          case 2 ->
              Reference.typed(
                  random.nextInt(70) - 70 + Math.pow(10, -8 * random.nextDouble()),
                  1 + random.nextInt(10));
          default -> Reference.typed(-80 + 155 * random.nextDouble(), 2 + random.nextInt(9));
        };
    List<String> answers = List.of(Reference.line(x), "");
    if (x.signum() <= 0 && x.stripTrailingZeros().scale() <= 0) {
      return Problem.of(answers, List.of("X?", "POLE", "X?"));
    }
    BigDecimal exact = gamma(x);
    return Problem.of(
        answers,
        shown ->
            shown.contains("OUT OF RANGE")
                ? saysSo(exact.abs().compareTo(MOST) > 0)
                : Verdict.of(isNear(shown, "GAMMA=", exact, 4e-9)));
  }

  /** Returns the verdict for a message, which is right if there is no value. */
  private static Verdict saysSo(boolean isRight) {
    return isRight ? Verdict.RIGHT : Verdict.SAID_SO;
  }

  private static BigDecimal gamma(BigDecimal x) {
    BigDecimal product = ONE;
    BigDecimal raised = x;
    for (; raised.signum() < 0; raised = raised.add(ONE)) {
      product = product.multiply(raised, DIGITS);
    }
    return BigDecimalMath.gamma(raised, DIGITS).divide(product, DIGITS);
  }

  private static Problem hyperbolic(Random random) {
    String name = HYPERBOLIC.get(random.nextInt(HYPERBOLIC.size()));
    BigDecimal x = argument(random, name);
    boolean isDefined =
        switch (name) {
          case "ACOSH" -> x.compareTo(ONE) >= 0;
          case "ATANH" -> x.abs().compareTo(ONE) < 0;
          default -> true;
        };
    List<String> answers = List.of(name, Reference.line(x), "", "");
    if (!isDefined) {
      return Problem.of(answers, List.of("FUNCTION?", "X?", "DATA ERROR", "FUNCTION?"));
    }
    BigDecimal exact = value(name, x);
    return Problem.of(
        answers,
        shown ->
            shown.contains("DATA ERROR")
                ? saysSo(exact.abs().compareTo(MOST) > 0)
                : Verdict.of(isNear(shown, name + "=", exact, 3e-9)));
  }

  private static BigDecimal argument(Random random, String name) {
    boolean small = random.nextInt(3) == 0;
    return switch (name) {
      case "SINH", "COSH" -> small ? sized(random, -98, 0) : sized(random, -1, 2.366);
      case "TANH" -> small ? sized(random, -98, 0) : sized(random, -1, 99);
      case "ASINH" -> small ? sized(random, -98, 99) : sized(random, -3, 3);
      case "ACOSH" ->
          switch (random.nextInt(3)) {
            case 0 -> sized(random, -1, 99.9).abs();
            case 1 -> ONE.add(sized(random, -9, 0).setScale(9, RoundingMode.DOWN));
            default -> sized(random, 0, 3);
          };
      default ->
          switch (random.nextInt(3)) {
            case 0 -> sized(random, -98, 0.05);
            case 1 -> ONE.subtract(sized(random, -9, -1).abs().setScale(10, RoundingMode.UP));
            default -> sized(random, -2, 0);
          };
    };
  }

  private static BigDecimal value(String name, BigDecimal x) {
    MathContext digits = new MathContext(250);
    return switch (name) {
      case "SINH" -> BigDecimalMath.sinh(x, digits);
      case "COSH" -> BigDecimalMath.cosh(x, DIGITS);
      case "TANH" ->
          x.abs().compareTo(BigDecimal.valueOf(1000)) > 0
              ? BigDecimal.valueOf(x.signum())
              : BigDecimalMath.tanh(x, digits);
      case "ASINH" -> BigDecimalMath.asinh(x, digits);
      case "ACOSH" -> BigDecimalMath.acosh(x, digits);
      default -> BigDecimalMath.atanh(x, digits);
    };
  }
}
