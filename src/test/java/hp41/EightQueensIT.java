package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Window.Start;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Plays the eight queens as a person at the keyboard does. */
@DisabledOnOs(OS.WINDOWS)
class EightQueensIT {

  @TempDir private Path state;

  @Test
  void positionsAndTheirCodesAreShownOneAfterTheOther() {
    try (Window window = new Start(state).open()) {
      window.await("Start here").type("xeq 8queens\r");
      window.await("ALPHA PUBLISH?").type("yes\r");
      window.await("? INITIAL POSITION?").type("158!");
      window.await("CODES:11432133  R/S").type("!");
      window.await("POSITION1=15863724  R/S");
      assertThat(board(window))
          .isEqualTo(
              """
              1 ♛
              2             ♛
              3         ♛
              4               ♛
              5   ♛
              6       ♛
              7           ♛
              8     ♛
              """);
      window.type("!").await("ALPHA ROTATION?").type("no\r");
      window.await("CODES:11432133  R/S").type("!");
      window.await("POSITION2=16837425  R/S").type("!");
      window.await("ALPHA ROTATION?").type("yes\r");
      window.await("POSITION", shown -> shown.contains("R/S (F5"));
    }
  }

  private static String board(Window window) {
    StringBuilder board = new StringBuilder();
    for (int row = 11; row < 19; row++) {
      board.append(window.row(row).substring(61).strip()).append('\n');
    }
    return board.toString();
  }
}
