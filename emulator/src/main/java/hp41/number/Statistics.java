package hp41.number;

/**
 * The six sums that Σ+ keeps in the statistics registers, in the order of the registers. A sum that
 * would be too large stays at ±9.999999999E99, without an error.
 *
 * @param sumX the sum of the x
 * @param sumXX the sum of their squares
 * @param sumY the sum of the y
 * @param sumYY the sum of their squares
 * @param sumXY the sum of the products
 * @param n how many there are
 */
public record Statistics(
    Decimal sumX, Decimal sumXX, Decimal sumY, Decimal sumYY, Decimal sumXY, Decimal n) {

  /**
   * Σ+, or negated Σ-: the sums with one more point, or one point less; the products are added with
   * all their thirteen digits.
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
   * MEAN: the means of the x and of the y.
   *
   * @throws DomainError if n is zero
   */
  public Pair mean() {
    return new Pair(Arithmetic.divide(sumX, n), Arithmetic.divide(sumY, n));
  }

  /**
   * SDEV: the standard deviations of the x and of the y, as a sample's.
   *
   * @throws DomainError if n is zero or one
   * @throws RangeError if a variance comes out negative
   */
  public Pair standardDeviation() {
    return new Pair(deviation(sumX, sumXX), deviation(sumY, sumYY));
  }

  private Decimal deviation(Decimal sum, Decimal squares) {
    Extended count = Extended.of(n);
    Extended ofSum = Extended.of(sum);
    Extended spread = count.times(Extended.of(squares)).minus(ofSum.times(ofSum));
    Extended variance = spread.dividedBy(count).dividedBy(count.minus(Extended.ONE));
    if (variance.isNegative()) {
      throw RangeError.INSTANCE;
    }
    return variance.squareRoot().rounded();
  }
}
