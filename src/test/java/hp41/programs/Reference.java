package hp41.programs;

import ch.obermuhlner.math.big.BigDecimalMath;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.function.UnaryOperator;

/** Arithmetic with fifty digits for the expected results of programs. */
final class Reference {

  static final MathContext DIGITS = new MathContext(50);

  /** The number of degrees in a radian. */
  static final BigDecimal RADIAN =
      BigDecimal.valueOf(180).divide(BigDecimalMath.pi(DIGITS), DIGITS);

  private static final BigDecimal CLOSE = new BigDecimal("1e-40");

  private Reference() {}

  /** Returns a number of at most ten digits as the calculator gets it. */
  static BigDecimal typed(double number) {
    return typed(number, 10);
  }

  /** Returns a number with this number of digits. */
  static BigDecimal typed(double number, int digits) {
    return new BigDecimal(number).round(new MathContext(digits));
  }

  /** Returns a number as it is typed or answered, without trailing zeros. */
  static String line(BigDecimal number) {
    BigDecimal stripped = number.stripTrailingZeros();
    int exponent = stripped.precision() - stripped.scale() - 1;
    return stripped.scale() == 0
        ? stripped.toPlainString()
        : stripped.scaleByPowerOfTen(-exponent).toPlainString() + "E" + exponent;
  }

  static BigDecimal exp(BigDecimal x) {
    return BigDecimalMath.exp(x, DIGITS);
  }

  static BigDecimal ln(BigDecimal x) {
    return BigDecimalMath.log(x, DIGITS);
  }

  static BigDecimal quotient(BigDecimal x, BigDecimal y) {
    return x.divide(y, DIGITS);
  }

  /** Returns x to a power, which may be negative or no integer if x is positive. */
  static BigDecimal power(BigDecimal x, BigDecimal exponent) {
    return BigDecimalMath.pow(x, exponent, DIGITS);
  }

  /**
   * Returns the root of a function between two numbers where its signs differ, with forty digits.
   *
   * @throws IllegalArgumentException if the signs are equal
   */
  static BigDecimal root(UnaryOperator<BigDecimal> f, BigDecimal from, BigDecimal to) {
    BigDecimal a = from;
    BigDecimal b = to;
    BigDecimal fa = f.apply(a);
    BigDecimal fb = f.apply(b);
    if (fa.signum() * fb.signum() > 0) {
      throw new IllegalArgumentException("no change of sign from " + from + " to " + to);
    }
    for (boolean secant = true; fb.signum() != 0 && width(a, b) > 0; secant = !secant) {
      BigDecimal middle = a.add(b).divide(BigDecimal.valueOf(2), DIGITS);
      BigDecimal x =
          secant ? b.subtract(fb.multiply(b.subtract(a)).divide(fb.subtract(fa), DIGITS)) : middle;
      x = x.round(DIGITS);
      BigDecimal fx = f.apply(x).round(DIGITS);
      if (fx.signum() * fb.signum() > 0) {
        b = x;
        fb = fx;
      } else {
        a = b;
        fa = fb;
        b = x;
        fb = fx;
      }
    }
    return b;
  }

  private static int width(BigDecimal a, BigDecimal b) {
    return a.subtract(b).abs().compareTo(a.abs().max(b.abs()).multiply(CLOSE));
  }

  /** Returns whether the relative error of a number is at most a limit. */
  static boolean isNear(BigDecimal number, BigDecimal exact, double relative) {
    return isWithin(number, exact, exact.abs().multiply(BigDecimal.valueOf(relative)));
  }

  /** Returns whether the absolute error of a number is at most a limit. */
  static boolean isWithin(BigDecimal number, BigDecimal exact, BigDecimal error) {
    return number.subtract(exact).abs().compareTo(error) <= 0;
  }

  /** Rounds to the ten digits of the calculator. */
  static BigDecimal rounded(BigDecimal number) {
    return number.round(new MathContext(10, RoundingMode.HALF_UP));
  }
}
