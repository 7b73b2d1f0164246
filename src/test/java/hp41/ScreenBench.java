package hp41;

import hp41.Window.Start;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Measures a program of a million lines on the screen, from Enter to its result, and the same
 * program with {@code hp41 run}, with and without its start; also the time to the first frame. It
 * measures the program in the property {@code hp41.jar}. The arguments are the number of pairs of
 * runs, and the number of millions of lines (default 1, at most 20).
 */
public final class ScreenBench {

  private static final int LOOPS_A_MILLION = 250_000;

  private static final Pattern NANOS = Pattern.compile("\"nanos\":(\\d+)");

  private final Path folder = Files.createTempDirectory("hp41");
  private final String program;
  private final String result;
  private final List<Long> wholeRuns = new ArrayList<>();
  private final List<Long> runs = new ArrayList<>();
  private final List<Long> screens = new ArrayList<>();
  private final List<Long> firstFrames = new ArrayList<>();

  private ScreenBench(int loops) throws IOException {
    program =
        "LBL \"LOOP\"\n%d\nSTO 00\n0\nLBL 01\n1\n+\nDSE 00\nGTO 01\n7\n/\nEND\n".formatted(loops);
    result = "X%,19.4f".formatted(loops / 7.0);
  }

  /** Measures and prints medians in milliseconds. */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    int pairs = Integer.parseInt(arguments[0]);
    int loops = LOOPS_A_MILLION * (arguments.length > 1 ? Integer.parseInt(arguments[1]) : 1);
    new ScreenBench(loops).compare(pairs);
  }

  private void compare(int pairs) throws IOException, InterruptedException {
    Path file = Files.writeString(folder.resolve("loop.txt"), program);
    for (int pair = 0; pair < pairs; pair++) {
      run(file);
      onScreen(folder.resolve("memory" + pair));
    }
    System.out.printf(
        "hp41 run %d ms, %d part of the program; on the screen %d ms; first frame %d ms%n",
        median(wholeRuns), median(runs), median(screens), median(firstFrames));
  }

  private void run(Path file) throws IOException, InterruptedException {
    long begun = System.nanoTime();
    List<String> command = new ArrayList<>(PackagedProgram.command());
    command.addAll(List.of("run", "--time", file.toString()));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    wholeRuns.add(millisSince(begun));
    Matcher nanos = NANOS.matcher(output);
    if (!nanos.find()) {
      throw new IllegalStateException(output);
    }
    runs.add(Long.parseLong(nanos.group(1)) / 1_000_000);
  }

  /** Uses its own memory, which does not contain the result of the previous pair. */
  private void onScreen(Path memory) {
    long begun = System.nanoTime();
    try (Window window = new Start(memory).open()) {
      window.await("F1 Help");
      firstFrames.add(millisSince(begun));
      window.paste(program.replace('\n', '\r')).await("loaded");
      long typed = System.nanoTime();
      window.type("xeq loop\r").await(result);
      screens.add(millisSince(typed));
    }
  }

  private static long millisSince(long nanos) {
    return (System.nanoTime() - nanos) / 1_000_000;
  }

  private static long median(List<Long> values) {
    return values.stream().sorted().skip(values.size() / 2).findFirst().orElseThrow();
  }
}
