package hp41.number;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Map;
import java.util.Random;
import java.util.function.BiPredicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DecimalTest {

  private static final Map<String, BiPredicate<Decimal, Decimal>> TESTS =
      Map.of(
          "X=0?", (x, y) -> x.isZero(),
          "X#0?", (x, y) -> !x.isZero(),
          "X<0?", (x, y) -> x.isNegative(),
          "X>0?", (x, y) -> x.signum() > 0,
          "X<=0?", (x, y) -> x.signum() <= 0,
          "X=Y?", Decimal::equals,
          "X#Y?", (x, y) -> !x.equals(y),
          "X<Y?", (x, y) -> x.compareTo(y) < 0,
          "X>Y?", (x, y) -> x.compareTo(y) > 0,
          "X<=Y?", (x, y) -> x.compareTo(y) <= 0);

  @Test
  void comparisonsMatchTheMachine() {
    Vectors.walk(
        "functions/conditionals.tsv",
        row -> row.get("result"),
        row -> {
          boolean unary = row.get("test").contains("0");
          Decimal x = row.number("X");
          return "" + TESTS.get(row.get("test")).test(x, unary ? x : row.number("Y"));
        });
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"0.000000000E+00", "-1.234567890E-05", "9.999999999E+99", "1.000000000E-99"})
  void parsedTextIsWrittenUnchanged(String text) {
    Decimal number = Decimal.parse(text);
    assertThat(number).hasToString(text);
    assertThat(number.toBigDecimal()).isEqualByComparingTo(text);
    assertThat(number.doubleValue()).isEqualTo(Double.parseDouble(text));
  }

  @ParameterizedTest
  @CsvSource({
    "1, 1.000000000E+00",
    "+1, 1.000000000E+00",
    "-12.5, -1.250000000E+01",
    ".5, 5.000000000E-01",
    "5., 5.000000000E+00",
    "007e3, 7.000000000E+03",
    "0.00012E-2, 1.200000000E-06",
    "-0.0E50, 0.000000000E+00",
    "12345678905.9, 1.234567891E+10",
    "1.23456789049999999999, 1.234567890E+00",
    "-1.2345678905, -1.234567891E+00",
    "9.9999999995, 1.000000000E+01",
    "99999999995E90, 1.000000000E+101",
    "9.9999999995E-100, 1.000000000E-99",
    "9.9999999994E-100, 0.000000000E+00",
    "1E-999999999, 0.000000000E+00"
  })
  void numberIsRoundedToTenDigits(String text, String number) {
    assertThat(Decimal.parse(text)).hasToString(number);
  }

  @Test
  void randomNumbersAreRoundedToTheNearest() {
    Random random = new Random(41);
    MathContext tenDigits = new MathContext(10, RoundingMode.HALF_UP);
    for (int i = 0; i < 3000; i++) {
      StringBuilder digits = new StringBuilder();
      for (int left = 1 + random.nextInt(30); left > 0; left--) {
        digits.append(random.nextInt(3) == 0 ? random.nextInt(10) : random.nextBoolean() ? 0 : 9);
      }
      String text =
          digits.insert(random.nextInt(digits.length()), '.') + "E" + (random.nextInt(120) - 60);
      BigDecimal rounded = new BigDecimal(text).round(tenDigits);
      assertThat(Decimal.parse(text).toBigDecimal()).as(text).isEqualByComparingTo(rounded);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "-", ".", "E5", "1E", "1E+", "1,5", "1.2.3", " 1", "0x1"})
  void textThatIsNotANumberIsRejected(String text) {
    assertThatThrownBy(() -> Decimal.parse(text)).isInstanceOf(NumberFormatException.class);
  }

  @Test
  void coefficientHasTenDigits() {
    assertThatThrownBy(() -> new Decimal(1, 0)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Decimal(0, 5)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Decimal(10_000_000_000L, 0))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0.000000000E+00",
    "-7, -7.000000000E+00",
    "1234567890, 1.234567890E+09",
    "12345678905, 1.234567891E+10",
    "9999999999999, 1.000000000E+13"
  })
  void integerIsRoundedToTenDigits(long integer, String number) {
    assertThat(Decimal.of(integer)).hasToString(number);
  }

  @ParameterizedTest
  @CsvSource({
    "1.200000000E+01, 12",
    "-1.290000000E+01, 12",
    "9.990000000E+02, 999",
    "9.999999999E-01, 0",
    "1.000000000E+03, 1000",
    "-9.999999999E+99, 1000"
  })
  void addressIsTheIntegerPartWithoutSign(String number, int address) {
    assertThat(Decimal.parse(number).wholeUpTo(999)).isEqualTo(address);
  }

  @ParameterizedTest
  @CsvSource({
    "1.005020000E+00, 5, 2",
    "1.234512345E+04, 123, 45",
    "-5.001990000E+00, 1, 99",
    "1.234567895E+08, 500, 0",
    "1.234567890E+09, 0, 0",
    "1.000000000E-05, 0, 1",
    "9.000000000E-03, 9, 0",
    "9.999999999E-99, 0, 0"
  })
  void decimalsAreReadByPlace(String number, int threeDecimals, int nextTwo) {
    assertThat(Decimal.parse(number).decimals(1, 3)).isEqualTo(threeDecimals);
    assertThat(Decimal.parse(number).decimals(4, 2)).isEqualTo(nextTwo);
  }
}
