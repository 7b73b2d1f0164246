package hp41.number;

import static hp41.number.CalendarDate.twoDigits;

import java.time.DateTimeException;
import java.time.LocalTime;

/** Conversion between times of day and numbers H.MMSScc. */
public final class TimeOfDay {

  private static final int NOON = 12;
  private static final int DAY = 24;
  private static final int MOST = 99;
  private static final int HUNDREDTH = 10_000_000;

  private TimeOfDay() {}

  /**
   * Returns the time that a number represents. Digits after the hundredths are ignored.
   *
   * @param number hours, minutes and seconds; the hours −1 to −11 are in the afternoon
   * @throws DomainError if the time does not exist
   */
  public static LocalTime of(Decimal number) {
    try {
      int nanos = number.decimals(5, 2) * HUNDREDTH;
      return LocalTime.of(hours(number), number.decimals(1, 2), number.decimals(3, 2), nanos);
    } catch (DateTimeException e) {
      throw DomainError.INSTANCE;
    }
  }

  /** Returns the number that represents a time. */
  public static Decimal number(LocalTime time) {
    return Interval.number(time.toNanoOfDay() / HUNDREDTH);
  }

  /** Returns a time as a clock displays it: {@code 3:30:45 PM} or {@code 15:30:45}. */
  public static String text(LocalTime time, boolean twelveHours) {
    return text(number(time), 4, twelveHours);
  }

  /**
   * Returns the text that ATIME and ATIME24 append. The time is not checked.
   *
   * @param number hours, minutes and seconds; the hours −1 to −11 are in the afternoon
   * @param digits the number of digits in the display format: 0 gives the hours only, 1 or 2 also
   *     minutes, 3 or 4 also seconds, 5 or more also hundredths
   * @param twelveHours true for AM or PM and a blank instead of a leading zero; ignored from 24
   *     hours on
   * @throws DomainError if the hours are 100 or more
   */
  public static String text(Decimal number, int digits, boolean twelveHours) {
    int hours = hours(number);
    boolean showsHalf = twelveHours && hours < DAY;
    String text = showsHalf ? twelveHourText(hours) : twoDigits(hours);
    if (digits > 0) {
      text += ":" + twoDigits(number.decimals(1, 2));
    }
    if (digits > 2) {
      text += ":" + twoDigits(number.decimals(3, 2));
    }
    if (digits > 4) {
      text += "." + twoDigits(number.decimals(5, 2));
    }
    if (!showsHalf) {
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

  private static String twelveHourText(int hours) {
    int shown = hours % NOON == 0 ? NOON : hours % NOON;
    return shown < 10 ? " " + shown : twoDigits(shown);
  }
}
