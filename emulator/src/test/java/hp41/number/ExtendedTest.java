package hp41.number;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Compares the thirteen-digit operations with formulas in exact integers. */
class ExtendedTest {

  private static final BigInteger UNIT = BigInteger.TEN.pow(12);
  private static final int NUMBERS = 5000;

  private final long seed = System.nanoTime();
  private final Random random = new Random(seed);

  private long mantissa() {
    long digits = Extended.UNIT + (long) (random.nextDouble() * 9 * Extended.UNIT);
    long zeros = PowersOfTen.power(random.nextInt(13));
    long cut = digits / zeros * zeros;
    return random.nextBoolean() ? cut : -cut;
  }

  private static BigInteger big(long number) {
    return BigInteger.valueOf(number);
  }

  @RepeatedTest(2)
  void productAndQuotientAreTruncatedExactOnes() {
    for (int i = 0; i < NUMBERS; i++) {
      long a = mantissa();
      long b = mantissa();
      long product = big(a).multiply(big(b)).divide(UNIT).longValueExact();
      long quotient = big(a).multiply(UNIT).divide(big(b)).longValueExact();

      assertThat(Extended.product(a, b)).as("seed %d: %d × %d", seed, a, b).isEqualTo(product);
      assertThat(Extended.quotient(a, b)).as("seed %d: %d / %d", seed, a, b).isEqualTo(quotient);
    }
  }

  @RepeatedTest(2)
  void sumShiftsTheSmallerNumberOrItsComplement() {
    for (int i = 0; i < NUMBERS; i++) {
      Extended a = new Extended(mantissa(), 0);
      Extended b = new Extended(mantissa(), -random.nextInt(18));

      assertThat(a.plus(b)).as("seed %d: %s + %s", seed, a, b).isEqualTo(sum(a, b));
      assertThat(b.plus(a)).as("seed %d: %s + %s", seed, b, a).isEqualTo(sum(a, b));
    }
  }

  private static Extended sum(Extended a, Extended b) {
    int shift = -b.exponent();
    boolean swapped = shift == 0 && Math.abs(b.mantissa()) > Math.abs(a.mantissa());
    BigInteger large = big(swapped ? b.mantissa() : a.mantissa());
    BigInteger small = big(swapped ? a.mantissa() : b.mantissa());
    if (large.signum() == small.signum() || shift == 0) {
      BigInteger cut = small.divide(BigInteger.TEN.pow(shift));
      return Extended.normalized(large.add(cut).longValueExact(), 0);
    }
    BigInteger[] cut = small.divideAndRemainder(BigInteger.TEN.pow(shift - 1));
    boolean lost = cut[1].signum() != 0 && shift <= 13;
    BigInteger away = lost ? cut[0].add(big(small.signum())) : cut[0];
    return Extended.normalized(large.multiply(BigInteger.TEN).add(away).longValueExact(), -1);
  }

  @RepeatedTest(2)
  void squareRootDiffersFromTheTrueOneInTheLastDigitOnly() {
    for (int i = 0; i < NUMBERS; i++) {
      Extended x = new Extended(Math.abs(mantissa()), random.nextInt(200) - 100);
      boolean odd = (x.exponent() & 1) != 0;
      BigInteger radicand = odd ? big(10 * x.mantissa()) : big(x.mantissa() - x.mantissa() % 2);
      BigInteger tenfold =
          radicand.multiply(UNIT).sqrt().divide(BigInteger.TEN).multiply(BigInteger.TEN);
      BigInteger rest = radicand.multiply(UNIT).subtract(tenfold.pow(2));
      long digit = 0;
      while (big(2).multiply(tenfold).add(big(digit)).multiply(big(digit + 1)).compareTo(rest)
          <= 0) {
        digit++;
      }
      Extended root =
          Extended.normalized(tenfold.longValueExact() + digit, Math.floorDiv(x.exponent(), 2));

      assertThat(x.squareRoot()).as("seed %d: √%s", seed, x).isEqualTo(root);
    }
  }

  @RepeatedTest(2)
  void remainderIsExact() {
    for (int i = 0; i < NUMBERS; i++) {
      Decimal x = new Decimal(Math.abs(mantissa()) / 1000, random.nextInt(20) - 10);
      Decimal y = new Decimal(Math.abs(mantissa()) / 1000, x.exponent() + random.nextInt(80));
      BigInteger scaled =
          big(y.coefficient()).multiply(BigInteger.TEN.pow(y.exponent() - x.exponent()));
      long remainder = scaled.mod(big(x.coefficient())).longValueExact();

      assertThat(Arithmetic.modulo(y, x))
          .as("seed %d: %s MOD %s", seed, y, x)
          .isEqualTo(Decimal.normalized(remainder, x.exponent()));
    }
  }

  /**
   * The range is checked at the end of a function only, not for the remainder before x is added.
   */
  @ParameterizedTest
  @CsvSource({
    "9.999999999E-99, -9.999999998E-99, -9.999999997E-99",
    "-33.5, 3.7E-99, 3.5E-99",
    "9.999999999E-99, 9.999999998E-99, 0"
  })
  void remainderMayBeBelowTheRange(String y, String x, String remainder) {
    assertThat(Arithmetic.modulo(Decimal.parse(y), Decimal.parse(x)))
        .isEqualTo(Decimal.parse(remainder));
  }

  @ParameterizedTest
  @CsvSource({
    "1234567890499, 0, 1.234567890E+00",
    "1234567890500, 0, 1.234567891E+00",
    "-1234567890500, 0, -1.234567891E+00",
    "9999999999500, 5, 1.000000000E+06",
    "9999999999499, -100, 0.000000000E+00",
    "9999999999500, -100, 1.000000000E-99"
  })
  void functionsRoundOnceAndUpInMagnitude(long mantissa, int exponent, String number) {
    assertThat(new Extended(mantissa, exponent).rounded()).hasToString(number);
  }

  @Test
  void resultThatIsTooLargeIsOutOfRange() {
    Decimal result = Arithmetic.multiply(Decimal.MAX.negate(), Decimal.MAX);

    assertThat(result.isOutOfRange()).isTrue();
    assertThat(result.saturated()).isEqualTo(Decimal.MAX.negate());
    assertThat(WholeNumbers.factorial(Decimal.of(70)).saturated()).isEqualTo(Decimal.MAX);
  }
}
