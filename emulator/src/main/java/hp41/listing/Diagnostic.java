package hp41.listing;

import java.util.ArrayList;
import java.util.List;

/**
 * Something found in a program file.
 *
 * @param line where, 1 the first; 1 for files that are not text
 * @param column where, 1 the first; for files that are not text the byte
 * @param severity whether the file can be used in spite of it
 * @param message what is wrong
 * @param kind what was found, for those who offer a fix
 * @param nearest known names that come near to what stands there, the nearest first
 * @param excerpt the line of the file, if it is text
 */
public record Diagnostic(
    int line,
    int column,
    Severity severity,
    String message,
    DiagnosticKind kind,
    List<String> nearest,
    Excerpt excerpt) {

  /** How bad it is. */
  public enum Severity {
    /** What stands there means nothing. */
    ERROR,
    /** It could be read, but may not be what was meant. */
    WARNING
  }

  /** What was found, as far as a fix depends on it. */
  public sealed interface DiagnosticKind {}

  /** What was found where nothing more is to be said. */
  public enum KindOnly implements DiagnosticKind {
    /** Something for which there is no special fix. */
    OTHER,
    /** The step means nothing. */
    UNKNOWN_STEP,
    /** Line numbers begin again without an END. */
    NUMBERS_BEGIN_AGAIN,
    /** A text has no closing quote. */
    OPEN_QUOTE,
    /** A text without a mark ends with its line. */
    TEXT_TO_LINE_END,
    /** A step follows another without a comma. */
    SEVERAL_STEPS
  }

  /** A step or register was read from another spelling. */
  public record ReadAs(String spelling) implements DiagnosticKind {}

  /** A jump has no label. */
  public record NoLabel(String label) implements DiagnosticKind {}

  /** Prose was ignored, and so many lines below it. */
  public record PassedOver(int below) implements DiagnosticKind {}

  public Diagnostic {
    nearest = List.copyOf(nearest);
  }

  /** A damage to a file that is not text, at the byte with this index, 0 the first. */
  public static Diagnostic atByte(int index, Severity severity, String message) {
    return new Diagnostic(1, index + 1, severity, message, List.of());
  }

  /** Something found in a file that is not text. */
  public Diagnostic(int line, int column, Severity severity, String message, List<String> nearest) {
    this(line, column, severity, message, KindOnly.OTHER, nearest, Excerpt.NONE);
  }

  /** This as a warning: the file can be used in spite of it. */
  public Diagnostic asWarning() {
    return new Diagnostic(line, column, Severity.WARNING, message, kind, nearest, excerpt);
  }

  /** Returns this with its kind. */
  Diagnostic as(DiagnosticKind of) {
    return new Diagnostic(line, column, severity, message, of, nearest, excerpt);
  }

  /** Compares what was found by where that is. */
  static int byPlace(Diagnostic one, Diagnostic other) {
    return one.line == other.line ? one.column - other.column : one.line - other.line;
  }

  /** Whether the file cannot be used. */
  public boolean isError() {
    return severity == Severity.ERROR;
  }

  /** What is wrong, with the names that may have been meant. */
  public String explanation() {
    return message + Nearest.question(nearest);
  }

  /**
   * {@code FILE:LINE:COLUMN: what is wrong; did you mean …}, below it the line of the file with
   * carets under what is meant.
   */
  public List<String> report(String file) {
    List<String> lines = new ArrayList<>(List.of(file + ":" + this));
    lines.addAll(excerpt.lines());
    return lines;
  }

  /** {@code LINE:COLUMN: what is wrong; did you mean …}. */
  @Override
  public String toString() {
    return line + ":" + column + ": " + explanation();
  }

  /**
   * The line of a listing that a diagnostic is about.
   *
   * @param line as it stands there; empty for files that are not text
   * @param start index of the first character that is meant
   * @param length how many characters are meant
   */
  public record Excerpt(String line, int start, int length) {

    /** No line: the file is not text. */
    static final Excerpt NONE = new Excerpt("", 0, 0);

    private static final int WIDTH = 100;
    private static final int BEFORE = 40;
    private static final String MARGIN = "  ";

    /** Whether there is a line to show. */
    public boolean isEmpty() {
      return line.isBlank();
    }

    /**
     * The line and, in the line below, carets under what is meant; none if there is no line to
     * show. Of a very long line the part around it, and for each character that cannot be seen a
     * dot.
     */
    public List<String> lines() {
      if (isEmpty()) {
        return List.of();
      }
      int first = line.length() > WIDTH ? Math.max(0, start - BEFORE) : 0;
      int last = Math.min(line.length(), first + WIDTH);
      StringBuilder shown = new StringBuilder(MARGIN);
      line.substring(first, last).chars().forEach(it -> shown.append(seen((char) it)));
      StringBuilder carets = new StringBuilder();
      for (int i = first; i < start; i++) {
        carets.append(i < line.length() && line.charAt(i) == '\t' ? '\t' : ' ');
      }
      carets.append("^".repeat(Math.max(1, Math.min(length, last - start))));
      return List.of(shown.toString().stripTrailing(), MARGIN + carets);
    }

    private static char seen(char character) {
      boolean half = Character.isSurrogate(character);
      return character != '\t' && !half && Visible.isHidden(character) ? '·' : character;
    }
  }
}
