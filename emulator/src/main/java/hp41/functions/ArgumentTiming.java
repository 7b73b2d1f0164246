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
  private static final double LARGEST_EXPONENT = 230;

  private static final double EIGHTH = Math.PI / 4;

  /** The number of characters that the display can show. */
  private static final int DISPLAY = 12;

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
    return logarithm(1 + x) + 80;
  }

  /** Returns the time of E^X. */
  public static double exp(double x, double y, Machine machine) {
    return exponential(x);
  }

  /** Returns the time of 10^X. */
  public static double powerOfTen(double x, double y, Machine machine) {
    return exponential(x * LN_10) + 250;
  }

  /** Returns the time of E^X-1. */
  public static double expMinus1(double x, double y, Machine machine) {
    return exponential(x) + 310;
  }

  /** Returns the time of Y^X. */
  public static double power(double x, double y, Machine machine) {
    double size = Math.abs(y);
    return logarithm(size) + exponential(x * Math.log(size)) + 140;
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

  /** Returns the time of SIN and COS. */
  public static double sine(double x, double y, Machine machine) {
    return 2_640 + 34 * turns(radians(x, machine));
  }

  /** Returns the time of TAN. */
  public static double tangent(double x, double y, Machine machine) {
    return 1_530 + 35 * turns(radians(x, machine));
  }

  /** Returns the time of ATAN. */
  public static double atan(double x, double y, Machine machine) {
    return ofOne(x, 525, inverse(1_330, 33, 470, Math.atan(Math.abs(x))));
  }

  /** Returns the time of ASIN. */
  public static double asin(double x, double y, Machine machine) {
    return ofOne(x, 588, inverse(2_565, 27, 415, Math.asin(Math.abs(x))));
  }

  /** Returns the time of ACOS. */
  public static double acos(double x, double y, Machine machine) {
    return ofOne(x, x > 0 ? 487 : 715, inverse(2_995, 26, -318, Math.acos(Math.abs(x))));
  }

  /** Returns the time of %CH. */
  public static double percentChange(double x, double y, Machine machine) {
    return 310 + 4 * digits((x - y) / y);
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
    return isRight(y, machine) ? 1_780 : 3_650;
  }

  /** Returns the time of R-P. */
  public static double polar(double x, double y, Machine machine) {
    if (y == 0) {
      return x == 0 ? 133 : 1_158;
    }
    return x == 0 ? 588 : 2_766 + 27.6 * turns(Math.atan(Math.abs(y / x)));
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
    return 260 + 3.6 * digits(Math.sqrt(x));
  }

  /** Returns the time of AROT. */
  public static double rotation(double x, double y, Machine machine) {
    int length = machine.alpha().length();
    if (length == 0) {
      return 936;
    } else if ((int) x == 0) {
      return 1_040 - 28 * length;
    }
    int count = Math.abs((int) x);
    int moved = count % length;
    return 1_789 - 57 * length + 72 * (x < 0 ? length - moved : moved) + 2 * (count / length);
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
      for (; rest >= turn; rest -= turn) {
        turns++;
      }
    }
    return turns;
  }

  private static double radians(double x, Machine machine) {
    AngleMode mode = machine.flags().angleMode();
    double eighth = mode == AngleMode.RAD ? EIGHTH : mode == AngleMode.GRAD ? 50 : 45;
    return Math.abs(x) / eighth * EIGHTH;
  }

  private static double inverse(int least, int turn, int large, double angle) {
    return Double.isNaN(angle) ? angle : least + turn * turns(angle) + (angle > EIGHTH ? large : 0);
  }

  private static double ofOne(double x, int words, double others) {
    return Math.abs(x) == 1 ? words : others;
  }

  private static boolean isRight(double angle, Machine machine) {
    double quarters = radians(angle, machine) / (2 * EIGHTH);
    return quarters == Math.rint(quarters);
  }

  /** Returns the sum of the ten digits of a number, or 0 if it is infinite or not a number. */
  private static int digits(double number) {
    if (number == 0 || !Double.isFinite(number)) {
      return 0;
    }
    double size = Math.abs(number);
    double first = size / Math.pow(10, Math.floor(Math.log10(size)));
    int sum = 0;
    for (long digits = Math.round(first * 1E9); digits > 0; digits /= 10) {
      sum += (int) (digits % 10);
    }
    return sum;
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

  /** Returns the time of POSA, which has pushed the position or a negative number. */
  public static int positionInAlpha(Machine machine) {
    int length = machine.alpha().length();
    int position = (int) number(machine.stack().x());
    return position < 0 ? 1_020 + 22 * length : 1_917 - 54 * length + 50 * position;
  }

  /** Returns the time of ANUM. */
  public static int numberInAlpha(Machine machine) {
    String text = machine.alpha().text();
    int digits = (int) text.chars().filter(it -> '0' <= it && it <= '9').count();
    return 917 + 60 * text.length() + (digits == 0 ? 0 : 171 + 58 * digits);
  }

  /** Returns the time of AVIEW without that of its message. */
  public static int alphaView(Machine machine) {
    return 640 + 27 * fittingAlpha(machine);
  }

  /** Returns the time of PROMPT; a text that scrolls takes longer. */
  public static int prompt(Machine machine) {
    return fittingAlpha(machine) == 0 && machine.alpha().length() > 0
        ? 1_307
        : 1_080 + 21 * fittingAlpha(machine);
  }

  /** Returns the number of characters of an ALPHA text that does not scroll. */
  private static int fittingAlpha(Machine machine) {
    int length = machine.alpha().length();
    return length > DISPLAY ? 0 : length;
  }

  /** Returns the time of VIEW without that of a message with as many characters. */
  public static int view(Machine machine) {
    String shown = machine.outbox().message();
    boolean number = shown.startsWith(" ") || shown.startsWith("-");
    int length = Math.min(DISPLAY, shown.length());
    return number ? 842 - 38 * length : 730 + 10 * length;
  }
}
