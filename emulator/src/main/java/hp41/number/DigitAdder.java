package hp41.number;

/**
 * Adds and subtracts digit by digit as the machine does, four bits each: from a sum above nine it
 * takes ten and carries one, to a difference below zero it adds ten and borrows one. Of digits
 * above 9, which only synthetic programming makes, some may be left.
 */
public final class DigitAdder {

  private static final int BITS = 4;
  private static final int DIGIT = 0xF;
  private static final int TEN = 10;

  private DigitAdder() {}

  /** The sum of two numbers of so many digits, fewer than sixteen, with the carry in front. */
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

  /** The difference of two numbers of so many digits; what is borrowed at last is forgotten. */
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
