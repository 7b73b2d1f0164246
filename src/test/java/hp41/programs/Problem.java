package hp41.programs;

import java.math.BigDecimal;
import java.util.List;
import java.util.function.Function;

/**
 * A problem for a bundled program, and the judgement of what the program shows.
 *
 * @param listing a program that the bundled one calls; empty if it calls none
 * @param answers the answers to the questions, in their order
 * @param judge returns the verdict for the lines that are shown, with ten digits, questions
 *     included
 */
record Problem(String listing, List<?> answers, Function<List<String>, Verdict> judge) {

  /** The verdict on the results of a program. */
  enum Verdict {
    /** The error of the result is within the limit on the program's page. */
    RIGHT,
    /** The program shows that it has no result, or shows the uncertainty of the result. */
    SAID_SO,
    WRONG;

    /** Returns the verdict for a result that is right or not. */
    static Verdict of(boolean isRight) {
      return isRight ? RIGHT : WRONG;
    }
  }

  /** Returns a problem whose program calls no other. */
  static Problem of(List<?> answers, Function<List<String>, Verdict> judge) {
    return new Problem("", answers, judge);
  }

  /** Returns a problem whose program must show these lines first. */
  static Problem of(List<?> answers, List<String> expected) {
    int lines = expected.size();
    return of(
        answers,
        shown -> Verdict.of(shown.size() >= lines && shown.subList(0, lines).equals(expected)));
  }

  /** Returns the number of the last line that begins with a name, such as {@code ROOT=}. */
  static BigDecimal number(List<String> shown, String name) {
    String line = shown.stream().filter(it -> it.startsWith(name)).reduce("", (a, b) -> b);
    return new BigDecimal(line.substring(name.length()).replace(",", ""));
  }
}
