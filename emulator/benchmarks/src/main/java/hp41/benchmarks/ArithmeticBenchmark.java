package hp41.benchmarks;

import hp41.number.AngleMode;
import hp41.number.Arithmetic;
import hp41.number.Decimal;
import hp41.number.Exponentials;
import hp41.number.Logarithms;
import hp41.number.Trigonometry;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.function.BinaryOperator;
import java.util.function.DoubleBinaryOperator;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Measures the functions that take most of the time of programs, with positive numbers of ten
 * digits, and the same functions of doubles.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class ArithmeticBenchmark {

  private static final int NUMBERS = 1000;

  /** What is computed. */
  public enum Function {
    ADD(Arithmetic::add, Double::sum),
    MULTIPLY(Arithmetic::multiply, (y, x) -> y * x),
    DIVIDE(Arithmetic::divide, (y, x) -> y / x),
    SQRT((y, x) -> Arithmetic.squareRoot(x), (y, x) -> Math.sqrt(x)),
    LN((y, x) -> Logarithms.ln(x), (y, x) -> Math.log(x)),
    SIN((y, x) -> Trigonometry.sin(x, AngleMode.DEG), (y, x) -> Math.sin(Math.toRadians(x))),
    POWER(Exponentials::power, Math::pow);

    private final BinaryOperator<Decimal> calculator;
    private final DoubleBinaryOperator doubles;

    Function(BinaryOperator<Decimal> calculator, DoubleBinaryOperator doubles) {
      this.calculator = calculator;
      this.doubles = doubles;
    }
  }

  @Param private Function function;

  private final Decimal[] y = new Decimal[NUMBERS];
  private final Decimal[] x = new Decimal[NUMBERS];
  private final double[] yDouble = new double[NUMBERS];
  private final double[] xDouble = new double[NUMBERS];

  /** The same numbers each time: 0.01 to 100, of ten digits. */
  @Setup
  public void numbers() {
    Random random = new Random(41);
    for (int i = 0; i < NUMBERS; i++) {
      y[i] = number(random);
      x[i] = number(random);
      yDouble[i] = Double.parseDouble(y[i].toString());
      xDouble[i] = Double.parseDouble(x[i].toString());
    }
  }

  private static Decimal number(Random random) {
    return Decimal.normalized(
        1_000_000_000L + (long) (random.nextDouble() * 9e9), random.nextInt(4) - 2);
  }

  /** The calculator's. */
  @Benchmark
  @OperationsPerInvocation(NUMBERS)
  public void calculator(Blackhole results) {
    for (int i = 0; i < NUMBERS; i++) {
      results.consume(function.calculator.apply(y[i], x[i]));
    }
  }

  /** The yardstick. */
  @Benchmark
  @OperationsPerInvocation(NUMBERS)
  public void doubles(Blackhole results) {
    for (int i = 0; i < NUMBERS; i++) {
      results.consume(function.doubles.applyAsDouble(yDouble[i], xDouble[i]));
    }
  }
}
