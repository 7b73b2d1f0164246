package hp41.commands;

import hp41.Calculator;
import hp41.Calculator.TypedLineError;
import hp41.Snapshot;
import hp41.listing.Nearest;
import java.util.Optional;

/** Says in one line what went wrong in a calculator, and where. */
public final class ErrorMessages {

  private ErrorMessages() {}

  /** What went wrong, if anything did: with a word, or with what the calculator was to do. */
  public static Optional<String> about(Optional<TypedLineError> wrong, Calculator calculator) {
    return wrong.map(ErrorMessages::about).or(() -> error(calculator));
  }

  /** What is wrong with a word, and what may have been meant. */
  public static String about(TypedLineError wrong) {
    return wrong.word() + ": " + wrong.reason() + Nearest.question(wrong.nearest());
  }

  /** The error that the display shows, if it shows one: with the program line that it came from. */
  private static Optional<String> error(Calculator calculator) {
    String error = calculator.contents().error();
    if (error.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        calculator.programs().wereExecuting()
            ? errorInProgram(calculator)
            : error + reason(calculator));
  }

  /** The error that the display shows, with the line where the pointer stands. */
  public static String errorInProgram(Calculator calculator) {
    return calculator.contents().error() + place(calculator) + reason(calculator);
  }

  private static String reason(Calculator calculator) {
    String reason = calculator.contents().reason();
    return reason.isEmpty() ? "" : ": " + reason;
  }

  /** In which program the pointer stands, and at which line. */
  public static String place(Calculator calculator) {
    Snapshot.ProgramView program = calculator.snapshot().program();
    String name = program.name().isEmpty() ? "a program without a name" : program.name();
    return " in " + name + ", line " + calculator.programLine();
  }
}
