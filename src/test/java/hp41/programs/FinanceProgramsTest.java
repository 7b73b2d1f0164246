package hp41.programs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assertions.withinPercentage;

import hp41.Rounds;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Compares the financial programs with other computations, for random problems. */
class FinanceProgramsTest {

  private final Random random = new Random(45);

  private double money(double most) {
    return Math.rint(random.nextDouble() * most * 100) / 100 + 1;
  }

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

  @Test
  @Tag("random")
  void scheduleIsTheSameAsInCents() {
    for (int round = 0; round < Rounds.of(40); round++) {
      BigDecimal loan = BigDecimal.valueOf(1000 + random.nextInt(300_000));
      BigDecimal percent = BigDecimal.valueOf(1 + random.nextInt(1500), 2);
      BigDecimal payment =
          loan.multiply(percent)
              .movePointLeft(2)
              .divide(BigDecimal.valueOf(12), 2, RoundingMode.UP)
              .add(BigDecimal.valueOf(100 + random.nextInt(100_000), 2));
      int last = 1 + random.nextInt(40);
      BigDecimal balance = loan;
      BigDecimal interest = BigDecimal.ZERO;
      for (int i = 0; i < last && balance.signum() > 0; i++) {
        BigDecimal part =
            balance
                .multiply(percent.divide(BigDecimal.valueOf(1200), new MathContext(10)))
                .setScale(2, RoundingMode.HALF_UP);
        interest = interest.add(part);
        balance = balance.subtract(payment.subtract(part).min(balance));
      }
      List<String> answers =
          List.of("" + loan, "" + percent, "12", "" + payment, "1", "" + last, "", "", "");
      assertThat(ProgramRun.of("AMORT", answers).numbers())
          .as("%s", answers)
          .startsWith(
              interest.doubleValue(), loan.subtract(balance).doubleValue(), balance.doubleValue());
    }
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

  private static String typed(LocalDate date) {
    return String.format(
        Locale.ROOT, "%d.%02d%04d", date.getMonthValue(), date.getDayOfMonth(), date.getYear());
  }

  @Test
  @Tag("random")
  void daysAreThoseOfTheCalendar() {
    List<String> answers = new ArrayList<>();
    List<String> expected = new ArrayList<>();
    for (int round = 0; round < Rounds.of(400); round++) {
      LocalDate first = LocalDate.of(1600, 1, 1).plusDays(random.nextInt(300_000));
      LocalDate second = LocalDate.of(1600, 1, 1).plusDays(random.nextInt(300_000));
      long days = ChronoUnit.DAYS.between(first, second);
      answers.addAll(List.of(typed(first), typed(second), "", ""));
      expected.add("DAYS=" + days);
      answers.addAll(List.of(typed(first), "", "" + days, "", ""));
      expected.add("DATE=" + typed(second));
      expected.add(DayOfWeek.from(second).name());
    }
    assertThat(
            ProgramRun.of("CAL", answers).shown().stream()
                .filter(it -> !it.matches(".*[?].*|DAYS 360.*")))
        .containsExactlyElementsOf(expected);
  }

  @Test
  void daysThatDoNotExistAreRefused() {
    for (String date : List.of("2.302000", "13.012000", "0.012000", "4.002000", "2.291900", "5")) {
      assertThat(ProgramRun.of("CAL", List.of(date)).shown())
          .as(date)
          .containsExactly("DATE 1?", "BAD DATE");
    }
  }

  /** Gauss's rule, with the corrections for the two exceptions. */
  private static LocalDate easter(int year) {
    int century = year / 100;
    int moon = (15 + century - century / 4 - (13 + 8 * century) / 25) % 30;
    int sun = (4 + century - century / 4) % 7;
    int d = (19 * (year % 19) + moon) % 30;
    int e = (2 * (year % 4) + 4 * (year % 7) + 6 * d + sun) % 7;
    if (d == 29 && e == 6 || d == 28 && e == 6 && year % 19 > 10) {
      e -= 7;
    }
    return LocalDate.of(year, 3, 22).plusDays(d + e);
  }

  @Test
  void easterFollowsTheRuleOfGauss() {
    List<String> answers = new ArrayList<>();
    List<String> expected = new ArrayList<>();
    for (int year = 1583; year < 2300; year += 3) {
      answers.addAll(List.of("" + year, ""));
      expected.add("EASTER=" + typed(easter(year)));
    }
    assertThat(ProgramRun.of("EASTER", answers).shown().stream().filter(it -> it.startsWith("E")))
        .containsExactlyElementsOf(expected);
  }

  @Test
  @Tag("random")
  void depreciationLeavesTheSalvageValue() {
    for (String method : List.of("SL", "SOYD")) {
      for (int round = 0; round < Rounds.of(20); round++) {
        double cost = 10_000 + money(10_000);
        double salvage = money(9_000);
        int life = 1 + random.nextInt(12);
        int year = 1 + random.nextInt(life);
        double share =
            method.equals("SL") ? 1.0 / life : (life - year + 1) / (life * (life + 1) / 2.0);
        double rest =
            method.equals("SL")
                ? 1 - (double) year / life
                : (life - year) * (life - year + 1) / (double) (life * (life + 1));
        List<String> answers =
            new ArrayList<>(List.of(ProgramRun.typed(cost), ProgramRun.typed(salvage)));
        answers.addAll(List.of("" + life, method, "" + year, "", ""));
        List<Double> numbers = ProgramRun.of("DEPR", answers).numbers();
        assertThat(numbers.get(0)).isCloseTo((cost - salvage) * share, within(1e-4));
        assertThat(numbers.get(1)).isCloseTo((cost - salvage) * rest, within(1e-4));
        assertThat(numbers.get(2)).isCloseTo(salvage + (cost - salvage) * rest, within(1e-4));
      }
    }
  }
}
