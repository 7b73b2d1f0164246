package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Installed.Done;
import hp41.Window.Start;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * Checks that a start does not wait until the JVM has generated {@code equals} or {@code hashCode}
 * of a record, which takes tens of milliseconds, because a class archive cannot contain them.
 */
@DisabledOnOs(OS.WINDOWS)
class StartIT {

  private static final String GENERATOR = "java.lang.runtime.ObjectMethods";

  @TempDir private Path folder;

  private List<String> command(Path log) {
    List<String> command = new ArrayList<>(PackagedProgram.command());
    command.add(command.indexOf("-jar"), "-Xlog:class+load:file=" + log);
    return command;
  }

  private static void assertLoadedWithoutGenerator(Path log, String loaded) throws IOException {
    List<String> lines = Files.readAllLines(log);
    assertThat(lines).anyMatch(line -> line.contains(loaded));
    List<String> before = lines.stream().takeWhile(line -> !line.contains(GENERATOR)).toList();
    assertThat(before.size())
        .as("last loaded: " + before.get(before.size() - 1))
        .isEqualTo(lines.size());
  }

  @Test
  void programRunsWithoutGeneratedMethods() throws Exception {
    Path log = folder.resolve("run.log");
    List<String> command = command(log);
    Installed installed = new Installed(folder).file("five.txt", "LBL \"FIVE\"\n2\n3\n+\nEND\n");
    command.addAll(List.of("run", "five.txt"));
    Done done = installed.run("", command.toArray(String[]::new));
    assertThat(done.toString()).contains("5.0000");
    assertLoadedWithoutGenerator(log, "hp41.listing.StepCache");
  }

  @Test
  void firstFrameIsDrawnWithoutGeneratedMethods() throws Exception {
    Path log = folder.resolve("start.log");
    try (Window window = new Start(folder).open(command(log))) {
      window.await("Start here").type("\u0011").awaitEnd();
    }
    assertLoadedWithoutGenerator(log, "hp41.panel.view.HintRow");
  }
}
