package hp41.cli;

import hp41.Calculator;
import hp41.Calculator.TypedLineError;
import hp41.cli.options.ExitCode;
import hp41.commands.ErrorMessages;
import hp41.machine.Instruction;
import hp41.machine.Role;
import java.util.Iterator;
import java.util.Locale;
import java.util.Optional;

/** One execution of a program, from its start to its end or to the end of the answers. */
final class ProgramExecution {

  private static final String START = "R/S";
  private static final int SLICE = 1 << 16;

  private final Calculator calculator;
  private final ExecutionLimits limits;
  private final Transcript transcript;
  private final boolean trace;
  private final StdinPrompter prompter;
  private int taken;

  /**
   * An execution of the program that the calculator's pointer stands at.
   *
   * @param trace whether to write each line executed
   * @param prompter is told what it waits for
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
   * Executes until there is no answer left.
   *
   * @param words are evaluated first, in front of the start; may be empty
   * @param start puts the pointer where the program starts
   * @return how it stands then
   */
  Outcome run(String words, Runnable start, Iterator<String> answers) {
    calculator.takeEvents();
    Outcome outcome = proceed(words, typed(words), start);
    while (outcome.asks() && transcript.isWanted() && isAnswered(outcome, answers)) {
      String answer = answers.next();
      taken++;
      outcome = proceed(answer, calculator.answer(answer), () -> {});
    }
    return outcome;
  }

  private boolean isAnswered(Outcome stopped, Iterator<String> answers) {
    prompter.waits(calculator, stopped == Outcome.PROMPT);
    return answers.hasNext();
  }

  /** Tells if the answers ended before the program or went on behind it; the exit code. */
  int fits(Iterator<String> answers) {
    Outcome outcome = outcome(false);
    String place = ErrorMessages.place(calculator);
    if (outcome.asks()) {
      transcript.complain("the input ended while the program asked; it goes on" + place);
    } else if (answers.hasNext()) {
      transcript.complain("line %d of the input is left over".formatted(taken + 1));
    } else {
      return ExitCode.DONE;
    }
    return ExitCode.LIMIT;
  }

  /** Computes what has been typed, lets the program go on, and writes how it stands then. */
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

  /** The program has come to its end, or to a stop that it goes on from. */
  private static Outcome outcome(Instruction line) {
    boolean asks = line.function().is(Role.ASK);
    return line.returns() ? Outcome.END : asks ? Outcome.PROMPT : Outcome.STOP;
  }

  private Optional<TypedLineError> typed(String words) {
    return words.isBlank() ? Optional.empty() : calculator.type(words);
  }

  /** Computes until the calculator waits; false if it was stopped before. */
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

  /** How a run stands when the program does not go on by itself. */
  enum Outcome {
    /** A PROMPT asks for something. */
    PROMPT,
    /** Another line has stopped it, or a key. */
    STOP,
    /** The program has come to its end. */
    END,
    /** The calculator has been switched off. */
    OFF,
    /** The calculator shows an error, or cannot understand the answer. */
    ERROR,
    /** A limit on lines or time was reached. */
    LIMIT;

    /** Whether a line of input would let it go on. */
    boolean asks() {
      return this == PROMPT || this == STOP;
    }

    /** The word for it. */
    String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }
}
