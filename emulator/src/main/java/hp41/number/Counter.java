package hp41.number;

/** What ISG and DSE make of a loop counter iiiii.fffcc. */
public final class Counter {

  private static final int WHOLE_DIGITS = 10;

  private Counter() {}

  /** ISG: the counter counted up by cc. */
  public static Decimal increment(Decimal counter) {
    return moved(counter, stepSize(counter));
  }

  /** DSE: the counter counted down by cc. */
  public static Decimal decrement(Decimal counter) {
    return moved(counter, -stepSize(counter));
  }

  /** Whether the count is above the fff of the counter that it was: ISG skips a line. */
  public static boolean isAbove(Decimal count, Decimal counter) {
    return count.truncated() > counter.decimals(1, 3);
  }

  /** The two digits cc, of which 00 means one. */
  private static int stepSize(Decimal counter) {
    int step = counter.decimals(4, 2);
    return step == 0 ? 1 : step;
  }

  /** The counter with so much more before the point: most often the digits stay in their places. */
  private static Decimal moved(Decimal counter, int step) {
    long coefficient = 0;
    int exponent = counter.exponent();
    if (counter.coefficient() > 0 && exponent >= 0 && exponent < WHOLE_DIGITS) {
      coefficient = counter.coefficient() + step * PowersOfTen.power(9 - exponent);
    }
    if (coefficient < Decimal.UNIT || coefficient >= Decimal.TEN_UNITS) {
      Decimal count = Arithmetic.add(counter.integerPart(), Decimal.of(step));
      Decimal moved = withDecimals(count, counter);
      coefficient = moved.coefficient();
      exponent = moved.exponent();
    }
    return new Decimal(coefficient, exponent);
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
