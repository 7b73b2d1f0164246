package hp41.benchmarks;

import java.util.Arrays;
import java.util.List;

/**
 * The same programs out of memory and out of a module, in turn in one Java machine, so that what
 * else this computer does takes its time from both.
 */
final class ModuleRounds {

  private static final List<BenchmarkProgram> PROGRAMS =
      List.of(
          BenchmarkProgram.Q8,
          BenchmarkProgram.M1,
          BenchmarkProgram.M2,
          BenchmarkProgram.M3,
          BenchmarkProgram.M4,
          BenchmarkProgram.NEAR,
          BenchmarkProgram.FAR,
          BenchmarkProgram.ALPHA,
          BenchmarkProgram.CALLS,
          BenchmarkProgram.NUMBER);

  private static final int WARM_UP = 25;
  private static final int ROUNDS = 101;

  private ModuleRounds() {}

  /** Measures them, and prints the medians. */
  static void print() {
    System.out.printf("%n%-9s %12s %12s %8s%n", "program", "in memory", "in a module", "ratio");
    for (BenchmarkProgram program : PROGRAMS) {
      ProgramBenchmark memory = ProgramBenchmark.of(program);
      ProgramBenchmark module = ProgramBenchmark.inModule(program);
      long[] inMemory = new long[ROUNDS];
      long[] inModule = new long[ROUNDS];
      for (int round = -WARM_UP; round < ROUNDS; round++) {
        long first = nanos(round % 2 == 0 ? memory : module);
        long second = nanos(round % 2 == 0 ? module : memory);
        if (round >= 0) {
          inMemory[round] = round % 2 == 0 ? first : second;
          inModule[round] = round % 2 == 0 ? second : first;
        }
      }
      double ofMemory = median(inMemory);
      double ofModule = median(inModule);
      System.out.printf(
          "%-9s %9.2f ms %9.2f ms %8.3f%n", program, ofMemory, ofModule, ofModule / ofMemory);
    }
  }

  private static long nanos(ProgramBenchmark benchmark) {
    long begin = System.nanoTime();
    benchmark.calculator();
    return System.nanoTime() - begin;
  }

  /** In milliseconds. */
  private static double median(long[] nanos) {
    Arrays.sort(nanos);
    return nanos[nanos.length / 2] / 1e6;
  }
}
