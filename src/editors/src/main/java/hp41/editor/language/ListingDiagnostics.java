package hp41.editor.language;

import hp41.listing.Diagnostic;
import hp41.text.Counted;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.Range;

/**
 * Converts the problems of a listing to diagnostics. They are the same as those of {@code hp41
 * check}.
 */
final class ListingDiagnostics {

  /** The source of all diagnostics. */
  static final String SOURCE = "hp41";

  /**
   * The maximum number of diagnostics. A file with more problems is not a listing, and editors need
   * minutes to show tens of thousands.
   */
  private static final int MAX_PROBLEMS = 1000;

  private ListingDiagnostics() {}

  /** Returns the first 1000 problems of a listing, and the number of the others. */
  static List<org.eclipse.lsp4j.Diagnostic> of(ParsedListing listing) {
    List<Diagnostic> problems = listing.problems();
    List<org.eclipse.lsp4j.Diagnostic> shown = new ArrayList<>();
    problems.stream().limit(MAX_PROBLEMS).forEach(problem -> shown.add(shown(listing, problem)));
    if (problems.size() > MAX_PROBLEMS) {
      org.eclipse.lsp4j.Diagnostic more = shown(listing, problems.get(MAX_PROBLEMS));
      more.setMessage(Counted.of(problems.size() - MAX_PROBLEMS, "more problem") + " from here on");
      shown.add(more);
    }
    return shown;
  }

  /** Returns a problem as a diagnostic. */
  static org.eclipse.lsp4j.Diagnostic shown(ParsedListing listing, Diagnostic problem) {
    DiagnosticSeverity severity =
        problem.isError() ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning;
    return new org.eclipse.lsp4j.Diagnostic(
        range(listing, problem), problem.explanation(), severity, SOURCE);
  }

  /** Returns the range of a problem. */
  static Range range(ParsedListing listing, Diagnostic problem) {
    int start = problem.column() - 1;
    int length = Math.max(1, problem.excerpt().length());
    return listing.text().range(problem.line(), start, start + length);
  }
}
