package hp41.number;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Random;
import java.util.function.UnaryOperator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests that the machine's result never decreases from one number to the next where the function
 * increases.
 */
class MonotoneTest {

  /** Functions that increase for positive arguments. */
  private static final Map<String, UnaryOperator<Decimal>> INCREASING =
      Map.ofEntries(
          Map.entry("x + 3.21", x -> Arithmetic.add(x, Decimal.parse("3.217654987"))),
          Map.entry("x − 3.21", x -> Arithmetic.subtract(x, Decimal.parse("3.217654987"))),
          Map.entry("3.21 x", x -> Arithmetic.multiply(x, Decimal.parse("3.217654987"))),
          Map.entry("x / 3.21", x -> Arithmetic.divide(x, Decimal.parse("3.217654987"))),
          Map.entry("−1/x", x -> Arithmetic.reciprocal(x).negate()),
          Map.entry("x²", Arithmetic::square),
          Map.entry("√x", Arithmetic::squareRoot),
          Map.entry("ln x", Logarithms::ln),
          Map.entry("log x", Logarithms::log),
          Map.entry("ln(1+x)", Logarithms::lnOnePlus),
          Map.entry("e^x", Exponentials::exp),
          Map.entry("e^x − 1", Exponentials::expMinusOne),
          Map.entry("10^x", Exponentials::powerOfTen),
          Map.entry("x^2.5", x -> Exponentials.power(x, Decimal.parse("2.5"))),
          Map.entry("atan x", x -> Trigonometry.atan(x, AngleMode.DEG)),
          Map.entry("degrees to radians", Trigonometry::degreesToRadians),
          Map.entry("radians to degrees", Trigonometry::radiansToDegrees),
          Map.entry("x in minutes and seconds", Sexagesimal::toHms),
          Map.entry("whole part", Decimal::integerPart));

  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {41, 1979, 158})
  void increasingFunctionsNeverDecrease(long seed) {
    Random random = new Random(seed);
    RandomNumbers.of(seed)
        .filter(x -> !x.isZero() && x.exponent() > -90 && x.exponent() < 35)
        .forEach(
            x -> {
              Decimal low = x.abs();
              Decimal high = justAbove(low, random);
              INCREASING.forEach((name, f) -> assertNotDecreasing(name, f, low, high));
            });
  }

  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {41, 1979, 158})
  void sineAndTangentIncreaseUpToARightAngle(long seed) {
    Random random = new Random(seed);
    for (int i = 0; i < RandomNumbers.COUNT; i++) {
      Decimal low =
          Arithmetic.divide(Decimal.of(random.nextInt(89_999_999)), Decimal.of(1_000_000));
      Decimal high = justAbove(low, random);
      assertNotDecreasing("sin", x -> Trigonometry.sin(x, AngleMode.DEG), low, high);
      assertNotDecreasing("tan", x -> Trigonometry.tan(x, AngleMode.DEG), low, high);
      assertNotDecreasing("−cos", x -> Trigonometry.cos(x, AngleMode.DEG).negate(), low, high);
      Decimal part = Arithmetic.divide(low, Decimal.of(100));
      Decimal more = Arithmetic.divide(high, Decimal.of(100));
      assertNotDecreasing("asin", x -> Trigonometry.asin(x, AngleMode.GRAD), part, more);
      assertNotDecreasing("−acos", x -> Trigonometry.acos(x, AngleMode.RAD).negate(), part, more);
    }
  }

  /** Returns a number that is one to a hundred units of the last digit greater. */
  private static Decimal justAbove(Decimal x, Random random) {
    return Arithmetic.add(x, Decimal.normalized(1 + random.nextInt(100), x.exponent()));
  }

  private static void assertNotDecreasing(
      String name, UnaryOperator<Decimal> function, Decimal low, Decimal high) {
    assertThat(function.apply(high))
        .as("%s of %s and of %s", name, low, high)
        .isGreaterThanOrEqualTo(function.apply(low));
  }
}
