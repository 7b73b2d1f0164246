package hp41.cli;

import hp41.Calculator;
import hp41.TypedLineError;
import hp41.app.ErrorMessages;
import hp41.app.ExitCode;
import hp41.event.StopReason;
import hp41.event.StopReason.Cause;
import hp41.panel.Question;
import java.time.Duration;
import java.util.Iterator;
import java.util.Optional;

/** An execution of a program, from its start to its end or to the end of the input. */
final class ProgramExecution {

  private static final String START = "R/S";
  private static final int SLICE = 1 << 16;

  private final Calculator calculator;
  private final ExecutionLimits limits;
  private final Transcript transcript;
  private final boolean trace;
  private final StdinPrompter prompter;
  private int linesRead;

  /**
   * Creates an execution of the program at the calculator's program pointer.
   *
   * @param trace whether to write each executed line
   * @param prompter shows a person at the terminal what the program waits for
   */
  ProgramExecution(
      Calculator calculator,
      ExecutionLimits limits,
      Transcript transcript,
      boolean trace,
      StdinPrompter prompter) {
    this.calculator = calculator;
    this.limits = limits;
    this.transcript = transcript;
    this.trace = trace;
    this.prompter = prompter;
  }

  /**
   * Executes the program until there is no more input.
   *
   * @param words the words to evaluate before the start; may be empty
   * @param start sets the program pointer to the start of the program
   * @return why the program does not continue; {@link Cause#NONE} at a limit of lines or time
   */
  Cause run(String words, Runnable start, Iterator<String> answers) {
    calculator.takeEvents();
    Cause outcome =
        proceed(
            words,
            typed(words),
            () -> {
              start.run();
              calculator.type(START);
            });
    while (asks(outcome) && transcript.isWanted() && isAnswered(outcome, answers)) {
      String answer = answers.next();
      linesRead++;
      outcome = proceed(answer, calculator.answer(answer), () -> calculator.type(START));
    }
    return outcome;
  }

  /** Executes words, which may start a program; returns why the calculator does not continue. */
  Cause evaluate(String words) {
    calculator.takeEvents();
    return proceed(words, typed(words), () -> {});
  }

  private boolean isAnswered(Cause stopped, Iterator<String> answers) {
    prompter.waits(calculator, stopped == Cause.PROMPT);
    return answers.hasNext();
  }

  /** Reports whether lines of the input are missing or not read; returns the exit code. */
  int checkInput(Iterator<String> answers) {
    Cause outcome = outcome(false);
    String place = ErrorMessages.place(calculator);
    if (asks(outcome)) {
      transcript.complain(
          "the input ended while the program waited for an answer; it continues" + place);
    } else if (answers.hasNext()) {
      transcript.complain("the program did not read line %d of the input".formatted(linesRead + 1));
    } else {
      return ExitCode.DONE;
    }
    return ExitCode.LIMIT;
  }

  /**
   * Executes what has been typed, continues the program, and writes the result.
   *
   * @param start continues the program
   */
  private Cause proceed(String typed, Optional<TypedLineError> wrong, Runnable start) {
    boolean wentOn = wrong.isEmpty() && compute() && calculator.contents().error().isEmpty();
    if (wentOn) {
      start.run();
      compute();
    }
    Cause outcome = outcome(wrong.isPresent());
    Optional<String> complaint =
        outcome == Cause.NONE
            ? Optional.of(limits.reached())
            : ErrorMessages.about(wrong, calculator);
    transcript.stop(calculator, typed, outcome);
    complaint.or(this::neededSize).ifPresent(transcript::complain);
    return outcome;
  }

  /** Returns how to add data registers, if the program reports that it needs more. */
  private Optional<String> neededSize() {
    return Question.size(calculator.message())
        .map("the program needs more data registers: --size "::concat);
  }

  private Cause outcome(boolean wrong) {
    if (calculator.isBusy() && !limits.reached().isEmpty()) {
      return Cause.NONE;
    }
    StopReason reason = wrong ? Cause.ERROR : calculator.stopped();
    return reason instanceof Cause cause && cause != Cause.NONE ? cause : Cause.STOP;
  }

  /** Returns whether a line of input continues the program. */
  private static boolean asks(Cause reason) {
    return reason == Cause.PROMPT || reason == Cause.STOP;
  }

  private Optional<TypedLineError> typed(String words) {
    return words.isBlank() ? Optional.empty() : calculator.type(words);
  }

  /** Runs the calculator until it waits; returns false if a limit stopped it earlier. */
  private boolean compute() {
    limits.resume();
    while (calculator.isBusy() && limits.reached().isEmpty() && transcript.isWanted()) {
      if (!calculator.untilDue().equals(Optional.of(Duration.ZERO))) {
        transcript.pending().flush();
      }
      if (trace) {
        traceLine();
      } else {
        calculator.run(Math.min(SLICE, limits.linesLeft()));
      }
      transcript.events(calculator);
    }
    transcript.events(calculator);
    calculator.finishScroll();
    limits.rest();
    return !calculator.isBusy();
  }

  private void traceLine() {
    String line = calculator.programLine();
    long before = calculator.linesExecuted();
    calculator.run(1);
    if (calculator.linesExecuted() > before) {
      transcript.executed(line, calculator);
    }
  }
}
