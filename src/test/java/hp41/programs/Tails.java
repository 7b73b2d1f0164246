package hp41.programs;

import java.math.BigDecimal;
import java.util.function.UnaryOperator;

/** Judges probabilities of a statistic that is itself not exact. */
final class Tails {

  private static final BigDecimal LEAST = new BigDecimal("1e-98");
  private static final BigDecimal UNIT = new BigDecimal("1e-9");

  private Tails() {}

  /**
   * Returns the error of DIST: 1E-8 of p, and 4E-9 more for each zero after the decimal point of p.
   */
  static BigDecimal error(BigDecimal p) {
    long zeros = Math.max(0, p.scale() - p.precision());
    return p.multiply(BigDecimal.valueOf(10 + 4 * zeros)).multiply(UNIT);
  }

  /** Returns whether a probability is that of a statistic within an error, and of DIST. */
  static boolean isNear(
      BigDecimal shown, UnaryOperator<BigDecimal> tail, BigDecimal x, BigDecimal error) {
    BigDecimal one = tail.apply(x.subtract(error));
    BigDecimal other = tail.apply(x.add(error));
    BigDecimal low = one.min(other).subtract(error(one.min(other)));
    BigDecimal high = one.max(other).add(error(one.max(other)));
    return shown.compareTo(low) >= 0 && shown.compareTo(high) <= 0
        || high.compareTo(LEAST) < 0 && shown.compareTo(LEAST) <= 0;
  }
}
