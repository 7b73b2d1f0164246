package hp41.machine;

import hp41.event.CalculatorError;
import hp41.machine.ErrorTime.Kind;
import hp41.memory.ExtendedMemory;
import hp41.memory.Word;
import java.util.Set;
import org.apache.commons.lang3.StringUtils;

/**
 * Computes the times until functions fail, in words of the machine. Each was measured on the
 * microcode in programs with different arguments.
 */
final class ErrorTiming {

  private static final int IN_MODULE = 430;
  private static final int OF_OPERAND = 285;
  private static final int WITHOUT_PROGRAM = 2_225;
  private static final int TEXT = 320;

  /** The time of the mainframe to show DATA ERROR. */
  private static final int SHOWN = 118;

  /** The time to refuse a number that cannot be a date. */
  private static final int NO_DATE_AT_ALL = 300;

  private static final int ALIGNED = 3;

  /**
   * The microseconds by which the search for a program named in ALPHA is longer than that of XEQ.
   */
  private static final long LONGER_SEARCH = 3_145_000;

  /** The time to find that there is no current file; measured on the microcode. */
  private static final int NO_FILE = 351;

  // The time to read a name in ALPHA and to search for a file that does not exist.
  private static final int NAME = 1_231;
  private static final int PASSED = 40;
  private static final int FOUND = 70;

  // The time to read ALPHA.
  private static final int ALPHA = 1_117;
  private static final int ALPHA_CHARACTER = -27;

  /** The time to find that a file has no room for ALPHA. */
  private static final int FILLED = 235;

  /** Errors that are found only when a function has computed its result. */
  private static final Set<CalculatorError> LATE =
      Set.of(CalculatorError.OUT_OF_RANGE, CalculatorError.NO_ROOM, CalculatorError.TRY_AGAIN);

  private static final Set<CalculatorError> OF_ARGUMENTS =
      Set.of(
          CalculatorError.DATA_ERROR,
          CalculatorError.DATA_ERROR_X,
          CalculatorError.DATA_ERROR_Y,
          CalculatorError.ALPHA_DATA);

  /** The lowest number that can contain neither a month nor a day. */
  private static final double NO_DATE = 100;

  private final CalculatorFunction function;
  private final long x;
  private final Machine machine;
  private final CalculatorError error;

  private ErrorTiming(CalculatorFunction function, long x, Machine machine) {
    this.function = function;
    this.x = x;
    this.machine = machine;
    error = machine.outbox().latestError().orElse(CalculatorError.DATA_ERROR);
  }

  /**
   * Returns the time until a function has failed, in microseconds.
   *
   * @param usual the time of the function in words
   * @param x the word that was in X when the function began
   */
  static long micros(CalculatorFunction function, int usual, long x, Machine machine) {
    return new ErrorTiming(function, x, machine).micros(usual);
  }

  private long micros(int usual) {
    boolean shown = !machine.outbox().error().isEmpty();
    boolean slow = shown && error == CalculatorError.DATA_ERROR && !function.isXrom();
    return untilFound(usual) + Timing.search(slow ? SHOWN : 0);
  }

  private long untilFound(int usual) {
    ErrorTime time = function.time().untilError();
    Integer measured = time.others().get(error);
    if (measured != null) {
      boolean ofDate = time.kind() == Kind.DATE && OF_ARGUMENTS.contains(error);
      return Timing.search(measured - (ofDate ? withoutDate(time) : 0));
    } else if (LATE.contains(error)) {
      int ofArguments = function.time().ofArguments().words(x, machine.stack().y(), machine);
      return Timing.search(usual + ofArguments - function.words());
    } else if (time.kind() == Kind.SEARCH && error == CalculatorError.NAME_ERR) {
      return searchMicros();
    } else if (error == CalculatorError.ALPHA_DATA && !function.isXrom()) {
      return Timing.search(TEXT);
    }
    return Timing.search(
        switch (time.kind()) {
          case MEASURED -> time.words();
          case DATE, NONZERO_DATE -> time.words() - withoutDate(time) + aligning();
          case NAMED -> time.words() + Timing.ofName(machine.alpha().text());
          case FRACTION -> isWhole() ? usual : time.words();
          case AFTER_ALPHA -> afterAlpha();
          default -> otherwise(usual);
        });
  }

  private long searchMicros() {
    String program = StringUtils.substringBefore(machine.alpha().text(), ",");
    return program.isEmpty()
        ? Timing.search(WITHOUT_PROGRAM)
        : LONGER_SEARCH
            + new NameSearch(machine, program).microsInProgram(Named.of(machine, program));
  }

  /** Returns the time that is saved if a number cannot be a date and is refused at once. */
  private int withoutDate(ErrorTime time) {
    return computesDate(time.kind()) ? 0 : time.words() - NO_DATE_AT_ALL;
  }

  /**
   * Returns whether the function computes with the date before it fails, and does not refuse it at
   * once.
   */
  private boolean computesDate(Kind kind) {
    long date = date();
    return (kind == Kind.DATE || date != 0)
        && Word.isNormalized(date)
        && Math.abs(Word.toDecimal(date).doubleValue()) < NO_DATE;
  }

  private long date() {
    return error == CalculatorError.DATA_ERROR_Y ? machine.stack().y() : x;
  }

  /** Returns the time to move the digits of a number below one to their places. */
  private int aligning() {
    long date = date();
    return Word.isNormalized(date) ? ALIGNED * Math.max(0, -Word.toDecimal(date).exponent()) : 0;
  }

  private boolean isWhole() {
    return Word.isNormalized(x) && Word.toDecimal(x).fraction().isZero();
  }

  private int afterAlpha() {
    int length = machine.alpha().length();
    int filled = error == CalculatorError.END_OF_FL ? FILLED : 0;
    return length == 0 ? IN_MODULE : ALPHA + ALPHA_CHARACTER * length + filled;
  }

  private int otherwise(int usual) {
    boolean reads = machine.alpha().length() > 0 && !OF_ARGUMENTS.contains(error);
    boolean named = function.usage().errors().contains(CalculatorError.NAME_ERR);
    if (named && (reads || error == CalculatorError.NAME_ERR)) {
      int files = new ExtendedMemory(machine.memory()).files().size();
      return NAME
          + PASSED * files
          + Timing.ofName(machine.alpha().text())
          + (error == CalculatorError.DUP_FL ? FOUND : 0);
    }
    if (error == CalculatorError.FL_NOT_FOUND) {
      return NO_FILE;
    }
    int ofMainframe = error == CalculatorError.DATA_ERROR ? ExecutionTime.UNTIL_ERROR : OF_OPERAND;
    return Math.min(usual, function.isXrom() ? IN_MODULE : ofMainframe);
  }
}
