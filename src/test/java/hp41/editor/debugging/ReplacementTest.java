package hp41.editor.debugging;

import static hp41.editor.debugging.DebugClient.done;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hp41.editor.debugging.Scopes.Group;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.lsp4j.debug.StepOutArguments;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks the replacement of a changed listing while its program is stopped. */
class ReplacementTest {

  private static final String LISTING =
      "LBL \"A1\"\n5\nXEQ \"SUB\"\nSTOP\nEND\nLBL \"SUB\"\n2\n*\nRTN\nEND\n";

  @TempDir private Path folder;

  private Path file() {
    return folder.resolve("a1.txt");
  }

  private DebugClient atLine8() throws IOException {
    DebugClient editor = new DebugClient().launch(file(), LISTING);
    editor.breakAt(file(), 8);
    editor.begin();
    assertThat(editor.frames()).containsExactly("SUB:3", "A1:3");
    return editor;
  }

  private static void replace(DebugClient editor) {
    done(editor.replace());
  }

  @Test
  void programContinuesInTheChangedListing() throws IOException {
    try (DebugClient editor = atLine8()) {
      Files.writeString(
          file(), LISTING.replace("5\n", "5\nSIN\nCOS\n").replace("RTN", "10\n*\nRTN"));
      replace(editor);
      assertThat(editor.frames()).containsExactly("SUB:3", "A1:5");
      assertThat(editor.place()).isEqualTo("10:1");
      editor.then(editor.adapter().stepOut(new StepOutArguments()));
      assertThat(editor.frames()).containsExactly("A1:6");
      assertThat(editor.variables(Group.STACK)).containsEntry("X", "100");
    }
  }

  @Test
  void replacementIsRefusedIfTheCurrentLineIsMissing() throws IOException {
    try (DebugClient editor = atLine8()) {
      Files.writeString(file(), LISTING.replace("2\n*", "3\n+"));
      assertThatThrownBy(() -> replace(editor)).hasMessageContaining("no longer exists");
      Files.writeString(file(), LISTING.replace("2\n*", "2\nNONSENSE"));
      assertThatThrownBy(() -> replace(editor)).hasMessageContaining("8:1: ");
      assertThat(editor.frames()).containsExactly("SUB:3", "A1:3");
    }
  }
}
