package hp41.debug;

import hp41.memory.CharacterSet;
import hp41.memory.RegisterText;
import hp41.number.Decimal;
import hp41.text.Announcement;
import hp41.text.Counted;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Decides whether a breakpoint or watch with a {@link StopCondition} stops. Counts its hits and
 * writes its log messages. Nothing that is evaluated has an effect on the calculator.
 */
public final class Conditions {

  /** The maximum number of lines of a condition or log message, for which the program waits. */
  private static final int MAX_CONDITION_LINES = 10_000;

  private static final Pattern IN_BRACES = Pattern.compile("\\{([^{}]*)}");
  private static final Pattern COMPARISON =
      Pattern.compile("(\"[^\"]*\"|[^\"<>=!]+?)\\s*(<=|>=|!=|==|=|<|>)\\s*(\"[^\"]*\"|[^\"<>=!]+)");

  private final Watches values;
  private final WordEvaluator evaluator;
  private final Map<Integer, Long> hits = new HashMap<>();
  private Consumer<String> log;
  private Consumer<String> errors = error -> {};

  Conditions(Watches values, WordEvaluator evaluator, Consumer<String> log) {
    this.values = values;
    this.evaluator = evaluator;
    this.log = log;
  }

  /** Evaluates typed words on a copy of the calculator. */
  public interface WordEvaluator {

    /** Evaluates words that may execute a maximum number of program lines. */
    EvaluationResult evaluate(String words, int maxLines);

    /** Returns why words cannot be understood; empty if they can. */
    Optional<String> problem(String words);
  }

  /**
   * The result of an expression.
   *
   * @param text the value or the display after the evaluation, or the error
   * @param holds whether the result is true
   * @param wrong whether the expression could not be evaluated
   */
  public record EvaluationResult(String text, boolean holds, boolean wrong) {

    /** Returns the result of an expression that cannot be evaluated. */
    public static EvaluationResult error(String text) {
      return new EvaluationResult(text, false, true);
    }
  }

  /** Returns the message for an expression that exceeded the limit of lines. */
  public static String notDone(int maxLines) {
    return "not done after " + Counted.of("%,d".formatted(maxLines), "line");
  }

  /** Sets what receives log messages, and errors of conditions. */
  public void report(Consumer<String> messages, Consumer<String> problems) {
    log = messages;
    errors = problems;
  }

  /**
   * Returns the value of a register, stack register, flag or ALPHA by its name, the result of a
   * comparison of two values, or else the result of typed words.
   */
  public EvaluationResult evaluate(String expression, int maxLines) {
    Optional<Watch> value = values.named(expression);
    if (value.isPresent()) {
      return new EvaluationResult(values.typed(value.get()), values.isTrue(value.get()), false);
    }
    return comparison(expression).orElseGet(() -> evaluator.evaluate(expression, maxLines));
  }

  /** Returns why a condition or hit condition cannot be understood; empty if it can. */
  public Optional<String> problem(StopCondition when) {
    String condition = when.condition();
    if (!when.isHitConditionValid()) {
      return Optional.of("hits " + when.hits() + ": a number, or one behind >=, >, <=, < or %");
    }
    return condition.isEmpty()
            || values.named(condition).isPresent()
            || comparison(condition).isPresent()
        ? Optional.empty()
        : evaluator.problem(condition);
  }

  /** Returns the result of a comparison; empty if the expression is none. */
  private Optional<EvaluationResult> comparison(String expression) {
    Matcher parts = COMPARISON.matcher(expression.strip());
    if (!parts.matches()) {
      return Optional.empty();
    }
    Optional<Object> left = value(parts.group(1));
    Optional<Object> right = value(parts.group(3));
    return left.flatMap(it -> right.map(other -> compared(it, parts.group(2), other)));
  }

  private static EvaluationResult compared(Object left, String operator, Object right) {
    boolean numbers = left instanceof Decimal && right instanceof Decimal;
    if (!numbers && operator.matches("[<>]=?")) {
      return EvaluationResult.error("a text has no order; compare it by = or !=");
    }
    int order = numbers ? ((Decimal) left).compareTo((Decimal) right) : 0;
    boolean equal = numbers ? order == 0 : left.equals(right);
    boolean holds =
        switch (operator) {
          case "<" -> order < 0;
          case "<=" -> order <= 0;
          case ">" -> order > 0;
          case ">=" -> order >= 0;
          case "!=" -> !equal;
          default -> equal;
        };
    return new EvaluationResult(holds ? Announcement.YES : Announcement.NO, holds, false);
  }

  /** Returns the number or text of a value with a name, or of a constant. */
  private Optional<Object> value(String typed) {
    Optional<Watch> named = values.named(typed);
    if (named.isPresent()) {
      return Optional.of(values.content(named.get()));
    }
    if (typed.startsWith("\"")) {
      return Optional.of(CharacterSet.characters(typed.substring(1, typed.length() - 1)));
    }
    OptionalLong word = RegisterText.word(typed);
    return word.isPresent() ? Optional.of(Watch.content(word.getAsLong())) : Optional.empty();
  }

  /**
   * Returns whether a breakpoint stops that has been reached.
   *
   * @param id identifies the breakpoint, whose hits are counted
   */
  public boolean stops(int id, StopCondition when) {
    if (when.equals(StopCondition.ALWAYS)) {
      return true;
    }
    EvaluationResult result = condition(when);
    if (result.wrong()) {
      errors.accept("condition " + when.condition() + ": " + result.text());
      return true;
    }
    if (!result.holds() || !when.counts(hits.merge(id, 1L, Long::sum))) {
      return false;
    }
    if (when.message().isEmpty()) {
      return true;
    }
    log.accept(filledIn(when.message()));
    return false;
  }

  /** Returns whether a step back to a breakpoint stops; hits are not counted. */
  public boolean stopsBackwards(StopCondition when) {
    EvaluationResult result = condition(when);
    return when.message().isEmpty() && (result.holds() || result.wrong());
  }

  private EvaluationResult condition(StopCondition when) {
    return when.condition().isBlank()
        ? new EvaluationResult("", true, false)
        : evaluate(when.condition(), MAX_CONDITION_LINES);
  }

  /** Replaces the expressions in braces in a log message by their results. */
  private String filledIn(String message) {
    return IN_BRACES
        .matcher(message)
        .replaceAll(
            it -> Matcher.quoteReplacement(evaluate(it.group(1), MAX_CONDITION_LINES).text()));
  }
}
