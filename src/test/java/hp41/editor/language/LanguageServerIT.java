package hp41.editor.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks the packaged program as editors start it. */
class LanguageServerIT {

  /** The memory that the responses to all edits would exceed many times if they were retained. */
  private static final String MEMORY = "-Xmx48m";

  @TempDir private Path folder;

  @Test
  void editsGiveTheProblemsOfCheck() throws Exception {
    edit(50);
  }

  @Test
  @Tag("slow")
  void thousandEditsGiveTheProblemsOfCheckInLittleMemory() throws Exception {
    edit(1000);
  }

  private void edit(int edits) throws Exception {
    try (ListingClient editor = ListingClient.packaged(MEMORY)) {
      RandomEdits.make(edits, editor, folder);
      assertThat(editor.goodbye()).isZero();
    }
  }
}
