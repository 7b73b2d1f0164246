package hp41.number;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Random;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds for all numbers, tried on random ones. Each test shows the seed in its name. */
class PropertiesTest {

  private static final int NUMBERS = 2000;

  static LongStream seeds() {
    return LongStream.of(41, System.nanoTime());
  }

  private static Stream<Decimal> numbers(long seed) {
    Random random = new Random(seed);
    return Stream.generate(() -> number(random)).limit(NUMBERS);
  }

  private static Decimal number(Random random) {
    int digits = 1 + random.nextInt(10);
    int range = random.nextBoolean() ? 10 : 99;
    long coefficient =
        Decimal.normalized(random.nextLong() % PowersOfTen.power(digits), 0).coefficient();
    return Decimal.normalized(coefficient, random.nextInt(2 * range + 1) - range);
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void sumAndProductDoNotDependOnTheOrder(long seed) {
    Random random = new Random(seed);
    numbers(seed)
        .forEach(
            a -> {
              Decimal b = number(random);
              assertThat(Arithmetic.add(a, b)).isEqualTo(Arithmetic.add(b, a));
              assertThat(Arithmetic.multiply(a, b)).isEqualTo(Arithmetic.multiply(b, a));
              assertThat(Arithmetic.subtract(a, b)).isEqualTo(Arithmetic.subtract(b, a).negate());
            });
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void zeroAndOneAreNeutral(long seed) {
    numbers(seed)
        .forEach(
            x -> {
              assertThat(Arithmetic.add(x, Decimal.ZERO)).isEqualTo(x);
              assertThat(Arithmetic.multiply(x, Decimal.ONE)).isEqualTo(x);
              assertThat(Arithmetic.divide(x, Decimal.ONE)).isEqualTo(x);
              assertThat(Arithmetic.subtract(x, x)).isEqualTo(Decimal.ZERO);
            });
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void integerPartAndFractionMakeTheNumber(long seed) {
    numbers(seed)
        .forEach(x -> assertThat(Arithmetic.add(x.integerPart(), x.fraction())).isEqualTo(x));
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void remainderIsSmallerThanTheDivisor(long seed) {
    Random random = new Random(seed);
    numbers(seed)
        .filter(x -> !x.isZero())
        .forEach(
            x -> {
              Decimal remainder = Arithmetic.modulo(number(random), x);
              assertThat(remainder.abs()).isLessThanOrEqualTo(x.abs());
            });
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void whatAllDigitsShowReadsAsTheNumber(long seed) {
    DisplayFormat scientific = new DisplayFormat(DisplayFormat.Style.SCI, 9, true, true);
    numbers(seed)
        .forEach(
            x -> {
              DigitEntry entry = typed(scientific.text(x));
              assertThat(entry.value()).isEqualTo(x);
              assertThat(DigitEntry.ofProgramLine(entry.programLine())).isEqualTo(x);
            });
  }

  private static DigitEntry typed(String text) {
    DigitEntry entry = text.startsWith("-") ? DigitEntry.EMPTY.chs() : DigitEntry.EMPTY;
    boolean inExponent = false;
    for (char key : text.substring(text.startsWith("-") ? 1 : 0).toCharArray()) {
      inExponent |= key == 'E';
      entry =
          switch (key) {
            case '.' -> entry.point();
            case 'E' -> entry.value().isZero() ? entry : entry.eex();
            case '-' -> entry.chs();
            default -> inExponent && entry.value().isZero() ? entry : entry.digit(key - '0');
          };
    }
    return entry;
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void roundingAgainChangesNothing(long seed) {
    Random random = new Random(seed);
    numbers(seed)
        .forEach(
            x -> {
              DisplayFormat.Style[] styles = DisplayFormat.Style.values();
              DisplayFormat format =
                  new DisplayFormat(styles[random.nextInt(3)], random.nextInt(16), true, true);
              Decimal rounded = format.round(x);
              assertThat(format.round(rounded)).isEqualTo(rounded);
              assertThat(format.display(x).replaceAll("[.,]", "")).hasSizeLessThanOrEqualTo(12);
            });
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void functionsOfEveryNumberGiveANumberOrAnError(long seed) {
    Random random = new Random(seed);
    numbers(seed)
        .forEach(
            x -> {
              Decimal y = number(random);
              for (AngleMode mode : AngleMode.values()) {
                Vectors.outcome(() -> Trigonometry.sin(x, mode));
                Vectors.outcome(() -> Trigonometry.tan(x, mode));
                Vectors.outcome(() -> Trigonometry.acos(x, mode));
                Vectors.outcomes(() -> Trigonometry.toRectangular(y, x, mode));
                Vectors.outcomes(() -> Trigonometry.toPolar(y, x, mode));
              }
              Vectors.outcome(() -> Exponentials.power(y, x));
              Vectors.outcome(() -> Exponentials.expMinusOne(x));
              Vectors.outcome(() -> Logarithms.lnOnePlus(x));
              Vectors.outcome(() -> Sexagesimal.add(y, x));
              Vectors.outcome(() -> WholeNumbers.octal(x));
              Vectors.outcomes(() -> Statistics.NONE.plus(y, x).plus(x, y).standardDeviation());
              Counter.increment(x);
              Counter.decrement(x);
            });
  }

  @Test
  void errorsCarryNoStackTrace() {
    assertThat(DomainError.INSTANCE.getStackTrace()).isEmpty();
    assertThat(RangeError.INSTANCE.getStackTrace()).isEmpty();
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void typedNumbersAreRoundedHalfUp(long seed) {
    Random random = new Random(seed);
    MathContext tenDigits = new MathContext(10, RoundingMode.HALF_UP);
    for (int i = 0; i < NUMBERS; i++) {
      long digits = random.nextLong() / PowersOfTen.power(random.nextInt(16));
      String typed = BigDecimal.valueOf(digits, random.nextInt(30)).toPlainString();
      Decimal number = Decimal.parse(typed);
      assertThat(new BigDecimal(number.toString()))
          .as(typed)
          .isEqualByComparingTo(new BigDecimal(typed).round(tenDigits));
    }
  }
}
