package hp41.number;

/**
 * The two results of a function that leaves one in X and one in Y.
 *
 * @param x the result for the X register
 * @param y the result for the Y register
 */
public record Pair(Decimal x, Decimal y) {

  /** True if one of the two is too large for the machine. */
  public boolean isOutOfRange() {
    return x.isOutOfRange() || y.isOutOfRange();
  }

  /** Both, each cut to the largest number if it is beyond. */
  public Pair saturated() {
    return new Pair(x.saturated(), y.saturated());
  }
}
