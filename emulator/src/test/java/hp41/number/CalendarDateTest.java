package hp41.number;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import org.junit.jupiter.api.Test;

/** The ends of the calendar. */
class CalendarDateTest {

  private static final LocalDate FIRST = LocalDate.of(1582, 10, 15);
  private static final LocalDate LAST = LocalDate.of(4320, 9, 10);

  @Test
  void noSumIsTheFirstDay() {
    assertThat(CalendarDate.plus(FIRST, Decimal.ZERO)).isEmpty();
    assertThat(CalendarDate.plus(FIRST.plusDays(1), Decimal.of(-1))).isEmpty();
    assertThat(CalendarDate.plus(FIRST, Decimal.of(1))).contains(FIRST.plusDays(1));
    assertThat(CalendarDate.plus(LAST, Decimal.ZERO)).contains(LAST);
  }

  @Test
  void onlyPositiveSumsLeadToTheLastDay() {
    assertThat(CalendarDate.end(Decimal.ZERO)).isEqualTo(FIRST);
    assertThat(CalendarDate.end(Decimal.of(-1))).isEqualTo(FIRST);
    assertThat(CalendarDate.end(Decimal.of(1))).isEqualTo(LAST);
  }
}
