package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Window.Start;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.api.Condition;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Checks the packaged program without a screen: with a pipe, and in a simple terminal. */
@DisabledOnOs(OS.WINDOWS)
class PlainIT {

  @TempDir private Path state;
  private final List<Process> started = new ArrayList<>();

  @AfterEach
  void end() {
    started.forEach(Process::destroyForcibly);
  }

  @Test
  void aPipeIsAnsweredLineByLineAndMemoryIsKept() throws Exception {
    Process first = start();
    type(first, "2 3 +\n0 1/x\n\"µ\" aview\n");
    assertThat(first.inputReader(StandardCharsets.UTF_8).lines().skip(2))
        .containsExactly("5.0000", "DATA ERROR", "▲ 0 1/X · undo reverts it · help explains", "µ");
    assertThat(first.waitFor()).isZero();
    Process second = start();
    type(second, "+\n");
    assertThat(second.inputReader(StandardCharsets.UTF_8).lines()).endsWith("5.0000");
    assertThat(second.waitFor()).isZero();
  }

  @Test
  void aSignalEndsItAndKeepsMemory() throws Exception {
    Process process = start();
    BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
    process.getOutputStream().write("41\n".getBytes(StandardCharsets.UTF_8));
    process.getOutputStream().flush();
    assertThat(out.lines().anyMatch("41.0000"::equals)).isTrue();
    process.destroy();
    process.waitFor();
    Process again = start();
    type(again, "");
    assertThat(again.inputReader(StandardCharsets.UTF_8).readLine()).isEqualTo("41.0000");
  }

  @Test
  void aReaderThatGoesEndsItWithoutAWord() throws Exception {
    Process process = start();
    process.getInputStream().close();
    type(process, "1\n2\n3\n");
    assertThat(process.waitFor()).isZero();
    assertThat(process.errorReader().lines()).isEmpty();
  }

  @Test
  void inputThatCannotBeReadToItsEndIsAnError() throws Exception {
    Path input = Files.writeString(state.resolve("input"), "1 ".repeat(3_000_000));
    Process process = start(builder("C.UTF-8").redirectInput(input.toFile()));
    assertThat(process.waitFor()).isEqualTo(3);
    assertThat(process.errorReader().lines())
        .containsExactly("hp41: stdin: a line has more than 4,194,304 characters");
  }

  @Test
  void aDumbTerminalIsUsedInLinesAndRunStopStops() {
    try (Window window = new Start(state).with("TERM", "dumb").open()) {
      window.await("› type a name").type("2 3 +\n").await("5.0000");
      window.type("prgm\nlbl \"L\"\ngto \"L\"\nprgm\n").await("02 GTO┬L");
      window.type("xeq \"L\"\n").type("!\n").type("6 7 *\n").await("42.0000").type("quit\n");
      assertThat(window.awaitEnd()).endsWith("exit code 0\r\nsettings as before\r\n");
      assertThat(window.received()).doesNotContain("\u001b");
    }
  }

  @Test
  void aNameThatTheLocaleCannotHoldIsRefusedAndTheWorkGoesOn() throws Exception {
    Process process = start("C");
    type(
        process,
        "save state \u00E9t\u00E9\nload state \u00E9t\u00E9\nkeymap \u00E9\ntraceon \u00E9\n2 3 +\n");
    assertThat(process.inputReader(StandardCharsets.UTF_8).lines())
        .haveExactly(
            4, new Condition<>(it -> it.contains("this is not a valid file name"), "refusal"))
        .endsWith("5.0000");
    assertThat(process.waitFor()).isZero();
  }

  private Process start() throws IOException {
    return start("C.UTF-8");
  }

  private Process start(String locale) throws IOException {
    return start(builder(locale));
  }

  private Process start(ProcessBuilder builder) throws IOException {
    Process process = builder.start();
    started.add(process);
    return process;
  }

  private ProcessBuilder builder(String locale) {
    List<String> words = new ArrayList<>(PackagedProgram.command());
    words.add("--plain");
    ProcessBuilder builder = new ProcessBuilder(words);
    builder.environment().put("XDG_STATE_HOME", state.toString());
    builder.environment().put("XDG_CONFIG_HOME", state.toString());
    builder.environment().put("LC_ALL", locale);
    return builder;
  }

  /** Types lines only. */
  private static void type(Process process, String lines) throws IOException {
    process.getOutputStream().write(lines.getBytes(StandardCharsets.UTF_8));
    process.getOutputStream().close();
  }
}
