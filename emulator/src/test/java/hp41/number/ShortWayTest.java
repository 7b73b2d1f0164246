package hp41.number;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.number.AngleReduction.Purpose;
import java.util.SplittableRandom;
import java.util.function.BiFunction;
import java.util.function.DoubleBinaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/**
 * The functions in {@code double} beside the machine's own way: its thirteen digits are never
 * farther from the estimate than the margin, and so the ten digits that are certain are its own.
 *
 * <p>{@code -Dhp41.cases=1000000000} tries as many cases of each function.
 */
class ShortWayTest {

  private static final int CASES = 200_000;
  private static final int SLOW_CASES = 5_000_000;

  /** Exponents of arguments. */
  private record Range(int lowest, int highest) {}

  /**
   * A function in both ways.
   *
   * @param inverse the first argument that gives a result, by the result and the second argument
   */
  private record Function(
      String name,
      Range range,
      BiFunction<Decimal, Decimal, Estimate> estimate,
      BiFunction<Decimal, Decimal, Extended> exact,
      DoubleBinaryOperator inverse) {}

  @TestFactory
  Stream<DynamicTest> theMachineIsWithinTheMargin() {
    return tests(CASES, 41);
  }

  @TestFactory
  @Tag("slow")
  Stream<DynamicTest> theMachineIsWithinTheMarginManyTimes() {
    return tests(Long.getLong("hp41.cases", SLOW_CASES), System.nanoTime());
  }

  private static Stream<DynamicTest> tests(long cases, long seed) {
    return functions()
        .map(
            function ->
                DynamicTest.dynamicTest(
                    function.name + ", seed " + seed, () -> compare(function, cases, seed)));
  }

  private static Stream<Function> functions() {
    Stream<Function> others =
        Stream.of(
            new Function(
                "sqrt",
                new Range(-99, 99),
                (x, y) -> ShortWay.squareRoot(x),
                (x, y) -> Extended.of(x).squareRoot(),
                (r, y) -> r * r),
            new Function(
                "ln",
                new Range(-99, 99),
                (x, y) -> ShortWay.ln(x),
                (x, y) -> Logarithms.ln(Extended.of(x)),
                (r, y) -> Math.exp(r)),
            new Function(
                "log",
                new Range(-99, 99),
                (x, y) -> ShortWay.log(x),
                (x, y) -> Logarithms.log(Extended.of(x)),
                (r, y) -> Math.pow(10, r)),
            new Function(
                "exp",
                new Range(-15, 2),
                (x, y) -> ShortWay.exp(1000 * x.coefficient(), x.exponent()),
                (x, y) -> Exponentials.exp(1000 * x.coefficient(), x.exponent(), false),
                (r, y) -> Math.log(r)),
            new Function(
                "power of ten",
                new Range(-15, 1),
                (x, y) -> powerOf(new Extended(Stages.LN_10, 0), x, ShortWay::exp),
                (x, y) -> powerOf(new Extended(Stages.LN_10, 0), x, ShortWayTest::exp),
                (r, y) -> Math.log10(r)),
            new Function(
                "power",
                new Range(-9, 9),
                ShortWay::power,
                (y, x) -> powerOf(Logarithms.ln(Extended.of(y)), x, ShortWayTest::exp),
                (r, x) -> Math.pow(r, 1 / x)),
            new Function(
                "second part of power",
                new Range(-9, 9),
                (y, x) -> powerOf(Logarithms.ln(Extended.of(y)), x, ShortWay::exp),
                (y, x) -> powerOf(Logarithms.ln(Extended.of(y)), x, ShortWayTest::exp),
                (r, x) -> Math.pow(r, 1 / x)));
    return Stream.concat(others, Stream.of(AngleMode.values()).flatMap(ShortWayTest::angles));
  }

  private interface Power<R> {
    R of(long mantissa, int exponent);
  }

  private static Extended exp(long mantissa, int exponent) {
    return Exponentials.exp(mantissa, exponent, false);
  }

  private static <R> R powerOf(Extended lnBase, Decimal x, Power<R> power) {
    long product = Extended.product(lnBase.mantissa(), 1000 * x.coefficient());
    return power.of(product, lnBase.exponent() + x.exponent());
  }

  private static Stream<Function> angles(AngleMode mode) {
    double unit = 1 / mode.perRadian();
    double quadrant = Estimate.of(1_570_796_326_795L, 0) / unit; // by the machine's own π
    Range sines = new Range(-5, -1);
    Range range = new Range(-5, mode == AngleMode.RAD ? 12 : 14);
    return Stream.of(
        new Function(
            "sin " + mode,
            range,
            (x, y) -> ShortWay.sine(AngleReduction.of(x, mode, Purpose.SINE)),
            (x, y) -> Trigonometry.sine(AngleReduction.of(x, mode, Purpose.SINE)),
            (r, y) -> Math.asin(r) / unit + quadrant * quadrants(y)),
        new Function(
            "cos " + mode,
            range,
            (x, y) -> ShortWay.sine(AngleReduction.of(x, mode, Purpose.COSINE)),
            (x, y) -> Trigonometry.sine(AngleReduction.of(x, mode, Purpose.COSINE)),
            (r, y) -> Math.acos(r) / unit + quadrant * quadrants(y)),
        new Function(
            "tan " + mode,
            range,
            (x, y) -> ShortWay.tangent(AngleReduction.of(x, mode, Purpose.TANGENT)),
            (x, y) -> Trigonometry.tangent(AngleReduction.of(x, mode, Purpose.TANGENT)),
            (r, y) -> Math.atan(r) / unit + quadrant * quadrants(y)),
        new Function(
            "asin " + mode,
            sines,
            (x, y) -> ShortWay.arcSine(x, mode),
            (x, y) -> Trigonometry.arcSine(x, mode),
            (r, y) -> Math.sin(r * unit)),
        new Function(
            "acos " + mode,
            sines,
            (x, y) -> ShortWay.arcCosine(x, mode),
            (x, y) -> Trigonometry.arcCosine(x, mode),
            (r, y) -> Math.cos(r * unit)),
        new Function(
            "atan " + mode,
            range,
            (x, y) -> ShortWay.arcTangent(x, mode),
            (x, y) -> Trigonometry.arcTangent(x, mode),
            (r, y) -> Math.tan(r * unit)));
  }

  private static int quadrants(double number) {
    return (int) (Math.abs(number) % 1000);
  }

  private static void compare(Function function, long cases, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Arguments arguments = new Arguments(random, function.range.lowest, function.range.highest);
    double used = 0;
    long certain = 0;
    for (long i = 0; i < cases; i++) {
      Decimal y = arguments.next();
      Decimal x = arguments.next();
      if (random.nextInt(3) == 0) {
        x = arguments.near(function.inverse.applyAsDouble(arguments.limit(), Estimate.of(y)), x);
      }
      Estimate estimate = function.estimate.apply(x, y);
      if (Double.isNaN(estimate.value()) || Double.isInfinite(estimate.value())) {
        continue;
      }
      Extended exact = function.exact.apply(x, y);
      Decimal rounded = estimate.rounded();
      if (!rounded.isZero()) {
        certain++;
        if (!rounded.equals(exact.rounded())) {
          assertThat(rounded).as("%s %s %s", function.name, x, y).isEqualTo(exact.rounded());
        }
      }
      double share = share(estimate, exact);
      if (share > 1) {
        assertThat(share).as("%s %s %s: %s %s", function.name, x, y, estimate, exact).isLessThan(1);
      }
      used = Math.max(used, share);
    }
    System.out.printf(
        "%s: %d certain of %d, %.3f of the margin%n", function.name, certain, cases, used);
    assertThat(certain).as("results that are certain").isGreaterThan(cases / 8);
  }

  /** How much of the margin the machine takes; 0 where the estimate says nothing at all. */
  private static double share(Estimate estimate, Extended exact) {
    if (Math.abs(exact.exponent()) > Decimal.MAX_EXPONENT - 2) {
      return 0;
    }
    double value = Estimate.of(exact.mantissa(), exact.exponent());
    double unit = Estimate.of(Extended.UNIT, exact.exponent() - 9);
    double margin = estimate.relative() * Math.abs(value) + estimate.units() * unit;
    return Math.abs(value - estimate.value()) / margin;
  }

  /** Numbers of all kinds within a range of exponents, with the first digits and with all. */
  private record Arguments(SplittableRandom random, int lowest, int highest) {

    Decimal next() {
      long coefficient =
          switch (random.nextInt(6)) {
            case 0 -> random.nextLong(1, 1000) * PowersOfTen.power(random.nextInt(8));
            case 1 -> Decimal.UNIT + random.nextLong(100_000);
            case 2 -> Decimal.TEN_UNITS - 1 - random.nextLong(100_000);
            default -> random.nextLong(Decimal.UNIT, Decimal.TEN_UNITS);
          };
      int few = Math.min(highest, 2);
      int exponent =
          random.nextBoolean()
              ? random.nextInt(Math.max(lowest, -3), few + 1)
              : random.nextInt(lowest, highest + 1);
      return Decimal.normalized(coefficient, exponent);
    }

    /** A result just between two ten-digit numbers. */
    double limit() {
      double digits = random.nextLong(Decimal.UNIT, Decimal.TEN_UNITS) + 0.5;
      return digits * Math.pow(10, random.nextInt(-15, -6));
    }

    /** The ten-digit number nearest to a value, or one of its neighbours. */
    Decimal near(double value, Decimal otherwise) {
      int exponent = (int) Math.floor(Math.log10(Math.abs(value)));
      long digits = Math.round(value * Math.pow(10, 9 - exponent)) + random.nextInt(-2, 3);
      boolean fits = Math.abs(digits) >= Decimal.UNIT && Math.abs(digits) < Decimal.TEN_UNITS;
      return fits && Math.abs(exponent) < 100 ? new Decimal(digits, exponent) : otherwise;
    }
  }
}
