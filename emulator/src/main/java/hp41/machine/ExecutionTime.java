package hp41.machine;

/**
 * The execution time of a function in words of {@link Timing#WORD_MICROS}, measured on the
 * machine's microcode.
 *
 * @param words the usual time; for a test, the time if it is true
 * @param ofArguments computes the time from the arguments
 * @param untilError the time until the function fails
 */
public record ExecutionTime(int words, ArgumentTime ofArguments, ErrorTime untilError) {

  /** The execution time of functions that were not measured. */
  public static final ExecutionTime UNMEASURED = constant(150);

  /** The time until a simple function finds that it has no result. */
  public static final int UNTIL_ERROR = 175;

  /** Computes an execution time from the arguments of a function. */
  @FunctionalInterface
  public interface ArgumentTime {

    /**
     * Returns the time in words.
     *
     * @param x the word that was in X when the function began
     * @param y the word that was in Y
     */
    int words(long x, long y, Machine machine);
  }

  /** Returns a time that does not depend on the arguments. */
  public static ExecutionTime constant(int words) {
    return new ExecutionTime(words, (x, y, machine) -> words);
  }

  /** Creates a time with the usual time until an error. */
  public ExecutionTime(int words, ArgumentTime ofArguments) {
    this(words, ofArguments, ErrorTime.USUAL);
  }

  /** Returns this time with another time for functions that fail. */
  public ExecutionTime until(ErrorTime error) {
    return new ExecutionTime(words, ofArguments, error);
  }
}
