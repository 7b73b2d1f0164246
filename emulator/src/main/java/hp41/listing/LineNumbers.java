package hp41.listing;

import hp41.program.Counted;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * Whether the lines of a listing are numbered as the machine counts them: from 1 on, each program
 * or all of them. Where several steps stand in a line, either they are counted or the lines.
 */
final class LineNumbers {

  /** A line with a number, and what the machine makes of it. */
  private record NumberedText(SourceLine source, int number, int steps, boolean ends) {}

  private final List<NumberedText> lines = new ArrayList<>();
  private final List<Diagnostic> doubts = new ArrayList<>();

  /**
   * Adds a line.
   *
   * @param number that it begins with, if it has one
   * @param steps how many stand in it
   * @param ends whether the last of them is an END
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

  /** A warning for each number that is missing, repeated or out of order. */
  List<Diagnostic> doubts() {
    if (lines.isEmpty() || isInStrides()) {
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
    return doubts;
  }

  /** How many of the lines below repeat the number of the line above, as this one does. */
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

  /** Whether another program begins. */
  private static boolean isFirst(NumberedText above, NumberedText line) {
    return line.number() <= 1 && above.ends();
  }

  /** Whether lines are numbered by tens or the like, which is no count of them. */
  private boolean isInStrides() {
    int stride = lines.size() == 1 ? 0 : lines.get(1).number() - lines.get(0).number();
    return stride > 1 && lines.stream().allMatch(line -> line.number() % stride == 0);
  }

  private void compare(NumberedText above, NumberedText line, int repeatedBelow) {
    int number = line.number();
    if (isFirst(above, line)) {
      return;
    } else if (number <= 1 && number < above.number()) {
      doubts.add(
          warning(line, "the numbers begin anew, and no END stands above")
              .as(Diagnostic.KindOnly.NUMBERS_BEGIN_AGAIN));
    } else if (isRepeated(above, line)) {
      String more =
          repeatedBelow == 0 ? "" : ", and in the " + Counted.of(repeatedBelow, "line") + " below";
      doubt(line, "the same number again" + more);
    } else if (number < above.number()) {
      doubt(line, "below number %02d".formatted(above.number()));
    } else if (number > above.number() + above.steps()) {
      missing(line, above.number() + above.steps());
    }
  }

  private void missing(NumberedText line, int first) {
    int last = line.number() - 1;
    doubt(
        line,
        first == last
            ? "line %02d is missing above".formatted(first)
            : "lines %02d to %02d are missing above".formatted(first, last));
  }

  private void doubt(NumberedText line, String message) {
    doubts.add(warning(line, message));
  }

  private static Diagnostic warning(NumberedText line, String message) {
    SourceLine source = line.source();
    return new SourceLine(source.number(), 0, source.text()).warning(message);
  }
}
