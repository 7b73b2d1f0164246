package hp41.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks calculations that are known to distinguish the arithmetic of different calculators. */
class FamousResultsTest {

  private static final String SQUARED_27_TIMES = "1.0000001" + " X^2".repeat(27);

  @ParameterizedTest
  @CsvSource({
    "DEG 9 SIN COS TAN ATAN ACOS ASIN, 9.000417403E+00",
    "RAD 3.141592654 SIN, -4.100000000E-10",
    "squared, 6.744940561E+05",
    "60 FACT, 8.320987113E+81",
    "DEG 90 TAN, 9.999999999E+99",
    "2 SQRT X^2, 1.999999999E+00",
    "1 3 / 3 *, 9.999999999E-01",
    "-1 1E10 Y^X, 1.000000000E+00",
    "0.999999999 HMS, 5.959999996E-01"
  })
  void resultIsThatOfTheRealMachine(String words, String x) {
    Run run = Run.of("", "calc", "--json", words.equals("squared") ? SQUARED_27_TIMES : words);
    assertThat(run.out()).contains("\"x\":\"" + x + "\"");
  }
}
