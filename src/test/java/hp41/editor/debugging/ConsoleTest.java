package hp41.editor.debugging;

import static hp41.editor.debugging.DebugClient.done;
import static org.assertj.core.api.Assertions.assertThat;

import hp41.editor.debugging.Scopes.Group;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.lsp4j.debug.NextArguments;
import org.eclipse.lsp4j.debug.StoppedEventArguments;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks questions, answers and output in the debug console. */
class ConsoleTest {

  private static final String ASKING =
      """
      LBL "ASK"
      "NAME?"
      AON
      PROMPT
      AOFF
      ASTO 01
      "SIZE?"
      PROMPT
      STO 02
      VIEW 02
      TONE 5
      STOP
      END
      """;

  @TempDir private Path folder;

  private DebugClient launched(String listing, Object... more) throws IOException {
    return new DebugClient().launch(folder.resolve("ask.txt"), listing, more);
  }

  @Test
  void lineIsTheAnswerToTheProgramsQuestion() throws IOException {
    try (DebugClient editor = launched(ASKING)) {
      StoppedEventArguments how = editor.begin();
      assertThat(how.getReason()).isEqualTo("prompt");
      assertThat(how.getText()).isEqualTo("NAME?");
      assertThat(editor.evaluate("queen", "repl")).isEmpty();
      editor.goesOn();
      assertThat(editor.stops().getText()).isEqualTo("SIZE?");
      assertThat(editor.variables(Group.REGISTERS)).containsEntry("R01", "\"QUEEN\"");
      editor.evaluate("3 4 *", "repl");
      assertThat(editor.stops().getReason()).isEqualTo("stop");
      assertThat(editor.variables(Group.REGISTERS)).containsEntry("R02", "12");
      assertThat(editor.output().toString()).contains("NAME?", "SIZE?", "12.0000", "♪ ");
    }
  }

  @Test
  void invalidAnswerLeavesTheProgramWaiting() throws IOException {
    try (DebugClient editor = launched("LBL \"A1\"\n\"N?\"\nPROMPT\nSTO 01\nSTOP\nEND\n")) {
      editor.begin();
      assertThat(editor.evaluate("3 NONSENSE", "repl")).isEqualTo("unknown instruction NONSENSE");
      assertThat(editor.evaluate("0 1/X", "repl")).isEqualTo("DATA ERROR");
      editor.evaluate("7", "repl");
      assertThat(editor.stops().getReason()).isEqualTo("stop");
      assertThat(editor.variables(Group.REGISTERS)).containsEntry("R01", "7");
    }
  }

  @Test
  void otherLinesAreExecuted() throws IOException {
    String listing = "LBL \"A1\"\n5\nXEQ \"SUB\"\nSTOP\nEND\nLBL \"SUB\"\n2\n*\nEND\n";
    try (DebugClient editor = launched(listing, "stopOnEntry", true)) {
      editor.begin();
      assertThat(editor.evaluate("2 3 + STO 04", "repl")).isEqualTo("5.0000");
      assertThat(editor.evaluate("R04", "repl")).isEqualTo("5");
      assertThat(editor.evaluate("21 XEQ \"SUB\"", "repl")).isEqualTo("42.0000");
      assertThat(editor.stops().getReason()).isEqualTo("end");
    }
  }

  @Test
  void breakpointStopsAProgramThatTheConsoleHasStarted() throws IOException {
    String listing = "LBL \"A1\"\n5\nSTOP\nEND\nLBL \"SUB\"\n2\n*\nEND\n";
    try (DebugClient editor = launched(listing, "stopOnEntry", true)) {
      editor.begin();
      editor.breakAt(folder.resolve("ask.txt"), 7);
      editor.evaluate("21 XEQ \"SUB\"", "repl");
      assertThat(editor.stops().getReason()).isEqualTo("breakpoint");
      assertThat(editor.frames()).containsExactly("SUB:3");
      editor.then(editor.adapter().next(new NextArguments()));
      assertThat(editor.variables(Group.STACK)).containsEntry("X", "42");
    }
  }

  @Test
  void printedLinesAreShownInTheConsole() throws IOException {
    try (DebugClient editor =
        launched("LBL \"A1\"\nSF 21\n\"HELLO\"\nPRA\nEND\n", "plug", "printer")) {
      editor.begins();
      assertThat(editor.ends()).isZero();
      assertThat(editor.output()).anyMatch(it -> it.matches("= +HELLO|= HELLO"));
    }
  }

  @Test
  void restartReadsTheListingAgainAndKeepsTheBreakpoints() throws IOException {
    Path file = folder.resolve("ask.txt");
    try (DebugClient editor = launched("LBL \"A1\"\n1\n2\nSTOP\nEND\n")) {
      editor.breakAt(file, 4);
      editor.begin();
      assertThat(editor.variables(Group.STACK)).containsEntry("X", "2");
      Files.writeString(file, "LBL \"A1\"\n1\n7\nSTOP\nEND\n");
      assertThat(editor.then(editor.adapter().restart(null)).getReason()).isEqualTo("breakpoint");
      assertThat(editor.place()).isEqualTo("4:1");
      assertThat(editor.variables(Group.STACK)).containsEntry("X", "7").containsEntry("Z", "0");
      done(editor.adapter().threads());
    }
  }
}
