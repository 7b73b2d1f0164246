package hp41.functions;

import hp41.machine.ExecutionTime;
import hp41.machine.ExecutionTime.ArgumentTime;
import hp41.machine.Machine;
import hp41.memory.Word;
import hp41.number.AngleMode;

/**
 * Computes the execution times of functions that depend on their arguments. The machine computes
 * logarithms, exponentials and angles digit by digit: the time depends on how often a table value
 * can be used. The word counts were fitted to some hundred calls of each function in the microcode.
 */
public final class ArgumentTiming {

  /** The last parts that can still be used, of factors and of angles. */
  private static final double LAST_FACTOR = 0.9E-6;

  private static final double LAST_TURN = 0.9E-5;
  private static final double LN_10 = Math.log(10);

  /** Beyond this exponent of e the machine has nothing to compute. */
  private static final double LARGEST_EXPONENT = 231;

  /** Below this size the exponential of a number is 1. */
  private static final double TINY = 1E-12;

  /** Below this size the exponential of a number less 1 is the number. */
  private static final double SMALL = 1E-5;

  /** From this number on, E^X-1 computes with the exponential alone. */
  private static final double LONG_FRACTION = 20;

  private static final double EIGHTH = Math.PI / 4;

  /** From this size on, the machine needs more time to reduce an angle. */
  private static final double HUGE = 1E10;

  /** Makes up for the rounding of exact tangents. */
  private static final double EXACT = 1 - 1E-9;

  /** The most zeros after the decimal point of an angle. */
  private static final int SMALLEST = 12;

  /** Computes a time in words from X and Y; NaN if they have no result. */
  public interface NumberTime {

    /** Returns the time in words. */
    double words(double x, double y, Machine machine);
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
      double words = time.words(number(x), number(y), machine);
      return Double.isNaN(words) ? Math.min(usual, ExecutionTime.UNTIL_ERROR) : (int) words;
    };
  }

  /** Returns the time of LN. */
  public static double ln(double x, double y, Machine machine) {
    return logarithm(x);
  }

  /** Returns the time of LOG. */
  public static double log(double x, double y, Machine machine) {
    return logarithm(x) + 310;
  }

  /** Returns the time of LN1+X. */
  public static double ln1PlusX(double x, double y, Machine machine) {
    return 1 + x == 1 ? 345 : logarithm(1 + x) + 80;
  }

  /** Returns the time of E^X. */
  public static double exp(double x, double y, Machine machine) {
    return Math.abs(x) < TINY ? 378 : exponential(x);
  }

  /** Returns the time of 10^X. */
  public static double powerOfTen(double x, double y, Machine machine) {
    if (x == Math.rint(x) && Math.abs(x) < 100) {
      return 645 + Math.abs(x) + (x < 0 ? 140 : 0);
    }
    return Math.abs(x) < TINY ? 545 : exponential(x * LN_10) + 250;
  }

  /** Returns the time of E^X-1. */
  public static double expMinus1(double x, double y, Machine machine) {
    return Math.abs(x) < SMALL ? 465 : exponential(x) + 310 + (x > LONG_FRACTION ? 200 : 0);
  }

  /** Returns the time of Y^X. */
  public static double power(double x, double y, Machine machine) {
    double size = Math.abs(y);
    return logarithm(size) + exponential(x * Math.log(size)) + 140;
  }

  /** Returns the time of SIN. */
  public static double sine(double x, double y, Machine machine) {
    double angle = radians(x, machine);
    return 2_050
        + 39 * turns(angle)
        - saved(500, 27, angle, machine)
        + 10 * ArithmeticTiming.digits(Math.sin(angle));
  }

  /** Returns the time of COS. */
  public static double cosine(double x, double y, Machine machine) {
    double angle = radians(x, machine);
    return 2_505
        + 20 * turns(angle)
        - saved(650, 70, angle, machine)
        + 10 * ArithmeticTiming.digits(Math.cos(angle));
  }

  /** Returns the time of TAN. */
  public static double tangent(double x, double y, Machine machine) {
    double angle = radians(x, machine);
    int zero = smallness(rest(angle)) > 5 ? 65 : 30;
    return 1_583 + 32 * turns(angle) - saved(583, zero, angle, machine);
  }

  /** Returns the time of ATAN. */
  public static double atan(double x, double y, Machine machine) {
    double angle = Math.atan(Math.abs(x));
    int zero = smallness(rest(angle)) > 5 ? 65 : 0;
    return ofOne(x, 525, inverse(1_330, 33, 470, angle) - saved(460, zero, angle, machine));
  }

  /** Returns the time of ASIN. */
  public static double asin(double x, double y, Machine machine) {
    double angle = Math.asin(Math.abs(x));
    int negative = x < 0 ? 200 : 0;
    return ofOne(
        x, 588, inverse(2_565, 27, 415, angle) + negative - saved(400, 75, angle, machine));
  }

  /** Returns the time of ACOS. */
  public static double acos(double x, double y, Machine machine) {
    double angle = Math.acos(Math.abs(x));
    return ofOne(
        x, x > 0 ? 487 : 715, inverse(2_995, 26, -318, angle) - saved(450, 60, angle, machine));
  }

  /** Returns the time of HMS+. */
  public static double hmsSum(double x, double y, Machine machine) {
    return 471 + sexagesimal(x, y, x + y);
  }

  /** Returns the time of HMS-. */
  public static double hmsDifference(double x, double y, Machine machine) {
    return 480 + sexagesimal(x, y, x - y);
  }

  /** Returns the time of HR. */
  public static double hours(double x, double y, Machine machine) {
    return 181 + parts(x);
  }

  /** Returns the time of P-R. */
  public static double rectangular(double x, double y, Machine machine) {
    if (isRight(y, machine)) {
      return 1_780;
    }
    double angle = radians(y, machine);
    return 2_930
        + 36 * turns(angle)
        - saved(540, 78, angle, machine)
        - 46 * Math.min(3, Math.max(0, Math.floor(Math.log10(angle))));
  }

  /** Returns the time of R-P. */
  public static double polar(double x, double y, Machine machine) {
    if (y == 0) {
      return x == 0 ? 133 : 1_158;
    } else if (x == 0) {
      return 588;
    }
    double angle = Math.atan(Math.abs(y / x));
    return 2_420 + 41 * turns(angle) - saved(444, 60, angle, machine);
  }

  private static double number(long word) {
    return Word.toDecimal(word).doubleValue();
  }

  private static double logarithm(double x) {
    if (x == 1) {
      return 131;
    }
    double exponent = Math.floor(Math.log10(x));
    double mantissa = x / Math.pow(10, exponent);
    if (exponent == 0) {
      double factors = factors(10 / mantissa, 10);
      return (Math.scalb(1.0, (int) factors) == mantissa ? 750 : 1_202) + 26 * factors;
    }
    return (exponent > 0 ? 625 : 700) + 25.6 * factors(mantissa, 10);
  }

  private static double exponential(double x) {
    if (Math.abs(x) > LARGEST_EXPONENT) {
      return 222;
    }
    return 494 + 28 * factors(1, Math.exp(Math.abs(x) % LN_10)) + (x < 0 ? 311 : 0);
  }

  /** Returns how many factors 2, 1.1, 1.01 and so on, the largest first, lead to a number. */
  private static double factors(double from, double to) {
    if (!(from > 0 && to <= 10)) {
      return Double.NaN;
    }
    int factors = 0;
    double product = from;
    for (double part = 1; part > LAST_FACTOR; part /= 10) {
      while (product * (1 + part) <= to * (1 + LAST_FACTOR / 100)) {
        product *= 1 + part;
        factors++;
      }
    }
    return factors;
  }

  /** Returns how many angles whose tangents are 1, 0.1, 0.01 and so on an angle contains. */
  private static double turns(double angle) {
    double rest = angle % (2 * EIGHTH);
    rest = rest > EIGHTH ? 2 * EIGHTH - rest : rest;
    int turns = 0;
    for (double part = 1; part > LAST_TURN; part /= 10) {
      double turn = Math.atan(part);
      for (; rest >= turn * EXACT; rest -= turn) {
        turns++;
      }
    }
    return turns;
  }

  /** Returns how far an angle is from the nearest multiple of a right angle. */
  private static double rest(double angle) {
    double rest = angle % (2 * EIGHTH);
    return Math.min(rest, 2 * EIGHTH - rest);
  }

  /** Returns the number of zeros after the decimal point of an angle. */
  private static double smallness(double angle) {
    return angle == 0 ? SMALLEST : Math.min(SMALLEST, Math.max(0, -Math.floor(Math.log10(angle))));
  }

  /** Returns the time to convert an angle, which radians save. */
  private static int inRadians(Machine machine, int words) {
    return machine.flags().angleMode() == AngleMode.RAD ? words : 0;
  }

  private static double radians(double x, Machine machine) {
    AngleMode mode = machine.flags().angleMode();
    double eighth = mode == AngleMode.RAD ? EIGHTH : mode == AngleMode.GRAD ? 50 : 45;
    return Math.abs(x) / eighth * EIGHTH;
  }

  private static double inverse(int least, int turn, int large, double angle) {
    return Double.isNaN(angle) ? angle : least + turn * turns(angle) + (angle > EIGHTH ? large : 0);
  }

  /**
   * Returns the time that radians save, and each zero of an angle near 0 or a right angle; less
   * what the machine needs to reduce a huge angle, which is 0 in grads.
   */
  private static double saved(int inRadians, int zero, double angle, Machine machine) {
    boolean reduced = angle < HUGE || machine.flags().angleMode() == AngleMode.GRAD;
    double reduction = reduced ? 0 : 17 * (Math.log10(angle) - 10);
    return inRadians(machine, inRadians) + zero * smallness(rest(angle)) - reduction;
  }

  private static double ofOne(double x, int words, double others) {
    return Math.abs(x) == 1 ? words : others;
  }

  private static boolean isRight(double angle, Machine machine) {
    double quarters = radians(angle, machine) / (2 * EIGHTH);
    boolean exact = quarters < HUGE || machine.flags().angleMode() == AngleMode.GRAD;
    return exact && quarters == Math.rint(quarters);
  }

  private static int sexagesimal(double x, double y, double sum) {
    return parts(x) + parts(y) - (sum == 0 ? 77 : 0);
  }

  /** Returns the additional time to convert the minutes and seconds of a number; less for zero. */
  private static int parts(double number) {
    if (number == 0) {
      return -115;
    }
    double minutes = Math.abs(number * 100);
    return minutes % 1 != 0 ? 70 : minutes % 100 != 0 ? 40 : 0;
  }
}
