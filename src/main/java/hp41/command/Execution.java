package hp41.command;

import hp41.Calculator;
import hp41.Calculator.Misunderstanding;
import hp41.machine.Machine;
import hp41.memory.CharacterSet;
import hp41.memory.Flags;
import java.util.Iterator;
import java.util.Locale;
import java.util.Optional;

/** One execution of a program, from its start to its end or to the end of the answers. */
final class Execution {

  private static final String START = "R/S";

  private final Calculator calculator;
  private final Machine machine;
  private final Stepper stepper;
  private final Limits limits;
  private final Transcript transcript;
  private final boolean trace;

  /**
   * An execution of the program that the calculator's pointer stands at.
   *
   * @param trace whether to write each line executed
   */
  Execution(
      Calculator calculator, Stepper stepper, Limits limits, Transcript transcript, boolean trace) {
    this.calculator = calculator;
    this.stepper = stepper;
    this.limits = limits;
    this.transcript = transcript;
    this.trace = trace;
    machine = calculator.machine();
  }

  /** Executes until there is no answer left; tells the exit code. */
  int run(Iterator<String> answers) {
    calculator.takeEvents();
    for (String answer = ""; ; answer = answers.next()) {
      Optional<Misunderstanding> wrong = answer(answer);
      boolean wentOn = wrong.isEmpty() && compute() && machine.outbox().error().isEmpty();
      if (wentOn) {
        calculator.type(START);
        wentOn = compute();
      }
      if (!limits.reached().isEmpty() && stepper.isBusy()) {
        transcript.complain(limits.reached());
        return ExitCode.LIMIT;
      }
      wrong.map(Complaint::about).ifPresent(transcript::complain);
      if (wrong.isPresent() || transcript.error(calculator, answer)) {
        return ExitCode.CALCULATOR_ERROR;
      }
      transcript.stop(calculator, answer);
      boolean over = !calculator.isOn() || isOver() || !transcript.isWanted();
      if (over || !answers.hasNext()) {
        return ExitCode.DONE;
      }
    }
  }

  /** Takes an answer: text in ALPHA mode, else words. */
  private Optional<Misunderstanding> answer(String answer) {
    if (answer.isBlank()) {
      return Optional.empty();
    }
    if (!machine.flags().get(Flags.ALPHA)) {
      return calculator.type(answer);
    }
    machine.alpha().set(CharacterSet.characters(text(answer.strip())));
    machine.flags().set(Flags.ALPHA_KEYED, true);
    return Optional.empty();
  }

  private static String text(String answer) {
    boolean quoted = answer.length() > 1 && answer.startsWith("\"") && answer.endsWith("\"");
    return quoted ? answer.substring(1, answer.length() - 1) : answer.toUpperCase(Locale.ROOT);
  }

  /** Computes until the calculator waits; false if it was stopped before. */
  private boolean compute() {
    limits.resume();
    while (stepper.isBusy() && limits.reached().isEmpty() && transcript.isWanted()) {
      if (trace) {
        traceLine();
      } else {
        stepper.proceed(limits.linesLeft());
      }
      transcript.events(calculator);
    }
    calculator.finishScroll();
    limits.rest();
    return !stepper.isBusy();
  }

  private void traceLine() {
    String line = calculator.programLine();
    long before = calculator.linesExecuted();
    stepper.proceed(1);
    if (calculator.linesExecuted() > before) {
      transcript.executed(line, calculator);
    }
  }

  /** Whether the program has come to its end, rather than to a stop that it goes on from. */
  private boolean isOver() {
    return machine
        .executedLine()
        .filter(line -> line.isEnd() || line.function().name().equals("RTN"))
        .isPresent();
  }
}
