package hp41.command;

import hp41.Calculator;
import hp41.Calculator.Misunderstanding;
import hp41.command.options.CalculatorOptions;
import hp41.command.options.ExitCode;
import hp41.command.options.StandardStreams;
import hp41.command.options.Surroundings;
import hp41.keyboard.Pace;
import hp41.words.Complaint;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code hp41 calc}: evaluates typed words. */
@Command(
    name = "calc",
    description = "Evaluates typed words, such as 2 3 + or FIX 2 or XEQ \"NAME\".",
    exitCodeList = {
      "0:done",
      "1:the last line ended in an error",
      "2:wrong usage",
      "3:a file can't be read"
    },
    footer = {
      "  hp41 calc 2 3 +",
      "  hp41 calc 'FIX 2 30 SIN'",
      "  hp41 calc --load mine.txt 5 XEQ '\"AREA\"'"
    })
final class CalcCommand implements Callable<Integer> {

  @Parameters(
      paramLabel = "WORDS",
      arity = "0..*",
      description = "What to evaluate; if missing, each line of stdin.")
  private List<String> words;

  @Mixin private final CalculatorOptions options;

  @Spec private CommandSpec spec;

  private final StandardStreams streams;

  CalcCommand(StandardStreams streams) {
    this(streams, List.of());
  }

  /** The verb without options. */
  CalcCommand(StandardStreams streams, List<String> words) {
    this.streams = streams;
    this.words = words;
    options = new CalculatorOptions(streams);
  }

  @Override
  public Integer call() throws IOException {
    Failures.checkWords(words, spec);
    Surroundings.SkippingClock clock = new Surroundings.SkippingClock();
    Calculator calculator = options.calculator(Surroundings.now(clock), Pace.FULL);
    int exitCode = ExitCode.DONE;
    if (!words.isEmpty()) {
      exitCode = evaluate(String.join(" ", words), calculator);
    } else {
      boolean kept = options.keeps();
      for (String line = streams.line(kept); line != null; line = streams.line(kept)) {
        exitCode = evaluate(line, calculator);
      }
    }
    options.save(calculator);
    return exitCode;
  }

  private int evaluate(String line, Calculator calculator) {
    Optional<Misunderstanding> wrong = calculator.type(line);
    calculator.run();
    options.paper().printAll(calculator);
    streams
        .out()
        .print(options.json() ? StateJson.of(calculator, line) : StateJson.display(calculator));
    Optional<String> complaint = Complaint.about(wrong, calculator);
    complaint.ifPresent(streams.errors()::complain);
    return complaint.isPresent() ? ExitCode.CALCULATOR_ERROR : ExitCode.DONE;
  }
}
