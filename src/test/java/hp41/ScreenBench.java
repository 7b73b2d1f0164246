package hp41;

import hp41.Window.Start;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Compares a program of a million lines on the screen with the same by {@code hp41 run}, and tells
 * the time to the first frame. It measures the program that the property {@code hp41.jar} names;
 * the argument is the number of pairs of runs.
 */
public final class ScreenBench {

  private static final String PROGRAM =
      "LBL \"LOOP\"\n250000\nSTO 00\n0\nLBL 01\n1\n+\nDSE 00\nGTO 01\n7\n/\nEND\n";

  private ScreenBench() {}

  /** Measures and prints medians in milliseconds. */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("hp41");
    Path file = Files.writeString(folder.resolve("loop.txt"), PROGRAM);
    List<Long> runs = new ArrayList<>();
    List<Long> screens = new ArrayList<>();
    List<Long> firstFrames = new ArrayList<>();
    for (int pair = 0; pair < Integer.parseInt(arguments[0]); pair++) {
      long begun = System.nanoTime();
      List<String> command = new ArrayList<>(Window.java());
      command.addAll(List.of("run", file.toString()));
      new ProcessBuilder(command).start().waitFor();
      runs.add(millisSince(begun));
      onScreen(folder.resolve("memory" + pair), screens, firstFrames);
    }
    System.out.printf(
        "hp41 run %d ms, on the screen %d ms, first frame %d ms%n",
        median(runs), median(screens), median(firstFrames));
  }

  /** In a memory of its own, where the result does not stand from the pair before. */
  private static void onScreen(Path memory, List<Long> screens, List<Long> firstFrames) {
    long begun = System.nanoTime();
    try (Window window = new Start(memory).open()) {
      window.await("F1 Help");
      firstFrames.add(millisSince(begun));
      window.type("\u001b[200~" + PROGRAM.replace('\n', '\r') + "\u001b[201~").await("loaded");
      long typed = System.nanoTime();
      window.type("xeq loop\r").await("X        35,714.2857");
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
