package hp41.cli;

import hp41.Calculator;
import hp41.TypedLineError;
import hp41.app.ErrorMessages;
import hp41.app.ExitCode;
import hp41.cli.options.StandardStreams;
import java.io.BufferedReader;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code hp41 calc}: evaluates typed words. */
@Command(
    name = "calc",
    description = {
      "Evaluate typed words, such as 2 3 + or FIX 2 or XEQ \"NAME\".",
      "A lone - reads stdin like --file, but with --state it subtracts."
    },
    exitCodeList = {
      "0:success",
      "1:the last line ended in an error",
      "2:wrong usage",
      "3:a file cannot be read",
      "4:the microcode does not return (--rom)"
    },
    footer = {
      "  hp41 calc 2 3 +",
      "  hp41 calc 'FIX 2 30 SIN'",
      "  hp41 calc --file words.txt 3 4",
      "  echo '2 3 +' | hp41 calc -",
      "  hp41 calc --load mine.txt 5 XEQ '\"AREA\"'"
    })
final class CalcCommand extends CalculatorVerb {

  /** The number of program lines between two checks for endless microcode. */
  private static final int SLICE = 1 << 16;

  /** Matches lines of a file of words that are empty or comments. */
  private static final Pattern EMPTY_OR_COMMENT = Pattern.compile("\\s*(?:[#;].*)?");

  @Parameters(
      paramLabel = "WORDS",
      arity = "0..*",
      description = "What to evaluate (default: each line of stdin).")
  private List<String> words;

  @Option(
      names = {"-f", "--file"},
      paramLabel = "FILE",
      description =
          "Evaluate WORDS without output, then each line of FILE, - for stdin. Empty lines"
              + " and lines that begin with # or ; are skipped.")
  private Optional<String> file = Optional.empty();

  CalcCommand(StandardStreams streams) {
    this(streams, List.of());
  }

  /** Creates the command without options. */
  CalcCommand(StandardStreams streams, List<String> words) {
    super(streams);
    this.words = words;
  }

  @Override
  public Integer call() throws Exception {
    checkWords(words);
    if (file.isEmpty() && words.equals(List.of(StandardStreams.NAME)) && !options.savesFiles()) {
      file = Optional.of(StandardStreams.NAME);
      words = List.of();
    }
    Calculator calculator = calculator();
    return options.saving(() -> evaluate(calculator), options.paper(), calculator::image);
  }

  private int evaluate(Calculator calculator) throws IOException {
    Consumer<String> complain = streams.errors()::complain;
    String line = String.join(" ", words);
    if (file.isPresent()) {
      Optional<String> complaint = words.isEmpty() ? Optional.empty() : compute(line, calculator);
      complaint.ifPresent(complain);
      return complaint.isPresent()
          ? ExitCode.CALCULATOR_ERROR
          : evaluateFile(file.get(), calculator);
    } else if (!words.isEmpty()) {
      return evaluate(line, calculator, complain);
    }
    return evaluateLines(calculator, complain);
  }

  private int evaluateLines(Calculator calculator, Consumer<String> complain) throws IOException {
    StdinPrompter prompter = new StdinPrompter(streams.errors());
    int exitCode = ExitCode.DONE;
    prompter.asks();
    for (String line = line(); line != null; line = line()) {
      exitCode = evaluate(line, calculator, complain);
      prompter.asks();
    }
    prompter.ends();
    return exitCode;
  }

  private String line() throws IOException {
    return streams.line(options.savesFiles());
  }

  private int evaluateFile(String name, Calculator calculator) throws IOException {
    String shown = name.equals(StandardStreams.NAME) ? "stdin" : name;
    int exitCode = ExitCode.DONE;
    int number = 0;
    try (BufferedReader lines = streams.text(name)) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        String place = shown + ":" + ++number + ": ";
        if (!EMPTY_OR_COMMENT.matcher(line).matches() && streams.goOn(options.savesFiles())) {
          exitCode = evaluate(line, calculator, it -> streams.errors().print(place + it));
        }
      }
    }
    return exitCode;
  }

  /** Evaluates a line and writes the result. */
  private int evaluate(String line, Calculator calculator, Consumer<String> complain) {
    Optional<String> complaint = compute(line, calculator);
    streams
        .out()
        .print(options.json() ? StateJson.of(calculator, line) : StateJson.display(calculator));
    complaint.ifPresent(complain);
    return complaint.isPresent() ? ExitCode.CALCULATOR_ERROR : ExitCode.DONE;
  }

  /** Evaluates a line and returns the error, if there is one. */
  private Optional<String> compute(String line, Calculator calculator) {
    Optional<TypedLineError> wrong = calculator.type(line);
    while (!calculator.run(SLICE) && !streams.end().isRequested()) {
      ExecutionLimits.checkReturns(calculator, line);
    }
    options.paper().printAll(calculator);
    return ErrorMessages.about(wrong, calculator);
  }
}
