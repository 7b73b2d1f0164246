package hp41.editor.language;

import hp41.listing.Diagnostic;
import java.util.List;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.Range;

/** What is wrong with a listing: all that {@code check} tells, where it tells it. */
final class Problems {

  private static final String SOURCE = "hp41";

  private Problems() {}

  /** All problems of a listing. */
  static List<org.eclipse.lsp4j.Diagnostic> of(Listing listing) {
    return listing.problems().stream().map(problem -> shown(listing, problem)).toList();
  }

  /** A problem as editors show it. */
  static org.eclipse.lsp4j.Diagnostic shown(Listing listing, Diagnostic problem) {
    DiagnosticSeverity severity =
        problem.isError() ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning;
    return new org.eclipse.lsp4j.Diagnostic(
        range(listing, problem), problem.explanation(), severity, SOURCE);
  }

  /** The characters that a problem is about. */
  static Range range(Listing listing, Diagnostic problem) {
    int start = problem.column() - 1;
    int length = Math.max(1, problem.excerpt().length());
    return listing.text().range(problem.line(), start, start + length);
  }
}
