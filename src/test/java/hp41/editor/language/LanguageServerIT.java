package hp41.editor.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The packaged program, as editors start it. */
class LanguageServerIT {

  private static final int EDITS = 1000;

  /** What the answers to all the edits would fill many times over if it were kept. */
  private static final String MEMORY = "-Xmx48m";

  @Test
  void aThousandEditsGiveTheProblemsOfCheckInLittleMemory(@TempDir Path folder) throws Exception {
    try (Editor editor = Editor.packaged(MEMORY)) {
      RandomEdits.make(EDITS, editor, folder);
      assertThat(editor.goodbye()).isZero();
    }
  }
}
