package hp41.editor.debugging;

import static hp41.editor.debugging.DebugClient.done;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.eclipse.lsp4j.debug.FunctionBreakpoint;
import org.eclipse.lsp4j.debug.PauseArguments;
import org.eclipse.lsp4j.debug.SetFunctionBreakpointsArguments;
import org.eclipse.lsp4j.debug.StoppedEventArguments;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks the call stack in the threads request and in stopped events. */
class CallStackTest {

  @TempDir private Path folder;

  private DebugClient launched(String listing, Object... more) throws IOException {
    return new DebugClient().launch(folder.resolve("it.txt"), listing, more);
  }

  private static String thread(DebugClient editor) {
    return done(editor.adapter().threads()).getThreads()[0].getName();
  }

  private static void breakAtLabel(DebugClient editor, String name) {
    FunctionBreakpoint label = new FunctionBreakpoint();
    label.setName(name);
    SetFunctionBreakpointsArguments arguments = new SetFunctionBreakpointsArguments();
    arguments.setBreakpoints(new FunctionBreakpoint[] {label});
    done(editor.adapter().setFunctionBreakpoints(arguments));
  }

  @Test
  void threadAndStopShowTheCallStack() throws IOException {
    String listing = "LBL \"MAIN\"\n1\nXEQ \"SUB\"\nEND\nLBL \"SUB\"\n2\nSTOP\nEND\n";
    try (DebugClient editor = launched(listing, "stopOnEntry", true)) {
      StoppedEventArguments how = editor.begin();
      assertThat(how.getDescription()).isEqualTo("before the first line · MAIN:1");
      how = editor.goOn();
      assertThat(how.getText()).isEqualTo("2.0000");
      assertThat(how.getDescription()).isEqualTo("2.0000 · MAIN:3 ← SUB:4");
      assertThat(thread(editor)).isEqualTo("MAIN:3 ← SUB:4");
      assertThat(editor.frames()).containsExactly("SUB:4", "MAIN:3");
    }
  }

  @Test
  void callStackHasSixLevelsAndDropsTheFirst() throws IOException {
    StringBuilder listing = new StringBuilder("LBL \"P0\"\nXEQ \"P1\"\nEND\n");
    for (int i = 1; i < 7; i++) {
      listing.append("LBL \"P%d\"\n%d\nXEQ \"P%d\"\nEND\n".formatted(i, i, i + 1));
    }
    try (DebugClient editor = launched(listing + "LBL \"P7\"\nEND\n")) {
      breakAtLabel(editor, "P6");
      editor.begin();
      assertThat(thread(editor)).isEqualTo("P0:2 ← P1:3 ← P2:3 ← P3:3 ← P4:3 ← P5:3 ← P6:1");
      breakAtLabel(editor, "P7");
      editor.goOn();
      assertThat(thread(editor)).isEqualTo("P1:3 ← P2:3 ← P3:3 ← P4:3 ← P5:3 ← P6:3 ← P7:1");
    }
  }

  @Test
  void runningThreadHasTheNameOfTheCalculator() throws IOException {
    try (DebugClient editor = launched("LBL \"A1\"\nLBL 01\nGTO 01\nEND\n", "model", "cv")) {
      editor.begins();
      assertThat(thread(editor)).isEqualTo("HP-41CV");
      editor.then(editor.adapter().pause(new PauseArguments()));
      assertThat(thread(editor)).startsWith("A1:");
    }
  }
}
