package hp41.number;

/**
 * The exact root of an integer: root² + rest is the radicand, and rest is at most twice the root.
 *
 * @param root the greatest integer whose square is not above the radicand
 * @param rest what its square is short of
 */
record SquareRoot(long root, long rest) {

  private static final int THOUSAND = 1000;
  private static final int MILLION = THOUSAND * THOUSAND;

  /** The roots of 0 to 9999, so that three digits of a root need one more step. */
  private static final byte[] SMALL = small();

  private static byte[] small() {
    byte[] roots = new byte[10_000];
    for (int n = 0; n < roots.length; n++) {
      int before = n == 0 ? 0 : roots[n - 1];
      roots[n] = (byte) ((before + 1) * (before + 1) <= n ? before + 1 : before);
    }
    return roots;
  }

  /**
   * The twelve digits of the root of a radicand of 13 or 14 digits with ten zeros behind them, in
   * three steps of two, three and six digits more.
   */
  static SquareRoot ofTwelve(long radicand) {
    int high = (int) (radicand / 100_000_000L);
    int low = (int) (radicand % 100_000_000L);
    int two = SMALL[high / 100];
    SquareRoot three = next(two, high / 100 - (long) two * two, high % 100 / 10, high % 10, 10);
    SquareRoot six = next(three.root, three.rest, low / 100_000, low / 100 % THOUSAND, THOUSAND);
    return next(six.root, six.rest, low % 100 * 10_000L, 0, MILLION);
  }

  /**
   * From a root and its rest to those of the radicand with 2k digits more, as long division brings
   * the digits of a quotient (Zimmermann, Karatsuba Square Root, 1999). The quotient of the rest by
   * twice the root can be a few units too large.
   *
   * @param upper the first k of the digits that follow
   * @param lower the last k of them
   * @param unit 10^k
   */
  private static SquareRoot next(long root, long rest, long upper, long lower, long unit) {
    long dividend = rest * unit + upper;
    long digits = dividend / (2 * root);
    long newRoot = root * unit + digits;
    long newRest = (dividend - digits * 2 * root) * unit + lower - digits * digits;
    while (newRest < 0) {
      newRest += 2 * newRoot - 1;
      newRoot--;
    }
    return new SquareRoot(newRoot, newRest);
  }
}
