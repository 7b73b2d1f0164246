package hp41.machine;

import hp41.memory.Word;
import hp41.number.AngleMode;
import java.util.Map;
import java.util.Set;
import java.util.function.ToIntFunction;

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

  /** The number of characters that the display can show. */
  private static final int DISPLAY = 12;

  private static final Map<String, TimeModel> MODELS =
      Map.ofEntries(
          Map.entry("LN", (x, y, machine) -> ln(x)),
          Map.entry("LOG", (x, y, machine) -> ln(x) + 310),
          Map.entry("LN1+X", (x, y, machine) -> ln(1 + x) + 80),
          Map.entry("E^X", (x, y, machine) -> exp(x)),
          Map.entry("10^X", (x, y, machine) -> exp(x * LN_10) + 250),
          Map.entry("E^X-1", (x, y, machine) -> exp(x) + 310),
          Map.entry("Y^X", (x, y, machine) -> power(x, Math.abs(y))),
          Map.entry("FACT", (x, y, machine) -> factorial(x)),
          Map.entry("SIN", (x, y, machine) -> 2_640 + 34 * turns(radians(x, machine))),
          Map.entry("COS", (x, y, machine) -> 2_640 + 34 * turns(radians(x, machine))),
          Map.entry("TAN", (x, y, machine) -> 1_530 + 35 * turns(radians(x, machine))),
          Map.entry(
              "ATAN",
              (x, y, machine) -> ofOne(x, 525, inverse(1_330, 33, 470, Math.atan(Math.abs(x))))),
          Map.entry(
              "ASIN",
              (x, y, machine) -> ofOne(x, 588, inverse(2_565, 27, 415, Math.asin(Math.abs(x))))),
          Map.entry(
              "ACOS",
              (x, y, machine) ->
                  ofOne(x, x > 0 ? 487 : 715, inverse(2_995, 26, -318, Math.acos(Math.abs(x))))),
          Map.entry("%CH", (x, y, machine) -> 310 + 4 * digits((x - y) / y)),
          Map.entry("HMS+", (x, y, machine) -> 471 + sexagesimal(x, y, x + y)),
          Map.entry("HMS-", (x, y, machine) -> 480 + sexagesimal(x, y, x - y)),
          Map.entry("HR", (x, y, machine) -> 181 + parts(x)),
          Map.entry("P-R", (x, y, machine) -> isRight(y, machine) ? 1_780 : 3_650),
          Map.entry("R-P", (x, y, machine) -> polar(x, y)),
          Map.entry("*", (x, y, machine) -> 228 + 3.3 * digits(x)),
          Map.entry("/", (x, y, machine) -> 217 + 3.9 * digits(y / x)),
          Map.entry("1/X", (x, y, machine) -> 222 + 3.4 * digits(1 / x)),
          Map.entry("SQRT", (x, y, machine) -> 260 + 3.6 * digits(Math.sqrt(x))),
          Map.entry("AROT", (x, y, machine) -> rotation((int) x, machine.alpha().length())));

  /** Functions whose time is computed even if X is zero. */
  private static final Set<String> OF_ZERO = Set.of("%CH", "AROT", "HMS+", "HMS-", "P-R", "R-P");

  /** Functions whose time depends on what they read or show. */
  private static final Map<String, ToIntFunction<Machine>> OF_TEXT =
      Map.of(
          "ANUM",
          ArgumentTiming::numberInAlpha,
          "AVIEW",
          machine -> 640 + 27 * fittingAlpha(machine),
          "PROMPT",
          machine ->
              fittingAlpha(machine) == 0 && machine.alpha().length() > 0
                  ? 1_307
                  : 1_080 + 21 * fittingAlpha(machine),
          "POSA",
          ArgumentTiming::positionInAlpha,
          "VIEW",
          ArgumentTiming::view);

  /** Returns the time of a function in words, or NaN if its arguments have no result. */
  private interface TimeModel {
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
    String name = function.name();
    if (OF_TEXT.containsKey(name)) {
      return OF_TEXT.get(name).applyAsInt(machine);
    } else if (x == 0 && !OF_ZERO.contains(name)) {
      return function.time().ofZero();
    }
    TimeModel model = MODELS.get(name);
    if (model == null || !Word.isNormalized(x) || !Word.isNormalized(y)) {
      return function.words();
    }
    double words = model.words(number(x), number(y), machine);
    return Double.isNaN(words) ? Math.min(function.words(), ErrorTiming.SOON) : (int) words;
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

  private static double power(double x, double y) {
    return ln(y) + exp(x * Math.log(y)) + 140;
  }

  private static double ofOne(double x, int words, double others) {
    return Math.abs(x) == 1 ? words : others;
  }

  private static boolean isRight(double angle, Machine machine) {
    double quarters = radians(angle, machine) / (2 * EIGHTH);
    return quarters == Math.rint(quarters);
  }

  private static double polar(double x, double y) {
    if (y == 0) {
      return x == 0 ? 133 : 1_158;
    }
    return x == 0 ? 588 : 2_766 + 27.6 * turns(Math.atan(Math.abs(y / x)));
  }

  /** Returns the sum of the ten digits of a number. */
  private static int digits(double number) {
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
  private static int positionInAlpha(Machine machine) {
    int length = machine.alpha().length();
    int position = (int) number(machine.stack().x());
    return position < 0 ? 1_020 + 22 * length : 1_917 - 54 * length + 50 * position;
  }

  private static int numberInAlpha(Machine machine) {
    String text = machine.alpha().text();
    int digits = (int) text.chars().filter(it -> '0' <= it && it <= '9').count();
    return 917 + 60 * text.length() + (digits == 0 ? 0 : 171 + 58 * digits);
  }

  /** Returns the number of characters of an ALPHA text that does not scroll. */
  private static int fittingAlpha(Machine machine) {
    int length = machine.alpha().length();
    return length > DISPLAY ? 0 : length;
  }

  /** Returns the time of VIEW without that of a message with as many characters. */
  private static int view(Machine machine) {
    String shown = machine.outbox().message();
    boolean number = shown.startsWith(" ") || shown.startsWith("-");
    int length = Math.min(DISPLAY, shown.length());
    return number ? 842 - 38 * length : 730 + 10 * length;
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
      return 936;
    }
    if (x == 0) {
      return 1_040 - 28 * length;
    }
    int moved = Math.abs(x) % length;
    return 1_789 - 57 * length + 72 * (x < 0 ? length - moved : moved) + 2 * (Math.abs(x) / length);
  }
}
