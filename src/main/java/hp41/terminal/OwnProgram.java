package hp41.terminal;

import hp41.Calculator;
import hp41.Image;
import hp41.Snapshot;
import hp41.key.Key;
import hp41.memory.Flags;
import hp41.panel.Note;
import hp41.panel.Promise;
import java.util.Optional;

/**
 * A program that the user writes while another program asks for its name. It is written after the
 * programs in memory, and the question is shown again afterwards.
 */
final class OwnProgram {

  private final Calculator calculator;
  private Optional<Image> asking = Optional.empty();

  OwnProgram(Calculator calculator) {
    this.calculator = calculator;
  }

  /** Returns whether the program is being written, so that the end of PRGM mode ends it. */
  boolean isOpen(Snapshot snapshot) {
    asking = asking.filter(it -> snapshot.modes().prgm());
    return asking.isPresent();
  }

  /** Begins a program in PRGM mode. */
  Note begin(String question) {
    asking = Optional.of(calculator.image());
    calculator.cancelInput();
    calculator.contents().flag(Flags.ALPHA, false);
    calculator.type("GTO ..");
    calculator.press(Key.PRGM);
    return Note.of("PRGM", "begin your program with a label: lbl fx")
        .hint("F3", Promise.RETURNS_TO_QUESTION, "returns to " + question)
        .undoes()
        .means(
            "The lines are inserted into a new program behind the others, not into the one that "
                + "asks. The key PRGM leaves PRGM mode, and the question is there again.");
  }

  /** Leaves PRGM mode and asks the question again. */
  void end() {
    calculator.press(Key.PRGM);
    Image waiting = asking.orElseThrow();
    asking = Optional.empty();
    calculator.restore(calculator.image().waitingAs(waiting));
  }
}
