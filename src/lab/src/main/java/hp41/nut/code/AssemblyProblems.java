package hp41.nut.code;

import hp41.listing.Diagnostic;
import hp41.listing.Diagnostic.Excerpt;
import hp41.listing.Diagnostic.Severity;
import hp41.text.Nearest;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/** Collects the errors and warnings of a microcode listing. */
final class AssemblyProblems {

  private final List<Diagnostic> found = new ArrayList<>();
  private int unknown;

  /** Returns the problems in the order of the lines. */
  List<Diagnostic> found() {
    found.sort(Comparator.comparingInt(Diagnostic::line));
    return found;
  }

  boolean isUsable() {
    return found.stream().noneMatch(Diagnostic::isError);
  }

  void error(Statement statement, Statement.StatementWord word, String message) {
    add(statement, word, Severity.ERROR, message, List.of());
  }

  /** Reports an unknown word, and suggests the known names that are nearest to it. */
  void unknown(
      Statement statement,
      Statement.StatementWord word,
      String message,
      String meant,
      Collection<String> names) {
    unknown++;
    List<String> nearest = unknown > Nearest.MOST_WORDS ? List.of() : Nearest.to(meant, names);
    add(statement, word, Severity.ERROR, message, nearest);
  }

  void warning(Statement statement, Statement.StatementWord word, String message) {
    add(statement, word, Severity.WARNING, message, List.of());
  }

  private void add(
      Statement statement,
      Statement.StatementWord word,
      Severity severity,
      String message,
      List<String> nearest) {
    Excerpt excerpt = new Excerpt(statement.line(), word.at(), Math.max(1, word.text().length()));
    found.add(
        new Diagnostic(
            statement.number(),
            word.at() + 1,
            severity,
            message,
            Diagnostic.KindOnly.OTHER,
            nearest,
            excerpt));
  }
}
