package hp41.cli;

import hp41.Calculator;
import hp41.MemoryView;
import hp41.files.Output;
import hp41.memory.CharacterSet;
import hp41.memory.Flags;
import hp41.terminal.Console;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * Shows a person at the terminal what a program or {@code hp41 calc} is waiting for. It writes
 * nothing if stdin is not a terminal.
 */
final class StdinPrompter {

  private final Output errors;
  private Optional<Boolean> attended = Optional.empty();

  /**
   * Creates a prompter.
   *
   * @param errors stderr, which is separate from the program's output
   */
  StdinPrompter(Output errors) {
    this.errors = errors;
  }

  /** Writes the prompt for a line; before the first prompt, also writes what can be typed. */
  void asks() {
    boolean first = attended.isEmpty();
    if (isAttended()) {
      if (first) {
        errors.complain("type words such as 2 3 +; Ctrl-D ends");
      }
      errors.write("> ".getBytes(StandardCharsets.UTF_8));
    }
  }

  /** Ends the row of the last prompt. */
  void ends() {
    if (isAttended()) {
      errors.print("");
    }
  }

  private boolean isAttended() {
    if (attended.isEmpty()) {
      attended = Optional.of(Console.isAttended());
    }
    return attended.get();
  }

  /**
   * Writes what the program is waiting for, after it has stopped for a line of input.
   *
   * @param asks whether a PROMPT has stopped the program
   */
  void waits(Calculator calculator, boolean asks) {
    if (isAttended()) {
      MemoryView contents = calculator.contents();
      String shown =
          contents.flag(Flags.MESSAGE) ? StateJson.display(calculator) : contents.standing();
      errors.complain(
          "%s waits for %s; Enter continues, Ctrl-D ends"
              .formatted(
                  asks ? CharacterSet.glyphs(contents.alpha()) : shown.strip(),
                  contents.flag(Flags.ALPHA) ? "text" : "a number or words"));
    }
  }
}
