package hp41.app;

import hp41.Calculator;
import hp41.Snapshot;
import hp41.TypedLineError;
import hp41.microcode.Microcode;
import java.util.Optional;

/** Describes in one line what went wrong in a calculator, and where. */
public final class ErrorMessages {

  /** The error message for microcode that never returns. */
  private static final String HUNG =
      "the microcode does not return: it ran for an hour of the machine's time and neither waited"
          + " for a key nor reached a program line";

  private ErrorMessages() {}

  /**
   * Returns the message about an error in the typed line, or else about an error of the calculator;
   * empty if there is none.
   */
  public static Optional<String> about(Optional<TypedLineError> wrong, Calculator calculator) {
    return wrong.map(TypedLineError::message).or(() -> error(calculator));
  }

  /** Returns the error in the display, if there is one, with the program line that caused it. */
  private static Optional<String> error(Calculator calculator) {
    String error = calculator.contents().error();
    if (error.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        calculator.programs().lastWasProgramLine()
            ? errorInProgram(calculator)
            : error + reason(calculator));
  }

  /** Returns the error in the display with the current program line. */
  public static String errorInProgram(Calculator calculator) {
    return calculator.contents().error() + place(calculator) + reason(calculator);
  }

  private static String reason(Calculator calculator) {
    String reason = calculator.contents().reason();
    return reason.isEmpty() ? "" : ": " + reason;
  }

  /** Returns the error message if microcode never returns; else empty. */
  public static Optional<String> hung(Calculator calculator) {
    return Microcode.of(calculator).filter(Microcode::isHung).map(it -> HUNG);
  }

  /** Returns the current program and line. */
  public static String place(Calculator calculator) {
    Snapshot.ProgramView program = calculator.snapshot().program();
    String name = program.name().isEmpty() ? "a program without a name" : program.name();
    return " in " + name + ", line " + calculator.programLine();
  }
}
