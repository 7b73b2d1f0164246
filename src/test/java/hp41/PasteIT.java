package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Window.Start;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Checks pastes into the packaged program over a slow or interrupted connection. */
@DisabledOnOs(OS.WINDOWS)
class PasteIT {

  private static final String CTRL_Q = "\u0011";
  private static final String BEGIN = "\u001b[200~";
  private static final String END = "\u001b[201~";

  @TempDir private Path state;
  private Start start;

  @BeforeEach
  void begin() {
    start = new Start(state);
  }

  @Test
  void pasteThatStallsIsTakenAsOne() {
    try (Window window = start.open()) {
      window.await("Start here").type("41 ").await("X            41.0000");
      stall(window.type(BEGIN + "LBL \"SLOW\"\r; " + CTRL_Q + " \u00c3"));
      stall(window.type("\u00a4\rclrg\rST"));
      stall(window.type("O 05\rEND\r\u001b[20"));
      window.type("1~").await("4 lines loaded");
      window.type("1+").await("X            42.0000").type(CTRL_Q);
      assertThat(window.awaitEnd()).endsWith("settings as before\r\n");
    }
  }

  @Test
  void pasteThatBreaksOffIsDroppedAndNothingOfItIsDone() {
    try (Window window = start.open()) {
      window.await("Start here").type("41 ").await("X            41.0000");
      window.type(BEGIN + "LBL \"SLOW\"\rclst\r").await("▲ pasted text  its end is missing");
      window.type("clst\r" + CTRL_Q + "END\r" + END).type("1+").await("X            42.0000");
      window.type("sin");
      window.type(BEGIN + "clst\r").await("› sin  ▲ pasted text · its end is missing");
    }
  }

  private static void stall(Window window) {
    LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(300));
    assertThat(window.screen()).contains("X            41.0000");
  }
}
