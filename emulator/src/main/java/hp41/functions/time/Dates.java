package hp41.functions.time;

import static java.time.temporal.ChronoUnit.DAYS;

import hp41.event.CalculatorError;
import hp41.functions.Shapes;
import hp41.machine.Machine;
import hp41.memory.Flags;
import hp41.memory.Scratch;
import hp41.number.CalendarDate;
import hp41.number.Decimal;
import hp41.number.DomainError;
import hp41.number.TimeOfDay;
import java.time.LocalDate;
import java.util.Optional;
import java.util.function.Supplier;

/** Functions for dates and times in the stack. */
final class Dates {

  /** The time to append a character, in words; measured on the microcode. */
  private static final int APPENDED = 46;

  // The time for each digit of a number that the machine multiplies: to convert a date to the
  // number of its day and back, and to compute the number of the week in DOW.
  private static final double OF_LEAP_YEARS = 7.5;
  private static final int OF_MONTH = 5;
  private static final int OF_YEAR = 4;
  private static final int OF_WEEK = 3;

  private static final LocalDate FIRST = LocalDate.of(1582, 10, 15);
  private static final int WEEK = 7;

  private Dates() {}

  /** Returns whether dates are DD.MMYYYY (flag 31). */
  static boolean dayFirst(Machine machine) {
    return machine.flags().get(Flags.DAY_FIRST);
  }

  /**
   * Returns the value of a supplier, or throws an error if the supplier throws {@link DomainError}.
   */
  static <T> T checked(Supplier<T> reading, CalculatorError error) {
    try {
      return reading.get();
    } catch (DomainError e) {
      throw error;
    }
  }

  private static LocalDate date(Machine machine, Decimal number, CalculatorError error) {
    return checked(() -> date(machine, number), error);
  }

  /**
   * Returns the day that a number represents.
   *
   * @throws DomainError if it is not a day of the calendar
   */
  static LocalDate date(Machine machine, Decimal number) {
    boolean dayFirst = dayFirst(machine);
    if (CalendarDate.hasDayNumber(number)) {
      new Scratch(machine.memory()).day(CalendarDate.dayNumber(number, dayFirst));
    }
    return CalendarDate.of(number, dayFirst);
  }

  /** Returns the number of a day. */
  static Decimal number(Machine machine, LocalDate day) {
    Decimal number = CalendarDate.number(day, dayFirst(machine));
    new Scratch(machine.memory()).day(CalendarDate.dayNumber(number, dayFirst(machine)));
    return number;
  }

  /** Adds the time of the digits of a date, which the machine converts. */
  private static void convert(Machine machine, LocalDate date) {
    LocalDate fromMarch = date.minusMonths(2);
    double words =
        OF_LEAP_YEARS * digits(fromMarch.getYear() / 4)
            + OF_MONTH * digits(fromMarch.getMonthValue() + 3)
            + OF_YEAR * digits(date.getYear());
    machine.labels().addSkipTime((int) words);
  }

  /** Returns the sum of the digits of a number. */
  private static long digits(long number) {
    return number == 0 ? 0 : number % 10 + digits(number / 10);
  }

  static void append(Machine machine) {
    int digits = machine.flags().displayDigits();
    append(machine, CalendarDate.text(machine.x(), digits, dayFirst(machine)));
  }

  static void appendTime(Machine machine, boolean twelveHours) {
    int digits = machine.flags().displayDigits();
    append(machine, TimeOfDay.text(machine.x(), digits, twelveHours));
  }

  private static void append(Machine machine, String text) {
    machine.alpha().append(text);
    machine.labels().addSkipTime(APPENDED * text.length());
  }

  /**
   * DATE+: replaces Y and X by the date that is X days later. Outside the calendar, the result is
   * the end of the calendar if flag 24 is set.
   *
   * @throws CalculatorError OUT OF RANGE outside the calendar if flag 24 is clear
   */
  static void plus(Machine machine) {
    Decimal days = machine.x();
    LocalDate date = date(machine, machine.y(), CalculatorError.DATA_ERROR_Y);
    Optional<LocalDate> later = CalendarDate.plus(date, days);
    if (later.isEmpty() && !machine.flags().get(Flags.IGNORE_RANGE)) {
      throw CalculatorError.OUT_OF_RANGE;
    }
    LocalDate day = later.orElseGet(() -> CalendarDate.end(days));
    convert(machine, date);
    convert(machine, day);
    Shapes.replaceYAndX(machine, number(machine, day));
  }

  /**
   * DDAYS: replaces Y and X by the number of days between them. The date in X is checked before Y
   * is read.
   */
  static void difference(Machine machine) {
    LocalDate later = date(machine, machine.x(), CalculatorError.DATA_ERROR_X);
    LocalDate earlier = date(machine, machine.y(), CalculatorError.DATA_ERROR_Y);
    convert(machine, earlier);
    convert(machine, later);
    Shapes.replaceYAndX(machine, CalendarDate.daysBetween(earlier, later));
  }

  /** DOW: replaces X by the day of the week and, from the keyboard, displays its name. */
  static void dayOfWeek(Machine machine) {
    LocalDate date = date(machine, machine.x(), CalculatorError.DATA_ERROR);
    Decimal day = CalendarDate.dayOfWeek(date);
    Shapes.replaceX(machine, day);
    convert(machine, date);
    machine.labels().addSkipTime((int) (OF_WEEK * digits(FIRST.until(date, DAYS) / WEEK)));
    if (!machine.inProgram()) {
      machine.outbox().tell(CalendarDate.dayName(date));
    }
  }
}
