package hp41.listing;

import static hp41.listing.AssembledListing.END;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests line numbers that do not count the lines, and text between numbered programs. */
class LineNumbersTest {

  private static String bytes(String lines) {
    return AssembledListing.bytes(separated(lines));
  }

  private static List<String> problems(String lines) {
    return AssembledListing.problems(separated(lines));
  }

  private static String separated(String lines) {
    return lines.replace(", ", "\n");
  }

  @Test
  void unorderedNumbersAreLineNumbersIfAllStepsHaveOne() {
    String lines = "17 LBL 01, 05 5, 09 *, 03 RCL 05, 03 1 E3, 02 END";
    assertThat(bytes(lines)).isEqualTo("02 15 42 25 11 1B 13" + END);
    assertThat(problems(lines))
        .containsExactly(
            "1:1: lines 01 to 16 are missing above",
            "2:1: the line number is less than 17 above",
            "3:1: lines 06 to 08 are missing above",
            "4:1: the line number is less than 09 above",
            "5:1: the line number is repeated",
            "6:1: the line number is less than 03 above");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "17 LBL 01, 05 5, RCL 05, 09 *, 02 END",
        "17 LBL 01, 05 5, 7, 09 *, 02 END",
        "9 *, 5 +, 7 /",
      })
  void unorderedNumbersAreStepsIfSomeStepHasNone(String lines) {
    assertThat(problems(lines)).anyMatch(it -> !it.contains("number 0") && !it.contains("missing"));
    assertThat(AssembledListing.assemble(separated(lines)).hasErrors()).isTrue();
  }

  @Test
  void repeatedNumberIsReportedOnce() {
    assertThat(problems("01 LBL 01, 02 +, 02 -, 02 *, 02 /, 03 END"))
        .containsExactly("3:1: the line number is repeated, also in the 2 lines below");
    assertThat(problems("01 LBL 01, 02 +, 02 -, 03 *, 03 /, 04 END"))
        .containsExactly("3:1: the line number is repeated", "5:1: the line number is repeated");
    assertThat(problems("00 LBL 01, 00 +, 00 -, 00 END"))
        .containsExactly("2:1: the line number is repeated, also in the 2 lines below");
  }

  @Test
  void linesWithoutANumberAfterAnEndAreProse() {
    String lines = "01 LBL 01, 02 END, The second, of two, 03 LBL 02, 04 +, 05 END, STO 05, 06 -";
    assertThat(bytes(lines)).isEqualTo("02" + END + " 03 40" + END + " 41" + END);
    assertThat(problems(lines))
        .containsExactly(
            "3:1: skipped: not a program line, like the 1 below",
            "8:1: skipped: not a program line");
  }
}
