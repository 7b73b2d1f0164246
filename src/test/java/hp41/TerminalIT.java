package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Window.Start;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks the packaged program in a terminal, from the first frame to the restored settings. */
@DisabledOnOs(OS.WINDOWS)
class TerminalIT {

  private static final String F3 = "\u001bOR";
  private static final String CTRL_Q = "\u0011";
  private static final String ALTERNATE_SCREEN_LEFT = "\u001b[?1049l";
  private static final String MOUSE_LEFT = "\u001b[?1000l";
  private static final String CURSOR_SHOWN = "\u001b[?25h";

  @TempDir private Path state;
  private Start start;

  @BeforeEach
  void begin() {
    start = new Start(state);
  }

  @Test
  void firstFrameShowsDisplayKeysStackAndWhatToTry() {
    try (Window window = start.open()) {
      window.await("type a name: sin").await("the lowest row", lowest(23));
      assertThat(window.row(0)).startsWith("  ▄▄▄▄▄▄▄").hasSize(78);
      assertThat(window.row(6)).contains("BAT     USER     GRAD");
      assertThat(window.row(8)).contains(" ON ", "41CX", "Start here");
      assertThat(window.row(9)).startsWith("  Σ+    Σ− A  1/x   yˣ B  √x    x² C");
      assertThat(window.row(21)).startsWith("  X             0.0000   │ DEG  FIX 4");
      assertThat(window.row(23)).startsWith(" F1 Help  F2 USER");
    }
  }

  @Test
  void largerAndSmallerWindowsAreFilledAtOnce() {
    try (Window window = start.open()) {
      window.await("Start here").type("7 ").await("7.0000");
      window.resize(120, 40).await("Ctrl-Q Leave").await("7.000000000 00");
      window.await("the lowest row", lowest(39));
      window.resize(60, 16).await("REG", shown -> shown.contains("END"));
      window.await("the lowest row", lowest(15));
      window.resize(80, 24).await("ENTER↑      CATALOG N").type("1+").await("8.0000");
    }
  }

  /** Returns whether a row contains the hints, which are drawn last. */
  private static Predicate<String> lowest(int row) {
    return shown -> shown.split("\n", -1)[row].startsWith(" F1 Help");
  }

  @Test
  void memoryIsKeptAndTheTerminalGivenBack() {
    try (Window window = start.open()) {
      window.await("Start here").type("xeq 8queens\r").await("ALPHA PUBLISH?");
      String received = window.type(CTRL_Q).awaitEnd();
      assertThat(received).contains(ALTERNATE_SCREEN_LEFT, MOUSE_LEFT, CURSOR_SHOWN);
      assertThat(received).endsWith("exit code 0\r\nsettings as before\r\n");
    }
    assertThat(state.resolve("hp41/memory.txt")).isNotEmptyFile();
    try (Window window = start.open()) {
      window.await("LINE  8QUEENS").type("xeq 8queens\r").await("ALPHA PUBLISH?").await("REG 140");
    }
  }

  @Test
  void memoryThatCannotBeKeptIsToldAtTheEndToo() {
    try (Window window = start.with("XDG_STATE_HOME", "/proc/nope").open()) {
      window.await("Start here").type("5 ").await("▲ memory cannot be saved: /proc/nope");
      String received = window.type("1+").await("6.0000").type(CTRL_Q).awaitEnd();
      String end = received.substring(received.lastIndexOf(ALTERNATE_SCREEN_LEFT));
      assertThat(end).contains("hp41: memory cannot be saved: /proc/nope");
      assertThat(end).endsWith("exit code 1\r\nsettings as before\r\n");
    }
  }

  @Test
  void pastedLinesWaitForEnter() {
    try (Window window = start.open()) {
      window.await("Start here").paste("2\n3\n+").await("› 2 3 +");
      window.type("\r").await("X             5.0000");
    }
  }

  @Test
  void functionsHaveTheNamesOfTheUsersTable() throws IOException {
    Path table = Files.createDirectories(state.resolve("config/hp41")).resolve("names.tsv");
    Files.writeString(table, "XROM 07,12\tMYREC\n");
    try (Window window = start.with("XDG_CONFIG_HOME", state.resolve("config").toString()).open()) {
      window.await("Start here").paste("LBL \"N\"\rMYREC\rEND\r");
      window.await("3 lines loaded").type("save " + state.resolve("n.txt") + "\r");
      window.await("bytes").type(F3).await("002  MYREC");
    }
    assertThat(state.resolve("n.txt")).hasContent("LBL \"N\"\nMYREC ;XROM 07,12\nEND\n");
  }

  @Test
  void withoutColoursNoneAreSent() {
    try (Window window = start.with("NO_COLOR", "1").open()) {
      window.await("[XEQ  ASN K]").type("xeq 8queens\r").await("ALPHA PUBLISH?");
      window.type("yes\r").await("? INITIAL POSITION?").type("158!").await("CODES:11432133");
      window.type("!").await("POSITION1=15863724  R/S").type(CTRL_Q);
      assertThat(window.awaitEnd())
          .contains("\u001b[1m", "\u001b[7m")
          .doesNotContainPattern("\u001b\\[[0-9;]*(3[0-8]|4[0-8]|9[0-7]|10[0-7])[;m]");
    }
  }

  @ParameterizedTest
  @CsvSource({"'', false", "--theme=light, true"})
  void onlyAnOptionBringsColoursBack(String option, boolean coloured) throws IOException {
    Path settings = Files.createDirectories(state.resolve("hp41")).resolve("settings");
    Files.writeString(settings, "theme = dark");
    Map<String, String> environment = Map.of("NO_COLOR", "1", "REDIRECTION", option);
    try (Window window = new Start(state, 80, 24, environment).open()) {
      window.await("the lowest row", lowest(23));
      assertThat(window.received().contains("\u001b[48;5;")).isEqualTo(coloured);
    }
  }

  @Test
  void sixteenColoursAreEnough() {
    try (Window window = start.with("TERM", "xterm").open()) {
      window.await("[XEQ  ASN K]").type("2\r3+").await("X             5.0000");
      assertThat(window.row(0)).startsWith("  ▄▄▄▄▄▄▄");
      assertThat(window.row(1)).startsWith("          ╺━━━╸ ┏━━━┓ ┏━━━┓");
      assertThat(window.type(CTRL_Q).awaitEnd())
          .doesNotContain("\u001b[38;2;", "\u001b[48;2;")
          .endsWith("exit code 0\r\nsettings as before\r\n");
    }
  }

  @Test
  void clickedKeyIsPressed() {
    try (Window window = start.open()) {
      window.click("7       SF R").await("X             7.0000");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"</dev/null", ">/dev/null"})
  void withoutTerminalOneLineTellsWhatWorks(String redirection) {
    try (Window window = start.with("REDIRECTION", redirection).open()) {
      assertThat(window.awaitEnd().lines())
          .containsExactly(
              "hp41: no terminal on stdin/stdout; hp41 --plain, calc and run work without one",
              "exit code 2",
              "settings as before");
    }
    assertThat(state).isEmptyDirectory();
  }
}
