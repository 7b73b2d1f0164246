package hp41.terminal;

import hp41.Calculator;
import hp41.Image;
import hp41.panel.Hint;
import hp41.panel.Note;
import hp41.panel.Promise;
import hp41.screen.Stroke;
import hp41.screen.TerminalGone;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Continues a session after an internal error. Memory is restored as it was before the stroke or
 * the program lines that failed, so that no half-finished change remains, and the error is
 * reported.
 */
public final class InternalErrors {

  /** The name of the state in which memory that causes errors by itself is saved. */
  static final String STATE = "internal-error";

  private final Calculator calculator;
  private final UserInterface ui;
  private final StateSink sink;
  private Optional<Stroke> stroke = Optional.empty();
  private Image before;
  private Image drawn;
  private int repeated;

  InternalErrors(Calculator calculator, UserInterface ui, StateSink sink) {
    this.calculator = calculator;
    this.ui = ui;
    this.sink = sink;
    before = calculator.image();
    drawn = before;
  }

  /**
   * Creates a calculator with saved memory. If that memory causes an internal error by itself, it
   * is saved as a named state, and the calculator starts with empty memory.
   *
   * @param create creates a calculator with the given memory, or with empty memory
   * @param complaints receives the message about memory that cannot be used
   */
  public static Calculator start(
      Optional<Image> saved,
      StateSink sink,
      Function<Optional<Image>, Calculator> create,
      Consumer<String> complaints) {
    try {
      return create.apply(saved);
    } catch (RuntimeException | Error failure) {
      if (saved.isEmpty()) {
        throw failure;
      }
      Calculator empty = create.apply(Optional.empty());
      save(saved.get(), sink);
      Optional<String> report = sink.report(report(failure, "while starting"), saved.get());
      complaints.accept(
          "internal error: the saved memory cannot be used, so memory is empty; it was saved as the"
              + " state "
              + STATE
              + report.map(place -> "; please report the error with " + place).orElse(""));
      return empty;
    }
  }

  private static void save(Image memory, StateSink sink) {
    try {
      sink.states().orElseThrow().write(STATE, memory);
    } catch (IOException notSaved) {
      throw new IllegalStateException(notSaved);
    }
  }

  /** Records memory before a stroke. */
  void begin(Stroke next) {
    stroke = Optional.of(next);
    repeated = 0;
    before = calculator.image();
  }

  /** Records memory before program lines and other work that no stroke causes. */
  void begin() {
    stroke = Optional.empty();
    before = calculator.image();
  }

  /** Records that memory has been drawn without an error. */
  void drawn() {
    drawn = calculator.image();
  }

  /**
   * Repairs the session. Each attempt discards more of the state than the previous one; errors that
   * repeat without a stroke between them begin with a later attempt.
   *
   * @param check does what each turn of the session needs, and fails if that is still impossible
   * @return the message about the error; empty if no attempt succeeds, which loses no memory
   */
  Optional<Note> recover(Throwable failure, Runnable check) {
    Image memory = before;
    Optional<String> report = sink.report(report(failure, occasion()), memory);
    List<Runnable> attempts =
        List.of(
            () -> ui.restore(memory),
            () -> closeAll(memory),
            () -> ui.restore(drawn),
            () -> ui.restore(drawn.atRest()),
            () -> startEmpty(memory));
    for (int i = Math.min(repeated, attempts.size() - 1); i < attempts.size(); i++) {
      if (succeeds(attempts.get(i), check)) {
        repeated = i + 1;
        return Optional.of(note(failure, report, i == attempts.size() - 1));
      }
    }
    ui.restore(memory);
    return Optional.empty();
  }

  private boolean succeeds(Runnable attempt, Runnable check) {
    try {
      attempt.run();
      check.run();
      return true;
    } catch (TerminalGone gone) {
      throw gone;
    } catch (RuntimeException | Error again) {
      return false;
    }
  }

  private void closeAll(Image memory) {
    ui.closeAll();
    ui.restore(memory);
  }

  /** Clears memory after it was saved as a named state. */
  private void startEmpty(Image memory) {
    save(memory, sink);
    ui.clearMemory();
  }

  private Note note(Throwable failure, Optional<String> report, boolean empty) {
    String done = stroke.isPresent() ? "the last key or line was undone" : "the program stopped";
    boolean isFull = failure instanceof OutOfMemoryError;
    String what = isFull ? "not enough memory in the computer" : "internal error";
    String why =
        isFull ? "Java may not use more memory." : "This is a fault of hp41: " + failure + ".";
    Note note =
        empty
            ? Note.error(what, "memory is empty").type("load state " + STATE, Promise.RESTORES, "")
            : Note.error(what, done);
    String saved =
        empty
            ? "Memory causes the error by itself. It was saved as the state " + STATE + "."
            : "Memory is as it was before.";
    String where = report.map(it -> " Please report it with " + it + ".").orElse("");
    return note.and(Hint.EXPLAINS).means(why + " " + saved + where);
  }

  private String occasion() {
    return stroke.map(it -> "while handling " + it).orElse("while no key was handled");
  }

  private static String report(Throwable failure, String occasion) {
    StringWriter text = new StringWriter();
    PrintWriter lines = new PrintWriter(text);
    lines.println("internal error of hp41 (please report it)");
    lines.println(occasion);
    failure.printStackTrace(lines);
    lines.flush();
    return text.toString();
  }
}
