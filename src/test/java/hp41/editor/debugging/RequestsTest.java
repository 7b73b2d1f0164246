package hp41.editor.debugging;

import static hp41.editor.debugging.DebugClient.done;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hp41.OpenPipe;
import hp41.Rounds;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that invalid requests are refused with a reason, and that the adapter continues. */
class RequestsTest {

  private static final int MANY = 1000;

  @TempDir private Path folder;

  @Test
  void refusedLaunchHasAReasonAndAnotherMayFollow() throws IOException {
    Path wrong = Files.writeString(folder.resolve("wrong.txt"), "LBL \"A1\"\nNONSENSE\nEND\n");
    try (DebugClient editor = new DebugClient()) {
      refused(editor, wrong + ":2:1: unknown instruction NONSENSE", "program", wrong.toString());
      refused(editor, "this is a folder, not a file", "program", folder.toString());
      refused(editor, "program: a launch needs a program or a label");
      refused(editor, "label: there is no NONE", "program", "8QUEENS", "label", "NONE");
      refused(editor, "plug: ", "program", "8QUEENS", "plug", List.of(wrong.toString()));
      refused(editor, "stack: DATA ERROR", "program", "8QUEENS", "stack", "0 1/X");
      refused(
          editor,
          "registers: expected an object of registers",
          "program",
          "8QUEENS",
          "registers",
          List.of(1, 2));
      refused(editor, "registres: unknown field; did you mean registers?", "registres", Map.of());
      refused(editor, "size: expected a whole number from 0 to 999, not x", "size", "x");
      refused(
          editor, "registers.05: this register occurs twice", "registers", Map.of("5", 1, "05", 1));
      refused(editor, "no such character", "program", "8QUEENS", "alpha", "日本");
      editor.launch("program", "8QUEENS", "stopOnEntry", true);
      assertThat(editor.begin().getReason()).isEqualTo("entry");
    }
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void pipeIsRefusedWithoutWaiting() throws IOException {
    String why = "this is a device or a pipe, not a file";
    try (DebugClient editor = new DebugClient();
        OpenPipe pipe = new OpenPipe()) {
      String name = pipe.path().toString();
      refused(editor, why, "program", name);
      refused(editor, why, "program", "0", "cwd", pipe.path().getParent().toString());
      refused(editor, why, "program", "8QUEENS", "plug", List.of(name));
      refused(editor, why, "program", "8QUEENS", "rom", name);
    }
  }

  private static void refused(DebugClient editor, String why, Object... launch) {
    assertThatThrownBy(() -> editor.launch(launch)).hasMessageContaining(why);
  }

  @Test
  void requestWithMissingParametersIsRefusedInASentence() throws IOException {
    try (DebugClient editor = new DebugClient().launch("program", "8QUEENS")) {
      assertThat(RandomRequests.failure(editor.ask("setBreakpoints", Map.of())))
          .isEqualTo("setBreakpoints: source is missing");
      assertThat(RandomRequests.failure(editor.ask("evaluate", Map.of())))
          .isEqualTo("evaluate: expression is missing");
      assertThat(RandomRequests.failure(editor.ask("disassemble", null)))
          .isEqualTo("disassemble: the parameters are missing");
      assertThat(RandomRequests.failure(editor.ask("setBreakpoints", Map.of("source", "x"))))
          .isEqualTo("setBreakpoints: arguments.source cannot be parsed");
      assertThat(editor.failure()).isEqualTo("setBreakpoints: arguments.source cannot be parsed");
      assertThat(RandomRequests.failure(editor.ask("goto", Map.of("targetId", 99_999))))
          .contains("there is no program line at this place");
      assertThat(RandomRequests.failure(editor.ask("exceptionInfo", Map.of("threadId", 1))))
          .contains("the calculator shows no error");
      assertThat(done(editor.adapter().threads()).getThreads()).hasSize(1);
    }
  }

  @Tag("random")
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void randomRequestsAreAllAnswered(long seed) throws IOException {
    Path file = folder.resolve("it.txt");
    try (DebugClient editor = new DebugClient().launch(file, RandomRequests.LISTING)) {
      RandomRequests requests = new RandomRequests(seed, file);
      for (int i = 0; i < Rounds.of(MANY); i++) {
        requests.ask(editor);
      }
      requests.end(editor);
      assertThat(done(editor.adapter().threads()).getThreads()).hasSize(1);
    }
  }
}
