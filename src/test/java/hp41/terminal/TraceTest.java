package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Accessory;
import hp41.screen.Stroke.KeyName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Checks the trace on paper and in a file. */
class TraceTest {

  private static final int RIGHT_EDGE = 26;

  private final TestSession session = new TestSession(Accessory.PRINTER).in(TestSession.LARGE);

  @Test
  void tracedLinesArePrintedWithX() {
    session.paste("LBL \"T\"\n3\nSTO 01\nX^2\nEND\n").line("traceon").line("xeq t");
    session.line("ptrace");
    assertThat(session.note()).isEqualTo("5 lines printed [paper shows them]");
    assertThat(session.line("paper").panel().lines().map(String::strip).skip(1).limit(10))
        .containsExactly(
            "LBL┬T", "0.0000", "3", "3.0000", "STO 01", "3.0000", "X↑2", "9.0000", "END", "9.0000");
    assertThat(session.panel().lines().skip(8))
        .first()
        .asString()
        .hasSize(RIGHT_EDGE)
        .endsWith("9.0000");
  }

  @Test
  void messageExplainsHowToPlugInAPrinter() {
    TestSession plain = new TestSession();
    plain.paste("LBL \"T\"\nEND\n").line("traceon").line("xeq t").line("ptrace");
    assertThat(plain.note()).startsWith("no printer").contains("plug printer");
  }

  @Test
  void fileContainsTheLinesAsTheyAreExecuted(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("trace.txt");
    session.paste("LBL \"T\"\n3\nX^2\nEND\n").line("traceon " + file).line("xeq t");
    List<String> lines =
        List.of(
            "LBL┬T                    0.0000",
            "3                        3.0000",
            "X↑2                      9.0000",
            "END                      9.0000");
    assertThat(Files.readAllLines(file)).isEqualTo(lines);
    session.line("traceoff").line("xeq t");
    assertThat(Files.readAllLines(file)).isEqualTo(lines);
  }

  @Test
  void existingFileIsOverwrittenOnlyOnRequest(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("trace.txt"), "mine\n");
    session.paste("LBL \"T\"\nEND\n").line("traceon " + file);
    assertThat(session.note()).contains("exists already").contains("traceon!");
    session.line("xeq t");
    assertThat(file).hasContent("mine");
    session.line("traceon " + file).press(KeyName.TAB).press(KeyName.ENTER);
    session.line("xeq t");
    assertThat(Files.readAllLines(file))
        .containsExactly("LBL┬T                    0.0000", "END                      0.0000");
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void fullDiskIsReportedAtTheFirstUnwrittenLine() {
    session.paste("LBL \"T\"\nEND\n").line("traceon /dev/full");
    assertThat(session.note()).startsWith("trace on");
    session.line("xeq t");
    assertThat(session.note()).startsWith("/dev/full").contains("cannot be written: No space");
    assertThat(Path.of("/dev/full")).exists();
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void nothingWaitsForTheReaderOfAPipe(@TempDir Path folder) throws Exception {
    Path pipe = folder.resolve("pipe.txt");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    session.paste("LBL \"T\"\n5\nPRX\nEND\n").line("xeq t");
    for (String line : List.of("traceon", "traceon!", "save!", "save! paper")) {
      session.line(line + " " + pipe);
      assertThat(session.note()).as(line).contains("cannot be written: it is a pipe");
    }
  }
}
