package hp41.number;

/**
 * Adds and subtracts decimal digits (four bits each) as the machine does. A digit sum above nine is
 * reduced by ten with a carry of one; a negative difference is increased by ten with a borrow of
 * one. Digits above 9, which only synthetic programming creates, may remain in the result.
 */
public final class DigitAdder {

  private static final int BITS = 4;
  private static final int DIGIT = 0xF;
  private static final int TEN = 10;

  private DigitAdder() {}

  /**
   * Returns the sum of two numbers of {@code digits} digits (fewer than sixteen). The carry is the
   * digit before them.
   */
  public static long sum(long a, long b, int digits) {
    long sum = 0;
    int carry = 0;
    for (int shift = 0; shift < BITS * digits; shift += BITS) {
      int digit = digit(a, shift) + digit(b, shift) + carry;
      carry = digit < TEN ? 0 : 1;
      sum |= (digit - TEN * carry & (long) DIGIT) << shift;
    }
    return (long) carry << BITS * digits | sum;
  }

  /** Returns the difference of two numbers of {@code digits} digits. The last borrow is dropped. */
  public static long difference(long a, long b, int digits) {
    long difference = 0;
    int borrow = 0;
    for (int shift = 0; shift < BITS * digits; shift += BITS) {
      int digit = digit(a, shift) - digit(b, shift) - borrow;
      borrow = digit < 0 ? 1 : 0;
      difference |= (digit + TEN * borrow & (long) DIGIT) << shift;
    }
    return difference;
  }

  private static int digit(long number, int shift) {
    return (int) (number >>> shift) & DIGIT;
  }
}
