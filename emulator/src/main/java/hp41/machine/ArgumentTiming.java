package hp41.machine;

import hp41.memory.Word;
import hp41.number.AngleMode;
import java.util.Map;

/**
 * Computes the execution times of functions that depend on their arguments. The machine computes
 * logarithms, exponentials and angles digit by digit: the time depends on how often a table value
 * can be used. The word counts were fitted to some hundred calls of each function in the microcode.
 */
final class ArgumentTiming {

  /** The last parts that can still be used, of factors and of angles. */
  private static final double LAST_FACTOR = 0.9E-6;

  private static final double LAST_TURN = 0.9E-5;
  private static final double LN_10 = Math.log(10);

  /** Beyond this exponent of e the machine has nothing to compute. */
  private static final double LARGEST_EXPONENT = 230;

  private static final double EIGHTH = Math.PI / 4;

  private static final Map<String, Model> MODELS =
      Map.ofEntries(
          Map.entry("LN", (x, y, machine) -> ln(x)),
          Map.entry("LOG", (x, y, machine) -> ln(x) + 310),
          Map.entry("LN1+X", (x, y, machine) -> ln(1 + x) + 80),
          Map.entry("E^X", (x, y, machine) -> exp(x)),
          Map.entry("10^X", (x, y, machine) -> exp(x * LN_10) + 250),
          Map.entry("E^X-1", (x, y, machine) -> exp(x) + 310),
          Map.entry("Y^X", (x, y, machine) -> ln(y) + exp(x * Math.log(y)) + 140),
          Map.entry("FACT", (x, y, machine) -> factorial(x)),
          Map.entry("SIN", (x, y, machine) -> 2_640 + 34 * turns(radians(x, machine))),
          Map.entry("COS", (x, y, machine) -> 2_640 + 34 * turns(radians(x, machine))),
          Map.entry("TAN", (x, y, machine) -> 1_530 + 35 * turns(radians(x, machine))),
          Map.entry("ATAN", (x, y, machine) -> inverse(1_330, 33, 470, Math.atan(Math.abs(x)))),
          Map.entry("ASIN", (x, y, machine) -> inverse(2_565, 27, 415, Math.asin(Math.abs(x)))),
          Map.entry("ACOS", (x, y, machine) -> inverse(2_995, 26, -318, Math.acos(Math.abs(x)))),
          Map.entry("AROT", (x, y, machine) -> rotation((int) x, machine.alpha().length())));

  /** Returns the time of a function in words, or NaN if its arguments have no result. */
  private interface Model {
    double words(double x, double y, Machine machine);
  }

  private ArgumentTiming() {}

  /**
   * Returns the execution time of a function in words; that of its row if X is zero or the time
   * does not depend on the arguments.
   *
   * @param x the word that was in X when the function began
   * @param y the word that was in Y
   */
  static int words(CalculatorFunction function, long x, long y, Machine machine) {
    if (x == 0) {
      return function.time().ofZero();
    }
    Model model = MODELS.get(function.name());
    if (model == null || !Word.isNormalized(x) || !Word.isNormalized(y)) {
      return function.words();
    }
    double words = model.words(number(x), number(y), machine);
    return Double.isNaN(words) ? Math.min(function.words(), Timing.UNTIL_ERROR) : (int) words;
  }

  private static double number(long word) {
    return Word.toDecimal(word).doubleValue();
  }

  private static double ln(double x) {
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

  private static double exp(double x) {
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

  /** Returns the time of the multiplications by 1 to n. */
  private static double factorial(double x) {
    if (x < 0 || x > 69 || x != Math.rint(x)) {
      return Double.NaN;
    }
    int words = 126;
    for (int n = 1; n <= x; n++) {
      words += 11 + 2 * (n / 10 + n % 10) + (n < 10 ? 0 : 5);
    }
    return words;
  }

  private static double rotation(int x, int length) {
    if (length == 0) {
      return Double.NaN;
    }
    if (x == 0) {
      return 1_040 - 28 * length;
    }
    int moved = Math.abs(x) % length;
    return 1_789 - 57 * length + 72 * (x < 0 ? length - moved : moved) + 2 * (Math.abs(x) / length);
  }
}
