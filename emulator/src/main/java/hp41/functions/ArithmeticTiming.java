package hp41.functions;

import hp41.number.Arithmetic;
import hp41.number.Decimal;
import hp41.number.Extended;

/**
 * Computes the execution times of arithmetic functions. The machine adds and shifts digit by digit:
 * the time depends on the sum of the digits of a factor or quotient, and on how far apart the
 * exponents of two terms are. The word counts were fitted to some dozen loops of each function in
 * the microcode.
 */
final class ArithmeticTiming {

  /** The most digits by which the machine shifts a term. */
  private static final int MOST_SHIFTS = 13;

  /** The time for each unit of a digit of a factor, a quotient or a root. */
  private static final double DIGIT = 3.04;

  /** The largest exponent of a loop counter whose digits are moved one by one. */
  private static final int LARGEST_COUNTER = 9;

  private static final Extended NINETY = Extended.of(Decimal.of(90));
  private static final Extended HALF_PI = new Extended(1_570_796_326_795L, 0);

  private ArithmeticTiming() {}

  /** Returns the time of +. */
  static double sum(Decimal x, Decimal y) {
    return 176 + 8.8 * shifts(x, y) + (x.signum() * y.signum() < 0 ? 9 : 0);
  }

  /** Returns the time of -. */
  static double difference(Decimal x, Decimal y) {
    return 165 + 9.6 * shifts(x, y) + (x.signum() * y.signum() > 0 ? 14 : 0);
  }

  /** Returns the time of tests that compare X and Y. */
  static double comparison(Decimal x, Decimal y) {
    return 178 + 8.9 * shifts(x, y);
  }

  /** Returns the time of *. */
  static double product(Decimal x) {
    return 233 + DIGIT * digits(x);
  }

  /** Returns the time of /. */
  static double quotient(Decimal x, Decimal y) {
    return x.isZero() ? Double.NaN : 233 + DIGIT * digits(Extended.of(y).dividedBy(Extended.of(x)));
  }

  /** Returns the time of ST+ and ST-, from X and the result in the register. */
  static double sumInto(Decimal x, Decimal result) {
    return 240 + 8.9 * shifts(x, result);
  }

  /** Returns the time of ST*. */
  static double productInto(Decimal x) {
    return 290 + DIGIT * digits(x);
  }

  /** Returns the time of ST/, from X and the result in the register. */
  static double quotientInto(Decimal x, Decimal result) {
    return x.isZero() ? Double.NaN : 296 + DIGIT * digits(result);
  }

  /**
   * Returns the time of ISG and DSE, from the count in the register. For a whole number, it is the
   * mean of two cases: a data register, and a status register, which the machine finds 20 words
   * sooner.
   */
  static double count(Decimal count) {
    int decimals = count.isInteger() ? 10 : 57;
    return 391 + decimals + 14 * Math.max(0, Math.min(LARGEST_COUNTER, count.exponent()));
  }

  /** Returns the time of 1/X. */
  static double reciprocal(Decimal x) {
    return x.isZero() ? Double.NaN : 230 + DIGIT * digits(Extended.ONE.dividedBy(Extended.of(x)));
  }

  /** Returns the time of SQRT. */
  static double squareRoot(Decimal x) {
    return x.isNegative() ? Double.NaN : 256 + DIGIT * digits(Extended.of(x).squareRoot());
  }

  /** Returns the time of X^2. */
  static double square(Decimal x) {
    return 224 + DIGIT * digits(x);
  }

  /** Returns the time of %. */
  static double percent(Decimal x) {
    return 229 + DIGIT * digits(x);
  }

  /** Returns the time of %CH. */
  static double percentChange(Decimal x, Decimal y) {
    if (y.isZero()) {
      return Double.NaN;
    }
    Extended base = Extended.of(y);
    Extended change = Extended.of(x).minus(base).dividedBy(base);
    return 302 + DIGIT * digits(change) + 8.9 * shifts(x, y);
  }

  /** Returns the time of MOD, which computes the integer digits of the quotient. */
  static double remainder(Decimal x, Decimal y) {
    if (x.isZero() || y.isZero()) {
      return 120;
    }
    int places = y.exponent() - x.exponent();
    Decimal remainder = Arithmetic.modulo(y.abs(), x.abs());
    boolean adds = !remainder.isZero() && x.isNegative() != y.isNegative();
    return 129
        + 6 * Math.max(-1, places)
        + 2 * wholeDigits(y, x)
        + (adds ? 90 + 8 * shifts(x, remainder) : 0);
  }

  /** Returns the time of Σ+. */
  static double accumulation(Decimal x, Decimal y) {
    return 1_468
        + 3.5 * digits(x)
        + 6.1 * digits(y)
        + 3.3 * Math.min(MOST_SHIFTS, Math.abs(x.exponent()));
  }

  /** Returns the time of Σ-. */
  static double removal(Decimal x, Decimal y) {
    return accumulation(x, y) + 80;
  }

  /** Returns the time of FACT, which multiplies by 1 to X unless X has more than two digits. */
  static double factorial(Decimal x) {
    if (x.isNegative() || !x.isInteger()) {
      return Double.NaN;
    } else if (x.exponent() > 1) {
      return 122 + 8.9 * x.exponent();
    }
    int words = 126;
    for (int n = 1; n <= x.truncated(); n++) {
      words += 11 + 2 * (n / 10 + n % 10) + (n < 10 ? 0 : 5);
    }
    return words;
  }

  /** Returns the time of D-R. */
  static double toRadians(Decimal x) {
    Extended product = Extended.of(x).times(HALF_PI);
    return 393 + DIGIT * (digits(x) + digits(product.dividedBy(NINETY)));
  }

  /** Returns the time of R-D. */
  static double toDegrees(Decimal x) {
    return 412 + DIGIT * digits(Extended.of(x).times(NINETY).dividedBy(HALF_PI));
  }

  static int digits(Decimal number) {
    return digits(Extended.of(number));
  }

  /** Returns the sum of the digits of a number. */
  private static int digits(Extended number) {
    int sum = 0;
    for (long digits = Math.abs(number.mantissa()); digits > 0; digits /= 10) {
      sum += (int) (digits % 10);
    }
    return sum;
  }

  /** Returns the sum of the digits of the whole part of y ÷ x. */
  private static int wholeDigits(Decimal y, Decimal x) {
    long divisor = Math.abs(x.coefficient());
    long rest = Math.abs(y.coefficient());
    int sum = 0;
    for (int place = y.exponent() - x.exponent(); place >= 0; place--) {
      sum += (int) (rest / divisor);
      rest = rest % divisor * 10;
    }
    return sum;
  }

  private static int shifts(Decimal x, Decimal y) {
    return x.isZero() || y.isZero()
        ? 0
        : Math.min(MOST_SHIFTS, Math.abs(x.exponent() - y.exponent()));
  }
}
