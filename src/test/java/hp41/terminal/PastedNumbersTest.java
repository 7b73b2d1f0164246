package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks the formats of numbers of other programs and of people. */
class PastedNumbersTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          3,14            | 3.14
          3.14            | 3.14
          ' -7 '          | -7
          −7              | -7
          +5.             | 5.
          .5              | .5
          6.02E23         | 6.02E23
          1,6e-19         | 1.6e-19
          1.5 E3          | 1.5E3
          1,234.56        | 1234.56
          1.234,56        | 1234.56
          -12 345,6       | -12345.6
          1'234'567       | 1234567
          1.234.567       | 1234567
          1,234           | 1.234
          3.14159265358979| 3.141592654
          -0.00271828182846| -0.002718281828
          99999999999     | 1E11
          123456789012E99 | 9.999999999E99
          0.0000000001234 | 0.0000000001234
          123456789012    | 1.23456789E11
          """)
  void numberIsReadHoweverItIsWritten(String written, String typed) {
    assertThat(Clipboard.numbers(written)).contains(List.of(typed));
  }

  @Test
  void numbersAreSeparatedByLinesTabsOrSemicolons() {
    assertThat(Clipboard.numbers("1,5\t2\r\n3;-4\n")).contains(List.of("1.5", "2", "3", "-4"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "2 3 +",
        "1 2 3",
        "12-07",
        "5 V",
        "1e999",
        "1,23,456",
        "x\n5",
        ";",
        ";;",
        "\t;\n"
      })
  void otherTextIsNotANumber(String text) {
    assertThat(Clipboard.numbers(text)).isEmpty();
  }
}
