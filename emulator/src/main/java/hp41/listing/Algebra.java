package hp41.listing;

import hp41.machine.InstructionSet;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Converts algebraic expressions, such as {@code 2+3} or {@code sin(30)}, to the equivalent typed
 * words (RPN).
 */
public final class Algebra {

  /** The hint before the words for an expression. */
  public static final String HINT = "in RPN this is ";

  /** Matches a number, whose sign follows no value; a name; a function; an operator or bracket. */
  private static final Pattern PART =
      Pattern.compile(
          "((?<![\\d.,)\\p{L}])[-+]?(?:\\d+(?:[.,]\\d*)?|[.,]\\d+))"
              + "|(\\p{L}+)(\\()?|([-+*/×÷^()])");

  private static final Pattern BLANKS = Pattern.compile("\\s*(?:=\\s*$)?([-+*/×÷^()]|$)\\s*");
  private static final int LONGEST = 60;
  private static final Map<String, String> OPERATIONS =
      Map.of("+", "+", "-", "-", "*", "*", "/", "/", "×", "*", "÷", "/", "^", "Y^X");
  private static final Map<String, Integer> RANKS =
      Map.of("+", 1, "-", 1, "*", 2, "/", 2, "Y^X", 3);
  private static final String OPEN = "(";

  private final List<String> words = new ArrayList<>();
  private final Deque<String> operators = new ArrayDeque<>();
  private boolean valueBefore;

  private Algebra() {}

  /** Converts an expression; empty if the text is not an expression. */
  public static Optional<String> inWords(String text, InstructionSet instructions) {
    String expression = BLANKS.matcher(text.strip().replace('−', '-')).replaceAll("$1");
    Algebra algebra = new Algebra();
    if (expression.length() > LONGEST || !algebra.read(expression)) {
      return Optional.empty();
    }
    String words = String.join(" ", algebra.words);
    boolean understood = TypedLine.read(words, instructions).problem().isEmpty();
    return understood && algebra.words.size() > 1 ? Optional.of(words) : Optional.empty();
  }

  private boolean read(String expression) {
    Matcher part = PART.matcher(expression);
    int index = 0;
    while (index < expression.length()) {
      if (!part.find(index) || part.start() != index || !accept(part)) {
        return false;
      }
      index = part.end();
    }
    while (!operators.isEmpty()) {
      String last = operators.pop();
      if (last.endsWith(OPEN)) {
        return false;
      }
      words.add(last);
    }
    return valueBefore;
  }

  /** Processes a part of the expression; returns false if it is not allowed here. */
  private boolean accept(Matcher part) {
    String sign = part.group(4);
    if (sign == null) {
      return !valueBefore && acceptValue(part);
    }
    return switch (sign) {
      case "(" -> !valueBefore && push(OPEN);
      case ")" -> valueBefore && close();
      default -> valueBefore && operate(OPERATIONS.get(sign));
    };
  }

  private boolean acceptValue(Matcher part) {
    String name = part.group(2);
    if (part.group(3) != null) {
      return push(name.toUpperCase(Locale.ROOT) + OPEN);
    }
    words.add(name == null ? part.group(1).replace(',', '.') : name.toUpperCase(Locale.ROOT));
    valueBefore = true;
    return true;
  }

  private boolean push(String opening) {
    operators.push(opening);
    return true;
  }

  private boolean operate(String operation) {
    int rank = RANKS.get(operation);
    while (!operators.isEmpty() && RANKS.getOrDefault(operators.peek(), 0) >= rank) {
      words.add(operators.pop());
    }
    valueBefore = false;
    return push(operation);
  }

  /** Processes a closing bracket, and calls the function before the opening bracket, if any. */
  private boolean close() {
    while (!operators.isEmpty() && !operators.peek().endsWith(OPEN)) {
      words.add(operators.pop());
    }
    if (operators.isEmpty()) {
      return false;
    }
    String opening = operators.pop();
    if (opening.length() > 1) {
      words.add(opening.substring(0, opening.length() - 1));
    }
    return true;
  }
}
