package hp41.functions;

import hp41.machine.Machine;

/**
 * Computes the execution times of arithmetic functions. The machine adds and shifts digit by digit:
 * the time depends on the sum of the digits of a factor or quotient, and on how far apart the
 * exponents of two terms are. The word counts were fitted to some dozen loops of each function in
 * the microcode.
 */
public final class ArithmeticTiming {

  /** The most digits by which the machine shifts a term. */
  private static final int MOST_SHIFTS = 13;

  private ArithmeticTiming() {}

  /** Returns the time of +. */
  public static double sum(double x, double y, Machine machine) {
    return 176 + 8.8 * shifts(x, y) + (x * y < 0 ? 9 : 0);
  }

  /** Returns the time of -. */
  public static double difference(double x, double y, Machine machine) {
    return 165 + 9.6 * shifts(x, y) + (x * y > 0 ? 14 : 0);
  }

  /** Returns the time of tests that compare X and Y. */
  public static double comparison(double x, double y, Machine machine) {
    return 178 + 8.9 * shifts(x, y);
  }

  /** Returns the time of *. */
  public static double product(double x, double y, Machine machine) {
    return 228 + 3.3 * digits(x);
  }

  /** Returns the time of /. */
  public static double quotient(double x, double y, Machine machine) {
    return 217 + 3.9 * digits(y / x);
  }

  /** Returns the time of 1/X. */
  public static double reciprocal(double x, double y, Machine machine) {
    return 222 + 3.4 * digits(1 / x);
  }

  /** Returns the time of SQRT. */
  public static double squareRoot(double x, double y, Machine machine) {
    return 268 + 3.9 * digits(Math.sqrt(x));
  }

  /** Returns the time of X^2. */
  public static double square(double x, double y, Machine machine) {
    return 229 + 3 * digits(x);
  }

  /** Returns the time of %. */
  public static double percent(double x, double y, Machine machine) {
    return 227 + 3.2 * digits(x);
  }

  /** Returns the time of %CH. */
  public static double percentChange(double x, double y, Machine machine) {
    return 310 + 4 * digits((x - y) / y);
  }

  /** Returns the time of MOD, which divides as far as the quotient is whole. */
  public static double remainder(double x, double y, Machine machine) {
    return x == 0 || y == 0 ? 125 : 115 + 17 * Math.max(0, exponent(y) - exponent(x) + 1);
  }

  /** Returns the time of Σ+. */
  public static double accumulation(double x, double y, Machine machine) {
    return 1_468
        + 3.5 * digits(x)
        + 6.1 * digits(y)
        + 3.3 * Math.min(MOST_SHIFTS, Math.abs(exponent(x)));
  }

  /** Returns the time of Σ-. */
  public static double removal(double x, double y, Machine machine) {
    return accumulation(x, y, machine) + 80;
  }

  /** Returns the time of FACT, which multiplies by 1 to X. */
  public static double factorial(double x, double y, Machine machine) {
    if (x < 0 || x > 69 || x != Math.rint(x)) {
      return Double.NaN;
    }
    int words = 126;
    for (int n = 1; n <= x; n++) {
      words += 11 + 2 * (n / 10 + n % 10) + (n < 10 ? 0 : 5);
    }
    return words;
  }

  /** Returns the sum of the ten digits of a number, or 0 if it is infinite or not a number. */
  static int digits(double number) {
    if (number == 0 || !Double.isFinite(number)) {
      return 0;
    }
    double size = Math.abs(number);
    double first = size / Math.pow(10, exponent(size));
    int sum = 0;
    for (long digits = Math.round(first * 1E9); digits > 0; digits /= 10) {
      sum += (int) (digits % 10);
    }
    return sum;
  }

  private static int shifts(double x, double y) {
    return x == 0 || y == 0 ? 0 : Math.min(MOST_SHIFTS, Math.abs(exponent(x) - exponent(y)));
  }

  private static int exponent(double number) {
    return number == 0 ? 0 : (int) Math.floor(Math.log10(Math.abs(number)));
  }
}
