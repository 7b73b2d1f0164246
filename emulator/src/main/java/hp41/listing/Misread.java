package hp41.listing;

import java.util.List;

/** What stands at a column of a line means nothing. */
final class Misread extends RuntimeException {

  private final int column;
  private final List<String> nearest;

  /** At this index, 0 the first, stands something wrong. */
  Misread(int index, String message) {
    this(index, message, List.of());
  }

  /** At this index stands something that comes near to these names. */
  Misread(int index, String message, List<String> nearest) {
    super(message, null, false, false);
    this.column = index + 1;
    this.nearest = nearest;
  }

  /** This on that line of a file. */
  Diagnostic onLine(int line) {
    return new Diagnostic(line, column, Diagnostic.Severity.ERROR, getMessage(), nearest);
  }
}
