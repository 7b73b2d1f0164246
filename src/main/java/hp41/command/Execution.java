package hp41.command;

import hp41.Calculator;
import hp41.Calculator.Misunderstanding;
import hp41.machine.Instruction;
import hp41.memory.CharacterSet;
import hp41.memory.Flags;
import java.util.Iterator;
import java.util.Locale;
import java.util.Optional;

/** One execution of a program, from its start to its end or to the end of the answers. */
final class Execution {

  private static final String START = "R/S";
  private static final int SLICE = 1 << 16;

  private final Calculator calculator;
  private final Limits limits;
  private final Transcript transcript;
  private final boolean trace;
  private int taken;

  /**
   * An execution of the program that the calculator's pointer stands at.
   *
   * @param trace whether to write each line executed
   */
  Execution(Calculator calculator, Limits limits, Transcript transcript, boolean trace) {
    this.calculator = calculator;
    this.limits = limits;
    this.transcript = transcript;
    this.trace = trace;
  }

  /**
   * Executes until there is no answer left.
   *
   * @param words are evaluated first, in front of the start; may be empty
   * @param start puts the pointer where the program starts
   * @return how it stands then
   */
  Standing run(String words, Runnable start, Iterator<String> answers) {
    calculator.takeEvents();
    Standing standing = proceed(words, typed(words), start);
    while (standing.asks() && transcript.isWanted() && answers.hasNext()) {
      String answer = answers.next();
      taken++;
      standing = proceed(answer, answer(answer), () -> {});
    }
    return standing;
  }

  /** Tells if the answers ended before the program or went on behind it; the exit code. */
  int fits(Iterator<String> answers) {
    Standing standing = standing(false);
    String place = Complaint.place(calculator);
    if (standing.asks()) {
      transcript.complain("the input ended while the program asked; it goes on" + place);
    } else if (answers.hasNext()) {
      transcript.complain("line %d of the input is left over".formatted(taken + 1));
    } else {
      return ExitCode.DONE;
    }
    return ExitCode.LIMIT;
  }

  /** Computes what has been typed, lets the program go on, and writes how it stands then. */
  private Standing proceed(String typed, Optional<Misunderstanding> wrong, Runnable start) {
    boolean wentOn = wrong.isEmpty() && compute() && calculator.contents().error().isEmpty();
    if (wentOn) {
      start.run();
      calculator.type(START);
      compute();
    }
    Standing standing = standing(wrong.isPresent());
    Optional<String> complaint =
        standing == Standing.LIMIT
            ? Optional.of(limits.reached())
            : wrong.map(Complaint::about).or(() -> Complaint.about(calculator));
    transcript.stop(calculator, typed, standing);
    complaint.ifPresent(transcript::complain);
    return standing;
  }

  private Standing standing(boolean wrong) {
    if (!limits.reached().isEmpty() && calculator.isBusy()) {
      return Standing.LIMIT;
    } else if (wrong || !calculator.contents().error().isEmpty()) {
      return Standing.ERROR;
    } else if (!calculator.isOn()) {
      return Standing.OFF;
    }
    return calculator.programs().executed().map(Execution::standing).orElse(Standing.STOP);
  }

  /** The program has come to its end, or to a stop that it goes on from. */
  private static Standing standing(Instruction line) {
    return switch (line.isEnd() ? "RTN" : line.function().name()) {
      case "RTN" -> Standing.END;
      case "PROMPT" -> Standing.PROMPT;
      default -> Standing.STOP;
    };
  }

  /** Takes an answer: text in ALPHA mode, of which blanks are characters too, else words. */
  private Optional<Misunderstanding> answer(String answer) {
    if (answer.isBlank() || !calculator.contents().flag(Flags.ALPHA)) {
      return typed(answer);
    }
    calculator.alpha(CharacterSet.characters(text(answer)));
    calculator.flag(Flags.ALPHA_KEYED, true);
    return Optional.empty();
  }

  private Optional<Misunderstanding> typed(String words) {
    return words.isBlank() ? Optional.empty() : calculator.type(words);
  }

  private static String text(String answer) {
    String bare = answer.strip();
    boolean quoted = bare.length() > 1 && bare.startsWith("\"") && bare.endsWith("\"");
    return quoted ? bare.substring(1, bare.length() - 1) : answer.toUpperCase(Locale.ROOT);
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
