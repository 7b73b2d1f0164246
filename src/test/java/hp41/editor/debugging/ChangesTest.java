package hp41.editor.debugging;

import static hp41.editor.debugging.DebugClient.done;
import static org.assertj.core.api.Assertions.assertThat;

import hp41.editor.debugging.Scopes.Group;
import java.io.IOException;
import java.nio.file.Path;
import org.eclipse.lsp4j.debug.Breakpoint;
import org.eclipse.lsp4j.debug.DataBreakpoint;
import org.eclipse.lsp4j.debug.DataBreakpointAccessType;
import org.eclipse.lsp4j.debug.ReverseContinueArguments;
import org.eclipse.lsp4j.debug.SetDataBreakpointsArguments;
import org.eclipse.lsp4j.debug.StoppedEventArguments;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks data breakpoints and their conditions. */
class ChangesTest {

  private static final String COUNTER =
      """
      LBL "COUNT"
      1.006
      STO 00
      LBL 01
      RCL 00, INT
      STO 01
      ISG 00
      GTO 01
      END
      """;

  @TempDir private Path folder;

  private DebugClient launched(Object... more) throws IOException {
    return new DebugClient().launch(folder.resolve("count.txt"), COUNTER, more);
  }

  private static DataBreakpoint change(String cell, String condition, String often) {
    DataBreakpoint wanted = new DataBreakpoint();
    wanted.setDataId(cell);
    wanted.setCondition(condition);
    wanted.setHitCondition(often);
    return wanted;
  }

  private static Breakpoint[] watch(DebugClient editor, DataBreakpoint... wanted) {
    SetDataBreakpointsArguments arguments = new SetDataBreakpointsArguments();
    arguments.setBreakpoints(wanted);
    return done(editor.adapter().setDataBreakpoints(arguments)).getBreakpoints();
  }

  @Test
  void conditionIsEvaluatedAfterTheLineThatMadeTheChange() throws IOException {
    try (DebugClient editor = launched("stopAtEnd", true)) {
      watch(editor, change("R01", "RCL 01 3 X<=Y?", null));
      assertThat(editor.begin().getText()).isEqualTo("R01: 2.0000 → 3.0000");
      assertThat(editor.place()).isEqualTo("7:1");
      assertThat(editor.goOn().getText()).isEqualTo("R01: 3.0000 → 4.0000");
      watch(editor, change("R01", "flag 03", null));
      assertThat(editor.goOn().getReason()).isEqualTo("end");
    }
  }

  @Test
  void changesAreCounted() throws IOException {
    try (DebugClient editor = launched("stopAtEnd", true)) {
      watch(editor, change("R01", "RCL 01 2 MOD", "% 2"));
      assertThat(editor.begin().getText()).isEqualTo("R01: 2.0000 → 3.0000");
      assertThat(editor.goOn().getReason()).isEqualTo("end");
    }
  }

  @Test
  void stoppedEventContainsTheBreakpointIds() throws IOException {
    try (DebugClient editor = launched()) {
      Breakpoint[] told =
          watch(
              editor,
              change("R00", null, "9"),
              change("R01", "RCL 01 2 X=Y?", null),
              change("R01", null, "2"));
      assertThat(editor.begin().getHitBreakpointIds())
          .containsExactly(told[1].getId(), told[2].getId());
    }
  }

  @Test
  void severalChangesOfOneLineAreReportedTogether() throws IOException {
    try (DebugClient editor = launched()) {
      watch(editor, change("X", null, null), change("L", null, null));
      assertThat(editor.begin().getText()).isEqualTo("X: 0.0000 → 1.0060");
      assertThat(editor.goOn().getText()).isEqualTo("X: 1.0060 → 1.0000, L: 0.0000 → 1.0060");
    }
  }

  @Test
  void reverseContinueStopsBeforeAChangeHoweverSmall() throws IOException {
    try (DebugClient editor = launched("stopAtEnd", true)) {
      editor.begin();
      watch(editor, change("R00", "RCL 00 4 X>Y?", "99"));
      StoppedEventArguments how =
          editor.then(editor.adapter().reverseContinue(new ReverseContinueArguments()));
      assertThat(how.getReason()).isEqualTo("data breakpoint");
      assertThat(how.getText()).isEqualTo("R00: 4.0060 → 3.0060");
      assertThat(editor.place()).isEqualTo("7:1");
      assertThat(editor.variables(Group.REGISTERS)).containsEntry("R00", "3.006");
    }
  }

  @Test
  void unwatchableValueHasAReason() throws IOException {
    try (DebugClient editor = launched()) {
      DataBreakpoint read = change("R01", null, null);
      read.setAccessType(DataBreakpointAccessType.READ);
      assertThat(watch(editor, read, change("R999", null, null), change("X", null, "often")))
          .noneMatch(Breakpoint::isVerified)
          .extracting(Breakpoint::getMessage)
          .containsExactly(
              "only changes of data stop a program, not reads",
              "R999 cannot be watched",
              "a hit condition is a number from 1, or >= > <= < % and a number");
    }
  }
}
