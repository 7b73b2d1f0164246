package hp41.standalone;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Measures the native program beside the jar and {@code java -version}, in alternating processes,
 * and prints the rows of a table with the medians in milliseconds.
 */
final class Speed {

  private static final int ROUNDS = 15;
  private static final double MILLION = 1e6;
  private static final Duration IDLE = Duration.ofSeconds(10);
  private static final List<String> PROGRAMS = List.of("q8", "m1", "m2", "m3", "m4");
  private static final Pattern NANOS = Pattern.compile("\"nanos\":(\\d+)");

  /** The end of an update of the screen, such as the first frame. */
  private static final String END_UPDATE = "\u001b[?2026l";

  private final String nativeProgram;
  private final String launcher;
  private final Path programs;

  private Speed(String nativeProgram, String launcher, Path programs) {
    this.nativeProgram = nativeProgram;
    this.launcher = launcher;
    this.programs = programs;
  }

  /** Measures one thing with a program. */
  private interface Measurement {
    double of(String program) throws IOException;
  }

  /** Arguments: the native program, the launcher of the jar, and the folder of the programs. */
  public static void main(String[] arguments) throws IOException {
    new Speed(arguments[0], arguments[1], Path.of(arguments[2])).print();
  }

  private void print() throws IOException {
    System.out.println("| | native | jar | `java -version` |\n|---|---|---|---|");
    row("`hp41 calc 2 3 +`", ROUNDS, program -> process(program, "calc", "2", "3", "+"), true);
    row("first frame", ROUNDS, Speed::firstFrame, true);
    for (String name : PROGRAMS) {
      row(name + ", first execution", ROUNDS, program -> execution(program, name), false);
    }
    row("processor time in %d idle seconds".formatted(IDLE.toSeconds()), 3, Speed::idle, false);
  }

  private void row(String what, int rounds, Measurement measurement, boolean isStart)
      throws IOException {
    List<Double> here = new ArrayList<>();
    List<Double> jar = new ArrayList<>();
    List<Double> java = new ArrayList<>();
    for (int round = -1; round < rounds; round++) {
      here.add(measurement.of(nativeProgram));
      jar.add(measurement.of(launcher));
      java.add(isStart ? process("java", "-version") : 0);
    }
    System.out.printf(
        Locale.ROOT,
        "| %s | %.1f | %.1f | %s |%n",
        what,
        median(here),
        median(jar),
        isStart ? "%.1f".formatted(median(java)) : "");
  }

  /** Returns the median without the first value, which was measured before files were in memory. */
  private static double median(List<Double> values) {
    List<Double> sorted = new ArrayList<>(values.subList(1, values.size()));
    Collections.sort(sorted);
    return sorted.get(sorted.size() / 2);
  }

  private static double process(String... words) throws IOException {
    long begin = System.nanoTime();
    output(words);
    return millisSince(begin);
  }

  private static double millisSince(long begin) {
    return (System.nanoTime() - begin) / MILLION;
  }

  private static String output(String... words) throws IOException {
    Process process =
        new ProcessBuilder(words)
            .redirectErrorStream(true)
            .redirectInput(Redirect.from(new File("/dev/null")))
            .start();
    return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  private double execution(String program, String name) throws IOException {
    String listing = programs.resolve(name + ".txt").toString();
    String printed = output(program, "run", listing, "--time", "--size", "12");
    Matcher nanos = NANOS.matcher(printed);
    if (!nanos.find()) {
      throw new IOException(printed);
    }
    return Long.parseLong(nanos.group(1)) / MILLION;
  }

  private static double firstFrame(String program) throws IOException {
    long begin = System.nanoTime();
    try (Terminal terminal = new Terminal(program)) {
      terminal.awaitFrame();
      return millisSince(begin);
    }
  }

  private static double idle(String program) throws IOException {
    try (Terminal terminal = new Terminal(program)) {
      terminal.awaitFrame();
      sleep();
      Duration before = terminal.processorTime();
      sleep();
      return terminal.processorTime().minus(before).toNanos() / MILLION;
    }
  }

  private static void sleep() {
    try {
      Thread.sleep(IDLE.toMillis());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** A program in a terminal of 80×24, which {@code script} provides. */
  private static final class Terminal implements AutoCloseable {

    private final Path memory = Files.createTempDirectory("speed").resolve("memory");
    private final Process script;

    Terminal(String program) throws IOException {
      String command = "exec '%s' --state %s".formatted(program, memory);
      script =
          new ProcessBuilder("script", "-qec", command, "/dev/null")
              .redirectErrorStream(true)
              .start();
    }

    void awaitFrame() throws IOException {
      InputStream output = script.getInputStream();
      StringBuilder received = new StringBuilder();
      byte[] bytes = new byte[1 << 16];
      while (received.indexOf(END_UPDATE) < 0) {
        int count = output.read(bytes);
        if (count < 0) {
          throw new IOException(received.toString());
        }
        received.append(new String(bytes, 0, count, StandardCharsets.ISO_8859_1));
      }
    }

    Duration processorTime() {
      return descendants()
          .flatMap(process -> process.info().totalCpuDuration().stream())
          .reduce(Duration.ZERO, Duration::plus);
    }

    private Stream<ProcessHandle> descendants() {
      return script.toHandle().descendants();
    }

    @Override
    public void close() {
      descendants().forEach(ProcessHandle::destroyForcibly);
      script.destroyForcibly();
    }
  }
}
