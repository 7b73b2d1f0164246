package hp41.files;

import hp41.listing.Diagnostic;
import hp41.text.Counted;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The problems of a file as a report for a person. It contains at most {@value #MOST} problems,
 * errors rather than warnings, because a file of another kind can have thousands.
 *
 * @param file the name of the file
 * @param problems all problems, in the order of the file
 */
public record ProblemList(String file, List<Diagnostic> problems) {

  /** The maximum number of problems in a report. */
  public static final int MOST = 100;

  /**
   * Returns the lines of the report, as {@link Diagnostic#report}; the last line counts the
   * problems that are left out.
   */
  public List<String> lines() {
    List<Diagnostic> shown = shown();
    List<String> lines =
        shown.stream()
            .flatMap(problem -> problem.report(file).stream())
            .collect(Collectors.toCollection(ArrayList::new));
    if (shown.size() < problems.size()) {
      int errors = errors(problems) - errors(shown);
      int warnings = problems.size() - shown.size() - errors;
      lines.add(
          Stream.of(more(errors, "more error"), more(warnings, "more warning"))
              .filter(count -> !count.isEmpty())
              .collect(Collectors.joining(" and ", file + ": ", "")));
    }
    return lines;
  }

  private List<Diagnostic> shown() {
    int errors = Math.min(MOST, errors(problems));
    int warnings = MOST - errors;
    List<Diagnostic> shown = new ArrayList<>();
    for (Diagnostic problem : problems) {
      if (problem.isError() ? errors-- > 0 : warnings-- > 0) {
        shown.add(problem);
      }
    }
    return shown;
  }

  private static int errors(List<Diagnostic> of) {
    return (int) of.stream().filter(Diagnostic::isError).count();
  }

  private static String more(int count, String what) {
    return count == 0 ? "" : Counted.of("%,d".formatted(count), what);
  }
}
