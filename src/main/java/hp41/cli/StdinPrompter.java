package hp41.cli;

import hp41.Calculator;
import hp41.MemoryView;
import hp41.files.Output;
import hp41.memory.CharacterSet;
import hp41.memory.Flags;
import hp41.terminal.Console;
import java.util.Optional;

/**
 * Shows a person at the terminal what a program is waiting for. It writes nothing if stdin is not a
 * terminal.
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

  /**
   * Writes what the program is waiting for, after it has stopped for a line of input.
   *
   * @param asks whether a PROMPT has stopped the program
   */
  void waits(Calculator calculator, boolean asks) {
    if (attended.isEmpty()) {
      attended = Optional.of(Console.isAttended());
    }
    if (attended.get()) {
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
