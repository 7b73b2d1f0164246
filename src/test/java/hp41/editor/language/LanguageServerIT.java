package hp41.editor.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The packaged program, as editors start it. */
class LanguageServerIT {

  /** What the answers to all the edits would fill many times over if it were kept. */
  private static final String MEMORY = "-Xmx48m";

  @TempDir private Path folder;

  @Test
  void editsGiveTheProblemsOfCheck() throws Exception {
    edit(200);
  }

  @Test
  @Tag("slow")
  void aThousandEditsGiveTheProblemsOfCheckInLittleMemory() throws Exception {
    edit(1000);
  }

  private void edit(int edits) throws Exception {
    try (Editor editor = Editor.packaged(MEMORY)) {
      RandomEdits.make(edits, editor, folder);
      assertThat(editor.goodbye()).isZero();
    }
  }
}
