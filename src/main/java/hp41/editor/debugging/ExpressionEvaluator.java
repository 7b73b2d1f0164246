package hp41.editor.debugging;

import hp41.Calculator;
import hp41.Calculator.TypedLineError;
import hp41.cli.options.HostPeripherals;
import hp41.commands.ErrorMessages;
import hp41.compiler.CompilingTier;
import hp41.debug.Watch;
import hp41.machine.Announcement;
import hp41.machine.Peripherals;
import hp41.program.Counted;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Evaluates words on a copy of a calculator, so that nothing comes of it but the answer. */
final class ExpressionEvaluator {

  /** Lines that words may execute before they are given up. */
  static final int MOST_LINES = 1_000_000;

  /** The same where the program waits for them, perhaps many times a second. */
  private static final int MOST_LINES_IN_PASSING = 10_000;

  private static final Pattern IN_BRACES = Pattern.compile("\\{([^{}]*)}");

  private final Calculator calculator;
  private final Peripherals apart = HostPeripherals.now(new HostPeripherals.SkippingClock());
  private final WatchableValues cells;
  private Optional<Calculator> other = Optional.empty();

  /** A probe into a calculator; copies of it have a clock of their own. */
  ExpressionEvaluator(Calculator calculator) {
    this.calculator = calculator;
    cells = new WatchableValues(calculator);
  }

  /**
   * What words give.
   *
   * @param text what the display shows then, or what is wrong
   * @param holds whether a test says YES, or X is not zero where there is none
   * @param wrong whether they could not be evaluated
   */
  record EvaluationResult(String text, boolean holds, boolean wrong) {

    /** What nothing was asked gives. */
    static final EvaluationResult YES = new EvaluationResult("", true, false);
  }

  /** What a register, level, flag or ALPHA holds by its name, or else what words give. */
  EvaluationResult ask(String expression) {
    return ask(expression, MOST_LINES);
  }

  /** The same, soon. */
  EvaluationResult askInPassing(String expression) {
    return ask(expression, MOST_LINES_IN_PASSING);
  }

  private EvaluationResult ask(String expression, int mostLines) {
    Optional<Watch> cell = cells.named(expression);
    return cell.isPresent()
        ? new EvaluationResult(cells.value(cell.get()), cells.isSomething(cell.get()), false)
        : evaluate(expression, mostLines);
  }

  /** What is said of words that were given up. */
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
        other.orElseGet(
            () ->
                Calculator.builder(calculator.model(), apart)
                    .plugged(calculator.plugged())
                    .tier(CompilingTier::new)
                    .build());
    other = Optional.of(copy);
    copy.restore(calculator.image());
    copy.giveUp();
    return copy;
  }

  /** A message with what stands in braces evaluated. */
  String filledIn(String message) {
    Matcher braces = IN_BRACES.matcher(message);
    return braces.replaceAll(it -> Matcher.quoteReplacement(askInPassing(it.group(1)).text()));
  }
}
