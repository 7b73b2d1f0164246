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

/** Results are numbers that a register takes, zero below its range, or known to be above it. */
class RangeTest {

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("hp41.number.RandomNumbers#seeds")
  void productsAndQuotientsLeaveTheRangeWhereTheirValueDoes(long seed) {
    Random random = new Random(seed);
    RandomNumbers.of(seed)
        .filter(x -> !x.isZero())
        .forEach(
            x -> {
              Decimal y = RandomNumbers.next(random);
              BigDecimal exact = exact(y).multiply(exact(x));
              keepsToTheRange(Arithmetic.multiply(y, x), exact);
              BigDecimal quotient =
                  exact(y).divide(exact(x), new MathContext(20, RoundingMode.DOWN));
              keepsToTheRange(Arithmetic.divide(y, x), quotient);
            });
  }

  /**
   * A result too large or too small is so from thirteen digits on, which are cut: only 10^100 and
   * 10^−99 less half a unit of the tenth digit are rounded into the range.
   */
  private static void keepsToTheRange(Decimal result, BigDecimal exact) {
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
  void functionsOfEveryNumberGiveANumberOrAnError(long seed) {
    Random random = new Random(seed);
    RandomNumbers.of(seed)
        .forEach(
            x -> {
              Decimal y = RandomNumbers.next(random);
              for (AngleMode mode : AngleMode.values()) {
                isNormalized(() -> Trigonometry.sin(x, mode));
                isNormalized(() -> Trigonometry.cos(x, mode));
                isNormalized(() -> Trigonometry.tan(x, mode));
                isNormalized(() -> Trigonometry.asin(x, mode));
                isNormalized(() -> Trigonometry.acos(x, mode));
                isNormalized(() -> Trigonometry.atan(x, mode));
                areNormalized(() -> Trigonometry.toRectangular(y, x, mode));
                areNormalized(() -> Trigonometry.toPolar(y, x, mode));
              }
              ONE_NUMBER.forEach(f -> isNormalized(() -> f.apply(x)));
              TWO_NUMBERS.forEach(f -> isNormalized(() -> f.apply(y, x)));
              areNormalized(() -> StatisticsTest.NONE.with(y, x, false).with(x, y, false).mean());
              areNormalized(
                  () ->
                      StatisticsTest.NONE.with(y, x, false).with(x, y, false).standardDeviation());
              isNormalized(() -> Counter.increment(x));
              isNormalized(() -> Counter.decrement(x));
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

  private static void areNormalized(Supplier<Pair> function) {
    isNormalized(() -> function.get().x());
    isNormalized(() -> function.get().y());
  }

  /**
   * A number has ten digits or none, and no register's exponent is below −99; or it is an error.
   */
  private static void isNormalized(Supplier<Decimal> function) {
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
