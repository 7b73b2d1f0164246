package hp41.editor.debugging;

import hp41.Calculator;
import hp41.Calculator.TypedLineError;
import hp41.app.CalculatorFactory;
import hp41.app.ErrorMessages;
import hp41.app.HostPeripherals;
import hp41.debug.Watch;
import hp41.event.Announcement;
import hp41.peripherals.Peripherals;
import hp41.text.Counted;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Evaluates expressions on a copy of a calculator, so that they have no effect on it. */
final class ExpressionEvaluator {

  /** The maximum number of program lines that an expression may execute. */
  static final int MAX_LINES = 1_000_000;

  /** The maximum number of lines of a condition or log message, for which the program waits. */
  private static final int MAX_CONDITION_LINES = 10_000;

  private static final Pattern IN_BRACES = Pattern.compile("\\{([^{}]*)}");

  private final Calculator calculator;
  private final Peripherals peripherals = HostPeripherals.now(new HostPeripherals.SkippingClock());
  private final WatchableValues cells;
  private Optional<Calculator> reusedCopy = Optional.empty();

  /** Creates an evaluator; its copies of the calculator have their own clock. */
  ExpressionEvaluator(Calculator calculator) {
    this.calculator = calculator;
    cells = new WatchableValues(calculator);
  }

  /**
   * The result of an expression.
   *
   * @param text the display after the evaluation, or the error
   * @param holds whether the result is true: YES for a test, or else X is not zero
   * @param wrong whether the expression could not be evaluated
   */
  record EvaluationResult(String text, boolean holds, boolean wrong) {

    /** The result of an empty condition. */
    static final EvaluationResult YES = new EvaluationResult("", true, false);
  }

  /**
   * Returns the value of a register, stack register, flag or ALPHA by its name, or else the result
   * of the typed words.
   */
  EvaluationResult ask(String expression) {
    return ask(expression, MAX_LINES);
  }

  /** Evaluates an expression with a low limit of lines. */
  EvaluationResult evaluateCondition(String expression) {
    return ask(expression, MAX_CONDITION_LINES);
  }

  private EvaluationResult ask(String expression, int mostLines) {
    Optional<Watch> cell = cells.named(expression);
    return cell.isPresent()
        ? new EvaluationResult(cells.value(cell.get()), cells.isSomething(cell.get()), false)
        : evaluate(expression, mostLines);
  }

  /** Returns the message for an expression that exceeded the limit. */
  static String notDone(int mostLines) {
    return "not done after " + Counted.of("%,d".formatted(mostLines), "line");
  }

  private EvaluationResult evaluate(String words, int mostLines) {
    Calculator copy = copy();
    Optional<TypedLineError> wrong = copy.type(words);
    if (wrong.isPresent()) {
      return new EvaluationResult(ErrorMessages.about(wrong.get()), false, true);
    }
    if (!copy.run(mostLines)) {
      return new EvaluationResult(notDone(mostLines), false, true);
    }
    String text = copy.display().toString().strip();
    boolean failed = !copy.contents().error().isEmpty();
    boolean test = text.equals(Announcement.YES) || text.equals(Announcement.NO);
    boolean holds = test ? text.equals(Announcement.YES) : copy.contents().x() != 0;
    return new EvaluationResult(text, holds && !failed, failed);
  }

  private Calculator copy() {
    Calculator copy =
        reusedCopy.orElseGet(
            () ->
                CalculatorFactory.builder(calculator.model(), peripherals)
                    .plugged(calculator.plugged())
                    .build());
    reusedCopy = Optional.of(copy);
    copy.restore(calculator.image());
    copy.giveUp();
    return copy;
  }

  /** Replaces the expressions in braces in a log message by their results. */
  String filledIn(String message) {
    Matcher braces = IN_BRACES.matcher(message);
    return braces.replaceAll(it -> Matcher.quoteReplacement(evaluateCondition(it.group(1)).text()));
  }
}
