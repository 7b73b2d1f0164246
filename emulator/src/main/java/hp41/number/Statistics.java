package hp41.number;

/**
 * The six sums of Σ+ in the order of the statistics registers. A sum that is too large becomes
 * ±9.999999999E99 without an error.
 *
 * @param sumX the sum of x
 * @param sumXX the sum of x²
 * @param sumY the sum of y
 * @param sumYY the sum of y²
 * @param sumXY the sum of xy
 * @param n the number of points
 */
public record Statistics(
    Decimal sumX, Decimal sumXX, Decimal sumY, Decimal sumYY, Decimal sumXY, Decimal n) {

  /**
   * Returns the sums after Σ+, or after Σ- if {@code negated}. Products are added with all thirteen
   * digits.
   */
  public Statistics with(Decimal y, Decimal x, boolean negated) {
    Extended p = Extended.of(x);
    Extended q = Extended.of(y);
    return new Statistics(
        sum(sumX, p, negated),
        sum(sumXX, p.times(p), negated),
        sum(sumY, q, negated),
        sum(sumYY, q.times(q), negated),
        sum(sumXY, p.times(q), negated),
        sum(n, Extended.ONE, negated));
  }

  private static Decimal sum(Decimal register, Extended addend, boolean negated) {
    Extended sum = Extended.of(register).plus(negated ? addend.negate() : addend);
    return sum.rounded().saturated();
  }

  /**
   * MEAN: returns the means of x and y.
   *
   * @throws DomainError if n is zero
   */
  public Pair mean() {
    return new Pair(Arithmetic.divide(sumX, n), Arithmetic.divide(sumY, n));
  }

  /**
   * SDEV: returns the sample standard deviations of x and y.
   *
   * @throws DomainError if n is zero or one
   * @throws RangeError if a variance is negative
   */
  public Pair standardDeviation() {
    return new Pair(deviation(sumX, sumXX), deviation(sumY, sumYY));
  }

  /**
   * Returns the last intermediate result of {@link #standardDeviation}: the mean square of the
   * deviations of x, or of those of y if they lead to an error (observed on the machine).
   */
  public Extended intermediate() {
    if (n.isZero()) {
      return Extended.of(n);
    }
    Extended ofY = spread(sumY, sumYY);
    boolean fails = n.equals(Decimal.of(1)) || ofY.isNegative();
    return fails ? ofY : spread(sumX, sumXX);
  }

  private Extended spread(Decimal sum, Decimal squares) {
    Extended count = Extended.of(n);
    Extended ofSum = Extended.of(sum);
    return count.times(Extended.of(squares)).minus(ofSum.times(ofSum)).dividedBy(count);
  }

  private Decimal deviation(Decimal sum, Decimal squares) {
    Extended variance = spread(sum, squares).dividedBy(Extended.of(n).minus(Extended.ONE));
    if (variance.isNegative()) {
      throw RangeError.INSTANCE;
    }
    return variance.squareRoot().rounded();
  }
}
