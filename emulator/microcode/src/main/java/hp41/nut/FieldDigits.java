package hp41.nut;

/**
 * The digits of A, B and C in one field. They are extracted before an operation and stored back
 * after it.
 */
final class FieldDigits {

  private static final int TEN = 10;

  private final NutRegisters registers;
  private int shift;
  private long mask;
  long a;
  long b;
  long c;

  FieldDigits(NutRegisters registers) {
    this.registers = registers;
  }

  /** Executes an arithmetic instruction. */
  void execute(int word) {
    Field field = Field.of(word);
    int low = field.low(registers);
    shift = 4 * low;
    mask = (1L << 4 * (field.high(registers) - low + 1)) - 1;
    a = registers.a >>> shift & mask;
    b = registers.b >>> shift & mask;
    c = registers.c >>> shift & mask;
    FieldOperation.of(word).on(this);
  }

  private long into(long register, long digits) {
    return register & ~(mask << shift) | (digits & mask) << shift;
  }

  void a(long digits) {
    registers.a = into(registers.a, digits);
  }

  void b(long digits) {
    registers.b = into(registers.b, digits);
  }

  void c(long digits) {
    registers.c = into(registers.c, digits);
  }

  void ab(long newA, long newB) {
    a(newA);
    b(newB);
  }

  void ac(long newA, long newC) {
    a(newA);
    c(newC);
  }

  void bc(long newB, long newC) {
    b(newB);
    c(newC);
  }

  void answer(boolean condition) {
    registers.carry = condition;
  }

  /**
   * Adds in the current mode, decimal or hexadecimal, and sets carry if the sum exceeds the field.
   */
  long sum(long x, long y, int carryIn) {
    if (!registers.decimal) {
      long sum = x + y + carryIn;
      registers.carry = (sum & ~mask) != 0;
      return sum;
    }
    long sum = 0;
    int carry = carryIn;
    for (int shift = 0; (mask >>> shift) != 0; shift += 4) {
      int digit = (int) (x >>> shift & 0xF) + (int) (y >>> shift & 0xF) + carry;
      carry = digit >= TEN ? 1 : 0;
      sum |= (digit - TEN * carry & 0xFL) << shift;
    }
    registers.carry = carry != 0;
    return sum;
  }

  /**
   * Subtracts in the current mode, decimal or hexadecimal, and sets carry if the result is
   * negative.
   */
  long difference(long x, long y, int carryIn) {
    if (!registers.decimal) {
      long difference = x - y - carryIn;
      registers.carry = difference < 0;
      return difference;
    }
    long difference = 0;
    int borrow = carryIn;
    for (int shift = 0; (mask >>> shift) != 0; shift += 4) {
      int digit = (int) (x >>> shift & 0xF) - (int) (y >>> shift & 0xF) - borrow;
      borrow = digit < 0 ? 1 : 0;
      difference |= (digit + TEN * borrow & 0xFL) << shift;
    }
    registers.carry = borrow != 0;
    return difference;
  }
}
