package hp41.editor.debugging;

import static hp41.editor.debugging.DebugClient.done;
import static org.assertj.core.api.Assertions.assertThat;

import hp41.editor.debugging.Scopes.Group;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.debug.DataBreakpoint;
import org.eclipse.lsp4j.debug.ReverseContinueArguments;
import org.eclipse.lsp4j.debug.SetDataBreakpointsArguments;
import org.eclipse.lsp4j.debug.StepBackArguments;
import org.eclipse.lsp4j.debug.StepInArguments;
import org.eclipse.lsp4j.debug.StoppedEventArguments;
import org.junit.jupiter.api.Test;

/** Debugs the eight queens: a queen is placed, removed by a step back, and placed again. */
class QueensTest {

  private static final Path FILE =
      Path.of("").toAbsolutePath().getParent().resolve("programs/8QUEENS.txt");

  private static int line(String step, int after) throws IOException {
    List<String> lines = Files.readAllLines(FILE);
    return after + lines.subList(after, lines.size()).indexOf(step) + 1;
  }

  private static void watch(DebugClient editor, String... names) {
    SetDataBreakpointsArguments arguments = new SetDataBreakpointsArguments();
    DataBreakpoint[] all = new DataBreakpoint[names.length];
    for (int i = 0; i < names.length; i++) {
      all[i] = new DataBreakpoint();
      all[i].setDataId(names[i]);
    }
    arguments.setBreakpoints(all);
    done(editor.adapter().setDataBreakpoints(arguments));
  }

  /** Answers the first question of the program. */
  private static void start(DebugClient editor, String answer) {
    assertThat(editor.begin().getText()).isEqualTo("PUBLISH?");
    editor.evaluate(answer, "repl");
    assertThat(editor.stops().getText()).isEqualTo("INITIAL POSITION?");
  }

  @Test
  void secondQueenIsWatchedAndABacktrackIsUndone() throws IOException {
    try (DebugClient editor = new DebugClient().launch("program", FILE.toString())) {
      start(editor, "no");
      watch(editor, "R09");
      editor.evaluate("158", "repl");
      StoppedEventArguments how = editor.stops();
      assertThat(how.getReason()).isEqualTo("data breakpoint");
      assertThat(how.getText()).isEqualTo("R09: 0.0000 → 21.0240");
      assertThat(editor.stack()[0].getLine()).isEqualTo(line("STO IND 00", line("LBL 17", 0)) + 1);
      int backtrack = line("LBL 18", 0);
      editor.breakAt(FILE, backtrack);
      while (editor.goOn().getReason().equals("data breakpoint")) {
        assertThat(editor.variables(Group.REGISTERS)).containsEntry("R09", "21.024");
      }
      Map<String, String> before = editor.variables(Group.REGISTERS);
      for (int i = 0; i < 3; i++) {
        editor.then(editor.adapter().stepIn(new StepInArguments()));
      }
      assertThat(editor.variables(Group.REGISTERS)).isNotEqualTo(before);
      for (int i = 0; i < 3; i++) {
        editor.then(editor.adapter().stepBack(new StepBackArguments()));
      }
      assertThat(editor.stack()[0].getLine()).isEqualTo(backtrack);
      assertThat(editor.variables(Group.REGISTERS)).isEqualTo(before);
    }
  }

  @Test
  void debuggingDoesNotChangeTheResult() throws IOException {
    try (DebugClient editor = new DebugClient().launch("program", "8QUEENS")) {
      start(editor, "yes");
      editor.evaluate("158", "repl");
      assertThat(editor.stops().getText()).isEqualTo("CODES:11432133");
      assertThat(editor.stack()[0].getSource().getSourceReference()).isPositive();
      assertThat(editor.goOn().getText()).isEqualTo("POSITION1=15863724");
      editor.then(editor.adapter().reverseContinue(new ReverseContinueArguments()));
      assertThat(editor.frames()).containsExactly("8QUEENS:1");
    }
  }
}
