package hp41.number;

import static hp41.number.CalendarDate.twoDigits;

import java.time.DateTimeException;
import java.time.LocalTime;

/** Times as numbers H.MMSScc. */
public final class TimeOfDay {

  private static final int NOON = 12;
  private static final int DAY = 24;
  private static final int MOST = 99;
  private static final int HUNDREDTH = 10_000_000;

  private TimeOfDay() {}

  /**
   * The time that a number stands for; digits behind the hundredths do not count.
   *
   * @param number hours, minutes and seconds; hours −1 to −11 are in the afternoon
   * @throws DomainError if a day has no such time
   */
  public static LocalTime of(Decimal number) {
    try {
      int nanos = number.decimals(5, 2) * HUNDREDTH;
      return LocalTime.of(hours(number), number.decimals(1, 2), number.decimals(3, 2), nanos);
    } catch (DateTimeException e) {
      throw DomainError.INSTANCE;
    }
  }

  /** The number that stands for a time. */
  public static Decimal number(LocalTime time) {
    return Interval.number(time.toNanoOfDay() / HUNDREDTH);
  }

  /** A time as clocks show it: {@code 3:30:45 PM}, {@code 15:30:45}. */
  public static String text(LocalTime time, boolean twelveHours) {
    return text(number(time), 4, twelveHours);
  }

  /**
   * What ATIME and ATIME24 append: as much of the time as the display has digits, without looking
   * whether there is such a time.
   *
   * @param number hours, minutes and seconds; hours −1 to −11 are in the afternoon
   * @param digits 0: the hours only, 1 or 2: the minutes too, 3 or 4: the seconds too, from 5 on
   *     hundredths
   * @param twelveHours with AM or PM, and a blank for the first zero; from 24 hours on as without
   * @throws DomainError from 100 hours on
   */
  public static String text(Decimal number, int digits, boolean twelveHours) {
    int hours = hours(number);
    boolean halves = twelveHours && hours < DAY;
    String text = halves ? halved(hours) : twoDigits(hours);
    if (digits > 0) {
      text += ":" + twoDigits(number.decimals(1, 2));
    }
    if (digits > 2) {
      text += ":" + twoDigits(number.decimals(3, 2));
    }
    if (digits > 4) {
      text += "." + twoDigits(number.decimals(5, 2));
    }
    if (!halves) {
      return text;
    }
    return text + (hours < NOON ? " AM" : " PM");
  }

  private static int hours(Decimal number) {
    int hours = number.wholeUpTo(MOST);
    if (hours > MOST) {
      throw DomainError.INSTANCE;
    }
    boolean afternoon = number.isNegative() && hours > 0 && hours < NOON;
    return afternoon ? hours + NOON : hours;
  }

  private static String halved(int hours) {
    int shown = hours % NOON == 0 ? NOON : hours % NOON;
    return shown < 10 ? " " + shown : twoDigits(shown);
  }
}
