package hp41.machine;

import hp41.event.CalculatorError;
import hp41.machine.ErrorTime.Kind;
import hp41.memory.Word;
import org.apache.commons.lang3.StringUtils;

/**
 * Computes the times until functions fail, in words of the machine. Each was measured on the
 * microcode in programs with different arguments.
 */
final class ErrorTiming {

  private static final int IN_MODULE = 430;
  private static final int WITH_NAME = 1_390;
  private static final int WITHOUT_PROGRAM = 2_400;
  private static final int TEXT = 320;

  /** How much longer than for XEQ the search for a program is, in microseconds. */
  private static final long LONGER_SEARCH = 3_200_000;

  /** Errors that are found only when a function has computed its result. */
  private static final CalculatorError[] LATE = {
    CalculatorError.OUT_OF_RANGE, CalculatorError.NO_ROOM, CalculatorError.TRY_AGAIN
  };

  private static final CalculatorError[] OF_ARGUMENTS = {
    CalculatorError.DATA_ERROR,
    CalculatorError.DATA_ERROR_X,
    CalculatorError.DATA_ERROR_Y,
    CalculatorError.ALPHA_DATA
  };

  /** The date from which on a number cannot be the month or day. */
  private static final double NO_DATE = 100;

  private ErrorTiming() {}

  /**
   * Returns the time until a function has failed, in microseconds.
   *
   * @param usual the time of the function in words
   * @param x the word that was in X when the function began
   */
  static long micros(CalculatorFunction function, int usual, long x, Machine machine) {
    Outbox outbox = machine.outbox();
    ErrorTime time = function.time().untilError();
    String program = StringUtils.substringBefore(machine.alpha().text(), ",");
    if (outbox.isError(LATE)) {
      return Timing.search(usual);
    } else if (time.kind() == Kind.SEARCH && outbox.isError(CalculatorError.NAME_ERR)) {
      return program.isEmpty()
          ? Timing.search(WITHOUT_PROGRAM)
          : LONGER_SEARCH
              + new NameSearch(machine, program).microsInProgram(Named.of(machine, program));
    } else if (outbox.isError(CalculatorError.ALPHA_DATA) && !function.isXrom()) {
      return Timing.search(TEXT);
    } else if (time.kind() == Kind.MEASURED) {
      return Timing.search(time.words());
    } else if (computesDate(time.kind(), x) && outbox.isError(OF_ARGUMENTS)) {
      return Timing.search(time.words());
    }
    return Timing.search(Math.min(usual, most(function, machine)));
  }

  private static boolean computesDate(Kind kind, long x) {
    return (kind == Kind.DATE || kind == Kind.NONZERO_DATE && x != 0)
        && Word.isNormalized(x)
        && Math.abs(Word.toDecimal(x).doubleValue()) < NO_DATE;
  }

  private static int most(CalculatorFunction function, Machine machine) {
    Outbox outbox = machine.outbox();
    boolean named = function.usage().errors().contains(CalculatorError.NAME_ERR);
    if (named && outbox.isError(CalculatorError.NAME_ERR)) {
      return WITH_NAME;
    } else if (!function.isXrom()) {
      return ExecutionTime.UNTIL_ERROR;
    }
    if (machine.alpha().length() == 0 || outbox.isError(OF_ARGUMENTS)) {
      return IN_MODULE;
    }
    ErrorTime time = function.time().untilError();
    return named ? WITH_NAME : time.kind() == Kind.AFTER_ALPHA ? time.words() : IN_MODULE;
  }
}
