package hp41.number;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.number.DisplayFormat.FormatStyle;
import org.apache.commons.lang3.StringUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DisplayFormatTest {

  private static final String DISPLAY =
      "display(12 cells, punctuation after its cell, between bars)";

  @ParameterizedTest
  @ValueSource(strings = {"functions/display_format.tsv", "display/long_fix.tsv"})
  void displayMatchesTheMachine(String file) {
    Vectors.walk(
        file,
        row -> StringUtils.stripEnd(StringUtils.strip(row.get(DISPLAY), "|"), " "),
        row -> StringUtils.stripEnd(format(row).display(row.number("X")), " "));
  }

  @ParameterizedTest
  @ValueSource(strings = {"functions/display_format.tsv", "display/long_fix.tsv"})
  void arclMatchesTheMachine(String file) {
    Vectors.walk(file, row -> row.get("ARCL_X"), row -> format(row).text(row.number("X")));
  }

  @ParameterizedTest
  @CsvSource({
    "FIX,  4, 9.999999999E+99, ' 9.9999    99'",
    "ENG,  0, 1.230000000E-11, ' 10.      -12'",
    "SCI,  9, 1.234567890E+00, ' 1.2345678 00'",
    "SCI,  7, 1.234567890E+00, ' 1.2345679 00'",
    "FIX, 11, 9.880000000E+05, ' 988,000.0000'",
    "FIX, 12, 3.100000000E-01, ' 0.310000000'",
    "SCI, 12, 1.000000000E+10, ' 1.0000000 10'",
    "ENG, 10, -9.000000000E+09, '-9.0000000 09'"
  })
  void numberThatExceedsTheCellsIsTruncated(
      FormatStyle style, int digits, String number, String shown) {
    DisplayFormat format = new DisplayFormat(style, digits, true, true);

    assertThat(format.display(Decimal.parse(number))).isEqualTo(shown);
  }

  @Test
  void roundingThatWouldOverflowTruncates() {
    assertThat(new DisplayFormat(FormatStyle.SCI, 4, true, true).round(Decimal.MAX))
        .isEqualTo(Decimal.parse("9.9999E99"));
  }

  static DisplayFormat format(Vectors.Row row) {
    String[] setting = row.get("format").split(" ");
    return new DisplayFormat(
        FormatStyle.valueOf(setting[0]),
        Integer.parseInt(setting[1]),
        row.get("flag28").equals("1"),
        row.get("flag29").equals("1"));
  }
}
