package hp41.number;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Optional;

/**
 * The calendar of the time functions: dates as numbers MM.DDYYYY or DD.MMYYYY, from the first day
 * of the Gregorian calendar to 10 September 4320, whose distance from it fits into six digits.
 */
public final class CalendarDate {

  private static final LocalDate FIRST = LocalDate.of(1582, 10, 15);
  private static final LocalDate LAST = LocalDate.of(4320, 9, 10);

  private static final String[] DAYS = {"SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"};

  private CalendarDate() {}

  /**
   * The day that a number stands for; behind the year there are no more digits.
   *
   * @param dayFirst flag 31: DD.MMYYYY
   * @throws DomainError if there is no such day, or the calendar does not reach so far
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

  private static LocalDate checked(LocalDate day) {
    if (day.isBefore(FIRST) || day.isAfter(LAST)) {
      throw DomainError.INSTANCE;
    }
    return day;
  }

  /** The number that stands for a day. */
  public static Decimal number(LocalDate day, boolean dayFirst) {
    int whole = dayFirst ? day.getDayOfMonth() : day.getMonthValue();
    int decimals = dayFirst ? day.getMonthValue() : day.getDayOfMonth();
    return Decimal.normalized(whole * 1_000_000L + decimals * 10_000L + day.getYear(), 3);
  }

  /** DDAYS: how many days x is later than y. */
  public static Decimal daysBetween(LocalDate y, LocalDate x) {
    return Decimal.of(x.toEpochDay() - y.toEpochDay());
  }

  /** DATE+: the day so many whole days later; none beyond the calendar. */
  public static Optional<LocalDate> plus(LocalDate day, Decimal days) {
    long later = day.toEpochDay() + days.truncated() % 10_000_000L;
    boolean inside =
        days.exponent() < 7 && FIRST.toEpochDay() <= later && later <= LAST.toEpochDay();
    return inside ? Optional.of(LocalDate.ofEpochDay(later)) : Optional.empty();
  }

  /** The end of the calendar towards which so many days lead. */
  public static LocalDate end(Decimal days) {
    return days.isNegative() ? FIRST : LAST;
  }

  /** DOW: 0 for Sunday to 6 for Saturday. */
  public static Decimal dayOfWeek(LocalDate day) {
    return Decimal.of(day.getDayOfWeek().getValue() % 7);
  }

  /**
   * What ADATE appends: as much of the date as the display has digits, without looking whether
   * there is such a day.
   *
   * @param digits 0: the first part only, 1 or 2: both, 3 or 4: two digits of the year, from 5 on
   *     all four
   * @param dayFirst flag 31, which also puts points for the strokes
   * @throws DomainError from 100 on
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

  /** A day of the week as it shows: {@code SUN}. */
  public static String dayName(LocalDate day) {
    return DAYS[day.getDayOfWeek().getValue() % 7];
  }

  /**
   * A date as DATE shows it: {@code 12/25/99 SAT}, from 2000 on with the whole year, for which the
   * day gives way: {@code 01/15/2026:TH}. With the day first there is room for both.
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
