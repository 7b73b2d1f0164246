package hp41.benchmarks;

import java.util.concurrent.TimeUnit;
import java.util.function.DoubleSupplier;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Measures the computations of the benchmark programs in plain Java. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class YardstickBenchmark {

  /** By the names of the {@link BenchmarkProgram}s. */
  public enum Computation {
    Q8(Yardsticks::queens),
    M1(Yardsticks::sum),
    M2(Yardsticks::functions),
    M3(Yardsticks::calls),
    M4(Yardsticks::text);

    private final DoubleSupplier result;

    Computation(DoubleSupplier result) {
      this.result = result;
    }
  }

  @Param private Computation program;

  /** Computes it. */
  @Benchmark
  public double plainJava() {
    return program.result.getAsDouble();
  }
}
