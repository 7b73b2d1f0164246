package hp41.number;

/**
 * Lengths of time as numbers H.MMSScc, in whole hundredths of a second otherwise. Digits behind the
 * hundredths do not count.
 */
public final class Interval {

  /** Hundredths of a second in an hour. */
  public static final long HOUR = 360_000;

  private static final int MOST_HOURS = 10_000;
  private static final long MINUTE = 6_000;
  private static final long SECOND = 100;

  private Interval() {}

  /**
   * The hundredths of a second that a number stands for, with its sign.
   *
   * @param mostHours the most hours there may be
   * @throws DomainError if there are more, or sixty minutes or seconds
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

  /** The number that stands for so many hundredths of a second; 10,000 hours are none. */
  public static Decimal number(long hundredths) {
    long length = Math.abs(hundredths) % (MOST_HOURS * HOUR);
    long digits =
        length / HOUR * 1_000_000
            + length / MINUTE % 60 * 10_000
            + length / SECOND % 60 * 100
            + length % SECOND;
    return Decimal.normalized(hundredths < 0 ? -digits : digits, 3);
  }

  /** Hours, minutes and seconds as a clock shows them: {@code 00:00:05}. */
  public static String text(long hundredths) {
    long length = Math.abs(hundredths);
    return "%02d:%02d:%02d".formatted(length / HOUR, length / MINUTE % 60, length / SECOND % 60);
  }
}
