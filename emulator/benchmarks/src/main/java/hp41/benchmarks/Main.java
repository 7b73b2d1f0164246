package hp41.benchmarks;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Runs the benchmarks and prints what they measured beside the yardstick of this machine. */
public final class Main {

  private static final String[] COLUMNS = {"calculator", "doubles"};

  private Main() {}

  /**
   * Runs them.
   *
   * @param arguments a regular expression for the benchmarks wanted, or nothing
   */
  public static void main(String[] arguments) throws RunnerException {
    Options options =
        new OptionsBuilder()
            .include(arguments.length == 0 ? ".*" : arguments[0])
            .verbosity(VerboseMode.SILENT)
            .build();
    Collection<RunResult> results = new Runner(options).run();
    Map<String, Map<String, Double>> table = new LinkedHashMap<>();
    for (RunResult result : results) {
      String[] name = result.getParams().getBenchmark().split("\\.");
      table
          .computeIfAbsent(result.getParams().getParam("function"), key -> new LinkedHashMap<>())
          .put(name[name.length - 1], result.getPrimaryResult().getScore());
    }
    System.out.printf("%-8s %12s %12s   nanoseconds each%n", "", COLUMNS[0], COLUMNS[1]);
    table.forEach(
        (function, scores) ->
            System.out.printf(
                "%-8s %12.1f %12.1f%n",
                function,
                scores.getOrDefault(COLUMNS[0], Double.NaN),
                scores.getOrDefault(COLUMNS[1], Double.NaN)));
  }
}
