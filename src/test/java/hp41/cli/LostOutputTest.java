package hp41.cli;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.app.ExitCode;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks what verbs do when their output cannot be written. */
class LostOutputTest {

  private static final String LOST = "hp41: stdout cannot be written: ";
  private static final Path FULL = Path.of("/dev/full");

  @TempDir private Path folder;
  private Path state;

  @BeforeEach
  void writeFiles() throws IOException {
    state = folder.resolve("state");
    write("good.txt", "LBL \"G\"\n5\nSTOP\n6\n");
    write("print.txt", "LBL \"P\"\n5\nPRX\n");
    write("bad.txt", "LBL \"B\"\nSQTR\n");
    write("error.txt", "LBL \"E\"\n7\nPSE\n0\n1/X\n");
    write("endless.txt", "LBL \"L\"\n1\nPSE\nGTO \"L\"\n");
  }

  private void write(String name, String content) throws IOException {
    Files.writeString(folder.resolve(name), content);
  }

  @ParameterizedTest
  @EnabledOnOs(OS.LINUX)
  @ValueSource(
      strings = {
        "--help",
        "--version",
        "calc --help",
        "functions",
        "functions SIN --json",
        "list 8QUEENS",
        "list --json 8QUEENS",
        "calc 2 3 +",
        "calc --json",
        "check bad.txt",
        "check --json bad.txt",
        "run good.txt",
        "run --json good.txt",
        "run --printer - print.txt",
        "run error.txt",
        "run endless.txt",
        "keys 2 ENTER",
        "keys --json",
        "step",
        "--plain --state state"
      })
  void unwritableOutputIsAnErrorWithExitCode3(String line) throws IOException {
    try (OutputStream full = new FileOutputStream(FULL.toFile())) {
      Run run = run(full, line);
      assertThat(run.exitCode()).isEqualTo(ExitCode.FILE);
      assertThat(run.err().lines().filter(it -> it.startsWith(LOST))).hasSize(1);
    }
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void unwritableMessagesAreExitCode3() throws IOException {
    try (OutputStream full = new FileOutputStream(FULL.toFile())) {
      String[] arguments = words("run --trace good.txt");
      InputStream in = InputStream.nullInputStream();
      assertThat(Main.run(arguments, in, OutputStream.nullOutputStream(), full))
          .isEqualTo(ExitCode.FILE);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--help",
        "functions",
        "list 8QUEENS",
        "list none",
        "calc 2 3 +",
        "calc 0 1/X",
        "calc FNORD",
        "check bad.txt",
        "run good.txt",
        "run --state state error.txt",
        "run none",
        "keys 2 ENTER",
        "step",
        "--plain --state state"
      })
  void closedPipeChangesNothingElse(String line) throws IOException {
    Run read = run(OutputStream.nullOutputStream(), line);
    Files.deleteIfExists(state);
    assertThat(run(closedPipe(), line)).isEqualTo(read);
  }

  @ParameterizedTest
  @CsvSource({
    "calc --state state 42, 42",
    "calc --state state, 42",
    "keys --state state, 42",
    "run --state state good.txt, 6",
    "--plain --state state, 42"
  })
  void memoryIsSavedAfterAllLines(String line, String x) throws IOException {
    run(closedPipe(), line);
    assertThat(Run.of("", "calc", "--state", state.toString(), "FIX 0 CF 29").out().strip())
        .isEqualTo(x);
  }

  @Test
  void paperIsSaved() throws IOException {
    run(closedPipe(), "run --printer paper.txt print.txt");
    assertThat(folder.resolve("paper.txt")).content().isEqualTo("           5.0000    ***\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"run endless.txt", "calc", "keys", "step"})
  void endlessProgramEndsWhenItsReaderCloses(String line) throws IOException {
    InputStream endless = new EndlessInput(stdin(line));
    assertThat(Main.run(words(line), endless, closedPipe(), OutputStream.nullOutputStream()))
        .isZero();
  }

  /** Runs a command line with files in a folder, and with input on stdin. */
  private Run run(OutputStream out, String line) {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    InputStream in = new ByteArrayInputStream(stdin(line).getBytes(StandardCharsets.UTF_8));
    int exitCode = Main.run(words(line), in, out, err);
    return new Run(exitCode, "", err.toString(StandardCharsets.UTF_8));
  }

  private String[] words(String line) {
    return Stream.of(line.split(" "))
        .map(word -> word.matches("state|.*[.]txt") ? folder.resolve(word).toString() : word)
        .toArray(String[]::new);
  }

  private static String stdin(String line) {
    return switch (line.split(" ")[0]) {
      case "keys" -> "4 2 ENTER\n";
      case "step" -> "{\"line\":\"1\"}\n";
      case "run" -> "\n";
      default -> "7\n42\n";
    };
  }

  /** Returns a stream whose reader has closed it. */
  private static OutputStream closedPipe() throws IOException {
    Pipe pipe = Pipe.open();
    pipe.source().close();
    return Channels.newOutputStream(pipe.sink());
  }
}
