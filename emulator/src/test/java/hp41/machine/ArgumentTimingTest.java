package hp41.machine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hp41.Calculator;
import hp41.Inside;
import hp41.Model;
import hp41.SilentPeripherals;
import hp41.VirtualClock;
import hp41.memory.Word;
import hp41.number.Decimal;
import java.math.BigDecimal;
import java.time.Instant;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Compares execution times with word counts of the microcode. */
class ArgumentTimingTest {

  private final Calculator calculator =
      new Calculator(Model.CX, new SilentPeripherals(new VirtualClock(Instant.EPOCH)));

  @ParameterizedTest
  @CsvSource({
    "LN, 1, 131",
    "LN, 2, 775",
    "LN, 7, 2041",
    "LN, 64.410, 1321",
    "LN, 2.086195980E-2, 1324",
    "LOG, 3, 2119",
    "LOG, 2.920844823E-2, 1359",
    "LN1+X, 1, 868",
    "LN1+X, 4.814258, 2323",
    "E^X, 2.292024, 909",
    "E^X, -7619789.6, 216",
    "E^X-1, 2.108905880, 1858",
    "10^X, 6.181932, 1517",
    "10^X, -0.361068675, 1452",
    "FACT, 0, 126",
    "FACT, 10, 352",
    "FACT, 69, 2207",
    "AROT, 15, 1823",
    "AROT, -33, 1835",
    "ATAN, -8.965523724, 2011",
    "ASIN, 0.951108431, 3755",
    "ACOS, -0.125239139, 2963",
    "SIN, 36.77641906, 3693",
    "COS, 970.950, 3371",
    "TAN, 69, 2229",
    "ATAN, 1, 525",
    "ASIN, -1, 588",
    "ACOS, 1, 487",
    "1/X, 1, 234",
    "1/X, 7, 399",
    "SQRT, 5, 475",
    "*, 9.999999999, 525"
  })
  void timeDependsOnX(String function, String x, int words) {
    assertThat(words(function, x, "1")).isCloseTo(words, within(75));
  }

  @ParameterizedTest
  @CsvSource({
    "P-R, 0, 1, 1766",
    "P-R, 90, 1, 1804",
    "P-R, 30, 0, 3500",
    "R-P, 0, 0, 133",
    "R-P, 0, 1, 1158",
    "R-P, 10, 0, 588",
    "R-P, 30, 1, 2930",
    "/, 7, 9, 513",
    "/, 1, 1, 234"
  })
  void timeOfTwoNumbers(String function, String y, String x, int words) {
    assertThat(words(function, x, y)).isCloseTo(words, within(75));
  }

  @ParameterizedTest
  @CsvSource({"2, 3, 1407", "10, 3, 1857", "13.10569, 2.0877, 2693", "1.55035, -2.1446, 3841"})
  void timeOfPowerDependsOnBothNumbers(String y, String x, int words) {
    assertThat(words("Y^X", x, y)).isCloseTo(words, within(75));
  }

  @ParameterizedTest
  @CsvSource({"'', 0, 936", "'', 3, 936", "ABC, 0, 956", "ABCDEFGHIJKLMNO, 0, 620"})
  void timeOfRotationDependsOnAlpha(String text, String x, int words) {
    assertThat(words("AROT", x, "1", text)).isCloseTo(words, within(30));
  }

  private int words(String function, String x, String y) {
    return words(function, x, y, "HELLO 41");
  }

  private int words(String function, String x, String y, String alpha) {
    Machine machine = Inside.of(calculator);
    machine.alpha().set(alpha);
    Instruction instruction =
        machine.codec().encode(machine.instructions().get(function), Operand.NONE);
    return Timing.micros(instruction, word(x), word(y), machine) / Timing.WORD_MICROS;
  }

  private static long word(String number) {
    BigDecimal value = new BigDecimal(number);
    return Word.of(Decimal.normalized(value.unscaledValue().longValueExact(), 9 - value.scale()));
  }
}
