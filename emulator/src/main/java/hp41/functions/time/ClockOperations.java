package hp41.functions.time;

import hp41.functions.Operands;
import hp41.machine.CalculatorError;
import hp41.machine.Halt.Splits;
import hp41.machine.Machine;
import hp41.machine.TimeChip;
import hp41.memory.Word;
import hp41.number.CalendarDate;
import hp41.number.Decimal;
import hp41.number.DomainError;
import hp41.number.Interval;
import hp41.number.TimeOfDay;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;

/** What sets, shows and recalls the clock and the stopwatch. */
final class ClockOperations {

  /** What passes while the clock is set. */
  private static final Duration SETTING = Duration.ofMillis(100);

  private static final int HUNDREDTH_MILLIS = 10;
  private static final int MOST_HOURS = 9999;
  private static final int MOST_STOPWATCH_HOURS = 99;
  private static final int LARGEST_FACTOR = 999;
  private static final int LARGEST_REGISTER = 999;

  private ClockOperations() {}

  /** SETIME. */
  static void setTime(Machine machine) {
    machine.time().set(timeInX(machine));
  }

  /**
   * CORRECT: the accuracy factor changes by what the clock has gone wrong since it was set. If that
   * was just now: DATA ERROR, but the clock is set.
   */
  static void correct(Machine machine) {
    if (!machine.time().correct(timeInX(machine))) {
      throw CalculatorError.DATA_ERROR;
    }
  }

  /** What the clock is set to. */
  private static LocalDateTime timeInX(Machine machine) {
    LocalTime time = TimeOfDay.of(machine.x());
    return machine.time().now().toLocalDate().atTime(time).plus(SETTING);
  }

  /** SETDATE. Before 1900 or after 2199: DATA ERROR. */
  static void setDate(Machine machine) {
    TimeChip chip = machine.time();
    LocalDate date = clockDate(machine, machine.x());
    chip.set(date.atTime(chip.now().toLocalTime()));
  }

  /** The date that a number stands for if it is one of the clock's, else a domain error. */
  static LocalDate clockDate(Machine machine, Decimal number) {
    LocalDate date = CalendarDate.of(number, Dates.dayFirst(machine));
    if (date.getYear() < TimeChip.FIRST_YEAR || date.getYear() > TimeChip.LAST_YEAR) {
      throw DomainError.INSTANCE;
    }
    return date;
  }

  /** T+X. */
  static void shift(Machine machine) {
    long hundredths = Interval.hundredths(machine.x(), MOST_HOURS);
    machine.time().shift(Duration.ofMillis(hundredths * HUNDREDTH_MILLIS));
  }

  /** TIME; keyed it shows the time. */
  static void time(Machine machine) {
    LocalDateTime now = machine.time().now();
    machine.push(Word.of(TimeOfDay.number(now.toLocalTime())));
    if (!machine.inProgram()) {
      boolean halves = !machine.time().hasTwentyFourHours();
      machine.outbox().show(TimeOfDay.text(now.toLocalTime(), halves));
    }
  }

  /** DATE; keyed it shows the date. */
  static void date(Machine machine) {
    LocalDate today = machine.time().now().toLocalDate();
    boolean dayFirst = Dates.dayFirst(machine);
    machine.push(Word.of(CalendarDate.number(today, dayFirst)));
    if (!machine.inProgram()) {
      machine.outbox().show(CalendarDate.withDay(today, dayFirst));
    }
  }

  /** SETAF: rounded to tenths, but not to zero; beyond 99.9 and −99.9 it is zero. */
  static void setAccuracy(Machine machine) {
    Decimal x = machine.x();
    int hundredths = x.wholeUpTo(LARGEST_FACTOR) * 100 + x.decimals(1, 2);
    int rounded = x.isZero() ? 0 : Math.max(1, (hundredths + 5) / 10);
    int tenths = rounded > LARGEST_FACTOR ? 0 : rounded;
    machine.time().accuracy(x.isNegative() ? -tenths : tenths);
  }

  /** RCLAF. */
  static void recallAccuracy(Machine machine) {
    machine.push(Word.of(Decimal.normalized(machine.time().accuracy(), 8)));
  }

  /** SETSW. */
  static void setStopwatch(Machine machine) {
    machine.time().setStopwatch(Interval.hundredths(machine.x(), MOST_STOPWATCH_HOURS));
  }

  /** RCLSW: after 100 hours it begins again at zero. */
  static void recallStopwatch(Machine machine) {
    long hundredths = machine.time().stopwatch() % (100 * Interval.HOUR);
    machine.push(Word.of(Interval.number(hundredths)));
  }

  /** SW: splits go to registers from R00 on. */
  static void stopwatch(Machine machine) {
    open(machine, new Splits(0, 0, false, false));
  }

  /**
   * SWPT: sss.rrr in X, splits go to registers from sss on, those in rrr show first; differences if
   * it is negative.
   */
  static void stopwatchAt(Machine machine) {
    Decimal x = machine.x();
    int storing = Operands.whole(x, LARGEST_REGISTER);
    open(machine, new Splits(storing, x.decimals(1, 3), x.signum() < 0, true));
  }

  private static void open(Machine machine, Splits splits) {
    if (Math.max(splits.storing(), splits.recalled()) >= machine.program().size()) {
      throw CalculatorError.NONEXISTENT;
    }
    machine.halt(splits);
  }
}
