package hp41.functions.time;

import hp41.functions.Shapes;
import hp41.machine.CalculatorError;
import hp41.machine.Machine;
import hp41.memory.Flags;
import hp41.number.CalendarDate;
import hp41.number.Decimal;
import hp41.number.DomainError;
import hp41.number.TimeOfDay;
import java.time.LocalDate;
import java.util.Optional;
import java.util.function.Supplier;

/** Dates and times in the stack. */
final class Dates {

  private Dates() {}

  /** Whether dates are DD.MMYYYY. */
  static boolean dayFirst(Machine machine) {
    return machine.flags().get(Flags.DAY_FIRST);
  }

  /** What is read from a number, or this error if it has no such value. */
  static <T> T checked(Supplier<T> reading, CalculatorError error) {
    try {
      return reading.get();
    } catch (DomainError e) {
      throw error;
    }
  }

  private static LocalDate date(Machine machine, Decimal number, CalculatorError error) {
    return checked(() -> CalendarDate.of(number, dayFirst(machine)), error);
  }

  static void append(Machine machine) {
    int digits = machine.flags().displayDigits();
    machine.alpha().append(CalendarDate.text(machine.x(), digits, dayFirst(machine)));
  }

  static void appendTime(Machine machine, boolean twelveHours) {
    int digits = machine.flags().displayDigits();
    machine.alpha().append(TimeOfDay.text(machine.x(), digits, twelveHours));
  }

  /** DATE+; beyond the calendar OUT OF RANGE, or with flag 24 the end of it. */
  static void plus(Machine machine) {
    Decimal days = machine.x();
    LocalDate date = date(machine, machine.y(), CalculatorError.DATA_ERROR_Y);
    Optional<LocalDate> later = CalendarDate.plus(date, days);
    if (later.isEmpty() && !machine.flags().get(Flags.IGNORE_RANGE)) {
      throw CalculatorError.OUT_OF_RANGE;
    }
    LocalDate day = later.orElseGet(() -> CalendarDate.end(days));
    Shapes.replaceYAndX(machine, CalendarDate.number(day, dayFirst(machine)));
  }

  /** DDAYS: the date in X is read before Y is looked at. */
  static void difference(Machine machine) {
    LocalDate later = date(machine, machine.x(), CalculatorError.DATA_ERROR_X);
    LocalDate earlier = date(machine, machine.y(), CalculatorError.DATA_ERROR_Y);
    Shapes.replaceYAndX(machine, CalendarDate.daysBetween(earlier, later));
  }

  /** DOW; keyed it shows the day's name. */
  static void dayOfWeek(Machine machine) {
    LocalDate date = date(machine, machine.x(), CalculatorError.DATA_ERROR);
    Decimal day = CalendarDate.dayOfWeek(date);
    Shapes.replaceX(machine, day);
    if (!machine.inProgram()) {
      machine.outbox().show(CalendarDate.dayName(date));
    }
  }
}
