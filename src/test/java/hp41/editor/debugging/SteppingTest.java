package hp41.editor.debugging;

import static hp41.editor.debugging.DebugClient.done;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hp41.editor.debugging.Scopes.Group;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.eclipse.lsp4j.debug.NextArguments;
import org.eclipse.lsp4j.debug.PauseArguments;
import org.eclipse.lsp4j.debug.ReverseContinueArguments;
import org.eclipse.lsp4j.debug.StepBackArguments;
import org.eclipse.lsp4j.debug.StepInArguments;
import org.eclipse.lsp4j.debug.StepOutArguments;
import org.eclipse.lsp4j.debug.StoppedEventArguments;
import org.eclipse.lsp4j.debug.TerminateArguments;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks steps forwards and backwards, and pauses. */
class SteppingTest {

  private static final String LISTING =
      """
      ; two programs
      LBL "MAIN"
      5, ENTER^ : 3 ; several steps
      XEQ "SUB"
      STO 01
      XEQ "SUB"
      END
      LBL "SUB"
      +
      2
      *
      END
      """;

  @TempDir private Path folder;

  private DebugClient launched(Object... more) throws IOException {
    return new DebugClient().launch(folder.resolve("main.txt"), LISTING, more);
  }

  private static StoppedEventArguments over(DebugClient editor) {
    return editor.then(editor.adapter().next(new NextArguments()));
  }

  private static StoppedEventArguments in(DebugClient editor) {
    return editor.then(editor.adapter().stepIn(new StepInArguments()));
  }

  private static StoppedEventArguments back(DebugClient editor) {
    return editor.then(editor.adapter().stepBack(new StepBackArguments()));
  }

  @Test
  void adapterReportsItsCapabilities() throws IOException {
    try (DebugClient editor = new DebugClient()) {
      assertThat(editor.capabilities().getSupportsStepBack()).isTrue();
      assertThat(editor.capabilities().getSupportsDataBreakpoints()).isTrue();
      assertThat(editor.capabilities().getExceptionBreakpointFilters()[0].getDefault_()).isTrue();
    }
  }

  @Test
  void terminatedProgramHasEnded() throws IOException {
    try (DebugClient editor = launched("stopOnEntry", true)) {
      editor.begin();
      done(editor.adapter().terminate(new TerminateArguments()));
      assertThat(editor.ends()).isZero();
    }
  }

  @Test
  void stepIsOneProgramLine() throws IOException {
    try (DebugClient editor = launched("stopOnEntry", true)) {
      assertThat(editor.begin().getReason()).isEqualTo("entry");
      assertThat(editor.place()).isEqualTo("2:1");
      assertThat(editor.frames()).containsExactly("MAIN:1");
      for (String place : new String[] {"3:1", "3:4", "3:13", "4:1"}) {
        assertThat(over(editor).getReason()).isEqualTo("step");
        assertThat(editor.place()).isEqualTo(place);
      }
      assertThat(editor.variables(Group.STACK)).containsEntry("X", "3").containsEntry("Y", "5");
    }
  }

  @Test
  void stepsGoIntoCallsOverThemAndOut() throws IOException {
    try (DebugClient editor = launched("stopOnEntry", true)) {
      editor.begin();
      for (int i = 0; i < 5; i++) {
        in(editor);
      }
      assertThat(editor.frames()).containsExactly("SUB:1", "MAIN:5");
      assertThat(editor.stack()[1].getLine()).isEqualTo(4);
      editor.then(editor.adapter().stepOut(new StepOutArguments()));
      assertThat(editor.frames()).containsExactly("MAIN:6");
      over(editor);
      assertThat(over(editor).getReason()).isEqualTo("step");
      assertThat(editor.frames()).containsExactly("MAIN:8");
      assertThat(editor.variables(Group.STACK)).containsEntry("X", "32");
    }
  }

  @Test
  void steppingDoesNotChangeTheStackLift() throws IOException {
    Path file = folder.resolve("main.txt");
    try (DebugClient editor =
        new DebugClient()
            .launch(file, "LBL \"A1\"\n5\nENTER^\n7\nSTOP\nEND\n", "stopOnEntry", true)) {
      editor.begin();
      for (int i = 0; i < 4; i++) {
        in(editor);
      }
      Map<String, String> stack = editor.variables(Group.STACK);
      assertThat(stack).containsEntry("X", "7").containsEntry("Y", "5").containsEntry("Z", "0");
    }
  }

  @Test
  void stepBackUndoesALine() throws IOException {
    try (DebugClient editor = launched("stopOnEntry", true)) {
      editor.begin();
      for (int i = 0; i < 7; i++) {
        in(editor);
      }
      assertThat(editor.frames()).containsExactly("SUB:3", "MAIN:5");
      assertThat(editor.variables(Group.STACK)).containsEntry("X", "8");
      back(editor);
      assertThat(editor.variables(Group.STACK)).containsEntry("X", "3").containsEntry("Y", "5");
      back(editor);
      back(editor);
      assertThat(editor.frames()).containsExactly("MAIN:5");
      editor.breakAt(folder.resolve("main.txt"), 11);
      assertThat(editor.goOn().getReason()).isEqualTo("breakpoint");
      assertThat(editor.variables(Group.STACK)).containsEntry("X", "2").containsEntry("Y", "8");
    }
  }

  @Test
  void reverseContinueStopsAtABreakpointOrAtTheStart() throws IOException {
    try (DebugClient editor = launched()) {
      editor.breakAt(folder.resolve("main.txt"), 5, 7);
      editor.begin();
      assertThat(editor.goOn().getReason()).isEqualTo("breakpoint");
      assertThat(editor.place()).isEqualTo("7:1");
      StoppedEventArguments how =
          editor.then(editor.adapter().reverseContinue(new ReverseContinueArguments()));
      assertThat(how.getReason()).isEqualTo("breakpoint");
      assertThat(editor.place()).isEqualTo("5:1");
      how = editor.then(editor.adapter().reverseContinue(new ReverseContinueArguments()));
      assertThat(how.getReason()).isEqualTo("entry");
      assertThat(editor.place()).isEqualTo("2:1");
      assertThat(back(editor).getText()).contains("no earlier line is recorded");
    }
  }

  @Test
  void endlessProgramIsPaused() throws IOException {
    Path file = folder.resolve("main.txt");
    try (DebugClient editor =
        new DebugClient().launch(file, "LBL \"A1\"\nCLX\nLBL 01\n1\n+\nGTO 01\nEND\n")) {
      editor.begins();
      assertThatThrownBy(() -> over(editor)).hasMessageContaining("the program runs");
      StoppedEventArguments how = editor.then(editor.adapter().pause(new PauseArguments()));
      assertThat(how.getReason()).isEqualTo("pause");
      assertThat(editor.frames().get(0)).startsWith("A1:");
      done(editor.adapter().next(new NextArguments()));
      assertThat(editor.stops().getReason()).isEqualTo("step");
    }
  }

  @Test
  void programAtAuthenticSpeedIsPausedInAWait() throws IOException {
    Path file = folder.resolve("main.txt");
    try (DebugClient editor =
        new DebugClient()
            .launch(file, "LBL \"A1\"\nLBL 01\nPSE\nGTO 01\nEND\n", "speed", "authentic")) {
      editor.begins();
      assertThat(editor.then(editor.adapter().pause(new PauseArguments())).getReason())
          .isEqualTo("pause");
      assertThat(over(editor).getReason()).isEqualTo("step");
    }
  }

  @Test
  void endOfTheProgramEndsTheSession() throws IOException {
    try (DebugClient editor = launched()) {
      editor.begins();
      assertThat(editor.ends()).isZero();
      assertThat(editor.output()).contains(" 32.0000");
    }
  }

  @Test
  void programCanStopAtItsEndInstead() throws IOException {
    try (DebugClient editor = launched("stopAtEnd", true)) {
      assertThat(editor.begin().getReason()).isEqualTo("end");
      assertThat(editor.variables(Group.REGISTERS)).containsEntry("R01", "16");
      back(editor);
      assertThat(editor.frames()).containsExactly("MAIN:8");
    }
  }
}
