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
 * Turns what is typed at calculators with algebraic entry, {@code 2+3} or {@code sin(30)}, into the
 * words that do the same here.
 */
public final class Algebra {

  private static final Pattern PART =
      Pattern.compile("(\\d+(?:\\.\\d*)?|\\.\\d+)|([\\p{L}]+)(\\()?|([-+*/×÷^()])");
  private static final int LONGEST = 60;
  private static final Map<String, String> OPERATIONS =
      Map.of("+", "+", "-", "-", "*", "*", "/", "/", "×", "*", "÷", "/", "^", "Y^X");
  private static final Map<String, Integer> RANKS =
      Map.of("+", 1, "-", 1, "*", 2, "/", 2, "Y^X", 3);
  private static final String OPEN = "(";

  private final List<String> words = new ArrayList<>();
  private final Deque<String> waiting = new ArrayDeque<>();
  private boolean valueBefore;

  private Algebra() {}

  /** The words that do what an expression says; empty if it is none. */
  public static Optional<String> inWords(String expression, InstructionSet instructions) {
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
    int at = 0;
    while (at < expression.length()) {
      if (!part.find(at) || part.start() != at || !take(part)) {
        return false;
      }
      at = part.end();
    }
    while (!waiting.isEmpty()) {
      String last = waiting.pop();
      if (last.endsWith(OPEN)) {
        return false;
      }
      words.add(last);
    }
    return valueBefore;
  }

  /** Takes a part; false if it cannot stand here. */
  private boolean take(Matcher part) {
    String sign = part.group(4);
    if (sign == null) {
      return !valueBefore && takeValue(part);
    }
    return switch (sign) {
      case "(" -> !valueBefore && push(OPEN);
      case ")" -> valueBefore && close();
      default -> valueBefore && operate(OPERATIONS.get(sign));
    };
  }

  private boolean takeValue(Matcher part) {
    String name = part.group(2);
    if (part.group(3) != null) {
      return push(name.toUpperCase(Locale.ROOT) + OPEN);
    }
    words.add(name == null ? part.group(1) : name.toUpperCase(Locale.ROOT));
    valueBefore = true;
    return true;
  }

  private boolean push(String opening) {
    waiting.push(opening);
    return true;
  }

  private boolean operate(String operation) {
    int rank = RANKS.get(operation);
    while (!waiting.isEmpty() && RANKS.getOrDefault(waiting.peek(), 0) >= rank) {
      words.add(waiting.pop());
    }
    valueBefore = false;
    return push(operation);
  }

  /** Ends what a bracket has opened, and calls the function in front of it. */
  private boolean close() {
    while (!waiting.isEmpty() && !waiting.peek().endsWith(OPEN)) {
      words.add(waiting.pop());
    }
    if (waiting.isEmpty()) {
      return false;
    }
    String opening = waiting.pop();
    if (opening.length() > 1) {
      words.add(opening.substring(0, opening.length() - 1));
    }
    return true;
  }
}
