package hp41.nut;

/**
 * The digits of A, B and C in one field, taken out of the registers to compute with, and put back.
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

  /** Does an instruction on the digits of its field. */
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

  void ab(long forA, long forB) {
    a(forA);
    b(forB);
  }

  void ac(long forA, long forC) {
    a(forA);
    c(forC);
  }

  void bc(long forB, long forC) {
    b(forB);
    c(forC);
  }

  void answer(boolean yes) {
    registers.carry = yes;
  }

  /** Adds in the mode that is set; what goes beyond the field is carry. */
  long sum(long x, long y, int more) {
    if (!registers.decimal) {
      long sum = x + y + more;
      registers.carry = (sum & ~mask) != 0;
      return sum;
    }
    long sum = 0;
    int carried = more;
    for (int at = 0; (mask >>> at) != 0; at += 4) {
      int digit = (int) (x >>> at & 0xF) + (int) (y >>> at & 0xF) + carried;
      carried = digit >= TEN ? 1 : 0;
      sum |= (digit - TEN * carried & 0xFL) << at;
    }
    registers.carry = carried != 0;
    return sum;
  }

  /** Subtracts in the mode that is set; what is borrowed from beyond the field is carry. */
  long difference(long x, long y, int more) {
    if (!registers.decimal) {
      long difference = x - y - more;
      registers.carry = difference < 0;
      return difference;
    }
    long difference = 0;
    int borrowed = more;
    for (int at = 0; (mask >>> at) != 0; at += 4) {
      int digit = (int) (x >>> at & 0xF) - (int) (y >>> at & 0xF) - borrowed;
      borrowed = digit < 0 ? 1 : 0;
      difference |= (digit + TEN * borrowed & 0xFL) << at;
    }
    registers.carry = borrowed != 0;
    return difference;
  }
}
