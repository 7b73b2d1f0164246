package hp41.programs;

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Random;

/** Dates as they are typed: month.day and year. */
final class Days {

  static final LocalDate FIRST = LocalDate.of(1582, 10, 15);
  static final LocalDate END = LocalDate.of(10_000, 1, 1);

  private Days() {}

  static String typed(LocalDate date) {
    return "%d.%02d%04d".formatted(date.getMonthValue(), date.getDayOfMonth(), date.getYear());
  }

  /** Returns a date of the Gregorian calendar; half of them are near a change of the month. */
  static LocalDate any(Random random) {
    return between(random, FIRST, END);
  }

  static LocalDate between(Random random, LocalDate first, LocalDate end) {
    LocalDate date = first.plusDays(random.nextInt((int) ChronoUnit.DAYS.between(first, end)));
    LocalDate near = date.withDayOfMonth(1).plusDays(random.nextInt(3) - 2);
    return random.nextBoolean() && !near.isBefore(first) ? near : date;
  }

  /** Returns an invalid date: its day, month or year does not exist. */
  static String impossible(Random random) {
    int year = 1600 + random.nextInt(8_000);
    int common = year % 4 == 0 ? year + 1 : year;
    return List.of(
            "2.29" + common,
            "2.30" + year,
            "4.31" + year,
            "13.01" + year,
            "0.15" + year,
            "7.00" + year,
            "10.141582",
            "2.291900",
            "-3.15" + year,
            "5",
            "12.32" + year)
        .get(random.nextInt(11));
  }

  /** Days of months of 30 days: the day 31 becomes 30, of the second date after the day 29. */
  static long of360(LocalDate first, LocalDate second) {
    int day1 = Math.min(30, first.getDayOfMonth());
    int day2 = day1 == 30 ? Math.min(30, second.getDayOfMonth()) : second.getDayOfMonth();
    return 360L * (second.getYear() - first.getYear())
        + 30L * (second.getMonthValue() - first.getMonthValue())
        + day2
        - day1;
  }
}
