package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Window.Start;
import hp41.terminal.ModuleFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Checks the packaged program in a terminal with a plug-in module. */
@DisabledOnOs(OS.WINDOWS)
class ModuleIT {

  private static final String F8 = "\u001b[19~";
  private static final String TAB = "\t";
  private static final String CTRL_Q = "\u0011";

  @TempDir private Path state;

  @Test
  void moduleIsPluggedInRunSteppedCopiedAndPulledOut() throws IOException {
    ModuleFiles.demo(state);
    try (Window window = new Start(state).open()) {
      window.await("Start here").type("plug " + state + "/de" + TAB + "\r");
      window.await("DEMO plugged in  XROM 9, 2 programs · catalogue lists them");
      window.type("4 twice\r").await("X             8.0000");
      window.type("gto count\r").await("LINE  COUNT 001");
      window.type(F8 + F8).await("X             3.0000").await("LINE  COUNT 003");
      window.type("copy \"TWICE\"\r").await("LINE  TWICE 00");
      window.type("unplug de" + TAB + "\r").await("DEMO unplugged").await("LINE  TWICE 00");
      window.type("5 xeq twice\r").await("X            10.0000");
      window.type("xeq count\r").await("COUNT  there is no such program").type(CTRL_Q);
      assertThat(window.awaitEnd()).contains("exit code 0");
    }
  }

  @Test
  void moduleIsThereAgainTheNextTimeUnlessItsFileIsGone() throws IOException {
    Path demo = ModuleFiles.demo(state);
    try (Window window = new Start(state).open()) {
      window.await("Start here").type("load " + demo + "\r").await("DEMO plugged in");
      window.type("gto twice\r").await("LINE  TWICE 001").type(CTRL_Q).awaitEnd();
    }
    try (Window window = new Start(state).open()) {
      window.await("LINE  TWICE 001").type("6 twice\r").await("12.0000").type(CTRL_Q).awaitEnd();
    }
    Files.delete(demo);
    try (Window window = new Start(state).open()) {
      window.await("▲ DEMO no longer plugged in  the file is not there").await("LINE  00");
      window.type(CTRL_Q);
      assertThat(window.awaitEnd()).contains("hp41: DEMO is no longer plugged in");
    }
  }
}
