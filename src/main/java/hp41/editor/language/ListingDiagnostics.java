package hp41.editor.language;

import hp41.listing.Diagnostic;
import hp41.program.Counted;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.Range;

/** What is wrong with a listing: what {@code check} reports, at the same places. */
final class ListingDiagnostics {

  private static final String SOURCE = "hp41";

  /** A file with more problems is no listing. Editors need minutes to show tens of thousands. */
  private static final int MOST = 1000;

  private ListingDiagnostics() {}

  /** The first 1000 problems of a listing, and how many more it has. */
  static List<org.eclipse.lsp4j.Diagnostic> of(ParsedListing listing) {
    List<Diagnostic> problems = listing.problems();
    List<org.eclipse.lsp4j.Diagnostic> shown = new ArrayList<>();
    problems.stream().limit(MOST).forEach(problem -> shown.add(shown(listing, problem)));
    if (problems.size() > MOST) {
      org.eclipse.lsp4j.Diagnostic more = shown(listing, problems.get(MOST));
      more.setMessage(Counted.of(problems.size() - MOST, "more problem") + " from here on");
      shown.add(more);
    }
    return shown;
  }

  /** A problem as editors show it. */
  static org.eclipse.lsp4j.Diagnostic shown(ParsedListing listing, Diagnostic problem) {
    DiagnosticSeverity severity =
        problem.isError() ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning;
    return new org.eclipse.lsp4j.Diagnostic(
        range(listing, problem), problem.explanation(), severity, SOURCE);
  }

  /** The characters that a problem is about. */
  static Range range(ParsedListing listing, Diagnostic problem) {
    int start = problem.column() - 1;
    int length = Math.max(1, problem.excerpt().length());
    return listing.text().range(problem.line(), start, start + length);
  }
}
