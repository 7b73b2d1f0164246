package hp41.nut;

import java.util.Arrays;

/**
 * The registers of the processor. A, B, C, M and N have fourteen 4-bit digits: the sign in digit
 * 13, the mantissa in 12 to 3, the exponent in 2 to 0.
 */
final class NutRegisters {

  static final int DIGITS = 14;
  static final int RETURNS = 4;
  static final long WORD = (1L << 4 * DIGITS) - 1;

  private static final int LOW_STATUS = 0xFF;
  private static final int ADDRESS = 0xFFFF;
  private static final int ADDRESS_DIGIT = 3;

  long a;
  long b;
  long c;
  long m;
  long n;

  /** The two-digit register G. */
  int g;

  /** The status bits S0 to S13. */
  int status;

  /** The eight-bit beeper register F. */
  int f;

  int p;
  int q;
  boolean pointerIsQ;
  int pc;
  boolean carry;
  boolean decimal;

  /** The return stack, newest address first. */
  final int[] returns = new int[RETURNS];

  /**
   * Clears all registers and sets carry, as after inserting the batteries. Carry signals to the
   * microcode that the machine was off.
   */
  void powerUp() {
    a = b = c = m = n = 0;
    g = status = f = p = q = pc = 0;
    pointerIsQ = false;
    decimal = false;
    carry = true;
    Arrays.fill(returns, 0);
  }

  /** Copies all registers of another instance. */
  void copyFrom(NutRegisters other) {
    a = other.a;
    b = other.b;
    c = other.c;
    m = other.m;
    n = other.n;
    g = other.g;
    status = other.status;
    f = other.f;
    p = other.p;
    q = other.q;
    pointerIsQ = other.pointerIsQ;
    pc = other.pc;
    carry = other.carry;
    decimal = other.decimal;
    System.arraycopy(other.returns, 0, returns, 0, RETURNS);
  }

  int pointer() {
    return pointerIsQ ? q : p;
  }

  void pointer(int digit) {
    if (pointerIsQ) {
      q = digit;
    } else {
      p = digit;
    }
  }

  /** Moves the active pointer by some digits, wrapping around at the ends. */
  void movePointer(int by) {
    pointer((pointer() + DIGITS + by) % DIGITS);
  }

  /**
   * Replaces bits of C, starting at a digit.
   *
   * @param digit the lowest digit to replace
   * @param mask the width of the replaced bits, as a mask from bit 0
   * @param bits the new bits
   */
  void intoC(int digit, int mask, int bits) {
    int shift = 4 * digit;
    c = c & ~((long) mask << shift) | (long) (bits & mask) << shift;
  }

  /** Returns the address in digits 6 to 3 of C. */
  int addressInC() {
    return (int) (c >>> 4 * ADDRESS_DIGIT) & ADDRESS;
  }

  void addressIntoC(int address) {
    intoC(ADDRESS_DIGIT, ADDRESS, address);
  }

  /** Pushes a return address; the oldest of four addresses is lost. */
  void push(int address) {
    System.arraycopy(returns, 0, returns, 1, RETURNS - 1);
    returns[0] = address;
  }

  int pop() {
    int address = returns[0];
    System.arraycopy(returns, 1, returns, 0, RETURNS - 1);
    returns[RETURNS - 1] = 0;
    return address;
  }

  /**
   * Returns the two digits of C that transfers with G use: the digit at the active pointer and the
   * one above it.
   */
  int digitsForG() {
    return digitOfC(lowForG()) | digitOfC(highForG()) << 4;
  }

  void digitsFromG(int both) {
    intoC(lowForG(), 0xF, both);
    intoC(highForG(), 0xF, both >> 4);
  }

  private int lowForG() {
    return pointer() == DIGITS - 1 ? 0 : pointer();
  }

  private int highForG() {
    return Math.min(DIGITS - 1, pointer() + 1);
  }

  private int digitOfC(int digit) {
    return (int) (c >>> 4 * digit) & 0xF;
  }

  /** Replaces the status bits S0 to S7. */
  void lowStatus(int bits) {
    status = status & ~LOW_STATUS | bits & LOW_STATUS;
  }

  void rotateC(int digits) {
    c = c >>> 4 * digits | c << 4 * (DIGITS - digits) & WORD;
  }
}
