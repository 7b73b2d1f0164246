package hp41.command;

import hp41.Calculator;
import hp41.keyboard.Pace;
import java.io.BufferedReader;
import java.io.IOException;
import java.time.InstantSource;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code hp41 step}: executes single lines from given states. */
@Command(
    name = "step",
    description = {
      "Executes single lines from given states: JSON lines in, JSON lines out.",
      "",
      "Fields in: line or bytes; setup, memory, size; t z y x l, alpha or alpha_hex, flags,"
          + " registers, lift; clock, such as 2026-01-15T10:30:00, which stands still;"
          + " stopwatch in hundredths of a second, and stopwatch_running. What is missing is as"
          + " after MEMORY LOST. Out: the state with lift, next, clock and the stopwatch."
    },
    exitCodeListHeading = "Exit codes:%n",
    exitCodeList = {"0:done", "2:wrong usage", "3:a line of stdin can't be understood"})
final class StepCommand implements Callable<Integer> {

  private static final String START = "1900-01-01T00:00";

  @Mixin private CalculatorOptions options;

  @Spec private CommandSpec spec;

  private final BufferedReader in;

  StepCommand(BufferedReader in) {
    this.in = in;
  }

  @Override
  public Integer call() throws IOException {
    Lines lines = new Lines(spec.commandLine().getOut());
    int number = 0;
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      number++;
      if (!line.isBlank()) {
        try {
          lines.print(execute(line));
        } catch (IllegalArgumentException | DateTimeParseException wrong) {
          throw new Failure(ExitCode.FILE, "stdin:" + number + ": " + wrong.getMessage());
        }
      }
    }
    return ExitCode.DONE;
  }

  private JsonObject execute(String line) {
    GivenState given = new GivenState(JsonReader.object(line));
    SkippingClock clock = new SkippingClock();
    LocalDateTime time = LocalDateTime.parse(given.text("clock").orElse(START).replace(' ', 'T'));
    InstantSource wallClock = InstantSource.fixed(time.toInstant(ZoneOffset.UTC));
    Calculator calculator = options.calculator(new Silence(clock, wallClock, false), Pace.FULL);
    return new SingleStep(given, calculator, new Stepper(calculator, clock)).execute();
  }
}
