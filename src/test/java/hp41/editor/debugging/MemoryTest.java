package hp41.editor.debugging;

import static hp41.editor.debugging.DebugClient.done;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hp41.editor.debugging.Scopes.Group;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.debug.Scope;
import org.eclipse.lsp4j.debug.ScopesArguments;
import org.eclipse.lsp4j.debug.SetExpressionArguments;
import org.eclipse.lsp4j.debug.SetVariableArguments;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks the display and change of memory, and the initial values of a launch. */
class MemoryTest {

  private static final String LISTING = "LBL \"A1\"\nRCL 01\n+\nSTOP\nEND\n";

  @TempDir private Path folder;

  private DebugClient launched(Object... more) throws IOException {
    return new DebugClient().launch(folder.resolve("a1.txt"), LISTING, more);
  }

  private static String set(DebugClient editor, Group group, String name, String value) {
    SetVariableArguments arguments = new SetVariableArguments();
    arguments.setVariablesReference(group.reference());
    arguments.setName(name);
    arguments.setValue(value);
    return done(editor.adapter().setVariable(arguments)).getValue();
  }

  @Test
  void programsStartWithTheValuesOfTheLaunch() throws IOException {
    try (DebugClient editor =
        launched(
            "stopOnEntry",
            true,
            "stack",
            "3 ENTER 4",
            "alpha",
            "ABC",
            "size",
            20,
            "model",
            "cv",
            "registers",
            Map.of("01", 2.5, "02", "\"TEXT\""))) {
      editor.begin();
      assertThat(editor.variables(Group.STACK)).containsEntry("X", "4").containsEntry("Y", "3");
      assertThat(editor.variables(Group.ALPHA)).containsEntry("ALPHA", "ABC");
      assertThat(editor.variables(Group.REGISTERS))
          .hasSize(20)
          .containsEntry("R01", "2.5")
          .containsEntry("R02", "\"TEXT\"");
      assertThatThrownBy(() -> editor.evaluate("CLK12", "watch"))
          .hasMessageContaining("it is not plugged in");
    }
  }

  @Test
  void invalidLaunchIsRefusedWithTheReason() throws IOException {
    try (DebugClient editor = new DebugClient()) {
      assertThatThrownBy(() -> editor.launch("program", "8QUENS"))
          .hasMessageContaining("8QUENS: no such file, no bundled program; did you mean 8QUEENS");
      assertThatThrownBy(() -> editor.launch("program", "8QUEENS", "model", "cy"))
          .hasMessageContaining("model: c, cv or cx, not cy");
      assertThatThrownBy(() -> editor.launch("program", "8QUEENS", "label", "NONE"))
          .hasMessageContaining("there is no NONE");
      assertThatThrownBy(() -> editor.frames()).hasMessageContaining("nothing has been launched");
    }
  }

  @Test
  void sixScopesShowMemory() throws IOException {
    try (DebugClient editor = launched("stopOnEntry", true)) {
      editor.begin();
      Scope[] groups = done(editor.adapter().scopes(new ScopesArguments())).getScopes();
      assertThat(Arrays.stream(groups).map(Scope::getName))
          .containsExactly("Stack", "LASTX", "ALPHA", "Registers", "Flags", "Status");
      assertThat(editor.variables(Group.FLAGS)).hasSize(56).containsEntry("flag 28", "set");
      assertThat(editor.variables(Group.STATUS))
          .containsEntry("angle", "DEG")
          .containsEntry("format", "FIX 4")
          .containsEntry("SIZE", "100")
          .containsEntry("stack lift", "on");
    }
  }

  @Test
  void everyVariableCanBeSet() throws IOException {
    try (DebugClient editor = launched("stopOnEntry", true)) {
      editor.begin();
      assertThat(set(editor, Group.STACK, "X", "-1.5e-20")).isEqualTo("-1.5E-20");
      assertThat(set(editor, Group.LASTX, "L", "\"ABC\"")).isEqualTo("\"ABC\"");
      assertThat(set(editor, Group.ALPHA, "ALPHA", "HELLO")).isEqualTo("HELLO");
      assertThat(set(editor, Group.REGISTERS, "R01", "7")).isEqualTo("7");
      assertThat(set(editor, Group.FLAGS, "flag 05", "set")).isEqualTo("set");
      assertThat(set(editor, Group.STATUS, "angle", "rad")).isEqualTo("RAD");
      assertThat(set(editor, Group.STATUS, "format", "SCI 2")).isEqualTo("SCI 2");
      assertThat(set(editor, Group.STATUS, "SIZE", "30")).isEqualTo("030");
      assertThat(set(editor, Group.STATUS, "stack lift", "off")).isEqualTo("off");
      assertThat(set(editor, Group.STATUS, "line", "3")).startsWith("03 +");
      assertThat(editor.variables(Group.REGISTERS)).hasSize(30).containsEntry("R01", "7");
      assertThat(editor.variables(Group.STACK)).containsEntry("X", "-1.5E-20");
      assertThat(editor.frames()).containsExactly("A1:3");
      assertThatThrownBy(() -> set(editor, Group.STACK, "X", "what"))
          .hasMessageContaining("a number");
      SetExpressionArguments register = new SetExpressionArguments();
      register.setExpression("R01");
      register.setValue("8");
      assertThat(done(editor.adapter().setExpression(register)).getValue()).isEqualTo("8");
    }
  }

  @Test
  void evaluationOfAnExpressionHasNoSideEffects() throws IOException {
    try (DebugClient editor = launched("stopOnEntry", true, "stack", "3 ENTER 4")) {
      editor.begin();
      for (String context : List.of("watch", "hover")) {
        assertThat(editor.evaluate("+ 2 *", context)).isEqualTo("14.0000");
        assertThat(editor.evaluate("X", context)).isEqualTo("4");
        assertThat(editor.evaluate("X>Y?", context)).isEqualTo("YES");
        assertThatThrownBy(() -> editor.evaluate("0 1/X", context))
            .hasMessageContaining("DATA ERROR");
      }
      assertThat(editor.variables(Group.STACK)).containsEntry("X", "4").containsEntry("Y", "3");
    }
  }
}
