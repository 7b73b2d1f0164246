package hp41.machine;

/**
 * How long the machine takes for a number line: it keys the codes one after the other. Words read
 * from the machine's clock.
 */
final class NumberTiming {

  private static final int START = 152;

  /** A digit of the mantissa; each takes less than the one before. */
  private static final int DIGIT = 219;

  private static final int LESS_EACH = 3;

  /** Zeros before the first other digit take longer. */
  private static final int LEADING_ZERO = 62;

  private static final int POINT = 166;

  /** Behind the point a digit takes less. */
  private static final int LESS_BEHIND_POINT = 12;

  /** So does a point before it. */
  private static final int LEADING_POINT = 72;

  private static final int MINUS = 228;
  private static final int EXPONENT = 175;

  /** The digits that EEX leaves room for in front of the point. */
  private static final int ROOM = 8;

  private static final int NO_ROOM = 411;
  private static final int EXPONENT_CODE = 179;

  private int words = START;
  private int digits;
  private boolean hasPoint;
  private boolean hasExponent;
  private boolean isZero = true;
  private int whole;

  private NumberTiming() {}

  /** The words that a number line takes. */
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
    words += EXPONENT + (whole > ROOM ? NO_ROOM : 0);
    hasExponent = true;
  }

  private void digit(boolean zero) {
    digits++;
    whole += hasPoint ? 0 : 1;
    isZero &= zero;
    words += DIGIT - LESS_EACH * digits;
    words += isZero ? LEADING_ZERO : hasPoint ? -LESS_BEHIND_POINT : 0;
  }
}
