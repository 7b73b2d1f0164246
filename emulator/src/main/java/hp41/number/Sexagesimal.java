package hp41.number;

/**
 * Conversion between decimal hours and hours, minutes and seconds, H.MMSSss.
 *
 * <p>The machine converts the digits of the mantissa in place: HMS multiplies all decimals by 0.6,
 * then those after the minutes; HR does the opposite. Sixty seconds or minutes are never carried:
 * HMS of 59.9999 is 59.595964, and HMS of 0.016666666 is 0.00599999976.
 */
public final class Sexagesimal {

  /** Place of the first digit of a mantissa; the last digit has place 0. */
  private static final int FIRST = 12;

  private Sexagesimal() {}

  /** HMS: converts decimal hours to hours, minutes and seconds. */
  public static Decimal toHms(Decimal hours) {
    int seconds = placeOfSeconds(hours);
    if (seconds <= 0) {
      return hours;
    }
    long digits = timesSixTenths(1000 * Math.abs(hours.coefficient()), placeOfMinutes(seconds));
    return result(timesSixTenths(digits, seconds), hours);
  }

  /** HR: converts hours, minutes and seconds to decimal hours. */
  public static Decimal toHours(Decimal hms) {
    int place = placeOfSeconds(hms);
    if (place <= 0) {
      return hms;
    }
    long digits = 1000 * Math.abs(hms.coefficient());
    long seconds = below(digits, place);
    long minutes = below(digits - seconds, placeOfMinutes(place));
    long hours = digits - seconds - minutes;
    long decimals = dividedBySixTenths(minutes / 10 + dividedBySixTenths(seconds / 10));
    return result(hours + 10 * decimals, hms);
  }

  /** HMS+: returns the sum of two times. Both are first converted to ten-digit hours. */
  public static Decimal add(Decimal y, Decimal x) {
    return toHms(Arithmetic.add(toHours(y), toHours(x)));
  }

  /** HMS-: returns the difference y − x of two times. */
  public static Decimal subtract(Decimal y, Decimal x) {
    return add(y, x.negate());
  }

  /**
   * Returns the place of the first digit of the seconds in the mantissa; 0 or less if there are no
   * seconds.
   */
  private static int placeOfSeconds(Decimal time) {
    int exponent = time.exponent() + 2;
    return exponent < 0 ? FIRST : FIRST - exponent - 1;
  }

  private static int placeOfMinutes(int placeOfSeconds) {
    return Math.min(placeOfSeconds + 2, FIRST + 1);
  }

  /** Multiplies the digits from a place on by 0.6 and rounds the result to ten digits. */
  private static long timesSixTenths(long digits, int place) {
    long product = digits - 4 * (below(digits, place) / 10);
    long rounded = product + product % 1000;
    return rounded - rounded % 1000;
  }

  /** w / 0.6 = w + 0.6 w + 0.06 w + …, each term truncated. */
  private static long dividedBySixTenths(long w) {
    long sum = w;
    for (long term = w - 4 * (w / 10); term != 0; term /= 10) {
      sum += term;
    }
    return sum;
  }

  /** Returns the digits from a place on to the right. */
  private static long below(long digits, int place) {
    return digits % PowersOfTen.power(place + 1);
  }

  private static Decimal result(long digits, Decimal like) {
    return Extended.normalized(like.signum() * digits, like.exponent()).rounded();
  }
}
