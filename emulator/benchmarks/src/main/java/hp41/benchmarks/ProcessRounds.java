package hp41.benchmarks;

import hp41.Internals;
import hp41.listing.Assembler;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Measures whole processes as a user starts them: the first execution of each program, its later
 * ones, and the start. Processes of the calculator alternate with those that they are compared
 * with, so that other work on this computer slows down both.
 */
final class ProcessRounds {

  private static final int ROUNDS = 7;
  private static final int STARTS = 21;
  private static final double MILLION = 1e6;
  private static final Pattern TIME = Pattern.compile("\"nanos\":(\\d+)");
  private static final Pattern OF_FREE42 = Pattern.compile("first +([\\d.]+) ms, then +([\\d.]+)");

  /** The programs, with as many executions as take about a second. */
  private enum Measured {
    Q8(60),
    Q1(600),
    M1(30),
    M2(30),
    M3(60),
    M4(100),
    SP(3000);

    private final int executions;

    Measured(int executions) {
      this.executions = executions;
    }
  }

  /** The times of one process, in milliseconds. */
  private record Times(double first, double later) {}

  private final Path calculator;
  private final Optional<Path> free42;

  /**
   * Creates the measurement.
   *
   * @param calculator the script {@code hp41}
   * @param free42 the program that is built in the folder {@code free42}; empty if there is none
   */
  ProcessRounds(Path calculator, Optional<Path> free42) {
    this.calculator = calculator;
    this.free42 = free42;
  }

  /** Measures and prints a table of the programs and one of the starts. */
  void print() throws IOException, InterruptedException {
    System.out.printf("%n%s%n", machine());
    System.out.printf(
        "%-8s %12s %12s %14s %14s %8s%n",
        "medians", "first", "later", "Free42 first", "Free42 later", "ratio");
    for (Measured program : Measured.values()) {
      print(program);
    }
    starts();
  }

  private void print(Measured program) throws IOException, InterruptedException {
    Path listing = Files.createTempFile(program.name(), ".txt");
    Path raw = Files.createTempFile(program.name(), ".raw");
    Files.writeString(listing, BenchmarkProgram.resource(program.name().toLowerCase(Locale.ROOT)));
    Files.write(
        raw,
        new Assembler(Internals.known()).assemble(Files.readString(listing)).programs().get(0));
    List<Times> here = new ArrayList<>();
    List<Times> there = new ArrayList<>();
    for (int round = 0; round < ROUNDS; round++) {
      here.add(
          ofCalculator(
              run(
                  calculator,
                  "run",
                  listing,
                  "--time",
                  "--size",
                  "12",
                  "--repeat",
                  program.executions)));
      if (free42.isPresent()) {
        there.add(ofFree42(run(free42.get(), program.executions / 10, raw)));
      }
    }
    Files.delete(listing);
    Files.delete(raw);
    double first = median(here.stream().mapToDouble(Times::first).toArray());
    double later = median(here.stream().mapToDouble(Times::later).toArray());
    System.out.printf("%-8s %9.3f ms %9.3f ms", program, first, later);
    if (!there.isEmpty()) {
      double other = median(there.stream().mapToDouble(Times::later).toArray());
      System.out.printf(
          " %11.3f ms %11.3f ms %8.2f",
          median(there.stream().mapToDouble(Times::first).toArray()), other, other / later);
    }
    System.out.println();
  }

  private static Times ofCalculator(String printed) {
    double[] all =
        TIME.matcher(printed)
            .results()
            .mapToDouble(it -> Long.parseLong(it.group(1)) / MILLION)
            .toArray();
    return new Times(all[0], median(Arrays.copyOfRange(all, all.length / 2, all.length)));
  }

  private static Times ofFree42(String printed) {
    Matcher times = OF_FREE42.matcher(printed);
    times.find();
    return new Times(Double.parseDouble(times.group(1)), Double.parseDouble(times.group(2)));
  }

  /** Compares the start of a calculation and of a program with that of Java alone. */
  private void starts() throws IOException, InterruptedException {
    Path java = ProcessHandle.current().info().command().map(Path::of).orElseThrow();
    Path listing = Files.createTempFile("five", ".txt");
    Files.writeString(listing, "LBL \"FIVE\"\n2\n3\n+\nEND\n");
    List<List<Object>> commands =
        List.of(
            List.of(java, "-version"),
            List.of(calculator, "calc", "2", "3", "+"),
            List.of(calculator, "run", listing));
    double[][] taken = new double[commands.size()][STARTS];
    for (int round = -1; round < STARTS; round++) {
      for (int i = 0; i < commands.size(); i++) {
        long begin = System.nanoTime();
        run(commands.get(i).toArray());
        taken[i][Math.max(0, round)] = (System.nanoTime() - begin) / MILLION;
      }
    }
    Files.delete(listing);
    double alone = median(taken[0]);
    System.out.printf(
        "%njava -version %.0f ms, calc %.1f times, run of five lines %.1f times%n",
        alone, median(taken[1]) / alone, median(taken[2]) / alone);
  }

  /** Runs a command and returns what it printed, errors included. */
  private static String run(Object... words) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(Stream.of(words).map(Object::toString).toList())
            .redirectErrorStream(true)
            .redirectInput(Redirect.from(Path.of("/dev/null").toFile()))
            .start();
    String printed = new String(process.getInputStream().readAllBytes());
    if (process.waitFor() != 0) {
      throw new IOException(Arrays.toString(words) + ": " + printed);
    }
    return printed;
  }

  private static String machine() throws IOException {
    Path processors = Path.of("/proc/cpuinfo");
    String model =
        !Files.exists(processors)
            ? System.getProperty("os.arch")
            : Files.readAllLines(processors).stream()
                .filter(line -> line.startsWith("model name"))
                .map(line -> line.substring(line.indexOf(':') + 2))
                .findFirst()
                .orElse("unknown processor");
    return "%s, %d processors, load %.1f, Java %s"
        .formatted(
            model,
            Runtime.getRuntime().availableProcessors(),
            ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage(),
            Runtime.version());
  }

  static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }
}
