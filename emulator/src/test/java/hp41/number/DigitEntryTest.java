package hp41.number;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DigitEntryTest {

  @Test
  void entryMatchesTheMachine() {
    List<String> differences = new ArrayList<>();
    DigitEntry entry = DigitEntry.EMPTY;
    String number = "";
    for (Vectors.Row row : Vectors.rows("digit_entry.tsv")) {
      entry = row.get("entry").equals(number) ? entry : DigitEntry.EMPTY;
      number = row.get("entry");
      entry = press(entry, row.get("key"));
      String got = shown(entry, row) + " = " + entry.value();
      String want = row.get("display") + " = " + row.get("X");
      if (!got.equals(want)) {
        differences.add("line " + row.line() + ": " + got + " instead of " + want);
      }
    }
    assertThat(differences).isEmpty();
  }

  private static String shown(DigitEntry entry, Vectors.Row row) {
    if (entry.isEmpty()) {
      return "";
    }
    DisplayFormat format =
        new DisplayFormat(
            DisplayFormat.FormatStyle.FIX,
            4,
            row.get("flag28").equals("1"),
            row.get("flag29").equals("1"));
    return entry.display(format) + (entry.complete() ? "" : "_");
  }

  @Test
  void numberLinesAreRunAsIfKeyed() {
    Vectors.walk(
        "functions/number_lines.tsv",
        row -> row.get("X"),
        row -> DigitEntry.of(codes(row.get("keyed_program_line"))).value().toString());
  }

  @Test
  void lineThatNegatesZeroIsNegative() {
    assertThat(DigitEntry.of("0-5").value()).hasToString("-5.000000000E+00");
  }

  private static byte[] codes(String line) {
    byte[] codes = new byte[line.length()];
    for (int i = 0; i < codes.length; i++) {
      codes[i] = (byte) (0x10 + "0123456789.E-".indexOf(line.charAt(i)));
    }
    return codes;
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "-12.5", ".5", "1E", "1E-5", "-1.5E-12", "00001", "1234567890."})
  void entryIsConvertedToTheBytesOfItsLine(String line) {
    DigitEntry entry = DigitEntry.EMPTY;
    for (char key : line.toCharArray()) {
      entry = press(entry, key == '-' ? "CHS" : key == 'E' ? "EEX" : String.valueOf(key));
    }

    assertThat(entry.programLine()).isEqualTo(codes(line));
    assertThat(DigitEntry.of(entry.programLine()).value()).isEqualTo(entry.value());
  }

  @Test
  void ignoredKeyReturnsTheSameEntry() {
    DigitEntry zero = DigitEntry.EMPTY.digit(0);
    DigitEntry full = DigitEntry.EMPTY;
    for (int digit = 0; digit < 10; digit++) {
      full = full.digit(digit);
    }

    assertThat(zero.chs()).isSameAs(zero);
    assertThat(full.digit(1)).isSameAs(full);
    assertThat(full.eex()).isSameAs(full);
    assertThat(full.point().point()).isEqualTo(full.point());
  }

  @Test
  void numberOutOfRangeIsTheLargestOrZero() {
    DigitEntry large = DigitEntry.EMPTY.digit(1).digit(2).eex().digit(9).digit(9);
    DigitEntry small = DigitEntry.EMPTY.point().digit(1).eex().digit(9).digit(9).chs();

    assertThat(large.value()).isEqualTo(Decimal.MAX);
    assertThat(small.value()).isEqualTo(Decimal.ZERO);
  }

  private static DigitEntry press(DigitEntry entry, String key) {
    return switch (key) {
      case "." -> entry.point();
      case "EEX" -> entry.eex();
      case "CHS" -> entry.chs();
      case "<-" -> entry.back();
      default -> entry.digit(Integer.parseInt(key));
    };
  }
}
