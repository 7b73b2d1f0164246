package hp41.number;

/** Arithmetic of ISG and DSE on a loop counter iiiii.fffcc. */
public final class Counter {

  private static final int WHOLE_DIGITS = 10;

  private Counter() {}

  /** ISG: returns the counter incremented by cc. */
  public static Decimal increment(Decimal counter) {
    return stepped(counter, stepSize(counter));
  }

  /** DSE: returns the counter decremented by cc. */
  public static Decimal decrement(Decimal counter) {
    return stepped(counter, -stepSize(counter));
  }

  /**
   * Returns whether a new count is greater than the final value fff of the old counter. ISG then
   * skips a line.
   */
  public static boolean isAbove(Decimal count, Decimal counter) {
    return count.truncated() > counter.decimals(1, 3);
  }

  /** Returns the increment cc; 00 means 1. */
  private static int stepSize(Decimal counter) {
    int step = counter.decimals(4, 2);
    return step == 0 ? 1 : step;
  }

  /**
   * Adds a step to the integer part. Usually no digit changes its place, and one addition is
   * enough.
   */
  private static Decimal stepped(Decimal counter, int step) {
    long coefficient = 0;
    int exponent = counter.exponent();
    if (counter.coefficient() > 0 && exponent >= 0 && exponent < WHOLE_DIGITS) {
      coefficient = counter.coefficient() + step * PowersOfTen.power(9 - exponent);
    }
    if (coefficient < Decimal.UNIT || coefficient >= Decimal.TEN_UNITS) {
      Decimal count = Arithmetic.add(counter.integerPart(), Decimal.of(step));
      Decimal stepped = withDecimals(count, counter);
      coefficient = stepped.coefficient();
      exponent = stepped.exponent();
    }
    return new Decimal(coefficient, exponent);
  }

  /**
   * Appends the old decimals to the new count and truncates to ten digits. The decimals lose their
   * sign: ISG changes −1.003 to 0.003 and −0.5 to 1.5.
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
