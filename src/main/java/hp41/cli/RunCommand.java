package hp41.cli;

import hp41.Accessory;
import hp41.Calculator;
import hp41.Image;
import hp41.PlugInModule;
import hp41.app.ExitCode;
import hp41.app.Failure;
import hp41.cli.Transcript.PendingLines;
import hp41.cli.options.Candidates;
import hp41.cli.options.OptionValues;
import hp41.cli.options.Paper;
import hp41.cli.options.StandardStreams;
import hp41.event.StopReason.Cause;
import hp41.files.ProgramSource;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * {@code hp41 run}: executes a program without a screen. The answers to its questions are read from
 * stdin.
 */
@Command(
    name = "run",
    description = {
      "Run a program. At each stop, a line of stdin is the answer, and the program" + " continues.",
      "With --json, each object contains the reason of the stop: \"stopped\" is prompt,"
          + " stop, end, off, error or limit."
    },
    exitCodeList = {
      "0:success",
      "1:the calculator stopped with an error message",
      "2:wrong usage",
      "3:a file cannot be read or parsed, or the output cannot be written",
      "4:a limit was reached, or the input has too few or too many lines (--strict),"
          + " or the microcode does not return (--rom)"
    },
    footer = {
      "  hp41 run 8QUEENS",
      "  hp41 run mine.txt START --printer -",
      "  hp41 run mine.txt AREA 3 ENTER 4",
      "  hp41 run area.hp41 3 4",
      "  printf 'YES\\n' | hp41 run game.raw"
    })
final class RunCommand extends CalculatorVerb {

  private static final String NUMBER = "[+-]?(0|[1-9]\\d{0,9})?([.]\\d*)?(E[+-]?\\d{1,2})?";

  @Parameters(
      index = "0",
      paramLabel = "PROGRAM",
      completionCandidates = Candidates.ProgramCandidates.class,
      description =
          "The name of a bundled program, a program file of any format, IMAGE:NAME, or -"
              + " for stdin.")
  private String program;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "LABEL",
      description =
          "Where to start (default: the first global label of the program). After a bundled"
              + " program or a script that begins with #!, a number such as 5 is not a label but one"
              + " of the WORDS.")
  private String label = "";

  @Parameters(
      index = "2..*",
      arity = "0..*",
      paramLabel = "WORDS",
      description = "Words to evaluate first, as by calc: the initial stack.")
  private List<String> words = List.of();

  @Option(
      names = "--printer",
      paramLabel = "FILE",
      description =
          "Plug in a printer and write its paper to FILE, - for stdout. If FILE ends in"
              + " .svg, .png or .pdf, it is a picture of at most 10,000 lines.")
  private Optional<String> printer = Optional.empty();

  @Option(names = "--trace", description = "Write each executed line with X to stderr.")
  private boolean trace;

  @Option(
      names = "--max-lines",
      paramLabel = "N",
      converter = OptionValues.CountConverter.class,
      description = "Stop after N program lines.")
  private long maxLines = Long.MAX_VALUE;

  @Option(
      names = "--timeout",
      paramLabel = "SECONDS",
      converter = OptionValues.Seconds.class,
      description = "Stop after this time.")
  private Optional<Duration> timeout = Optional.empty();

  @Option(
      names = "--time",
      description = "Write the number of lines and nanoseconds of each execution to stderr.")
  private boolean time;

  @Option(
      names = "--repeat",
      paramLabel = "N",
      converter = OptionValues.CountConverter.class,
      description = "Run the program N times; only the last execution prints.")
  private long repeat = 1;

  @Option(
      names = "--strict",
      description =
          "Exit with 4 if there is no line of stdin for a stop, or if lines are not read.")
  private boolean strict;

  RunCommand(StandardStreams streams) {
    super(streams);
  }

  /** Creates the command without options: the program, an optional label, and words. */
  RunCommand(StandardStreams streams, List<String> given) {
    this(streams);
    program = given.get(0);
    label = given.size() > 1 ? given.get(1) : label;
    words = given.subList(Math.min(2, given.size()), given.size());
  }

  @Override
  public Integer call() throws Exception {
    checkWords();
    plugPrinter();
    ProgramSource source = options.open(program);
    Calculator calculator = calculator();
    StartingPoint start = new StartingPoint(calculator);
    if (source.isModuleFile()) {
      start.inModule(PlugInModule.nameOf(program));
    } else {
      start.load(source, options);
    }
    boolean command = !program.equals(StandardStreams.NAME) && source.isCommand();
    String typed = words(start, command, calculator);
    start.point();
    Paper paper = paper();
    return options.saving(() -> execute(calculator, typed, start, paper), paper, calculator::image);
  }

  /** Runs the program as often as requested; returns the exit code of the last execution. */
  private int execute(Calculator calculator, String typed, StartingPoint start, Paper paper) {
    Image beginning = calculator.image();
    Iterator<String> lines = streams.in().lines().iterator();
    List<String> given = new ArrayList<>();
    StdinPrompter prompter = new StdinPrompter(streams.errors());
    int exitCode = ExitCode.DONE;
    for (long left = repeat; left > 0 && !streams.end().isRequested(); left--) {
      calculator.restore(beginning);
      Iterator<String> input = repeat > 1 ? repeated(given, lines) : lines;
      Transcript transcript =
          new Transcript(
              streams,
              options.json(),
              left == 1,
              hasOtherEffects(),
              paper,
              new PendingLines(streams.errors()));
      ExecutionLimits limits = new ExecutionLimits(calculator, maxLines, timeout);
      ProgramExecution execution =
          new ProgramExecution(calculator, limits, transcript, trace, prompter);
      exitCode = exitCode(execution.run(typed, start::point, input));
      if (time) {
        streams.errors().print(limits.json());
      }
      boolean mustFit = strict && exitCode == ExitCode.DONE;
      exitCode = mustFit ? execution.checkInput(input) : exitCode;
    }
    return exitCode;
  }

  /**
   * Returns the lines that were read before, followed by new lines; each is read only when it is
   * needed.
   */
  private static Iterator<String> repeated(List<String> given, Iterator<String> lines) {
    return new Iterator<>() {
      private int next;

      @Override
      public boolean hasNext() {
        return next < given.size() || lines.hasNext();
      }

      @Override
      public String next() {
        if (next == given.size()) {
          given.add(lines.next());
        }
        return given.get(next++);
      }
    };
  }

  private void checkWords() {
    List<String> all = new ArrayList<>(words);
    all.addAll(List.of(program, label));
    checkWords(all);
  }

  /**
   * Returns the words to evaluate first. The label is one of them if the program has no such label
   * but it is a valid word.
   *
   * @param command whether the program is used like a command
   */
  private String words(StartingPoint start, boolean command, Calculator calculator) {
    List<String> all = new ArrayList<>(words);
    boolean number = label.matches(NUMBER) && command;
    if (!label.isEmpty() && (number || !start.startsAt(label))) {
      if (!isWord(label, calculator)) {
        throw new Failure(ExitCode.USAGE, "there is no label " + label);
      }
      all.add(0, label);
    }
    return String.join(" ", all);
  }

  /**
   * Returns whether an argument is evaluated as a word: a number (but not one like {@code 05}), a
   * text in quotes, or the name of a function.
   */
  private static boolean isWord(String label, Calculator calculator) {
    return label.matches(NUMBER)
        || label.startsWith("\"")
        || calculator.names().stream().anyMatch(name -> name.text().equals(label));
  }

  private static int exitCode(Cause reason) {
    return switch (reason) {
      case ERROR -> ExitCode.CALCULATOR_ERROR;
      case NONE -> ExitCode.LIMIT;
      default -> ExitCode.DONE;
    };
  }

  /** Plugs in the printer if its paper is written to a file. */
  private void plugPrinter() {
    if (printer.isPresent()) {
      options.plugIn(Accessory.PRINTER.label());
    }
    if (options.json() && printer.filter(StandardStreams.NAME::equals).isPresent()) {
      throw new Failure(ExitCode.USAGE, "--printer - cannot be used with --json; name a file");
    }
  }

  /** Returns whether the execution has any effect other than its output to stdout. */
  private boolean hasOtherEffects() {
    boolean onPaper = printer.filter(file -> !file.equals(StandardStreams.NAME)).isPresent();
    return options.savesFiles() || onPaper || trace || time || strict;
  }

  private Paper paper() {
    if (printer.isEmpty()) {
      return options.paper();
    }
    return printer.get().equals(StandardStreams.NAME)
        ? Paper.into(streams.out())
        : Paper.in(Path.of(printer.get()), streams.errors()::complain);
  }
}
