package hp41.machine;

/**
 * Computes the execution time of a number line, which the machine runs as if its codes were keyed.
 * The times are in words, read from the machine's clock.
 */
final class NumberTiming {

  private static final int START = 146;

  /** The time of a digit of the mantissa. Each digit needs less time than the previous one. */
  private static final int DIGIT = 226;

  private static final int LESS_PER_DIGIT = 4;

  /** The additional time of a leading zero. */
  private static final int LEADING_ZERO = 62;

  private static final int POINT = 166;

  /** The time saved by a digit after the decimal point; each following digit saves more. */
  private static final int LESS_AFTER_POINT = 12;

  private static final int LESS_PER_DECIMAL = 3;

  /** The additional time of a decimal point before the first nonzero digit. */
  private static final int LEADING_POINT = 72;

  private static final int MINUS = 228;
  private static final int EXPONENT = 175;

  /** The time that EEX saves for each digit after the decimal point. */
  private static final int LESS_BEFORE_EXPONENT = 7;

  /** The maximum number of digits before the decimal point with which EEX is accepted. */
  private static final int MAX_WHOLE_DIGITS = 8;

  private static final int MAX_DIGITS = 10;

  /** The time of an EEX or a digit for which there is no room. */
  private static final int REJECTED = 586;

  private static final int EXPONENT_CODE = 179;

  private int words = START;
  private int digits;
  private boolean hasPoint;
  private boolean hasExponent;
  private boolean isZero = true;
  private int whole;

  private NumberTiming() {}

  /** Returns the execution time of a number line in words. */
  static int words(Operand.Digits number) {
    NumberTiming timing = new NumberTiming();
    number.codes().chars().forEach(timing::key);
    return timing.words;
  }

  private void key(int code) {
    if (hasExponent) {
      words += EXPONENT_CODE;
      return;
    }
    switch (code) {
      case 0x1A -> point();
      case 0x1B -> exponent();
      case 0x1C -> words += MINUS;
      default -> digit(code == 0x10);
    }
  }

  private void point() {
    words += POINT + (isZero ? LEADING_POINT : 0);
    hasPoint = true;
  }

  private void exponent() {
    hasExponent = whole <= MAX_WHOLE_DIGITS;
    words += hasExponent ? EXPONENT - LESS_BEFORE_EXPONENT * (digits - whole) : REJECTED;
  }

  private void digit(boolean zero) {
    if (digits == MAX_DIGITS) {
      words += REJECTED;
      return;
    }
    digits++;
    whole += hasPoint ? 0 : 1;
    isZero &= zero;
    words += DIGIT - LESS_PER_DIGIT * digits;
    words += isZero ? LEADING_ZERO : hasPoint ? -decimal(digits - whole) : 0;
  }

  /** Returns the time that a digit after the decimal point saves, by its place. */
  private static int decimal(int place) {
    return LESS_AFTER_POINT + LESS_PER_DECIMAL * (place - 1);
  }
}
