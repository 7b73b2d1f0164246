package hp41.command;

import hp41.Calculator;
import hp41.Calculator.Misunderstanding;
import hp41.Snapshot;
import hp41.listing.Nearest;
import java.util.Optional;

/** Says in one line what went wrong in the calculator, and where. */
final class Complaint {

  private Complaint() {}

  /** What is wrong with a word, and what may have been meant. */
  static String about(Misunderstanding wrong) {
    return wrong.word() + ": " + wrong.reason() + Nearest.question(wrong.nearest());
  }

  /** The error that the display shows, if it shows one: with the program line that it came from. */
  static Optional<String> about(Calculator calculator) {
    String error = calculator.contents().error();
    if (error.isEmpty()) {
      return Optional.empty();
    }
    String reason = calculator.contents().reason();
    String place = calculator.programs().wereExecuting() ? place(calculator) : "";
    return Optional.of(error + place + (reason.isEmpty() ? "" : ": " + reason));
  }

  /** In which program the pointer stands, and at which line. */
  static String place(Calculator calculator) {
    Snapshot.ProgramView program = calculator.snapshot().program();
    String name = program.name().isEmpty() ? "a program without a name" : program.name();
    return " in " + name + ", line " + calculator.programLine();
  }
}
