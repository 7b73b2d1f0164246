package hp41.memory;

/**
 * Adds and subtracts decimal digits (four bits each) in parallel. All digits must be 9 or less.
 *
 * <p>Adding 6 to each digit makes binary carries equal to decimal carries; the 6 is subtracted
 * again from digits without a carry. A digit that borrowed is 6 too large, because it borrowed 16.
 */
final class DecimalDigits {

  private static final long SIXES = 0x0666_6666_6666_6666L;
  private static final long CARRIES = 0x1111_1111_1111_1110L;

  private DecimalDigits() {}

  /** Returns the sum of two numbers of up to fourteen digits. */
  static long sum(long a, long b) {
    long binary = a + SIXES + b;
    long withoutCarry = ~(a + SIXES ^ b ^ binary) & CARRIES;
    return binary - (withoutCarry >>> 2 | withoutCarry >>> 3);
  }

  /**
   * Returns the difference of two numbers of up to fourteen digits. The first must not be smaller.
   */
  static long difference(long a, long b) {
    long binary = a - b;
    long borrowed = (a ^ b ^ binary) & CARRIES;
    return binary - (borrowed >>> 2 | borrowed >>> 3);
  }
}
