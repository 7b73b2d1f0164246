package hp41.terminal;

import hp41.Calculator;
import hp41.Snapshot;
import hp41.event.CalculatorError;
import hp41.panel.Note;
import hp41.panel.Promise;
import hp41.text.Counted;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The line to type after an error because the number of data registers does not fit. */
final class SizeAdvice {

  private static final Pattern MISSING = Pattern.compile("there is no R(\\d+), .*");
  private static final String TRY_AGAIN = CalculatorError.TRY_AGAIN.getMessage();
  private static final int HIGHEST = 999;

  /** The data registers that become program memory if it is full. */
  private static final int ENOUGH = 10;

  /** The SIZE after MEMORY LOST. */
  private static final int USUAL = 100;

  private final Calculator calculator;
  private final int size;
  private final int most;

  SizeAdvice(Calculator calculator) {
    this.calculator = calculator;
    size = calculator.modes().size();
    most = size + calculator.programs().free();
  }

  /**
   * Adds the SIZE that is needed or possible.
   *
   * @param error the message of an error
   * @param cause the function or line that failed
   * @param inProgram whether it was a line of a program, which may need more registers later
   */
  Note addTo(Note error, String cause, boolean inProgram) {
    Matcher missing = MISSING.matcher(calculator.contents().reason());
    if (missing.matches()) {
      int least = Integer.parseInt(missing.group(1)) + 1;
      int needed = inProgram ? Math.max(least, Math.min(most, USUAL)) : least;
      return needed <= Math.min(most, HIGHEST) ? type(error, needed) : error;
    } else if (!error.head().equals(TRY_AGAIN)) {
      return error;
    } else if (cause.startsWith("SIZE ")) {
      return type(error.and("there is room for " + Counted.of(most, "data register")), most);
    }
    Note full = error.and("program memory is full").means(CalculatorError.TRY_AGAIN.meaning());
    return size == 0 ? full : type(full, Math.max(0, size - ENOUGH));
  }

  /** Returns the error in the display; a full program memory only displays a message. */
  static String shown(Snapshot snapshot) {
    boolean isFull = snapshot.error().isEmpty() && snapshot.message().equals(TRY_AGAIN);
    return isFull ? TRY_AGAIN : snapshot.error();
  }

  private static Note type(Note error, int size) {
    return error.type("size %03d".formatted(size), Promise.SETS_SIZE, "");
  }
}
