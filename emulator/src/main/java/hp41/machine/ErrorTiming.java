package hp41.machine;

import hp41.event.CalculatorError;
import hp41.memory.Word;
import java.util.Map;
import java.util.Set;
import org.apache.commons.lang3.StringUtils;

/**
 * Computes the times until functions fail, in words of the machine. Each was measured on the
 * microcode in programs with different arguments.
 */
final class ErrorTiming {

  /** The time until the error of a simple function. */
  static final int SOON = 290;

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

  private static final Map<String, Integer> COMPUTED =
      Map.of("GETAS", 1_350, "MEAN", 510, "PASN", 1_270, "SAVEAS", 600, "SDEV", 880, "XYZALM", 780);

  /** Functions that compute with a date before they find that it does not exist. */
  private static final Map<String, Integer> DATES =
      Map.of("DATE+", 1_250, "DDAYS", 1_160, "DOW", 1_200, "SETDATE", 1_530);

  private static final CalculatorError[] OF_ARGUMENTS = {
    CalculatorError.DATA_ERROR,
    CalculatorError.DATA_ERROR_X,
    CalculatorError.DATA_ERROR_Y,
    CalculatorError.ALPHA_DATA
  };

  /** The date from which on a number cannot be the month or day. */
  private static final double NO_DATE = 100;

  /** Functions that read ALPHA before they look for a file. */
  private static final Set<String> READ_ALPHA = Set.of("APPCHR", "APPREC", "INSCHR", "INSREC");

  private static final int WITH_TEXT = 1_170;

  /** Functions that search a program by its name. */
  private static final Set<String> SEARCH_PROGRAM = Set.of("PCLPS", "SAVEP");

  private ErrorTiming() {}

  /**
   * Returns the time until a function has failed, in microseconds.
   *
   * @param usual the time of the function in words
   * @param x the word that was in X when the function began
   */
  static long micros(CalculatorFunction function, int usual, long x, Machine machine) {
    Outbox outbox = machine.outbox();
    String name = function.name();
    String program = StringUtils.substringBefore(machine.alpha().text(), ",");
    if (outbox.isError(LATE)) {
      return Timing.search(usual);
    } else if (SEARCH_PROGRAM.contains(name) && outbox.isError(CalculatorError.NAME_ERR)) {
      return program.isEmpty()
          ? Timing.search(WITHOUT_PROGRAM)
          : LONGER_SEARCH
              + new NameSearch(machine, program).microsInProgram(Named.of(machine, program));
    } else if (outbox.isError(CalculatorError.ALPHA_DATA) && !function.isXrom()) {
      return Timing.search(TEXT);
    } else if (COMPUTED.containsKey(name)) {
      return Timing.search(COMPUTED.get(name));
    } else if (computesDate(name, x) && outbox.isError(OF_ARGUMENTS)) {
      return Timing.search(DATES.get(name));
    }
    return Timing.search(Math.min(usual, most(function, machine)));
  }

  private static boolean computesDate(String name, long x) {
    return DATES.containsKey(name)
        && !(x == 0 && name.equals("SETDATE"))
        && Word.isNormalized(x)
        && Math.abs(Word.toDecimal(x).doubleValue()) < NO_DATE;
  }

  private static int most(CalculatorFunction function, Machine machine) {
    Outbox outbox = machine.outbox();
    boolean named = function.usage().errors().contains(CalculatorError.NAME_ERR);
    if (named && outbox.isError(CalculatorError.NAME_ERR)) {
      return WITH_NAME;
    } else if (!function.isXrom()) {
      return SOON;
    }
    if (machine.alpha().length() == 0 || outbox.isError(OF_ARGUMENTS)) {
      return IN_MODULE;
    }
    return named ? WITH_NAME : READ_ALPHA.contains(function.name()) ? WITH_TEXT : IN_MODULE;
  }
}
