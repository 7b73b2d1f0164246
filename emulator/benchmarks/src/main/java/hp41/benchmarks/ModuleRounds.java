package hp41.benchmarks;

import java.util.List;

/**
 * Measures the same programs in memory and in a module, alternately in one JVM, so that other work
 * of this computer slows down both.
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

  /** Measures the programs, and prints the medians. */
  static void print() {
    System.out.printf("%n%-9s %12s %12s %8s%n", "program", "in memory", "in a module", "ratio");
    for (BenchmarkProgram program : PROGRAMS) {
      ProgramBenchmark memory = ProgramBenchmark.of(program);
      ProgramBenchmark module = ProgramBenchmark.inModule(program);
      double[] inMemory = new double[ROUNDS];
      double[] inModule = new double[ROUNDS];
      for (int round = -WARM_UP; round < ROUNDS; round++) {
        double first = milliseconds(round % 2 == 0 ? memory : module);
        double second = milliseconds(round % 2 == 0 ? module : memory);
        if (round >= 0) {
          inMemory[round] = round % 2 == 0 ? first : second;
          inModule[round] = round % 2 == 0 ? second : first;
        }
      }
      double ofMemory = ProcessRounds.median(inMemory);
      double ofModule = ProcessRounds.median(inModule);
      System.out.printf(
          "%-9s %9.2f ms %9.2f ms %8.3f%n", program, ofMemory, ofModule, ofModule / ofMemory);
    }
  }

  private static double milliseconds(ProgramBenchmark benchmark) {
    long begin = System.nanoTime();
    benchmark.calculator();
    return (System.nanoTime() - begin) / 1e6;
  }
}
