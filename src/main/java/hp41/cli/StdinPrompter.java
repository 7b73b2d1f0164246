package hp41.cli;

import hp41.Calculator;
import hp41.MemoryView;
import hp41.files.Output;
import hp41.memory.CharacterSet;
import hp41.memory.Flags;
import hp41.terminal.Console;
import java.util.Optional;

/** Tells whoever sits at a terminal what a program waits for; where nobody sits, nothing. */
final class StdinPrompter {

  private final Output errors;
  private Optional<Boolean> attended = Optional.empty();

  /**
   * Somebody who may sit there.
   *
   * @param errors stderr, apart from what the program shows
   */
  StdinPrompter(Output errors) {
    this.errors = errors;
  }

  /**
   * The program has stopped and goes on with a line of input.
   *
   * @param asks whether it is a PROMPT that has stopped it
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
          "%s waits for %s; Enter goes on, Ctrl-D ends"
              .formatted(
                  asks ? CharacterSet.glyphs(contents.alpha()) : shown.strip(),
                  contents.flag(Flags.ALPHA) ? "text" : "a number or words"));
    }
  }
}
