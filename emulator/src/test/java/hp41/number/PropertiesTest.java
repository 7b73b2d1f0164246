package hp41.number;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests properties of all numbers with random ones. Each test shows its seed in its name. */
class PropertiesTest {

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("hp41.number.RandomNumbers#seeds")
  void sumAndProductDoNotDependOnTheOrder(long seed) {
    Random random = new Random(seed);
    RandomNumbers.of(seed)
        .forEach(
            a -> {
              Decimal b = RandomNumbers.next(random);
              assertThat(Arithmetic.add(a, b)).isEqualTo(Arithmetic.add(b, a));
              assertThat(Arithmetic.multiply(a, b)).isEqualTo(Arithmetic.multiply(b, a));
              assertThat(Arithmetic.subtract(a, b)).isEqualTo(Arithmetic.subtract(b, a).negate());
            });
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("hp41.number.RandomNumbers#seeds")
  void zeroAndOneAreNeutral(long seed) {
    RandomNumbers.of(seed)
        .forEach(
            x -> {
              assertThat(Arithmetic.add(x, Decimal.ZERO)).isEqualTo(x);
              assertThat(Arithmetic.multiply(x, Decimal.ONE)).isEqualTo(x);
              assertThat(Arithmetic.divide(x, Decimal.ONE)).isEqualTo(x);
              assertThat(Arithmetic.subtract(x, x)).isEqualTo(Decimal.ZERO);
            });
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("hp41.number.RandomNumbers#seeds")
  void integerPartPlusFractionIsTheNumber(long seed) {
    RandomNumbers.of(seed)
        .forEach(x -> assertThat(Arithmetic.add(x.integerPart(), x.fraction())).isEqualTo(x));
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("hp41.number.RandomNumbers#seeds")
  void remainderIsSmallerThanTheDivisor(long seed) {
    Random random = new Random(seed);
    RandomNumbers.of(seed)
        .filter(x -> !x.isZero())
        .forEach(
            x -> {
              Decimal remainder = Arithmetic.modulo(RandomNumbers.next(random), x);
              assertThat(remainder.abs()).isLessThanOrEqualTo(x.abs());
            });
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("hp41.number.RandomNumbers#seeds")
  void displayedTenDigitsAreReadBackUnchanged(long seed) {
    DisplayFormat scientific = new DisplayFormat(DisplayFormat.FormatStyle.SCI, 9, true, true);
    RandomNumbers.of(seed)
        .forEach(
            x -> {
              DigitEntry entry = typed(scientific.text(x));
              assertThat(entry.value()).isEqualTo(x);
              assertThat(DigitEntry.of(entry.programLine()).value()).isEqualTo(x);
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
  @MethodSource("hp41.number.RandomNumbers#seeds")
  void roundingAgainChangesNothing(long seed) {
    Random random = new Random(seed);
    RandomNumbers.of(seed)
        .forEach(
            x -> {
              DisplayFormat.FormatStyle[] styles = DisplayFormat.FormatStyle.values();
              DisplayFormat format =
                  new DisplayFormat(styles[random.nextInt(3)], random.nextInt(16), true, true);
              Decimal rounded = format.round(x);
              assertThat(format.round(rounded)).isEqualTo(rounded);
              assertThat(format.display(x).replaceAll("[.,]", "")).hasSizeLessThanOrEqualTo(12);
            });
  }

  @Test
  void errorsCarryNoStackTrace() {
    assertThat(DomainError.INSTANCE.getStackTrace()).isEmpty();
    assertThat(RangeError.INSTANCE.getStackTrace()).isEmpty();
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("hp41.number.RandomNumbers#seeds")
  void typedNumbersAreRoundedHalfUp(long seed) {
    Random random = new Random(seed);
    MathContext tenDigits = new MathContext(10, RoundingMode.HALF_UP);
    for (int i = 0; i < RandomNumbers.COUNT; i++) {
      long digits = random.nextLong() / PowersOfTen.power(random.nextInt(16));
      String typed = BigDecimal.valueOf(digits, random.nextInt(30)).toPlainString();
      Decimal number = Decimal.parse(typed);
      assertThat(new BigDecimal(number.toString()))
          .as(typed)
          .isEqualByComparingTo(new BigDecimal(typed).round(tenDigits));
    }
  }
}
