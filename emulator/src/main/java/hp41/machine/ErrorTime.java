package hp41.machine;

import hp41.event.CalculatorError;
import java.util.HashMap;
import java.util.Map;

/**
 * The rule by which the time until a function fails is computed.
 *
 * @param kind when the time applies
 * @param words the time in words of {@link Timing#WORD_MICROS}; 0 if it follows from the error
 * @param others the times of the errors that take longer or shorter
 */
public record ErrorTime(Kind kind, int words, Map<CalculatorError, Integer> others) {

  /** The time that follows from the error and the table that contains the function. */
  public static final ErrorTime USUAL = new ErrorTime(Kind.USUAL, 0);

  /** The time of a function that reads ALPHA before it looks for a file. */
  public static final ErrorTime AFTER_ALPHA = new ErrorTime(Kind.AFTER_ALPHA, 0);

  /** The time of a function that searches a program by its name in ALPHA. */
  public static final ErrorTime OF_SEARCH = new ErrorTime(Kind.SEARCH, 0);

  /** What a time depends on. */
  enum Kind {
    USUAL,
    MEASURED,
    DATE,
    NONZERO_DATE,
    FRACTION,
    AFTER_ALPHA,
    NAMED,
    SEARCH
  }

  public ErrorTime {
    others = Map.copyOf(others);
  }

  private ErrorTime(Kind kind, int words) {
    this(kind, words, Map.of());
  }

  /** Returns a measured time, which is the same for all errors. */
  public static ErrorTime of(int words) {
    return new ErrorTime(Kind.MEASURED, words);
  }

  /** Returns the time of a function that reads the name in ALPHA before it fails. */
  public static ErrorTime ofName(int words) {
    return new ErrorTime(Kind.NAMED, words);
  }

  /**
   * Returns the time of a function that computes with a number before it finds that the number is
   * not a date.
   */
  public static ErrorTime ofDate(int words) {
    return new ErrorTime(Kind.DATE, words);
  }

  /** Returns the time of a function that refuses 0 at once, and computes with other dates. */
  public static ErrorTime ofNonzeroDate(int words) {
    return new ErrorTime(Kind.NONZERO_DATE, words);
  }

  /** Returns the time of a function that refuses fractions at once, and converts whole numbers. */
  public static ErrorTime ofFraction(int words) {
    return new ErrorTime(Kind.FRACTION, words);
  }

  /** Returns this time with the measured time of one error. */
  public ErrorTime but(CalculatorError error, int measured) {
    Map<CalculatorError, Integer> all = new HashMap<>(others);
    all.put(error, measured);
    return new ErrorTime(kind, words, all);
  }
}
