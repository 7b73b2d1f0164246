package hp41.number;

/**
 * Conversion between time intervals as numbers H.MMSScc and hundredths of a second. Digits after
 * the hundredths are ignored.
 */
public final class Interval {

  /** Hundredths of a second in an hour. */
  public static final long HOUR = 360_000;

  private static final int MOST_HOURS = 10_000;
  private static final long MINUTE = 6_000;
  private static final long SECOND = 100;

  private Interval() {}

  /**
   * Returns the hundredths of a second that a number represents, with its sign.
   *
   * @param mostHours the maximum number of hours
   * @throws DomainError if there are more hours, or 60 or more minutes or seconds
   */
  public static long hundredths(Decimal number, int mostHours) {
    int hours = number.wholeUpTo(mostHours);
    int minutes = number.decimals(1, 2);
    int seconds = number.decimals(3, 2);
    if (hours > mostHours || minutes > 59 || seconds > 59) {
      throw DomainError.INSTANCE;
    }
    long length = hours * HOUR + minutes * MINUTE + seconds * SECOND + number.decimals(5, 2);
    return number.isNegative() ? -length : length;
  }

  /** Returns the number that represents an interval. 10,000 hours become zero. */
  public static Decimal number(long hundredths) {
    long length = Math.abs(hundredths) % (MOST_HOURS * HOUR);
    long digits =
        length / HOUR * 1_000_000
            + length / MINUTE % 60 * 10_000
            + length / SECOND % 60 * 100
            + length % SECOND;
    return Decimal.normalized(hundredths < 0 ? -digits : digits, 3);
  }

  /**
   * Returns hours, minutes and seconds as a clock displays them: {@code 00:00:05}. The sign is
   * ignored.
   */
  public static String text(long hundredths) {
    long length = Math.abs(hundredths);
    return "%02d:%02d:%02d".formatted(length / HOUR, length / MINUTE % 60, length / SECOND % 60);
  }
}
