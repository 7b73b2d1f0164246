package hp41.number;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests when a value in {@code double} determines ten digits, and which. */
class EstimateTest {

  @ParameterizedTest
  @CsvSource({
    "0.3333333333333333, 3.333333333E-01",
    "-6.666666666666667e-50, -6.666666667E-50",
    "1, 1.000000000E+00",
    "999.99999999999, 1.000000000E+03",
    "1234567890.4, 1.234567890E+09",
  })
  void digitsAreCertainFarFromARoundingLimit(double value, String digits) {
    assertThat(rounded(value, 0.01)).hasToString(digits);
  }

  @ParameterizedTest
  @ValueSource(doubles = {1234567890.49, 1234567890.5, -1234567890.51, 9.9999999995e20})
  void digitsAreNotCertainCloseToARoundingLimit(double value) {
    assertThat(rounded(value, 0.02)).isEqualTo(Decimal.ZERO);
  }

  @Test
  void limitBelowAPowerOfTenIsTenTimesCloser() {
    assertThat(rounded(1000, 0.04)).isEqualTo(Decimal.of(1000));
    assertThat(rounded(1000, 0.06)).isEqualTo(Decimal.ZERO);
    assertThat(rounded(1001, 0.06)).isEqualTo(Decimal.of(1001));
  }

  @Test
  void relativeMarginGrowsWithTheValue() {
    assertThat(new Estimate(2_000_000_000.3, 5e-11, 0).rounded())
        .isEqualTo(Decimal.of(2_000_000_000));
    assertThat(new Estimate(6_000_000_000.3, 5e-11, 0).rounded()).isEqualTo(Decimal.ZERO);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, Double.NaN, Double.POSITIVE_INFINITY, 1e-99, 1e99, -1e200})
  void nonFiniteAndExtremeValuesAreNeverCertain(double value) {
    assertThat(rounded(value, 0)).isEqualTo(Decimal.ZERO);
  }

  @Test
  void powersOfTenAreCorrectlyRounded() {
    for (int exponent = -120; exponent <= 120; exponent++) {
      assertThat(Estimate.of(1, exponent + 12)).isEqualTo(Double.parseDouble("1e" + exponent));
    }
  }

  private static Decimal rounded(double value, double units) {
    return new Estimate(value, 0, units).rounded();
  }
}
