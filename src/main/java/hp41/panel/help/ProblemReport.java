package hp41.panel.help;

import hp41.listing.Diagnostic;
import java.util.List;

/**
 * What is wrong with files that were to be loaded.
 *
 * @param outcome what came of it
 * @param problems in the order of the files
 */
public record ProblemReport(String outcome, List<Problem> problems) {

  /** Something found in a file. */
  public record Problem(String file, Diagnostic diagnostic) {

    /** Where it is and what is wrong, as {@code check} tells it. */
    public String sentence() {
      return file + ":" + diagnostic;
    }
  }

  public ProblemReport {
    problems = List.copyOf(problems);
  }
}
