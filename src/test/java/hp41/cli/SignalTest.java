package hp41.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Checks that a verb saves its work when a signal ends it. */
@DisabledOnOs(OS.WINDOWS)
class SignalTest {

  private static final String COUNTING = "LBL \"COUNT\"\nLBL 01\n1\nST+ 00\nVIEW 00\nGTO 01\nEND\n";
  private static final String ASKING = "LBL \"ASK\"\n\"PAID\"\nPRA\n7\nSTO 00\nPROMPT\nEND\n";
  private static final String SEVEN = "07000000000000";

  @TempDir private Path folder;

  @Test
  void calcThatWaitsForALineSavesMemory() throws IOException {
    endAfterALine("7 STO 00\n", "calc", "--state", "state");
    assertThat(state()).contains(SEVEN);
  }

  @Test
  void keysThatWaitForALineSaveMemory() throws IOException {
    endAfterALine("7\n", "keys", "--state", "state");
    assertThat(state()).contains("003: " + SEVEN, "open number 7");
  }

  @Test
  void aRunningProgramIsSavedBetweenTwoLines() throws IOException {
    Files.writeString(folder.resolve("count.txt"), COUNTING);
    endAfterALine("", "run", "count.txt", "--state", "state");
    assertThat(state()).containsPattern("(?m)^1[0-9A-F]{2}: 0[1-9]\\d{9}00\\d$");
  }

  @Test
  void aProgramThatWaitsForItsAnswerSavesMemoryAndPaper() throws IOException {
    Files.writeString(folder.resolve("ask.txt"), ASKING);
    endAfterALine("", "run", "ask.txt", "--state", "state", "--printer", "paper.svg");
    assertThat(state()).contains(SEVEN);
    assertThat(folder.resolve("paper.svg")).content().startsWith("<svg").endsWith("</svg>\n");
  }

  private String state() throws IOException {
    return Files.readString(folder.resolve("state"));
  }

  /** Starts a verb and ends it with a signal when it has written a line. */
  private void endAfterALine(String input, String... arguments) throws IOException {
    Process verb = new ProcessBuilder(Run.command(arguments)).directory(folder.toFile()).start();
    verb.getOutputStream().write(input.getBytes(StandardCharsets.UTF_8));
    verb.getOutputStream().flush();
    assertThat(verb.inputReader().readLine()).isNotNull();
    verb.toHandle().destroy();
    verb.inputReader().lines().forEach(ignored -> {});
    assertThat(verb.errorReader().lines()).isEmpty();
    assertThat(verb.onExit().join().exitValue()).isEqualTo(128 + 15);
  }
}
