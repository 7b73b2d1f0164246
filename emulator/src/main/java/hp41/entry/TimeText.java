package hp41.entry;

import hp41.display.Cells;
import hp41.machine.Machine;
import hp41.memory.Flags;
import hp41.number.CalendarDate;
import hp41.number.TimeOfDay;
import java.time.LocalDate;
import java.time.LocalDateTime;

/** Writes dates and times as the clock and alarms show them. */
final class TimeText {

  private static final long TENTH_NANOS = 100_000_000;
  private static final int WITHOUT_YEAR = 2;
  private static final int WITHOUT_SECONDS = 2;

  private TimeText() {}

  /** Returns the time: {@code 10:30:00 AM} or {@code 10:30:00}. */
  static String of(Machine machine, LocalDateTime time) {
    return TimeOfDay.text(time.toLocalTime(), halves(machine));
  }

  /**
   * Returns time and date, as much as fits, at the right end of the display: {@code 10:30AM 01/15}.
   */
  static String withDate(Machine machine, LocalDateTime time) {
    String clock =
        TimeOfDay.text(TimeOfDay.number(time.toLocalTime()), WITHOUT_SECONDS, halves(machine));
    boolean dayFirst = dayFirst(machine);
    String date =
        CalendarDate.text(
            CalendarDate.number(time.toLocalDate(), dayFirst), WITHOUT_YEAR, dayFirst);
    String text = clock.replaceFirst(" (?=[AP]M)", "") + ' ' + date;
    return " ".repeat(Math.max(0, Cells.COUNT - Cells.count(text))) + text;
  }

  /** Returns the time with tenths of a second: {@code 3:30:00.0 PM}. */
  static String withTenths(Machine machine, LocalDateTime time) {
    String whole = of(machine, time);
    long tenth = time.toLocalTime().toNanoOfDay() / TENTH_NANOS % 10;
    return whole.replaceFirst("(?<=\\d)(?= |$)", "." + tenth);
  }

  /** Returns the date with its day: {@code 01/20/2026:TU}. */
  static String date(Machine machine, LocalDate date) {
    return CalendarDate.withDay(date, dayFirst(machine));
  }

  private static boolean halves(Machine machine) {
    return !machine.time().hasTwentyFourHours();
  }

  private static boolean dayFirst(Machine machine) {
    return machine.flags().get(Flags.DAY_FIRST);
  }
}
