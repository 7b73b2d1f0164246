package hp41.listing;

import hp41.listing.Diagnostic.DiagnosticKind;
import hp41.listing.Diagnostic.KindOnly;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** An error or warning at a position of a line. */
final class ParseError extends RuntimeException {

  /** The marked text: a text in quotes or a word. */
  private static final Pattern WORD =
      Pattern.compile("[\"“„][^\"”]*[\"”]?|'[^']*'?|[^\\s;,\"]+|\\S");

  private final int index;
  private final DiagnosticKind kind;
  private final List<String> nearest;

  /**
   * Creates an error.
   *
   * @param index the position, starting with 0
   */
  ParseError(int index, String message) {
    this(index, message, KindOnly.OTHER);
  }

  ParseError(int index, String message, DiagnosticKind kind) {
    this(index, message, kind, List.of());
  }

  /**
   * Creates an error with similar names.
   *
   * @param index the position, starting with 0
   */
  ParseError(int index, String message, DiagnosticKind kind, List<String> nearest) {
    super(message, null, false, false);
    this.index = index;
    this.kind = kind;
    this.nearest = nearest;
  }

  int index() {
    return index;
  }

  DiagnosticKind kind() {
    return kind;
  }

  /** Returns this as an error in a line of a file. */
  Diagnostic error(int line, String text) {
    return diagnostic(line, text, Diagnostic.Severity.ERROR);
  }

  /** Returns this as a warning about a line of a file. */
  Diagnostic warning(int line, String text) {
    return diagnostic(line, text, Diagnostic.Severity.WARNING);
  }

  private Diagnostic diagnostic(int line, String text, Diagnostic.Severity severity) {
    Matcher word = WORD.matcher(text).region(Math.min(index, text.length()), text.length());
    int length = word.lookingAt() ? word.end() - word.start() : 1;
    Diagnostic.Excerpt excerpt = new Diagnostic.Excerpt(text, index, length);
    return new Diagnostic(line, index + 1, severity, getMessage(), kind, nearest, excerpt);
  }
}
