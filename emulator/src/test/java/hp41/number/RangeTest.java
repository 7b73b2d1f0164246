package hp41.number;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;
import java.util.Random;
import java.util.function.BinaryOperator;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests that each result fits a register, is zero below its range, or is known to be above it. */
class RangeTest {

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("hp41.number.RandomNumbers#seeds")
  void productsAndQuotientsAreOutOfRangeIfTheirExactValueIs(long seed) {
    Random random = new Random(seed);
    RandomNumbers.of(seed)
        .filter(x -> !x.isZero())
        .forEach(
            x -> {
              Decimal y = RandomNumbers.next(random);
              BigDecimal exact = exact(y).multiply(exact(x));
              checkRange(Arithmetic.multiply(y, x), exact);
              BigDecimal quotient =
                  exact(y).divide(exact(x), new MathContext(20, RoundingMode.DOWN));
              checkRange(Arithmetic.divide(y, x), quotient);
            });
  }

  /**
   * Checks the range of a result. The result is truncated to thirteen digits first, so that only
   * 10^100 and 10^−99 minus half a unit of the tenth digit are rounded into the range.
   */
  private static void checkRange(Decimal result, BigDecimal exact) {
    BigDecimal cut = exact.round(new MathContext(13, RoundingMode.DOWN));
    BigDecimal rounded = cut.round(new MathContext(10, RoundingMode.HALF_UP));
    if (rounded.signum() == 0 || rounded.abs().compareTo(new BigDecimal("1E-99")) < 0) {
      assertThat(result).isEqualTo(Decimal.ZERO);
    } else if (rounded.abs().compareTo(new BigDecimal("1E100")) >= 0) {
      assertThat(result.isOutOfRange()).isTrue();
      assertThat(result.saturated().abs()).isEqualTo(Decimal.MAX);
      assertThat(result.signum()).isEqualTo(rounded.signum());
    } else {
      assertThat(exact(result)).isEqualByComparingTo(rounded);
    }
  }

  private static BigDecimal exact(Decimal number) {
    return new BigDecimal(number.toString());
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("hp41.number.RandomNumbers#seeds")
  void allFunctionsReturnANumberOrAnError(long seed) {
    Random random = new Random(seed);
    RandomNumbers.of(seed)
        .forEach(
            x -> {
              Decimal y = RandomNumbers.next(random);
              for (AngleMode mode : AngleMode.values()) {
                checkNormalized(() -> Trigonometry.sin(x, mode));
                checkNormalized(() -> Trigonometry.cos(x, mode));
                checkNormalized(() -> Trigonometry.tan(x, mode));
                checkNormalized(() -> Trigonometry.asin(x, mode));
                checkNormalized(() -> Trigonometry.acos(x, mode));
                checkNormalized(() -> Trigonometry.atan(x, mode));
                checkBothNormalized(() -> Trigonometry.toRectangular(y, x, mode));
                checkBothNormalized(() -> Trigonometry.toPolar(y, x, mode));
              }
              ONE_NUMBER.forEach(f -> checkNormalized(() -> f.apply(x)));
              TWO_NUMBERS.forEach(f -> checkNormalized(() -> f.apply(y, x)));
              checkBothNormalized(
                  () -> StatisticsTest.NONE.with(y, x, false).with(x, y, false).mean());
              checkBothNormalized(
                  () ->
                      StatisticsTest.NONE.with(y, x, false).with(x, y, false).standardDeviation());
              checkNormalized(() -> Counter.increment(x));
              checkNormalized(() -> Counter.decrement(x));
            });
  }

  private static final List<UnaryOperator<Decimal>> ONE_NUMBER =
      List.of(
          Arithmetic::reciprocal,
          Arithmetic::square,
          Arithmetic::squareRoot,
          Arithmetic::sign,
          Decimal::fraction,
          Decimal::integerPart,
          Exponentials::exp,
          Exponentials::expMinusOne,
          Exponentials::powerOfTen,
          Logarithms::ln,
          Logarithms::lnOnePlus,
          Logarithms::log,
          Sexagesimal::toHms,
          Sexagesimal::toHours,
          Trigonometry::degreesToRadians,
          Trigonometry::radiansToDegrees,
          WholeNumbers::decimal,
          WholeNumbers::factorial,
          WholeNumbers::octal);

  private static final List<BinaryOperator<Decimal>> TWO_NUMBERS =
      List.of(
          Arithmetic::add,
          Arithmetic::subtract,
          Arithmetic::multiply,
          Arithmetic::divide,
          Arithmetic::modulo,
          Arithmetic::percent,
          Arithmetic::percentChange,
          Exponentials::power,
          Sexagesimal::add,
          Sexagesimal::subtract);

  private static void checkBothNormalized(Supplier<Pair> function) {
    checkNormalized(() -> function.get().x());
    checkNormalized(() -> function.get().y());
  }

  /**
   * Checks that a number has ten digits or is zero and has no exponent below −99. Errors are
   * accepted.
   */
  private static void checkNormalized(Supplier<Decimal> function) {
    try {
      Decimal result = function.get();
      long digits = Math.abs(result.coefficient());
      if (digits == 0) {
        assertThat(result.exponent()).isZero();
      } else {
        assertThat(digits).isBetween(Decimal.UNIT, Decimal.TEN_UNITS - 1);
        assertThat(result.exponent()).isGreaterThanOrEqualTo(-Decimal.MAX_EXPONENT);
      }
    } catch (DomainError | RangeError expected) {
      assertThat(expected).isIn(DomainError.INSTANCE, RangeError.INSTANCE);
    }
  }
}
