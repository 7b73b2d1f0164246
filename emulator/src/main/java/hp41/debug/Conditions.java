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
import java.util.stream.Stream;

/**
 * Decides whether a breakpoint or watch with a {@link StopCondition} stops. Counts its hits and
 * writes its log messages. Nothing that is evaluated has an effect on the calculator.
 */
public final class Conditions {

  /** The maximum number of lines of a condition or log message, for which the program waits. */
  private static final int MAX_CONDITION_LINES = 10_000;

  /** The maximum number of cached expressions. */
  private static final int MAX_PARSED = 100;

  private static final Pattern IN_BRACES = Pattern.compile("\\{([^{}]*)}");
  private static final Pattern COMPARISON =
      Pattern.compile("(\"[^\"]*\"|[^\"<>=!]+?)\\s*(<=|>=|!=|==|=|<|>)\\s*(\"[^\"]*\"|[^\"<>=!]+)");

  private static final Pattern COMPARISON_WITHOUT_VALUE =
      Pattern.compile("[<>=!]+[^<>=!?]*|[^<>=!]*[<>=!]+");

  private static final String TEXT_ORDER = "texts can only be compared by = or !=";

  private final Watches values;
  private final WordEvaluator evaluator;
  private final Map<Integer, Long> hits = new HashMap<>();
  private final Map<String, ParsedExpression> parsed = new HashMap<>();
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
    return "not finished after " + Counted.of("%,d".formatted(maxLines), "line");
  }

  /** Sets the receivers of log messages and of errors in conditions. */
  public void report(Consumer<String> messages, Consumer<String> problems) {
    log = messages;
    errors = problems;
  }

  /**
   * Returns the value of a register, stack register, flag or ALPHA by its name, the result of a
   * comparison of two values, or else the result of typed words.
   */
  public EvaluationResult evaluate(String expression, int maxLines) {
    return read(expression).orElseGet(() -> evaluator.evaluate(expression, maxLines));
  }

  /**
   * Returns why a condition, a hit condition or an expression in a log message cannot be evaluated;
   * empty if all can.
   */
  public Optional<String> problem(StopCondition when) {
    if (!when.isHitConditionValid()) {
      return Optional.of("a hit condition is a number from 1, or >= > <= < % and a number");
    }
    Stream<String> logged =
        IN_BRACES.matcher(when.message()).results().map(found -> found.group(1));
    return Stream.concat(Stream.of(when.condition()), logged)
        .filter(expression -> !expression.isBlank())
        .flatMap(expression -> problem(expression).stream())
        .findFirst();
  }

  private Optional<String> problem(String expression) {
    ParsedExpression known = parsed(expression);
    Optional<String> absent =
        known.names().filter(name -> !values.exists(name)).map(values::absence).findFirst();
    if (absent.isPresent()) {
      return absent;
    } else if (known.comparison().filter(Comparison::ordersTexts).isPresent()) {
      return Optional.of(TEXT_ORDER);
    } else if (read(expression).isPresent()) {
      return Optional.empty();
    }
    return COMPARISON_WITHOUT_VALUE.matcher(expression).matches()
        ? Optional.of("a value is missing")
        : evaluator.problem(expression);
  }

  /** Returns a value or the result of a comparison; empty if the expression is neither. */
  private Optional<EvaluationResult> read(String expression) {
    ParsedExpression known = parsed(expression);
    Optional<Watch> value = known.name().filter(values::exists);
    return value.isPresent()
        ? value.map(it -> new EvaluationResult(values.typed(it), values.isTrue(it), false))
        : known.comparison().flatMap(this::compared);
  }

  private ParsedExpression parsed(String expression) {
    if (parsed.size() > MAX_PARSED) {
      parsed.clear();
    }
    return parsed.computeIfAbsent(expression, Conditions::parse);
  }

  /**
   * An expression, parsed once because a breakpoint can be reached often. Both components are empty
   * if it is an expression in words.
   */
  private record ParsedExpression(Optional<Watch> name, Optional<Comparison> comparison) {

    /** Returns all values that the expression names. */
    Stream<Watch> names() {
      return Stream.concat(
          name.stream(),
          comparison.stream()
              .flatMap(it -> Stream.of(it.left(), it.right()))
              .flatMap(side -> side.name().stream()));
    }
  }

  /**
   * A comparison of two values.
   *
   * @param operator one of {@code = == != < <= > >=}
   */
  private record Comparison(ComparedSide left, String operator, ComparedSide right) {

    /** Returns whether the operator compares by order, but one of the sides is always a text. */
    boolean ordersTexts() {
      return "<>".indexOf(operator.charAt(0)) >= 0 && (left.isText() || right.isText());
    }
  }

  /**
   * A side of a comparison.
   *
   * @param name the value whose name was typed, which need not exist; empty if no name was typed
   * @param constant the number or text that was typed; empty if neither was typed
   */
  private record ComparedSide(Optional<Watch> name, Optional<Object> constant) {

    boolean isText() {
      return constant.filter(String.class::isInstance).isPresent()
          || name.filter(it -> it.kind() == Watch.WatchKind.ALPHA).isPresent();
    }
  }

  private static ParsedExpression parse(String expression) {
    return new ParsedExpression(
        Watch.named(expression),
        Optional.of(COMPARISON.matcher(expression.strip()))
            .filter(Matcher::matches)
            .map(it -> new Comparison(side(it.group(1)), it.group(2), side(it.group(3)))));
  }

  private static ComparedSide side(String typed) {
    if (typed.startsWith("\"")) {
      String text = typed.substring(1, typed.length() - 1);
      return new ComparedSide(Optional.empty(), Optional.of(CharacterSet.characters(text)));
    }
    OptionalLong word = RegisterText.word(typed);
    return new ComparedSide(
        Watch.named(typed),
        word.isPresent() ? Optional.of(Watch.content(word.getAsLong())) : Optional.empty());
  }

  private Optional<EvaluationResult> compared(Comparison of) {
    Optional<Object> left = value(of.left());
    Optional<Object> right = value(of.right());
    return left.flatMap(it -> right.map(other -> compared(it, of.operator(), other)));
  }

  private Optional<Object> value(ComparedSide side) {
    return side.name().filter(values::exists).map(values::content).or(side::constant);
  }

  private static EvaluationResult compared(Object left, String operator, Object right) {
    boolean numbers = left instanceof Decimal && right instanceof Decimal;
    if (!numbers && "<>".indexOf(operator.charAt(0)) >= 0) {
      return EvaluationResult.error(TEXT_ORDER);
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

  /**
   * Returns whether a breakpoint that has been reached stops the program.
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
