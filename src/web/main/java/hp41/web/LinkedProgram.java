package hp41.web;

import hp41.Calculator;
import hp41.files.BundledProgram;
import hp41.screen.Stroke.InputLine;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A program that a link or an example has started, with its answers. An answer is a number, a text
 * if the program waits for letters, or empty; it is never a function.
 */
final class LinkedProgram {

  private static final Pattern NUMBER =
      Pattern.compile("[+-]?(\\d+[.,]?\\d*|[.,]\\d+)([Ee][+-]?\\d{1,2})?");
  private static final Pattern TEXT = Pattern.compile("[^:\"!\\p{Cntrl}][^\"!\\p{Cntrl}]{0,23}");

  private final Calculator calculator;
  private final Deque<String> answers = new ArrayDeque<>();

  /** How many lines had been executed when the program or the last answer was queued. */
  private long lines = -1;

  LinkedProgram(Calculator calculator) {
    this.calculator = calculator;
  }

  /** Returns the line that executes a program by its name; empty if there is no such program. */
  Optional<String> line(String name) {
    return Stream.of(name, name.toUpperCase(Locale.ROOT))
        .filter(it -> !it.contains("\""))
        .filter(
            it ->
                calculator.programs().find(it).isPresent() || BundledProgram.named(it).isPresent())
        .findFirst()
        .map(it -> it.length() == 1 ? "xeq " + it : "xeq \"" + it + '"');
  }

  /** Sets the answers for the stops of the program that is about to start. */
  void start(List<String> wanted) {
    answers.clear();
    answers.addAll(wanted);
    lines = calculator.linesExecuted();
  }

  /** Sets the answers for the program that waits; without answers, the user answers himself. */
  void answer(List<String> wanted) {
    start(wanted);
    lines = -1;
  }

  /** Returns whether the program waits for the next answer. */
  boolean isAsked() {
    if (calculator.isBusy() || calculator.linesExecuted() == lines) {
      return false;
    }
    boolean asked = calculator.modes().waiting() && calculator.contents().error().isEmpty();
    if (!asked && calculator.isIdle()) {
      answers.clear();
    }
    return asked && !answers.isEmpty();
  }

  /** Returns the next answer if the program waits for it, and R/S. */
  Optional<InputLine> answer() {
    if (!isAsked()) {
      return Optional.empty();
    }
    lines = calculator.linesExecuted();
    String answer = answers.remove().strip();
    Pattern valid = calculator.modes().alpha() ? TEXT : NUMBER;
    if (!answer.isEmpty() && !valid.matcher(answer).matches()) {
      answers.clear();
      PageScript.showMessage("The program waits for another answer than the given one.");
      return Optional.empty();
    }
    return Optional.of(new InputLine(calculator.modes().alpha() ? answer : answer + "!", false));
  }
}
