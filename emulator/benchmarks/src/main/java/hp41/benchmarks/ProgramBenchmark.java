package hp41.benchmarks;

import hp41.Internals;
import hp41.Calculator;
import hp41.Image;
import hp41.Model;
import hp41.PlugInModule;
import hp41.Plugged;
import hp41.VirtualClock;
import hp41.compilation.CompiledPrograms;
import hp41.key.Key;
import hp41.listing.Assembler;
import hp41.module.ModuleWriter;
import hp41.peripherals.Peripherals;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Whole programs at full speed, from R/S to their end. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 1, jvmArgsAppend = "-XX:+UseSerialGC")
public class ProgramBenchmark {

  private static final int CHUNK = 10_000;
  private static final int SIZE = 12;
  private static final int XROM = 31;

  @Param private BenchmarkProgram program;

  private final VirtualClock clock = new VirtualClock(Instant.EPOCH);
  private final Calculator calculator =
      CompiledPrograms.in(Calculator.builder(Model.CX, new Quiet(clock)))
          .build();
  private Image beginning;

  /** Loads the program and points to its first line. */
  @Setup
  public void load() {
    calculator.contents().resize(SIZE);
    calculator.load(programs());
    begin();
  }

  /** Plugs the program in as a module instead of loading it. */
  private void plug() {
    PlugInModule module =
        PlugInModule.provided("BENCH", ModuleWriter.mod(programs(), XROM, "BENCH"));
    calculator.contents().resize(SIZE);
    calculator.plug(Model.CX, Plugged.NOTHING.with(module));
    begin();
  }

  private List<byte[]> programs() {
    return new Assembler(Internals.known()).assemble(program.listing()).programs();
  }

  private void begin() {
    Matcher label = Pattern.compile("LBL \"(.+)\"").matcher(program.listing());
    label.find();
    calculator.programs().goTo(calculator.programs().find(label.group(1)).orElseThrow());
    beginning = calculator.image();
  }

  /** Returns a calculator that is ready to run this program. */
  static ProgramBenchmark of(BenchmarkProgram program) {
    ProgramBenchmark benchmark = new ProgramBenchmark();
    benchmark.program = program;
    benchmark.load();
    return benchmark;
  }

  /** Returns a calculator that is ready to run this program in a module. */
  static ProgramBenchmark inModule(BenchmarkProgram program) {
    ProgramBenchmark benchmark = new ProgramBenchmark();
    benchmark.program = program;
    benchmark.plug();
    return benchmark;
  }

  /** Returns the number of lines of one execution. */
  long lines() {
    long before = calculator.linesExecuted();
    calculator();
    return calculator.linesExecuted() - before;
  }

  /** The calculator's. */
  @Benchmark
  public long calculator() {
    calculator.restore(beginning);
    calculator.tap(Key.RUN_STOP);
    while (calculator.isRunning()) {
      clock.advance(calculator.untilDue().orElse(Duration.ZERO));
      calculator.proceed(CHUNK);
    }
    return calculator.contents().x();
  }

  /** Peripherals without sound and files. */
  private record Quiet(InstantSource clock) implements Peripherals {

    @Override
    public void tone(int hertz, int milliseconds) {
      // Nobody listens.
    }

    @Override
    public Optional<byte[]> program(String name) {
      return Optional.empty();
    }
  }
}
