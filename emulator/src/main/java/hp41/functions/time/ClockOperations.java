package hp41.functions.time;

import hp41.event.CalculatorError;
import hp41.functions.Operands;
import hp41.machine.Machine;
import hp41.machine.Order.Splits;
import hp41.machine.TimeChip;
import hp41.memory.Scratch;
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

/** Functions that set, display and recall the clock and the stopwatch. */
final class ClockOperations {

  /** The date and time at which the clock begins. */
  private static final LocalDateTime CLOCK_BEGINS = LocalDateTime.of(1900, 1, 1, 0, 0);

  private static final Duration SETTING = Duration.ofMillis(100);

  private static final int HUNDREDTH_MILLIS = 10;
  private static final int MOST_HOURS = 9999;
  private static final int MOST_STOPWATCH_HOURS = 99;
  private static final int LARGEST_FACTOR = 999;
  private static final int LARGEST_REGISTER = 999;

  private ClockOperations() {}

  /** SETIME: sets the time. */
  static void setTime(Machine machine) {
    noteTime(machine);
    machine.time().set(timeInX(machine));
    AlarmOperations.warnOfPast(machine);
  }

  /**
   * CORRECT: sets the time and adjusts the accuracy factor by the error of the clock since it was
   * set.
   *
   * @throws CalculatorError DATA ERROR if no time has passed since it was set; the clock is set
   *     nevertheless
   */
  static void correct(Machine machine) {
    boolean corrected = machine.time().correct(timeInX(machine));
    AlarmOperations.warnOfPast(machine);
    if (!corrected) {
      throw CalculatorError.DATA_ERROR;
    }
  }

  /** Returns the date and time that the clock is set to. */
  private static LocalDateTime timeInX(Machine machine) {
    LocalTime time = TimeOfDay.of(machine.x());
    return machine.time().now().toLocalDate().atTime(time).plus(SETTING);
  }

  /**
   * SETDATE: sets the date.
   *
   * @throws DomainError before 1900 and after 2199
   */
  static void setDate(Machine machine) {
    TimeChip chip = machine.time();
    if (!machine.x().isZero()) {
      noteTime(machine);
    }
    LocalDate date = clockDate(machine, machine.x());
    chip.set(date.atTime(chip.now().toLocalTime()));
    AlarmOperations.warnOfPast(machine);
  }

  /**
   * Returns the date that a number represents.
   *
   * @throws DomainError if the clock cannot have this date
   */
  static LocalDate clockDate(Machine machine, Decimal number) {
    LocalDate date =
        number.isZero()
            ? CalendarDate.of(number, Dates.dayFirst(machine))
            : Dates.date(machine, number);
    if (date.getYear() < TimeChip.FIRST_YEAR || date.getYear() > TimeChip.LAST_YEAR) {
      throw DomainError.INSTANCE;
    }
    return date;
  }

  /** Stores the time of the clock in register Q, as the functions that set the clock do. */
  private static void noteTime(Machine machine) {
    Duration since = Duration.between(CLOCK_BEGINS, machine.time().now());
    new Scratch(machine.memory()).leaveNumberInQ(since.toMillis() / HUNDREDTH_MILLIS);
  }

  /** T+X: changes the time by the interval in X. */
  static void shift(Machine machine) {
    noteTime(machine);
    long hundredths = Interval.hundredths(machine.x(), MOST_HOURS);
    machine.time().shift(Duration.ofMillis(hundredths * HUNDREDTH_MILLIS));
    AlarmOperations.warnOfPast(machine);
  }

  /** TIME: pushes the time and, from the keyboard, displays it. */
  static void time(Machine machine) {
    LocalDateTime now = machine.time().now();
    machine.push(Word.of(TimeOfDay.number(now.toLocalTime())));
    if (!machine.inProgram()) {
      boolean twelveHours = !machine.time().hasTwentyFourHours();
      machine.outbox().tell(TimeOfDay.text(now.toLocalTime(), twelveHours));
    }
  }

  /** DATE: pushes the date and, from the keyboard, displays it. */
  static void date(Machine machine) {
    LocalDate today = machine.time().now().toLocalDate();
    boolean dayFirst = Dates.dayFirst(machine);
    machine.push(Word.of(Dates.number(machine, today)));
    if (!machine.inProgram()) {
      machine.outbox().tell(CalendarDate.withDay(today, dayFirst));
    }
  }

  /**
   * SETAF: sets the accuracy factor. It is rounded to tenths, but not to zero; beyond ±99.9 it is
   * zero.
   */
  static void setAccuracy(Machine machine) {
    Decimal x = machine.x();
    int hundredths = x.wholeUpTo(LARGEST_FACTOR) * 100 + x.decimals(1, 2);
    int rounded = x.isZero() ? 0 : Math.max(1, (hundredths + 5) / 10);
    int tenths = rounded > LARGEST_FACTOR ? 0 : rounded;
    machine.time().accuracy(x.isNegative() ? -tenths : tenths);
  }

  /** RCLAF: pushes the accuracy factor. */
  static void recallAccuracy(Machine machine) {
    machine.push(Word.of(Decimal.normalized(machine.time().accuracy(), 8)));
  }

  /** SETSW: sets the stopwatch. */
  static void setStopwatch(Machine machine) {
    machine.time().setStopwatch(Interval.hundredths(machine.x(), MOST_STOPWATCH_HOURS));
  }

  /** RCLSW: pushes the stopwatch time, which wraps to zero after 100 hours. */
  static void recallStopwatch(Machine machine) {
    long hundredths = machine.time().stopwatch() % (100 * Interval.HOUR);
    machine.push(Word.of(Interval.number(hundredths)));
  }

  /** SW: starts the stopwatch mode with splits from R00 on. */
  static void stopwatch(Machine machine) {
    machine.outcome(new Splits(0, 0, false, false));
  }

  /**
   * SWPT: starts the stopwatch mode with sss.rrr in X: splits are stored from register sss on, and
   * register rrr is displayed first. A negative X displays differences.
   */
  static void stopwatchAt(Machine machine) {
    Decimal x = machine.x();
    int storing = Operands.whole(x, LARGEST_REGISTER);
    Splits splits = new Splits(storing, x.decimals(1, 3), x.signum() < 0, true);
    if (Math.max(splits.storing(), splits.recalled()) >= machine.program().size()) {
      throw CalculatorError.NONEXISTENT;
    }
    machine.outcome(splits);
  }
}
