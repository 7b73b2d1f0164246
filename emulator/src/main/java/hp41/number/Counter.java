package hp41.number;

/**
 * What ISG or DSE makes of a loop counter iiiii.fffcc.
 *
 * @param value the counter's new value
 * @param skip true if the next program line is to be skipped
 */
public record Counter(Decimal value, boolean skip) {

  private static final int WHOLE_DIGITS = 5;

  /** ISG: counts up by cc, skips when the count is above fff. */
  public static Counter increment(Decimal counter) {
    if (isUsual(counter)) {
      long whole = whole(counter) + stepSize(counter);
      if (hasAsManyDigits(whole, counter)) {
        return new Counter(withWhole(whole, counter), whole > counter.decimals(1, 3));
      }
    }
    Decimal count = Arithmetic.add(counter.integerPart(), step(counter));
    return new Counter(withDecimals(count, counter), count.compareTo(limit(counter)) > 0);
  }

  /** DSE: counts down by cc, skips when the count is fff or below. */
  public static Counter decrement(Decimal counter) {
    if (isUsual(counter)) {
      long whole = whole(counter) - stepSize(counter);
      if (hasAsManyDigits(whole, counter)) {
        return new Counter(withWhole(whole, counter), whole <= counter.decimals(1, 3));
      }
    }
    Decimal count = Arithmetic.subtract(counter.integerPart(), step(counter));
    return new Counter(withDecimals(count, counter), count.compareTo(limit(counter)) <= 0);
  }

  /** Whether it is positive with one to five digits before the point, as most are. */
  private static boolean isUsual(Decimal counter) {
    return counter.coefficient() > 0
        && counter.exponent() >= 0
        && counter.exponent() < WHOLE_DIGITS;
  }

  private static long whole(Decimal counter) {
    return PowersOfTen.shiftRight(counter.coefficient(), 9 - counter.exponent());
  }

  /** Whether a count leaves the decimals where they are. */
  private static boolean hasAsManyDigits(long whole, Decimal counter) {
    long least = PowersOfTen.power(counter.exponent());
    return whole >= least && whole < 10 * least;
  }

  private static Decimal withWhole(long whole, Decimal counter) {
    long more = (whole - whole(counter)) * PowersOfTen.power(9 - counter.exponent());
    return new Decimal(counter.coefficient() + more, counter.exponent());
  }

  private static Decimal limit(Decimal counter) {
    return Decimal.of(counter.decimals(1, 3));
  }

  private static Decimal step(Decimal counter) {
    return Decimal.of(stepSize(counter));
  }

  /** The two digits cc, of which 00 means one. */
  private static int stepSize(Decimal counter) {
    int step = counter.decimals(4, 2);
    return step == 0 ? 1 : step;
  }

  /**
   * The new count with the old decimals behind it, cut to ten digits. The decimals have no sign of
   * their own: −1.003 counts up to 0.003, and −0.5 to 1.5.
   */
  private static Decimal withDecimals(Decimal count, Decimal counter) {
    Decimal decimals = counter.fraction().abs();
    if (count.isZero() || decimals.isZero()) {
      return count.isZero() ? decimals : count;
    }
    long tail =
        PowersOfTen.shiftRight(decimals.coefficient(), count.exponent() - decimals.exponent());
    return new Decimal(count.coefficient() + count.signum() * tail, count.exponent());
  }
}
