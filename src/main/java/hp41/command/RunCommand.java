package hp41.command;

import hp41.Accessory;
import hp41.Calculator;
import hp41.Image;
import hp41.keyboard.Pace;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Iterator;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code hp41 run}: executes a program without a screen, answers to its questions from stdin. */
@Command(
    name = "run",
    description =
        "Executes a program. At each stop a line of stdin is the answer, and the program goes on.",
    exitCodeListHeading = "Exit codes:%n",
    exitCodeList = {
      "0:done",
      "1:the calculator stopped with an error message",
      "2:wrong usage",
      "3:a file can't be read or parsed",
      "4:a limit was reached"
    },
    footerHeading = "Examples:%n",
    footer = {
      "  hp41 run 8QUEENS",
      "  hp41 run mine.txt START --printer -",
      "  printf 'YES\\n' | hp41 run game.raw"
    })
final class RunCommand implements Callable<Integer> {

  private static final String STDOUT = "-";

  @Parameters(
      index = "0",
      paramLabel = "PROGRAM",
      description =
          "The name of a bundled program, or else a file of any kind, IMAGE:NAME, or - for stdin.")
  private String program;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "LABEL",
      description = "Where to start; the program's first global label if missing.")
  private String label = "";

  @Option(
      names = "--printer",
      paramLabel = "FILE",
      description =
          "Plugs a printer in and writes its paper to FILE, a picture of at most 10,000 lines if it"
              + " ends in .svg, .png or .pdf, - for stdout.")
  private Optional<String> printer = Optional.empty();

  @Option(names = "--trace", description = "Writes each line executed, with X, to stderr.")
  private boolean trace;

  @Option(
      names = "--max-lines",
      paramLabel = "N",
      converter = Count.class,
      description = "Stops after N program lines.")
  private long maxLines = Long.MAX_VALUE;

  @Option(
      names = "--timeout",
      paramLabel = "SECONDS",
      converter = Seconds.class,
      description = "Stops after so long.")
  private Optional<Duration> timeout = Optional.empty();

  @Option(
      names = "--time",
      description = "Reports lines and nanoseconds of each execution on stderr.")
  private boolean time;

  @Option(
      names = "--repeat",
      paramLabel = "N",
      converter = Count.class,
      description = "Executes it N times; only the last execution prints.")
  private long repeat = 1;

  @Mixin private final CalculatorOptions options;

  private final StandardStreams streams;

  RunCommand(StandardStreams streams) {
    this.streams = streams;
    options = new CalculatorOptions(streams);
  }

  @Override
  public Integer call() {
    plugPrinter();
    SkippingClock clock = new SkippingClock();
    Calculator calculator = options.calculator(Silence.now(clock), Pace.FULL);
    new StartingPoint(calculator).prepare(program, label, options);
    Paper paper = paper();
    Image beginning = calculator.image();
    Iterator<String> lines = streams.in().lines().iterator();
    Answers answers = new Answers(lines);
    int exitCode = ExitCode.DONE;
    for (long left = repeat; left > 0; left--) {
      calculator.restore(beginning);
      Iterator<String> input = repeat > 1 ? answers.iterator() : lines;
      Transcript transcript = new Transcript(streams, options.json(), left == 1, keeps(), paper);
      Limits limits = new Limits(calculator, maxLines, timeout);
      Stepper stepper = new Stepper(calculator, clock);
      exitCode = new Execution(calculator, stepper, limits, transcript, trace).run(input);
      if (time) {
        streams.errors().print(limits.json());
      }
    }
    int printed = paper.end();
    options.save(calculator);
    return exitCode == ExitCode.DONE ? printed : exitCode;
  }

  /** A printer is plugged in if there is a place for its paper. */
  private void plugPrinter() {
    if (printer.isPresent()) {
      options.plugIn(Accessory.PRINTER);
    }
    if (options.json() && printer.filter(STDOUT::equals).isPresent()) {
      throw new Failure(ExitCode.USAGE, "--printer - does not go with --json; name a file");
    }
  }

  /** Whether anything is asked for beside what goes to stdout. */
  private boolean keeps() {
    boolean onPaper = printer.filter(file -> !file.equals(STDOUT)).isPresent();
    return options.keeps() || onPaper || trace || time;
  }

  private Paper paper() {
    if (printer.isEmpty()) {
      return options.paper();
    }
    return printer.get().equals(STDOUT)
        ? Paper.into(streams.out())
        : Paper.in(Path.of(printer.get()), streams.errors()::complain);
  }
}
