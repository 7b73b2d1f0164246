package hp41.cli;

import hp41.Calculator;
import hp41.Calculator.TypedLineError;
import hp41.app.ErrorMessages;
import hp41.app.ExitCode;
import hp41.machine.Instruction;
import hp41.machine.Role;
import java.util.Iterator;
import java.util.Locale;
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
   * @param prompter tells a person at the terminal what the program waits for
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
   * @return the state of the program at the end
   */
  Outcome run(String words, Runnable start, Iterator<String> answers) {
    calculator.takeEvents();
    Outcome outcome = proceed(words, typed(words), start);
    while (outcome.asks() && transcript.isWanted() && isAnswered(outcome, answers)) {
      String answer = answers.next();
      linesRead++;
      outcome = proceed(answer, calculator.answer(answer), () -> {});
    }
    return outcome;
  }

  private boolean isAnswered(Outcome stopped, Iterator<String> answers) {
    prompter.waits(calculator, stopped == Outcome.PROMPT);
    return answers.hasNext();
  }

  /** Reports whether input is missing or left over; returns the exit code. */
  int checkInput(Iterator<String> answers) {
    Outcome outcome = outcome(false);
    String place = ErrorMessages.place(calculator);
    if (outcome.asks()) {
      transcript.complain("the input ended while the program asked; it goes on" + place);
    } else if (answers.hasNext()) {
      transcript.complain("line %d of the input is left over".formatted(linesRead + 1));
    } else {
      return ExitCode.DONE;
    }
    return ExitCode.LIMIT;
  }

  /** Executes what has been typed, continues the program, and writes the result. */
  private Outcome proceed(String typed, Optional<TypedLineError> wrong, Runnable start) {
    boolean wentOn = wrong.isEmpty() && compute() && calculator.contents().error().isEmpty();
    if (wentOn) {
      start.run();
      calculator.type(START);
      compute();
    }
    Outcome outcome = outcome(wrong.isPresent());
    Optional<String> complaint =
        outcome == Outcome.LIMIT
            ? Optional.of(limits.reached())
            : ErrorMessages.about(wrong, calculator);
    transcript.stop(calculator, typed, outcome);
    complaint.ifPresent(transcript::complain);
    return outcome;
  }

  private Outcome outcome(boolean wrong) {
    if (calculator.isBusy() && !limits.reached().isEmpty()) {
      return Outcome.LIMIT;
    } else if (wrong || !calculator.contents().error().isEmpty()) {
      return Outcome.ERROR;
    } else if (!calculator.isOn()) {
      return Outcome.OFF;
    }
    return calculator.programs().executed().map(ProgramExecution::outcome).orElse(Outcome.STOP);
  }

  /** Returns the outcome of a line that has stopped the program. */
  private static Outcome outcome(Instruction line) {
    boolean asks = line.function().is(Role.ASK);
    return line.returns() ? Outcome.END : asks ? Outcome.PROMPT : Outcome.STOP;
  }

  private Optional<TypedLineError> typed(String words) {
    return words.isBlank() ? Optional.empty() : calculator.type(words);
  }

  /** Runs the calculator until it waits; returns false if a limit stopped it earlier. */
  private boolean compute() {
    limits.resume();
    while (calculator.isBusy() && limits.reached().isEmpty() && transcript.isWanted()) {
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

  /** The state of a program that does not continue by itself. */
  enum Outcome {
    /** A PROMPT has stopped the program. */
    PROMPT,
    /** Another line or a key has stopped the program. */
    STOP,
    /** The program has ended. */
    END,
    /** The calculator is off. */
    OFF,
    /** The calculator shows an error, or the answer is invalid. */
    ERROR,
    /** A limit on lines or time was reached. */
    LIMIT;

    /** Returns whether a line of input continues the program. */
    boolean asks() {
      return this == PROMPT || this == STOP;
    }

    /** Returns the name in lower case. */
    String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }
}
