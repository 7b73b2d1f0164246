package hp41.number;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import hp41.number.AngleReduction.Purpose;
import java.util.SplittableRandom;
import java.util.function.BiFunction;
import java.util.function.DoubleBinaryOperator;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/**
 * Compares {@link DoubleFastPath} with the machine's algorithms: the thirteen digits are never
 * farther from the estimate than the margin, and ten digits that are certain are equal.
 *
 * <p>{@code mvn verify -Pslow -Dtest=DoubleFastPathTest -Dhp41.cases=1000000000} tests that many
 * cases of each function and prints how much of the margin they use.
 */
class DoubleFastPathTest {

  private static final long CASES = 50_000;
  private static final long SLOW_CASES = 4_000_000;

  private interface Power<R> {
    R of(long mantissa, int exponent);
  }

  /**
   * A function with both implementations.
   *
   * @param lowest the exponent of the smallest arguments
   * @param highest the exponent of the largest arguments
   * @param inverse returns the first argument for a result and the second argument
   */
  private record Implementations(
      String name,
      int lowest,
      int highest,
      BiFunction<Decimal, Decimal, Estimate> estimate,
      BiFunction<Decimal, Decimal, Extended> exact,
      DoubleBinaryOperator inverse) {

    static Implementations of(
        String name,
        int lowest,
        int highest,
        Function<Decimal, Estimate> estimate,
        Function<Decimal, Extended> exact,
        DoubleBinaryOperator inverse) {
      return new Implementations(
          name, lowest, highest, (x, y) -> estimate.apply(x), (x, y) -> exact.apply(x), inverse);
    }
  }

  @TestFactory
  Stream<DynamicTest> machineResultIsWithinTheMargin() {
    return tests(CASES, 41);
  }

  @TestFactory
  @Tag("slow")
  Stream<DynamicTest> machineResultIsWithinTheMarginManyTimes() {
    return tests(Long.getLong("hp41.cases", SLOW_CASES), System.nanoTime());
  }

  private static Stream<DynamicTest> tests(long cases, long seed) {
    Stream<Implementations> angles =
        Stream.of(AngleMode.values())
            .flatMap(mode -> Stream.of(sines(mode), arcs(mode), coordinates(mode)))
            .flatMap(functions -> functions);
    return Stream.of(rootsAndLogarithms(), exponentials(), angles)
        .flatMap(functions -> functions)
        .map(f -> dynamicTest(f.name + ", seed " + seed, () -> compare(f, cases, seed)));
  }

  private static Stream<Implementations> rootsAndLogarithms() {
    return Stream.of(
        Implementations.of(
            "sqrt",
            -99,
            99,
            DoubleFastPath::squareRoot,
            x -> Extended.of(x).squareRoot(),
            (result, y) -> result * result),
        Implementations.of(
            "ln",
            -99,
            99,
            DoubleFastPath::ln,
            x -> Logarithms.ln(Extended.of(x)),
            (result, y) -> Math.exp(result)),
        Implementations.of(
            "log",
            -99,
            99,
            DoubleFastPath::log,
            x -> Logarithms.log(Extended.of(x)),
            (result, y) -> Math.pow(10, result)),
        Implementations.of(
            "ln(1+x)",
            -15,
            20,
            x -> DoubleFastPath.lnOnePlus(aboveMinusOne(x)),
            x -> Logarithms.lnOnePlus(Extended.of(aboveMinusOne(x))),
            (result, y) -> Math.expm1(result)),
        new Implementations(
            "radius",
            -15,
            15,
            (x, y) -> DoubleFastPath.radius(y, x),
            (x, y) -> Trigonometry.radius(y, x),
            (result, y) -> Math.sqrt(result * result - y * y)));
  }

  private static Decimal aboveMinusOne(Decimal x) {
    return x.exponent() >= 0 ? x.abs() : x;
  }

  private static Stream<Implementations> exponentials() {
    Extended ln10 = new Extended(Stages.LN_10, 0);
    return Stream.of(
        Implementations.of(
            "exp",
            -15,
            2,
            x -> DoubleFastPath.exp(1000 * x.coefficient(), x.exponent()),
            x -> exp(1000 * x.coefficient(), x.exponent()),
            (result, y) -> Math.log(result)),
        Implementations.of(
            "e^x-1",
            -15,
            2,
            DoubleFastPath::expMinusOne,
            x -> Exponentials.expMinusOne(Extended.of(x)),
            (result, y) -> Math.log1p(result)),
        Implementations.of(
            "power of ten",
            -15,
            1,
            x -> powerOf(ln10, x, DoubleFastPath::exp),
            x -> powerOf(ln10, x, DoubleFastPathTest::exp),
            (result, y) -> Math.log10(result)),
        new Implementations(
            "power",
            -9,
            9,
            (y, x) -> DoubleFastPath.power(y.abs(), x),
            (y, x) -> powerOf(Logarithms.ln(Extended.of(y.abs())), x, DoubleFastPathTest::exp),
            (result, x) -> Math.pow(result, 1 / x)),
        new Implementations(
            "power from the machine's logarithm",
            -9,
            9,
            (y, x) -> powerOf(Logarithms.ln(Extended.of(y.abs())), x, DoubleFastPath::exp),
            (y, x) -> powerOf(Logarithms.ln(Extended.of(y.abs())), x, DoubleFastPathTest::exp),
            (result, x) -> Math.pow(result, 1 / x)));
  }

  private static Extended exp(long mantissa, int exponent) {
    return Exponentials.exp(mantissa, exponent, false);
  }

  private static <R> R powerOf(Extended lnBase, Decimal x, Power<R> power) {
    long product = Extended.product(lnBase.mantissa(), 1000 * x.coefficient());
    return power.of(product, lnBase.exponent() + x.exponent());
  }

  private static Stream<Implementations> sines(AngleMode mode) {
    Function<Purpose, Function<Decimal, AngleReduction>> reduced =
        purpose -> x -> AngleReduction.of(x, mode, purpose);
    return Stream.of(
        Implementations.of(
            "sin " + mode,
            -5,
            14,
            reduced.apply(Purpose.SINE).andThen(DoubleFastPath::sine),
            reduced.apply(Purpose.SINE).andThen(Trigonometry::sine),
            (result, y) -> angle(Math.asin(result), y, mode)),
        Implementations.of(
            "cos " + mode,
            -5,
            14,
            reduced.apply(Purpose.COSINE).andThen(DoubleFastPath::sine),
            reduced.apply(Purpose.COSINE).andThen(Trigonometry::sine),
            (result, y) -> angle(Math.acos(result), y, mode)),
        Implementations.of(
            "tan " + mode,
            -5,
            14,
            reduced.apply(Purpose.TANGENT).andThen(DoubleFastPath::tangent),
            reduced.apply(Purpose.TANGENT).andThen(Trigonometry::tangent),
            (result, y) -> angle(Math.atan(result), y, mode)));
  }

  /** Returns the angle plus some quadrants of the machine's π. */
  private static double angle(double radians, double quadrants, AngleMode mode) {
    double quadrant = Estimate.of(1_570_796_326_795L, 0);
    return (radians + quadrant * (int) (Math.abs(quadrants) % 1000)) * mode.perRadian();
  }

  private static Stream<Implementations> arcs(AngleMode mode) {
    return Stream.of(
        Implementations.of(
            "asin " + mode,
            -5,
            -1,
            x -> DoubleFastPath.arcSine(x, mode),
            x -> Trigonometry.arcSine(x, mode),
            (result, y) -> Math.sin(result / mode.perRadian())),
        Implementations.of(
            "acos " + mode,
            -5,
            -1,
            x -> DoubleFastPath.arcCosine(x, mode),
            x -> Trigonometry.arcCosine(x, mode),
            (result, y) -> Math.cos(result / mode.perRadian())),
        Implementations.of(
            "atan " + mode,
            -5,
            14,
            x -> DoubleFastPath.arcTangent(x, mode),
            x -> Trigonometry.arcTangent(x, mode),
            (result, y) -> Math.tan(result / mode.perRadian())));
  }

  private static Stream<Implementations> coordinates(AngleMode mode) {
    Function<Decimal, AngleReduction> reduced =
        angle -> AngleReduction.of(angle, mode, Purpose.RECTANGULAR);
    Function<Decimal, Extended> tangent = angle -> Tangent.of(reduced.apply(angle).angle(), false);
    return Stream.of(
        new Implementations(
            "adjacent " + mode,
            -9,
            9,
            (radius, angle) -> DoubleFastPath.adjacent(reduced.apply(angle), radius),
            (radius, angle) -> Trigonometry.adjacent(tangent.apply(angle), radius),
            (result, angle) -> result / Math.cos(angle / mode.perRadian())),
        new Implementations(
            "opposite " + mode,
            -9,
            9,
            (radius, angle) -> DoubleFastPath.opposite(reduced.apply(angle), radius),
            (radius, angle) -> {
              Extended t = tangent.apply(angle);
              return t.times(Trigonometry.adjacent(t, radius));
            },
            (result, angle) -> result / Math.sin(angle / mode.perRadian())),
        new Implementations(
            "direction " + mode,
            -15,
            15,
            (y, x) -> DoubleFastPath.direction(y, x, mode),
            (y, x) -> Trigonometry.direction(y, x, mode),
            (result, x) -> x * Math.tan(result / mode.perRadian())));
  }

  private static void compare(Implementations function, long cases, long seed) {
    Arguments arguments =
        new Arguments(new SplittableRandom(seed), function.lowest, function.highest);
    double largest = 0;
    long certain = 0;
    for (long i = 0; i < cases; i++) {
      Decimal y = arguments.next();
      Decimal x = arguments.next(function.inverse, y);
      Estimate estimate = function.estimate.apply(x, y);
      if (!Double.isFinite(estimate.value())) {
        continue;
      }
      Extended exact = function.exact.apply(x, y);
      Decimal rounded = estimate.rounded();
      certain += rounded.isZero() ? 0 : 1;
      double share = share(estimate, exact);
      largest = Math.max(largest, share);
      if (share > 1 || !rounded.isZero() && !rounded.equals(exact.rounded())) {
        throw new AssertionError(
            "%s of %s and %s: %s, but %s".formatted(function.name, x, y, estimate, exact));
      }
    }
    assertThat(certain).as("results that are certain").isGreaterThan(cases / 3);
    if (cases > CASES) {
      System.out.printf(
          "%s: %.3f of the margin, %.1f %% certain%n",
          function.name, largest, 100.0 * certain / cases);
    }
  }

  /** Returns how much of the margin the machine's result uses; 0 where range checks decide. */
  private static double share(Estimate estimate, Extended exact) {
    if (Math.abs(exact.exponent()) > Decimal.MAX_EXPONENT - 2) {
      return 0;
    }
    double value = Estimate.of(exact.mantissa(), exact.exponent());
    double unit = Estimate.of(Extended.UNIT, exact.exponent() - 9);
    double margin = estimate.relative() * Math.abs(value) + estimate.units() * unit;
    return Math.abs(value - estimate.value()) / margin;
  }

  /** A source of random numbers within a range of exponents. */
  private record Arguments(SplittableRandom random, int lowest, int highest) {

    /**
     * Returns a number with few digits, close to a power of ten, or with ten random digits. Some
     * are negative.
     */
    Decimal next() {
      long coefficient =
          switch (random.nextInt(6)) {
            case 0 -> random.nextLong(1, 1000) * PowersOfTen.power(random.nextInt(8));
            case 1 -> Decimal.UNIT + random.nextLong(100_000);
            case 2 -> Decimal.TEN_UNITS - 1 - random.nextLong(100_000);
            default -> random.nextLong(Decimal.UNIT, Decimal.TEN_UNITS);
          };
      boolean usual = random.nextBoolean();
      int first = usual ? Math.max(lowest, -3) : lowest;
      int last = usual ? Math.min(highest, 2) : highest;
      boolean negative = random.nextInt(8) == 0;
      return Decimal.normalized(
          negative ? -coefficient : coefficient, random.nextInt(first, last + 1));
    }

    /**
     * Returns a random argument. One third are chosen so that the result is close to a rounding
     * limit.
     */
    Decimal next(DoubleBinaryOperator inverse, Decimal y) {
      if (random.nextInt(3) != 0) {
        return next();
      }
      double digits = random.nextLong(Decimal.UNIT, Decimal.TEN_UNITS) + 0.5;
      double limit = digits * Math.pow(10, random.nextInt(-15, -6));
      return near(inverse.applyAsDouble(limit, Estimate.of(y)));
    }

    /**
     * Returns the ten-digit number nearest to a value or one of its neighbours; a random number if
     * there is none.
     */
    private Decimal near(double value) {
      int exponent = (int) Math.floor(Math.log10(Math.abs(value)));
      long digits = Math.round(value * Math.pow(10, 9 - exponent)) + random.nextInt(-2, 3);
      boolean fits = Math.abs(digits) >= Decimal.UNIT && Math.abs(digits) < Decimal.TEN_UNITS;
      return fits && Math.abs(exponent) < 100 ? new Decimal(digits, exponent) : next();
    }
  }
}
