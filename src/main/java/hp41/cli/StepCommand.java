package hp41.cli;

import hp41.Calculator;
import hp41.MemoryView;
import hp41.app.ExitCode;
import hp41.app.HostPeripherals;
import hp41.app.Lab;
import hp41.app.Lab.GivenStep;
import hp41.app.Lab.Stepped;
import hp41.cli.options.OptionValues;
import hp41.cli.options.StandardStreams;
import hp41.key.Pace;
import hp41.machine.TimeChip;
import java.io.IOException;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code hp41 step}: executes single lines in given states. */
@Command(
    name = "step",
    description = {
      "Execute single lines from given states. Input and output are JSON lines.",
      "",
      "Input fields: line or bytes; setup, memory, size; t z y x l, alpha or alpha_hex,"
          + " flags, registers, lift; clock, such as 2026-01-15T10:30:00, which does not run;"
          + " stopwatch in hundredths of a second, and stopwatch_running. A missing field"
          + " has the value after setup, or after MEMORY LOST. Output: the state with lift,"
          + " next, clock and the stopwatch."
    },
    exitCodeList = {
      "0:success",
      "2:wrong usage",
      "3:a line of stdin cannot be parsed",
      "4:setup or line executes more than --max-lines"
    },
    footer = "  echo '{\"line\":\"+\",\"x\":\"2\",\"y\":\"3\"}' | hp41 step")
final class StepCommand extends CalculatorVerb {

  private static final LocalDateTime START_TIME = LocalDateTime.of(TimeChip.FIRST_YEAR, 1, 1, 0, 0);

  @Option(
      names = "--max-lines",
      paramLabel = "N",
      defaultValue = "1000000",
      converter = OptionValues.CountConverter.class,
      description = "The most program lines that setup or line may execute (default: 1000000).")
  private long maxLines;

  StepCommand(StandardStreams streams) {
    super(streams);
  }

  @Override
  public Integer call() throws IOException {
    Lab lab = Lab.of("step");
    int number = 0;
    for (String line = streams.line(false); line != null; line = streams.line(false)) {
      number++;
      if (!line.isBlank()) {
        streams.out().print(execute(lab.given("stdin:" + number, line)));
      }
    }
    return ExitCode.DONE;
  }

  private JsonObject execute(GivenStep given) {
    HostPeripherals.SkippingClock clock = new HostPeripherals.SkippingClock();
    Instant time = given.time().orElse(START_TIME).toInstant(ZoneOffset.UTC);
    InstantSource wallClock = InstantSource.fixed(time);
    Calculator calculator = options.calculator(new HostPeripherals(clock, wallClock), Pace.FULL);
    Stepped stepped = given.execute(calculator, clock, maxLines);
    MemoryView contents = calculator.contents();
    return StateJson.of(calculator, stepped.line())
        .put("lift", stepped.stackLift())
        .put("next", stepped.next())
        .put("clock", contents.time().toString())
        .put("stopwatch", contents.stopwatch())
        .put("stopwatch_running", contents.isStopwatchRunning());
  }
}
