package hp41.listing;

import hp41.text.Counted;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * Checks the line numbers of a listing. The machine numbers lines from 1 in each program;
 * continuous numbers for all programs are accepted too. If a line contains several steps, either
 * the steps or the lines can be numbered.
 */
final class LineNumbers {

  /**
   * A numbered line.
   *
   * @param source the line
   * @param number the line number
   * @param steps the number of steps
   * @param ends whether the last step is an END
   */
  private record NumberedText(SourceLine source, int number, int steps, boolean ends) {}

  private final List<NumberedText> lines = new ArrayList<>();
  private final List<Diagnostic> warnings = new ArrayList<>();

  /**
   * Adds a line.
   *
   * @param number the line number, if there is one
   * @param steps the number of steps in the line
   * @param ends whether the last step is an END
   */
  void add(SourceLine source, OptionalInt number, int steps, boolean ends) {
    int last = lines.size() - 1;
    if (number.isPresent()) {
      lines.add(new NumberedText(source, number.getAsInt(), Math.max(1, steps), ends));
    } else if (last >= 0) {
      NumberedText above = lines.get(last);
      lines.set(
          last,
          new NumberedText(
              above.source(), above.number(), above.steps() + steps, above.ends() || ends));
    }
  }

  /** Returns a warning for each number that is missing, repeated or out of order. */
  List<Diagnostic> warnings() {
    if (lines.isEmpty() || isNumberedInSteps()) {
      return List.of();
    }
    if (lines.get(0).number() > 1) {
      missing(lines.get(0), 1);
    }
    for (int i = 1; i < lines.size(); i++) {
      int more = repeatedBelow(i);
      compare(lines.get(i - 1), lines.get(i), more);
      i += more;
    }
    return warnings;
  }

  /**
   * Returns how many of the following lines repeat the number of the previous line, as this one
   * does.
   */
  private int repeatedBelow(int line) {
    int last = line;
    while (last < lines.size() && isRepeated(lines.get(last - 1), lines.get(last))) {
      last++;
    }
    return Math.max(0, last - line - 1);
  }

  private static boolean isRepeated(NumberedText above, NumberedText line) {
    return line.number() == above.number() && !isFirst(above, line);
  }

  /** Returns whether a line is the first one of a program. */
  private static boolean isFirst(NumberedText above, NumberedText line) {
    return line.number() <= 1 && above.ends();
  }

  /** Returns whether the lines are numbered in steps greater than one, such as 10, 20, 30. */
  private boolean isNumberedInSteps() {
    int step = lines.size() == 1 ? 0 : lines.get(1).number() - lines.get(0).number();
    return step > 1 && lines.stream().allMatch(line -> line.number() % step == 0);
  }

  private void compare(NumberedText above, NumberedText line, int repeatedBelow) {
    int number = line.number();
    if (isFirst(above, line)) {
      return;
    } else if (number <= 1 && number < above.number()) {
      warnings.add(
          warning(line, "the line numbers start again, but there is no END above")
              .as(Diagnostic.KindOnly.NUMBERS_BEGIN_AGAIN));
    } else if (isRepeated(above, line)) {
      String more =
          repeatedBelow == 0 ? "" : ", also in the " + Counted.of(repeatedBelow, "line") + " below";
      warn(line, "the line number is repeated" + more);
    } else if (number < above.number()) {
      warn(line, "the line number is less than %02d above".formatted(above.number()));
    } else if (number > above.number() + above.steps()) {
      missing(line, above.number() + above.steps());
    }
  }

  private void missing(NumberedText line, int first) {
    int last = line.number() - 1;
    warn(
        line,
        first == last
            ? "line %02d is missing above".formatted(first)
            : "lines %02d to %02d are missing above".formatted(first, last));
  }

  private void warn(NumberedText line, String message) {
    warnings.add(warning(line, message));
  }

  private static Diagnostic warning(NumberedText line, String message) {
    SourceLine source = line.source();
    return new SourceLine(source.number(), 0, source.text()).warning(message);
  }
}
