package hp41.editor.debugging;

import static hp41.editor.debugging.DebugClient.done;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.eclipse.lsp4j.debug.CompletionItem;
import org.eclipse.lsp4j.debug.CompletionsArguments;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks completions in the debug console. */
class CompletionsTest {

  @TempDir private Path folder;
  private DebugClient editor;

  @BeforeEach
  void launch() throws IOException {
    String listing = "LBL \"AREA\"\nSTOP\nEND\nLBL \"LENGTH\"\nEND\n";
    editor = new DebugClient().launch(folder.resolve("it.txt"), listing, "size", 12);
  }

  @AfterEach
  void close() throws IOException {
    editor.close();
  }

  private CompletionItem[] items(String text) {
    CompletionsArguments arguments = new CompletionsArguments();
    arguments.setText(text);
    arguments.setColumn(text.length() + 1);
    return done(editor.adapter().completions(arguments)).getTargets();
  }

  private List<String> labels(String text) {
    return Arrays.stream(items(text)).map(CompletionItem::getLabel).toList();
  }

  @Test
  void adapterSupportsCompletions() {
    assertThat(editor.capabilities().getSupportsCompletionsRequest()).isTrue();
  }

  @Test
  void wordIsCompletedToAFunctionOrALabel() {
    CompletionItem item = items("3 4 HM")[0];
    assertThat(item.getLabel()).isEqualTo("HMS");
    assertThat(item.getDetail()).isNotEmpty();
    assertThat(item.getStart()).isEqualTo(5);
    assertThat(item.getLength()).isEqualTo(2);
    assertThat(labels("are")).contains("AREA");
    assertThat(labels("3 ")).isEmpty();
  }

  @Test
  void labelsAreFirstAfterACall() {
    assertThat(labels("5 XEQ ")).startsWith("AREA", "LENGTH", "AMORT");
    assertThat(labels("XEQ \"LE").get(0)).isEqualTo("LENGTH");
    assertThat(items("XEQ \"LE")[0].getStart()).isEqualTo(6);
  }

  @Test
  void lineIsCompletedToAVariable() {
    assertThat(labels("r1")).startsWith("R10", "R11").doesNotContain("R12");
    assertThat(labels("AL").get(0)).isEqualTo("ALPHA");
    assertThat(labels("flag 5"))
        .containsExactly("flag 50", "flag 51", "flag 52", "flag 53", "flag 54", "flag 55");
    assertThat(labels("1 r1")).doesNotContain("R10");
  }

  @Test
  void commandsOfTheTerminalAreNotOffered() {
    assertThat(labels("quit")).isEmpty();
    assertThat(labels("load it")).doesNotContain("it.txt");
  }
}
