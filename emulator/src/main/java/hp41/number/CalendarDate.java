package hp41.number;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Optional;

/**
 * The calendar of the time functions. Dates are numbers MM.DDYYYY or DD.MMYYYY, from 15 October
 * 1582 (the first day of the Gregorian calendar) to 10 September 4320 (the last day whose distance
 * from the first has six digits).
 */
public final class CalendarDate {

  private static final LocalDate FIRST = LocalDate.of(1582, 10, 15);
  private static final LocalDate LAST = LocalDate.of(4320, 9, 10);

  /** The number of days before the first one, in months of 30.6001 days. */
  private static final int DAYS_BEFORE_FIRST = 578_164;

  private static final String[] DAYS = {"SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"};

  private CalendarDate() {}

  /**
   * Returns the day that a number represents.
   *
   * @param dayFirst true for DD.MMYYYY (flag 31 set), false for MM.DDYYYY
   * @throws DomainError if the number is negative, has digits after the year, or is not a day of
   *     the calendar
   */
  public static LocalDate of(Decimal number, boolean dayFirst) {
    int whole = number.wholeUpTo(99);
    int decimals = number.decimals(1, 2);
    int month = dayFirst ? decimals : whole;
    int day = dayFirst ? whole : decimals;
    if (number.isNegative() || number.decimals(7, 3) > 0) {
      throw DomainError.INSTANCE;
    }
    try {
      return checked(LocalDate.of(number.decimals(3, 4), month, day));
    } catch (DateTimeException e) {
      throw DomainError.INSTANCE;
    }
  }

  /** Returns whether the machine computes a distance from the first day for a number. */
  public static boolean hasDayNumber(Decimal number) {
    return number.wholeUpTo(99) <= 99;
  }

  /**
   * Returns the distance of a number from the first day, as the machine computes it before it
   * checks the number: modulo 1,000,000.
   */
  public static int dayNumber(Decimal number, boolean dayFirst) {
    int whole = number.wholeUpTo(99);
    int decimals = number.decimals(1, 2);
    int month = dayFirst ? decimals : whole;
    int year = number.decimals(3, 4) - (month <= 2 ? 1 : 0);
    int months = month <= 2 ? month + 13 : month + 1;
    int days =
        Math.floorDiv(1461 * year, 4)
            + months * 306_001 / 10_000
            + (dayFirst ? whole : decimals)
            - Math.floorDiv(year, 100)
            + Math.floorDiv(year, 400);
    return Math.floorMod(days - DAYS_BEFORE_FIRST, 1_000_000);
  }

  private static LocalDate checked(LocalDate day) {
    if (day.isBefore(FIRST) || day.isAfter(LAST)) {
      throw DomainError.INSTANCE;
    }
    return day;
  }

  /** Returns the number that represents a day. */
  public static Decimal number(LocalDate day, boolean dayFirst) {
    int whole = dayFirst ? day.getDayOfMonth() : day.getMonthValue();
    int decimals = dayFirst ? day.getMonthValue() : day.getDayOfMonth();
    return Decimal.normalized(whole * 1_000_000L + decimals * 10_000L + day.getYear(), 3);
  }

  /** DDAYS: returns the number of days from y to x. */
  public static Decimal daysBetween(LocalDate y, LocalDate x) {
    return Decimal.of(x.toEpochDay() - y.toEpochDay());
  }

  /**
   * DATE+: returns the day that is {@code days} later, or empty if it is outside the calendar or
   * its first day (observed on the machine). The fraction is ignored.
   */
  public static Optional<LocalDate> plus(LocalDate day, Decimal days) {
    long later = day.toEpochDay() + days.truncated() % 10_000_000L;
    boolean inside =
        days.exponent() < 7 && FIRST.toEpochDay() < later && later <= LAST.toEpochDay();
    return inside ? Optional.of(LocalDate.ofEpochDay(later)) : Optional.empty();
  }

  /**
   * Returns the end of the calendar that {@code days} leads to: the last day if positive, otherwise
   * the first.
   */
  public static LocalDate end(Decimal days) {
    return days.signum() > 0 ? LAST : FIRST;
  }

  /** DOW: returns the day of the week, 0 (Sunday) to 6 (Saturday). */
  public static Decimal dayOfWeek(LocalDate day) {
    return Decimal.of(day.getDayOfWeek().getValue() % 7);
  }

  /**
   * Returns the text that ADATE appends. The date is not checked.
   *
   * @param digits the number of digits in the display format: 0 gives the first part only, 1 or 2
   *     both parts, 3 or 4 also two digits of the year, 5 or more all four
   * @param dayFirst flag 31; if set, the separators are points instead of slashes
   * @throws DomainError if the integer part is 100 or more
   */
  public static String text(Decimal number, int digits, boolean dayFirst) {
    int first = number.wholeUpTo(99);
    if (first > 99) {
      throw DomainError.INSTANCE;
    }
    String mark = dayFirst ? "." : "/";
    int year = number.decimals(3, 4);
    String text = twoDigits(first);
    if (digits > 0) {
      text += mark + twoDigits(number.decimals(1, 2));
    }
    if (digits > 4) {
      text += mark + twoDigits(year / 100) + twoDigits(year % 100);
    } else if (digits > 2) {
      text += mark + twoDigits(year % 100);
    }
    return text;
  }

  /** Returns the name of the day of the week as displayed, for example {@code SUN}. */
  public static String dayName(LocalDate day) {
    return DAYS[day.getDayOfWeek().getValue() % 7];
  }

  /**
   * Returns a date as DATE displays it: {@code 12/25/99 SAT}. From the year 2000 all four digits of
   * the year are shown and the name of the day is shortened: {@code 01/15/2026:TH}. In day-first
   * format the full name is shown.
   */
  public static String withDay(LocalDate day, boolean dayFirst) {
    boolean shortYear = day.getYear() < 2000;
    String date = text(number(day, dayFirst), shortYear ? 4 : 5, dayFirst);
    String name = dayName(day);
    if (dayFirst) {
      return date + (shortYear ? "   " : " ") + name;
    }
    return shortYear ? date + ' ' + name : date + ':' + name.substring(0, 2);
  }

  static String twoDigits(int number) {
    return "" + (char) ('0' + number / 10) + (char) ('0' + number % 10);
  }
}
