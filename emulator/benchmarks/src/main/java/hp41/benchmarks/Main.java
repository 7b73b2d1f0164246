package hp41.benchmarks;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Runs the benchmarks, and prints their results and those of the same computations in plain Java.
 */
public final class Main {

  /** The measurements without JMH, which can be chosen by their names. */
  private static final List<Class<?>> ROUNDS = List.of(ModuleRounds.class, ProcessRounds.class);

  private Main() {}

  private static boolean isWanted(Class<?> measurement, String wanted) {
    return measurement.getName().matches(".*" + wanted + ".*");
  }

  /**
   * Runs the benchmarks.
   *
   * @param arguments a regular expression for the benchmarks to run; the script {@code hp41}; and
   *     optionally the program to time Free42 with
   */
  public static void main(String[] arguments)
      throws RunnerException, IOException, InterruptedException {
    String wanted = arguments[0];
    Options options =
        new OptionsBuilder()
            .include(wanted)
            .addProfiler(GCProfiler.class)
            .verbosity(VerboseMode.SILENT)
            .build();
    if (ROUNDS.stream().map(Class::getSimpleName).noneMatch(wanted::equals)) {
      Collection<RunResult> results = new Runner(options).run();
      functions(figures(results, "function"));
      programs(figures(results, "program"));
    }
    if (isWanted(ModuleRounds.class, wanted)) {
      ModuleRounds.print();
    }
    if (isWanted(ProcessRounds.class, wanted)) {
      Optional<Path> free42 =
          Stream.of(arguments).skip(2).filter(it -> !it.isEmpty()).map(Path::of).findFirst();
      new ProcessRounds(Path.of(arguments[1]), free42).print();
    }
  }

  /** The nanoseconds and the allocated bytes of each benchmark, by the value of a parameter. */
  private static Map<String, Map<String, Double>> figures(
      Collection<RunResult> results, String parameter) {
    Map<String, Map<String, Double>> figures = new TreeMap<>();
    for (RunResult result : results) {
      String value = result.getParams().getParam(parameter);
      if (value != null) {
        var ofValue = figures.computeIfAbsent(value, key -> new TreeMap<>());
        ofValue.put(result.getPrimaryResult().getLabel(), result.getPrimaryResult().getScore());
        result.getSecondaryResults().values().stream()
            .filter(other -> other.getLabel().endsWith("alloc.rate.norm"))
            .mapToDouble(Result::getScore)
            .forEach(bytes -> ofValue.put(result.getPrimaryResult().getLabel() + " bytes", bytes));
      }
    }
    return figures;
  }

  private static void functions(Map<String, Map<String, Double>> figures) {
    if (figures.isEmpty()) {
      return;
    }
    System.out.printf("%-9s %12s %12s   nanoseconds each%n", "", "calculator", "doubles");
    figures.forEach(
        (function, of) ->
            System.out.printf(
                "%-9s %12.1f %12.1f%n", function, of.get("calculator"), of.get("doubles")));
    System.out.println();
  }

  private static void programs(Map<String, Map<String, Double>> figures) {
    if (figures.isEmpty()) {
      return;
    }
    System.out.printf(
        "%-9s %12s %12s %10s %12s %12s%n",
        "program", "lines", "calculator", "plain Java", "a line", "allocated");
    for (BenchmarkProgram program : BenchmarkProgram.values()) {
      Map<String, Double> of = figures.getOrDefault(program.name(), Map.of());
      long lines = ProgramBenchmark.of(program).lines();
      System.out.printf(
          "%-9s %12d %12s %10s %12s %12s%n",
          program,
          lines,
          figure(of.get("calculator"), 1_000_000, "%.2f ms"),
          figure(of.get("plainJava"), 1_000_000, "%.2f ms"),
          figure(of.get("calculator"), lines, "%.1f ns"),
          figure(of.get("calculator bytes"), lines, "%.2f B"));
    }
  }

  /** Formats a figure; empty if it was not measured. */
  private static String figure(Double measured, long unit, String format) {
    return measured == null ? "" : format.formatted(measured / unit);
  }
}
