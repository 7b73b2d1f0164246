package hp41.programs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Compares the financial programs with other computations. */
class FinanceProgramsTest {

  @Test
  void timeValueOfMoneyHasTenDigits() {
    assertThat(ProgramRun.of("TVM", "12", "", "360", "6.5", "200000", "", "0").numbers())
        .containsExactly(-1264.136047);
  }

  @ParameterizedTest
  @CsvSource({
    "60, 18500, -450, 0, 16.01179443",
    "360, 40000, -100, 0, -.6884416997",
    "120, 100000, -812.5833, 0, -.4979844715",
    "120, -1000, 0, 500, -6.911491419",
    "1200, 100000, -70, 0, -.3388166006"
  })
  void ratesOfLongLoansAreFound(int n, double pv, double pmt, double fv, double rate) {
    List<?> answers = List.of("12", "", n, "", pv, pmt, fv);
    assertThat(ProgramRun.of("TVM", answers).number()).isCloseTo(rate, withinPercentage(1e-5));
  }

  @ParameterizedTest
  @CsvSource({"-100000, 400, 240, -.03364598162", "-40000, 100, 360, -.05737014167"})
  void internalRatesBelowZeroAreFound(double first, double flow, int times, double rate) {
    List<?> answers = List.of(first, flow, times, "", "");
    assertThat(ProgramRun.of("IRR", answers).number()).isCloseTo(rate, withinPercentage(1e-5));
  }

  @Test
  void groupsWithoutRoomAreNotTaken() {
    List<Object> answers = new ArrayList<>(List.of("-10"));
    for (int group = 1; group <= 21; group++) {
      answers.addAll(List.of("1", ""));
    }
    assertThat(ProgramRun.sized(70, false, "IRR", answers).shown())
        .containsSubsequence("TIMES?", "CF 21?", "NO MORE GROUPS", "IRR=7.754689530E0");
  }

  @Test
  void scheduleStartsAgainAfterTheLastPayment() {
    List<Object> answers = new ArrayList<>(List.of("1000", "12", "12", "400", "", "3"));
    answers.addAll(Collections.nCopies(10, ""));
    assertThat(ProgramRun.of("AMORT", answers).numbers())
        .containsExactly(18.26, 1000.0, 0.0, 10.0, 390.0, 610.0);
  }

  /** The accrued interest grows with each day but the last one of a month of 31 days. */
  @Test
  void eachDayOfSettlementCountsInMonthsOfThirtyDays() {
    List<Double> accrued = new ArrayList<>();
    for (int day = 1; day <= 31; day++) {
      String settled = "3.%02d2021".formatted(day);
      List<?> answers = List.of(settled, "8.312031", "360", "36", "", "5", "");
      accrued.add(ProgramRun.of("BOND", answers).numbers().get(1));
    }
    assertThat(accrued)
        .containsExactlyElementsOf(
            IntStream.rangeClosed(1, 31).mapToObj(day -> Math.min(day, 30) / 10.0).toList());
  }

  /** On the day of a coupon, no interest has accrued, and the basis does not matter. */
  @ParameterizedTest
  @CsvSource({"2.281939, 4.301939, 12", "2.281967, 8.311969, 2", "2.292000, 5.302003, 4"})
  void couponAtTheEndOfFebruaryIsPaidToTheSeller(String settled, String maturity, int coupons) {
    List<List<Double>> results = new ArrayList<>();
    for (String basis : List.of("360", "")) {
      List<?> answers = List.of(settled, maturity, basis, "6", coupons, "9", "");
      results.add(ProgramRun.of("BOND", answers).numbers());
    }
    assertThat(results.get(0)).isEqualTo(results.get(1)).element(1).isEqualTo(0.0);
  }

  @Test
  void daysThatDoNotExistAreRefused() {
    for (String date : List.of("2.302000", "13.012000", "0.012000", "4.002000", "2.291900", "5")) {
      assertThat(ProgramRun.of("CAL", List.of(date)).shown())
          .as(date)
          .containsExactly("DATE 1?", "BAD DATE");
    }
  }
}
