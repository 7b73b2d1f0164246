package hp41.number;

/**
 * What ISG or DSE makes of a loop counter iiiii.fffcc.
 *
 * @param value the counter's new value
 * @param skip true if the next program line is to be skipped
 */
public record Counter(Decimal value, boolean skip) {

  /** ISG: counts up by cc, skips when the count is above fff. */
  public static Counter increment(Decimal counter) {
    Decimal count = Arithmetic.add(counter.integerPart(), step(counter));
    return new Counter(withDecimals(count, counter), count.compareTo(limit(counter)) > 0);
  }

  /** DSE: counts down by cc, skips when the count is fff or below. */
  public static Counter decrement(Decimal counter) {
    Decimal count = Arithmetic.subtract(counter.integerPart(), step(counter));
    return new Counter(withDecimals(count, counter), count.compareTo(limit(counter)) <= 0);
  }

  private static Decimal limit(Decimal counter) {
    return Decimal.of(counter.decimals(1, 3));
  }

  /** The two digits cc, of which 00 means one. */
  private static Decimal step(Decimal counter) {
    int step = counter.decimals(4, 2);
    return step == 0 ? Decimal.ONE : Decimal.of(step);
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
