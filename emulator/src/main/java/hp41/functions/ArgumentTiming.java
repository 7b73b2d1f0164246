package hp41.functions;

import hp41.machine.ExecutionTime;
import hp41.machine.ExecutionTime.ArgumentTime;
import hp41.machine.Machine;
import hp41.memory.Word;
import hp41.number.AngleMode;
import hp41.number.AngleTime;
import hp41.number.Decimal;
import hp41.number.PowerTime;

/**
 * Returns the execution times of functions that depend on their arguments, in words. {@link
 * AngleTime} and {@link PowerTime} compute those of functions that the machine computes digit by
 * digit.
 */
public final class ArgumentTiming {

  /** Computes a time in words from X and Y; NaN if they have no result. */
  public interface NumberTime {

    /** Returns the time in words. */
    double words(Decimal x, Decimal y, Machine machine);
  }

  private ArgumentTiming() {}

  /**
   * Returns the time of a function of numbers. It is the usual time if X or Y is no number, and
   * that of an error if the numbers have no result.
   */
  static ArgumentTime of(int usual, NumberTime time) {
    return (x, y, machine) -> {
      if (!Word.isNormalized(x) || !Word.isNormalized(y)) {
        return usual;
      }
      double words = time.words(Word.toDecimal(x), Word.toDecimal(y), machine);
      return Double.isNaN(words) ? Math.min(usual, ExecutionTime.UNTIL_ERROR) : (int) words;
    };
  }

  /** Returns the time of LN. */
  public static double ln(Decimal x, Decimal y, Machine machine) {
    return PowerTime.ln(x);
  }

  /** Returns the time of LOG. */
  public static double log(Decimal x, Decimal y, Machine machine) {
    return PowerTime.log(x);
  }

  /** Returns the time of LN1+X. */
  public static double ln1PlusX(Decimal x, Decimal y, Machine machine) {
    return PowerTime.lnOnePlus(x);
  }

  /** Returns the time of E^X. */
  public static double exp(Decimal x, Decimal y, Machine machine) {
    return PowerTime.exp(x);
  }

  /** Returns the time of 10^X. */
  public static double powerOfTen(Decimal x, Decimal y, Machine machine) {
    return PowerTime.powerOfTen(x);
  }

  /** Returns the time of E^X-1. */
  public static double expMinus1(Decimal x, Decimal y, Machine machine) {
    return PowerTime.expMinusOne(x);
  }

  /** Returns the time of Y^X. */
  public static double power(Decimal x, Decimal y, Machine machine) {
    return PowerTime.power(y, x);
  }

  /** Returns the time of SIN. */
  public static double sine(Decimal x, Decimal y, Machine machine) {
    return AngleTime.sine(x, mode(machine));
  }

  /** Returns the time of COS. */
  public static double cosine(Decimal x, Decimal y, Machine machine) {
    return AngleTime.cosine(x, mode(machine));
  }

  /** Returns the time of TAN. */
  public static double tangent(Decimal x, Decimal y, Machine machine) {
    return AngleTime.tangent(x, mode(machine));
  }

  /** Returns the time of ATAN. */
  public static double atan(Decimal x, Decimal y, Machine machine) {
    return AngleTime.arcTangent(x, mode(machine));
  }

  /** Returns the time of ASIN. */
  public static double asin(Decimal x, Decimal y, Machine machine) {
    return AngleTime.arcSine(x, mode(machine));
  }

  /** Returns the time of ACOS. */
  public static double acos(Decimal x, Decimal y, Machine machine) {
    return AngleTime.arcCosine(x, mode(machine));
  }

  /** Returns the time of HMS+. */
  public static double hmsSum(Decimal x, Decimal y, Machine machine) {
    return 471 + sexagesimal(x, y, x.equals(y.negate()));
  }

  /** Returns the time of HMS-. */
  public static double hmsDifference(Decimal x, Decimal y, Machine machine) {
    return 480 + sexagesimal(x, y, x.equals(y));
  }

  /** Returns the time of HR. */
  public static double hours(Decimal x, Decimal y, Machine machine) {
    return 181 + parts(x);
  }

  /** Returns the time of P-R. */
  public static double rectangular(Decimal x, Decimal y, Machine machine) {
    return AngleTime.rectangular(y, x, mode(machine));
  }

  /** Returns the time of R-P. */
  public static double polar(Decimal x, Decimal y, Machine machine) {
    return AngleTime.polar(y, x, mode(machine));
  }

  private static AngleMode mode(Machine machine) {
    return machine.flags().angleMode();
  }

  private static int sexagesimal(Decimal x, Decimal y, boolean zero) {
    return parts(x) + parts(y) - (zero ? 77 : 0);
  }

  /** Returns the additional time to convert the minutes and seconds of a number; less for zero. */
  private static int parts(Decimal number) {
    if (number.isZero()) {
      return -115;
    }
    double minutes = Math.abs(number.doubleValue() * 100);
    return minutes % 1 != 0 ? 70 : minutes % 100 != 0 ? 40 : 0;
  }
}
