package hp41.cli;

import hp41.Calculator;
import hp41.Internals;
import hp41.app.ExitCode;
import hp41.app.Failure;
import hp41.cli.options.Candidates;
import hp41.cli.options.OptionValues;
import hp41.cli.options.Paper;
import hp41.cli.options.StandardStreams;
import hp41.disk.AtomicFile;
import hp41.event.StopReason.Cause;
import hp41.files.FileTrouble;
import hp41.files.ProgramExample;
import hp41.files.ProgramSource;
import hp41.files.ProgramTest;
import hp41.listing.Assembler;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code hp41 test}: runs the tests in the comments of listings. */
@Command(
    name = "test",
    description = {
      "Run the tests in the comments of listings, such as ; test: 3 XEQ \"AREA\" -> 28.2743, and"
          + " their examples.",
      "The results are written in the format TAP, or with --json as objects."
    },
    exitCodeList = {
      "0:all tests pass",
      "1:a test fails",
      "2:wrong usage",
      "3:a file cannot be read or parsed, or the output cannot be written"
    },
    footer = {
      "  hp41 test area.txt",
      "  hp41 test --line 3 area.txt",
      "  hp41 test --junit tests.xml *.hp41",
      "  hp41 test GCD POLY"
    })
final class TestCommand extends CalculatorVerb {

  private static final Duration DEFAULT = Duration.ofMinutes(1);

  @Parameters(
      paramLabel = "FILE",
      completionCandidates = Candidates.ProgramCandidates.class,
      arity = "1..*",
      description = "Listings, or the names of bundled programs.")
  private List<String> files;

  @Option(
      names = "--junit",
      paramLabel = "FILE",
      description =
          "Also write the results to FILE as XML in the format of JUnit; - writes only XML to stdout.")
  private Optional<String> junit = Optional.empty();

  @Option(
      names = "--line",
      paramLabel = "N",
      converter = OptionValues.CountConverter.class,
      description = "Run only the test in line N of the listing.")
  private Optional<Long> line = Optional.empty();

  @Option(
      names = "--timeout",
      paramLabel = "SECONDS",
      converter = OptionValues.Seconds.class,
      description = "Stop each test after this time (default: 60).")
  private Optional<Duration> timeout = Optional.of(DEFAULT);

  TestCommand(StandardStreams streams) {
    super(streams);
  }

  @Override
  public Integer call() {
    int exitCode = ExitCode.DONE;
    List<TestReport.Tested> results = new ArrayList<>();
    TestReport report = new TestReport(results);
    boolean tap = !options.json() && !junit.equals(Optional.of(StandardStreams.NAME));
    if (tap) {
      streams.out().print(TestReport.TAP);
    }
    for (String file : files) {
      try {
        ProgramSource source = options.open(file);
        List<byte[]> programs = options.programs(source, calculator());
        for (ProgramTest test : tests(source)) {
          TestReport.Tested tested = run(source, programs, test);
          results.add(tested);
          if (options.json()) {
            streams.out().print(tested.json());
          } else if (tap) {
            streams.out().printAll(tested.tap(results.size()));
          }
          exitCode = tested.passes() ? exitCode : Math.max(exitCode, ExitCode.CALCULATOR_ERROR);
        }
      } catch (Failure unusable) {
        if (unusable.exitCode() != ExitCode.FILE) {
          throw unusable;
        }
        exitCode = ExitCode.FILE;
      }
    }
    if (tap) {
      streams.out().print(report.plan(missing(exitCode)));
    }
    return writeXml(report) ? exitCode : ExitCode.FILE;
  }

  /** Returns why no test was run, if none was run. */
  private String missing(int exitCode) {
    return exitCode == ExitCode.FILE
        ? "a file cannot be read"
        : line.map(it -> "there is no test in line " + it).orElse("the files contain no tests");
  }

  private List<ProgramTest> tests(ProgramSource source) {
    return ProgramTest.of(source.content()).stream()
        .filter(test -> line.isEmpty() || line.get() == test.line())
        .toList();
  }

  /** Writes the results as XML; returns false if the file cannot be written. */
  private boolean writeXml(TestReport report) {
    if (junit.isEmpty()) {
      return true;
    } else if (junit.get().equals(StandardStreams.NAME)) {
      streams.out().printAll(report.xml());
      return true;
    }
    try {
      String xml = String.join("\n", report.xml()) + '\n';
      AtomicFile.named(FileTrouble.path(junit.get())).write(xml.getBytes(StandardCharsets.UTF_8));
      return true;
    } catch (IOException unwritable) {
      streams.errors().print(junit.get() + ": " + FileTrouble.unwritten(unwritable));
      return false;
    }
  }

  /** Runs a test with a new calculator, and collects what is shown. */
  private TestReport.Tested run(ProgramSource source, List<byte[]> programs, ProgramTest test) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    StandardStreams collected =
        StandardStreams.of(InputStream.nullInputStream(), out, OutputStream.nullOutputStream());
    long start = System.nanoTime();
    List<String> shown;
    try {
      execute(source, programs, test, collected);
      shown = new ArrayList<>(out.toString(StandardCharsets.UTF_8).lines().toList());
    } catch (Failure failure) {
      shown = List.of(failure.getMessage());
    }
    return new TestReport.Tested(source.name(), test, shown, System.nanoTime() - start);
  }

  private void execute(
      ProgramSource source, List<byte[]> programs, ProgramTest test, StandardStreams collected) {
    if (!test.isComplete()) {
      throw new Failure(ExitCode.USAGE, "a test has this form: ; test: WORDS -> SHOWN");
    }
    Calculator calculator = calculator();
    int size = ProgramTest.size(source.content());
    if (size > calculator.contents().size()) {
      calculator.contents().resize(size);
    }
    StartingPoint start = new StartingPoint(calculator);
    Optional<ProgramExample> example = test.example();
    example
        .map(ProgramExample::with)
        .filter(it -> !it.isEmpty())
        .ifPresent(it -> with(it, calculator));
    start.load(source, programs, options);
    List<String> words = example.map(ProgramExample::startWords).orElse(List.of());
    if (!words.isEmpty() && !start.startsAt(words.get(0))) {
      throw new Failure(ExitCode.USAGE, "there is no label " + words.get(0));
    }
    start.point();
    Transcript transcript =
        new Transcript(
            collected,
            false,
            true,
            true,
            Paper.into(collected.errors()),
            new Transcript.PendingLines(collected.errors()));
    ProgramExecution execution =
        new ProgramExecution(
            calculator,
            new ExecutionLimits(calculator, Long.MAX_VALUE, timeout),
            transcript,
            false,
            new StdinPrompter(collected.errors()));
    Cause outcome =
        example.isPresent()
            ? execution.run(
                String.join(" ", words.subList(Math.min(1, words.size()), words.size())),
                start::point,
                example.get().answers().lines().iterator())
            : execution.evaluate(test.words());
    if (outcome == Cause.ERROR) {
      collected.out().print(calculator.message().strip());
    } else if (outcome == Cause.NONE) {
      collected.out().print("the test did not end in time");
    }
  }

  /** Loads the program that an example needs. */
  private void with(String listing, Calculator calculator) {
    Assembler assembler = new Assembler(Internals.known(calculator));
    options.load(calculator, "with", assembler.assemble(listing).programs());
  }
}
