package hp41.memory;

/**
 * Sums of decimal digits, four bits each and all at once. A digit above 9 is no digit here.
 *
 * <p>Adding 6 to each digit lets it carry where a decimal one does; where it did not, the 6 is
 * taken away again. A digit that borrowed is 6 too large, for it borrowed 16.
 */
final class DecimalDigits {

  private static final long SIXES = 0x0666_6666_6666_6666L;
  private static final long CARRIES = 0x1111_1111_1111_1110L;

  private DecimalDigits() {}

  /** The sum of two numbers of up to fourteen digits. */
  static long sum(long a, long b) {
    long binary = a + SIXES + b;
    long none = ~(a + SIXES ^ b ^ binary) & CARRIES;
    return binary - (none >>> 2 | none >>> 3);
  }

  /** The difference of two numbers of up to fourteen digits, of which the first is not smaller. */
  static long difference(long a, long b) {
    long binary = a - b;
    long borrowed = (a ^ b ^ binary) & CARRIES;
    return binary - (borrowed >>> 2 | borrowed >>> 3);
  }
}
