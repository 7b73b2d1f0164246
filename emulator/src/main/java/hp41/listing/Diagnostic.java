package hp41.listing;

import hp41.text.Counted;
import hp41.text.Nearest;
import hp41.text.Visible;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.lang3.StringUtils;

/**
 * An error or warning about a program file.
 *
 * @param line the line, starting with 1; 1 for binary files
 * @param column the column, starting with 1; the byte for binary files
 * @param severity whether the file can be used
 * @param message the description of the problem
 * @param kind the kind of problem, on which quick fixes depend
 * @param nearest known names that are similar to the text, the most similar first
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

  /** The severity of a problem. */
  public enum Severity {
    /** The text has no meaning. */
    ERROR,
    /** The text could be read, but the meaning may not be the intended one. */
    WARNING
  }

  /** The kind of a problem. Quick fixes depend on it. */
  public sealed interface DiagnosticKind {}

  /** A kind without further data. */
  public enum KindOnly implements DiagnosticKind {
    /** Any problem without a quick fix. */
    OTHER,
    /** Any problem without a quick fix whose message contains the word. */
    NAMES_WORD,
    /** The step is unknown; the message contains the word. */
    UNKNOWN_STEP,
    /** Line numbers restart without an END. */
    NUMBERS_BEGIN_AGAIN,
    /** A text has no closing quote. */
    OPEN_QUOTE,
    /** A text without a closing mark, which ends with its line. */
    TEXT_TO_LINE_END,
    /** A note after a step does not begin like a comment. */
    NOTE,
    /** Several steps on one line are not separated by commas. */
    SEVERAL_STEPS
  }

  /**
   * A step or register has an unusual spelling.
   *
   * @param spelling the usual spelling
   */
  public record UnusualSpelling(String spelling) implements DiagnosticKind {}

  /**
   * A jump has no label.
   *
   * @param label the missing label
   */
  public record NoLabel(String label) implements DiagnosticKind {}

  /**
   * A jump to a name that is not a label of the file, but similar to one.
   *
   * @param label the name
   */
  public record NoProgram(String label) implements DiagnosticKind {}

  /**
   * Prose was skipped.
   *
   * @param below the number of further skipped lines below the first
   */
  public record SkippedProse(int below) implements DiagnosticKind {}

  /**
   * A function is known only from the table of names, because its module is not plugged in.
   *
   * @param name the name
   * @param numbers the XROM numbers with which it is read: {@code XROM 16,23}
   */
  public record AbsentModule(String name, String numbers) implements DiagnosticKind {}

  /**
   * The maximum length of a message. Longer messages are shortened, because they quote a long word
   * of the file.
   */
  private static final int MAX_MESSAGE = 400;

  public Diagnostic {
    message = StringUtils.abbreviateMiddle(message, "…", MAX_MESSAGE);
    nearest = List.copyOf(nearest);
  }

  /**
   * Creates a diagnostic for a byte of a binary file.
   *
   * @param index the index of the byte, starting with 0
   */
  public static Diagnostic atByte(int index, Severity severity, String message) {
    return new Diagnostic(1, index + 1, severity, message, List.of());
  }

  /** Creates a diagnostic without an excerpt. */
  public Diagnostic(int line, int column, Severity severity, String message, List<String> nearest) {
    this(line, column, severity, message, KindOnly.OTHER, nearest, Excerpt.NONE);
  }

  /** Returns this diagnostic as a warning. */
  public Diagnostic asWarning() {
    return new Diagnostic(line, column, Severity.WARNING, message, kind, nearest, excerpt);
  }

  /** Returns this diagnostic at another position. */
  Diagnostic movedTo(int toLine, int toColumn, Excerpt at) {
    return new Diagnostic(toLine, toColumn, severity, message, kind, nearest, at);
  }

  /** Returns this diagnostic with another kind. */
  Diagnostic as(DiagnosticKind of) {
    return new Diagnostic(line, column, severity, message, of, nearest, excerpt);
  }

  /** Returns this diagnostic with suggestions. */
  Diagnostic near(List<String> names) {
    return new Diagnostic(line, column, severity, message, kind, names, excerpt);
  }

  /**
   * Returns the problems of a file with one warning for each function whose module is not plugged
   * in. A program may call such a function in many lines.
   */
  public static List<Diagnostic> withoutRepetitions(List<Diagnostic> problems) {
    Map<DiagnosticKind, List<Diagnostic>> absent =
        problems.stream()
            .filter(it -> it.kind() instanceof AbsentModule)
            .collect(Collectors.groupingBy(Diagnostic::kind));
    return problems.stream()
        .flatMap(
            it -> {
              List<Diagnostic> alike = absent.getOrDefault(it.kind(), List.of(it));
              return alike.get(0).equals(it)
                  ? Stream.of(it.withMore(alike.size() - 1))
                  : Stream.empty();
            })
        .toList();
  }

  private Diagnostic withMore(int lines) {
    String more = " (and in " + Counted.of(lines, "more line") + ")";
    return lines == 0
        ? this
        : new Diagnostic(line, column, severity, message + more, kind, nearest, excerpt);
  }

  /** Compares diagnostics by line and column. */
  static int byPlace(Diagnostic one, Diagnostic other) {
    return one.line == other.line ? one.column - other.column : one.line - other.line;
  }

  /** Returns whether the file cannot be used. */
  public boolean isError() {
    return severity == Severity.ERROR;
  }

  /** Returns whether the message contains the word that the problem is about. */
  public boolean namesWord() {
    return kind == KindOnly.UNKNOWN_STEP || kind == KindOnly.NAMES_WORD;
  }

  /** Returns the message followed by the suggested names. */
  public String explanation() {
    return message + Nearest.question(nearest);
  }

  /**
   * Returns the report {@code FILE:LINE:COLUMN: message; did you mean …} and below it the line of
   * the file with carets under the text.
   */
  public List<String> report(String file) {
    List<String> lines = new ArrayList<>(List.of(file + ":" + this));
    lines.addAll(excerpt.lines());
    return lines;
  }

  /** Returns {@code LINE:COLUMN: message; did you mean …}. */
  @Override
  public String toString() {
    return line + ":" + column + ": " + explanation();
  }

  /**
   * The line of a listing that a diagnostic is about.
   *
   * @param line the text of the line; empty for binary files
   * @param start the index of the first marked character
   * @param length the number of marked characters
   */
  public record Excerpt(String line, int start, int length) {

    /** No excerpt, because the file is binary. */
    static final Excerpt NONE = new Excerpt("", 0, 0);

    private static final int WIDTH = 100;
    private static final int BEFORE = 40;
    private static final String MARGIN = "  ";

    /** Returns whether there is no line to show. */
    public boolean isEmpty() {
      return line.isBlank();
    }

    /**
     * Returns the line and a second line with carets below the marked text; empty if there is no
     * line. A very long line is shortened, and invisible characters are replaced by dots.
     */
    public List<String> lines() {
      if (isEmpty()) {
        return List.of();
      }
      int first = line.length() > WIDTH ? Math.max(0, start - BEFORE) : 0;
      int last = Math.min(line.length(), first + WIDTH);
      StringBuilder shown = new StringBuilder(MARGIN);
      line.substring(first, last)
          .chars()
          .forEach(character -> shown.append(visible((char) character)));
      StringBuilder carets = new StringBuilder();
      for (int i = first; i < start; i++) {
        carets.append(i < line.length() && line.charAt(i) == '\t' ? '\t' : ' ');
      }
      carets.append("^".repeat(Math.max(1, Math.min(length, last - start))));
      return List.of(shown.toString().stripTrailing(), MARGIN + carets);
    }

    private static char visible(char character) {
      boolean half = Character.isSurrogate(character);
      return character != '\t' && !half && Visible.isHidden(character) ? '·' : character;
    }
  }
}
