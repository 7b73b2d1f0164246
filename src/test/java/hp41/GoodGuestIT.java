package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Window.Start;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that the terminal is restored, whatever happens to the packaged program. */
@DisabledOnOs(OS.WINDOWS)
class GoodGuestIT {

  private static final String ESCAPE = "\u001b";
  private static final String CTRL_Q = "\u0011";
  private static final String CTRL_Z = "\u001a";
  private static final String CTRL_U = "\u0015";
  private static final String TITLE_GIVEN_BACK = "\u001b[23;0t";
  private static final String WHERE_IS_THE_CURSOR = "\u001b[6n";
  private static final String BAR_CURSOR = "\u001b[6 q";
  private static final String USUAL_CURSOR = "\u001b[0 q";
  private static final String BLINKING = "\u001b[5m";
  private static final String STTY = "-Dcom.googlecode.lanterna.terminal.UnixTerminal.sttyCommand=";
  private static final String SLOW_TO_RESTORE =
      """
      #!/bin/sh
      trap '' HUP TERM INT
      case "$1" in *:*) echo giving back >"$0.begun"; sleep 1 ;; esac
      exec stty "$@"
      """;
  private static final String[] LEFT = {
    "\u001b[?1049l",
    "\u001b[?1000l",
    "\u001b[?1006l",
    "\u001b[?2004l",
    "\u001b[?25h",
    USUAL_CURSOR,
    TITLE_GIVEN_BACK
  };

  @TempDir private Path state;
  private Start start;

  @BeforeEach
  void begin() {
    start = new Start(state);
  }

  @ParameterizedTest
  @ValueSource(strings = {"HUP", "TERM", "INT"})
  void signalThatEndsItGivesAllBackAndKeepsMemory(String signal) {
    try (Window window = start.open()) {
      window.await("Start here").type("41 ").await("41.0000");
      String received = window.signal(signal).awaitEnd();
      assertThat(received).contains(LEFT).endsWith("settings as before\r\n");
      String end = received.substring(received.lastIndexOf("\u001b[?1049l"));
      assertThat(end).doesNotContain("\u001b[48;2;", "41.0000");
    }
    try (Window window = start.open()) {
      window.await("41.0000");
    }
  }

  /** The signal arrives while the settings are being restored, which is slow here. */
  @ParameterizedTest
  @DisabledIfSystemProperty(named = "hp41.program", matches = ".+", disabledReason = "needs stty")
  @ValueSource(strings = {"HUP", "TERM", "INT"})
  void signalWhileItLeavesIsNoFault(String signal) throws IOException {
    Path slow = Files.writeString(state.resolve("stty"), SLOW_TO_RESTORE);
    assertThat(slow.toFile().setExecutable(true)).isTrue();
    try (Window window = start.with("JAVA_TOOL_OPTIONS", STTY + slow).open()) {
      window.await("Start here").type("41 ").await("41.0000").type(CTRL_Q);
      while (Files.notExists(state.resolve("stty.begun"))) {
        Thread.onSpinWait();
      }
      String received = window.signal(signal).awaitEnd();
      assertThat(received).contains(LEFT).endsWith("settings as before\r\n");
      assertThat(received).doesNotContain("fault");
    }
  }

  @Test
  void stoppedFromOutsideItTakesTheTerminalAgain() {
    try (Window window = start.open()) {
      window.await("Start here").type("41 ").await("41.0000");
      window.signal("STOP").await("suspended");
      window.type("stty sane\n").await("Start here").type("1+").await("42.0000");
      assertThat(window.type(CTRL_Q).awaitEnd()).contains(LEFT).contains("exit code 0");
    }
  }

  @Test
  void titleNamesTheProgramWhileItRuns() {
    try (Window window = start.open()) {
      load(window, "LBL \"LOOP\"\rLBL 01\rGTO 01\rEND\r").type("xeq loop\r").await(" lines · R/S");
      assertThat(window.received()).contains("\u001b]2;HP-41 · LOOP\u0007");
      window.type("!").await("LOOP stopped at");
      String received = window.received();
      assertThat(received.substring(received.lastIndexOf("HP-41 · LOOP")))
          .contains(TITLE_GIVEN_BACK);
      assertThat(received).contains("\u001b[1m").doesNotContain(BLINKING);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "PSE\rGTO 01",
        "TONE 9\rGTO 01",
        "CLRG\rVIEW X\rGTO 01",
        "25\rPSIZE\r60\rPSIZE\rGTO 01"
      })
  void runStopStopsAnyLoopAtOnce(String body) {
    try (Window window = start.open()) {
      load(window, "LBL \"LOOP\"\rLBL 01\r" + body + "\rEND\r");
      window.type("xeq loop\r").await("PRGM lit", shown -> window.received().contains("· LOOP"));
      window.type("!").type("7 ").await("X             7.0000");
    }
  }

  @Test
  void cursorIsABarWhereTextIsTyped() {
    try (Window window = start.open()) {
      window.await("Start here");
      assertThat(window.received()).contains(BAR_CURSOR);
      window.await("hidden cursor", shown -> !cursorShows(window));
      window.type("si").await("› si", shown -> cursorShows(window));
    }
  }

  @Test
  void cursorIsHiddenAgainWhenNothingIsTypedAnyMore() {
    try (Window window = start.open()) {
      window.await("Start here").type("si").await("› si");
      window
          .await("cursor", shown -> cursorShows(window))
          .type(ESCAPE)
          .await("type a name")
          .await("no cursor", shown -> !cursorShows(window));
      window.type("registers\r").await("R00").await("Enter unfolds");
      window.await("no cursor", shown -> !cursorShows(window));
      window.type("\r\r").await("Enter accepts").await("cursor", shown -> cursorShows(window));
      window.type(ESCAPE).await("Enter changes").await("no cursor", shown -> !cursorShows(window));
      assertThat(window.type(CTRL_Q).awaitEnd()).contains(LEFT);
    }
  }

  @Test
  void suspendedItGivesTheTerminalBackAndAsksForTheWidthOfSignsOnce() {
    try (Window window = start.open()) {
      window.await("Start here").type("41 ").await("41.0000");
      window.type(CTRL_Z).await("suspended");
      assertThat(window.received()).contains(LEFT[0], "settings as before\r\nsuspended");
      window.type("\n").await("Start here").type("1+").await("42.0000");
      window.resize(120, 40).await("Ctrl-Q Leave");
      assertThat(window.type(CTRL_Q).awaitEnd())
          .containsOnlyOnce(WHERE_IS_THE_CURSOR)
          .endsWith("exit code 0\r\nsettings as before\r\n");
    }
  }

  @Test
  void silentItRingsNoBell() {
    try (Window window = start.with("REDIRECTION", "--no-sound").open()) {
      window.await("Start here").type("beep\r").type("tone 9\r").type("7 ").await("7.0000");
      assertThat(window.type(CTRL_Q).awaitEnd().replaceAll("\u001b][^\u0007]*\u0007", ""))
          .contains(LEFT)
          .doesNotContain("\u0007");
    }
  }

  private static boolean cursorShows(Window window) {
    String received = window.received();
    return received.lastIndexOf("\u001b[?25h") > received.lastIndexOf("\u001b[?25l");
  }

  @Test
  void longPasteIsTakenAsOne() {
    try (Window window = start.open()) {
      window.await("Start here");
      String listing =
          "LBL \"LONG\"\r" + "; a comment that is long enough\r".repeat(3_300) + "SIN\rEND\r";
      window.paste(listing).await("lines loaded");
      assertThat(window.type(CTRL_Q).awaitEnd()).endsWith("settings as before\r\n");
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2})
  void anyBytesLeaveItUsable(long seed) {
    try (Window window = start.open()) {
      window.await("Start here").type(anyBytes(new Random(seed)));
      window.type("\u001b[201~").type(ESCAPE).type(CTRL_U).type(CTRL_Q);
      assertThat(window.awaitEnd()).contains(LEFT).endsWith("settings as before\r\n");
    }
  }

  /** Random bytes without Ctrl-C and Ctrl-Q, which leave, and without Ctrl-Z, which suspends. */
  private static String anyBytes(Random random) {
    StringBuilder bytes = new StringBuilder();
    while (bytes.length() < 4_000) {
      char octet = (char) random.nextInt(256);
      if ("\u0003\u0011\u001a".indexOf(octet) < 0) {
        bytes.append(random.nextInt(8) == 0 ? "\u001b[" : octet);
      }
    }
    return bytes.toString();
  }

  private static Window load(Window window, String listing) {
    window.await("Start here").paste(listing);
    return window.await("loaded");
  }
}
