package hp41.machine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Compares the execution times of number lines with the microcode, within three percent. */
class NumberTimingTest {

  private static final String CODES = "0123456789.E-";

  @ParameterizedTest
  @CsvSource({
    "1, 366",
    "12345, 1209",
    "1234567890, 2172",
    "0, 429",
    "05, 644",
    "-1234, 1236",
    "123456.789, 2116",
    "12.03002, 1692",
    "0.5, 866",
    ".005, 1158",
    "0.00012, 1863",
    "1E-5, 900",
    "-96183E30, 1974",
    "12345678E5, 2156",
    "-552262402E-2, 3148"
  })
  void numberLinesMatchTheMicrocodeInTime(String number, int words) {
    StringBuilder codes = new StringBuilder();
    number.chars().forEach(it -> codes.append((char) (0x10 + CODES.indexOf(it))));
    assertThat(NumberTiming.words(new Operand.Digits(codes.toString())))
        .isCloseTo(words, withinPercentage(3));
  }
}
