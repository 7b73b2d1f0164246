package hp41.cli;

import hp41.Calculator;
import hp41.Image;
import hp41.Internals;
import hp41.MemoryView;
import hp41.Model;
import hp41.Plugged;
import hp41.app.CalculatorFactory;
import hp41.app.HostPeripherals;
import hp41.app.HostPeripherals.SkippingClock;
import hp41.cli.Transcript.PendingLines;
import hp41.cli.options.Paper;
import hp41.cli.options.StandardStreams;
import hp41.event.StopReason.Cause;
import hp41.files.BundledModule;
import hp41.listing.Assembler;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Executes a bundled program in its module again and again as {@code hp41 run} does, without
 * reading the command line and building the calculator for each execution.
 */
public final class ProgramBench {

  private final String label;
  private final Calculator calculator;
  private final Image beginning;

  /**
   * Creates a bench.
   *
   * @param label the label that is executed
   * @param size the number of data registers
   */
  public ProgramBench(String program, String label, int size) {
    this.label = label;
    Plugged module = Plugged.NOTHING.with(BundledModule.containing(program).orElseThrow().plugIn());
    calculator =
        CalculatorFactory.builder(Model.CX, HostPeripherals.now(new SkippingClock()))
            .plugged(module)
            .build();
    calculator.type("SIZE " + size);
    beginning = calculator.image();
  }

  /**
   * Executes the program with all digits shown, in memory as it was at the beginning.
   *
   * @param listing programs that the bundled one calls; empty if it calls none
   * @param before changes memory before the execution
   * @param input the answers, each with the end of its line
   */
  public Run run(String listing, Consumer<MemoryView> before, String input) {
    calculator.restore(beginning);
    if (!listing.isEmpty()) {
      calculator.load(new Assembler(Internals.known(calculator)).assemble(listing).programs());
    }
    before.accept(calculator.contents());
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Cause end = execute(StandardStreams.of(new ByteArrayInputStream(bytes(input)), out, err));
    int exitCode = end == Cause.ERROR ? 1 : 0;
    return new Run(
        exitCode, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  private static byte[] bytes(String input) {
    return input.getBytes(StandardCharsets.UTF_8);
  }

  private Cause execute(StandardStreams streams) {
    StartingPoint start = new StartingPoint(calculator);
    start.startsAt(label);
    start.point();
    Transcript transcript =
        new Transcript(
            streams,
            false,
            true,
            false,
            Paper.into(streams.out()),
            new PendingLines(streams.errors()));
    ExecutionLimits limits = new ExecutionLimits(calculator, Long.MAX_VALUE, Optional.empty());
    StdinPrompter prompter = new StdinPrompter(streams.errors());
    return new ProgramExecution(calculator, limits, transcript, false, prompter)
        .run("SCI 9", start::point, streams.in().lines().iterator());
  }
}
