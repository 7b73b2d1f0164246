package hp41.number;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class StatisticsTest {

  /** All sums are zero. */
  static final Statistics NONE =
      new Statistics(
          Decimal.ZERO, Decimal.ZERO, Decimal.ZERO, Decimal.ZERO, Decimal.ZERO, Decimal.ZERO);

  @Test
  void sumsMeansAndDeviationsMatchTheMachine() {
    List<String> differences = new ArrayList<>();
    Statistics sums = NONE;
    String dataset = "";
    for (Vectors.Row row : Vectors.rows("functions/statistics.tsv")) {
      sums = row.get("dataset").equals(dataset) ? sums : NONE;
      dataset = row.get("dataset");
      String got = outcome(row, sums);
      sums = registers(row);
      if (!got.equals(expected(row))) {
        differences.add("line " + row.line() + ": " + got + " instead of " + expected(row));
      }
    }
    assertThat(differences).isEmpty();
  }

  private static String outcome(Vectors.Row row, Statistics sums) {
    return switch (row.get("op")) {
      case "S+" -> sums.with(row.number("Y"), row.number("X"), false).toString();
      case "S-" -> sums.with(row.number("Y"), row.number("X"), true).toString();
      case "MEAN" -> Vectors.outcomes(sums::mean);
      case "SDEV" -> Vectors.outcomes(sums::standardDeviation);
      default -> throw new IllegalArgumentException(row.get("op"));
    };
  }

  private static String expected(Vectors.Row row) {
    if (row.get("op").startsWith("S+") || row.get("op").startsWith("S-")) {
      return registers(row).toString();
    }
    return row.get("error").isEmpty() ? row.get("outX") + " " + row.get("outY") : row.get("error");
  }

  private static Statistics registers(Vectors.Row row) {
    return new Statistics(
        row.number("R11_sumx"),
        row.number("R12_sumx2"),
        row.number("R13_sumy"),
        row.number("R14_sumy2"),
        row.number("R15_sumxy"),
        row.number("R16_n"));
  }

  @Test
  void sumThatOverflowsIsTheLargestNumber() {
    Decimal huge = Decimal.parse("1.000000000E+60");

    Statistics sums = NONE.with(huge.negate(), huge, false);

    assertThat(sums.sumXX()).isEqualTo(Decimal.MAX);
    assertThat(sums.sumXY()).isEqualTo(Decimal.MAX.negate());
    assertThat(sums.n()).isEqualTo(Decimal.ONE);
  }
}
