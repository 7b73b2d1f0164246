package hp41.terminal;

import hp41.Calculator;
import hp41.KnownName;
import hp41.NameKind.BuiltinName;
import hp41.Snapshot;
import hp41.listing.TypedLine;
import hp41.memory.CharacterSet;
import hp41.panel.Note;
import hp41.panel.Promise;
import hp41.panel.view.CommandLineView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Puts a typed global label where a new program begins. In PRGM mode, the machine inserts LBL into
 * whatever program the pointer is in; a typed label begins a program of its own instead, unless the
 * user is writing the program at the pointer. The key LBL does what the machine does.
 */
final class ProgramEntry {

  private static final Pattern LABEL =
      Pattern.compile("\\s*(LBL\\s+(?:\"[^\"]+\"|(?!\\d\\d\\b)[^\"\\s]{2,7}))(?:\\s.*)?");

  private static final Pattern DELETING = Pattern.compile("(?i)\\s*(CLP\\b|PCLPS).*");

  private final Calculator calculator;
  private final CalculatorInput input;

  /** Line 00 of the program that the user is writing; empty outside of PRGM mode. */
  private OptionalInt written = OptionalInt.empty();

  private int seenStart;
  private int seenLines;

  ProgramEntry(Calculator calculator, CalculatorInput input) {
    this.calculator = calculator;
    this.input = input;
  }

  /**
   * Looks for new lines; to be called after each activity of the calculator. A program with more
   * lines than before is the one that the user is writing, until PRGM mode ends.
   */
  void watch(Snapshot snapshot) {
    int start = start();
    int lines = snapshot.program().lines().size();
    if (!snapshot.modes().prgm()) {
      written = OptionalInt.empty();
    } else if (start == seenStart && lines > seenLines) {
      written = OptionalInt.of(start);
    }
    seenStart = start;
    seenLines = snapshot.modes().prgm() ? lines : Integer.MAX_VALUE;
  }

  /** Executes a typed line, or begins a new program with it; returns a message about it. */
  Optional<Note> type(String words) {
    Optional<String> label = globalLabel(words).filter(it -> calculator.prompt().isEmpty());
    if (label.isEmpty()) {
      boolean deletes = DELETING.matcher(words).matches();
      List<String> before = deletes ? labels() : List.of();
      return input.type(words).or(() -> withoutGlyph(words)).or(() -> deleted(before));
    }
    boolean prgm = calculator.modes().prgm();
    boolean begins = prgm && !isWriting(calculator.snapshot());
    Optional<Note> problem = input.type(begins ? "GTO .. " + words : words);
    if (problem.isPresent() || !calculator.message().isEmpty() || prgm && !begins) {
      return problem;
    } else if (begins) {
      written = OptionalInt.of(start());
    }
    return Optional.of(begins ? begun(label.get()) : executed(label.get()));
  }

  /** Ends the keyed line; returns the message that Enter alone inserts another line. */
  Note endLine() {
    input.endLine();
    return Note.of(calculator.snapshot().display().toString().strip())
        .hint("Enter", Promise.INSERTS_ENTER, "again inserts ENTER↑")
        .means(
            "In PRGM mode, Enter ends a number or a sign as it ends a typed name. Enter alone "
                + "inserts the line ENTER↑.");
  }

  /** Returns whether a label belongs to the program at the pointer: it is new or still empty. */
  private boolean isWriting(Snapshot snapshot) {
    boolean empty = snapshot.program().lines().size() == 1 && !snapshot.program().inModule();
    return empty || written.equals(OptionalInt.of(start()));
  }

  private List<String> labels() {
    return calculator.names().stream()
        .filter(it -> it.kind() == BuiltinName.LABEL)
        .map(KnownName::text)
        .toList();
  }

  /** Returns which labels are deleted, because CLP deletes all of a program, not only its label. */
  private Optional<Note> deleted(List<String> before) {
    if (before.isEmpty()) {
      return Optional.empty();
    }
    List<String> gone = new ArrayList<>(before);
    gone.removeAll(labels());
    Note deleted =
        Note.of(String.join(", ", gone) + " deleted")
            .undoes()
            .means(
                "CLP deletes the whole program that contains the label, with all of its labels. "
                    + "PCLPS also deletes the programs after it.");
    return Optional.of(deleted).filter(it -> !gone.isEmpty());
  }

  private int start() {
    return calculator.programs().start();
  }

  /** Returns the label with which a line begins, if all programs can call it. */
  private static Optional<String> globalLabel(String words) {
    return Optional.of(LABEL.matcher(TypedLine.capitals(words)))
        .filter(Matcher::matches)
        .map(it -> it.group(1));
  }

  /** Returns the message about the first character of a text that the display cannot show. */
  private static Optional<Note> withoutGlyph(String words) {
    return CommandLineView.withoutGlyph(words)
        .map(
            it ->
                Note.of("the display has no " + it, "it shows " + CharacterSet.NO_GLYPH)
                    .and("type capitals")
                    .undoes()
                    .means(
                        "The display of the HP-41 has capitals and the small letters a to e. "
                            + "Other small letters are in the text, and printers print them."));
  }

  private static Note begun(String label) {
    return Note.of(label, "begins a new program")
        .undoes()
        .means(
            "In PRGM mode, a typed label begins a program behind the others, unless the program at "
                + "the pointer is the one you are writing. The key LBL always inserts a label "
                + "after the current line.");
  }

  private static Note executed(String label) {
    return Note.of(label, "is a line of a program, and does nothing here")
        .hint("F3", Promise.ENTERS_PRGM, "enters PRGM mode")
        .means(
            "XEQ and GTO find a program by its label. In PRGM mode, a typed label begins a new "
                + "program.");
  }
}
