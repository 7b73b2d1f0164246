package hp41.disk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks {@link FolderContent}. */
class FolderContentTest {

  @TempDir private Path folder;

  @Test
  void listsFilesAndFolders() throws IOException {
    Path file = Files.createFile(folder.resolve("a"));
    Path inner = Files.createDirectory(folder.resolve("b"));
    assertThat(FolderContent.list(folder)).containsExactlyInAnyOrder(file, inner);
  }

  @Test
  void reportsAFolderThatDoesNotExist() {
    assertThatThrownBy(() -> FolderContent.list(folder.resolve("none")))
        .isInstanceOf(NoSuchFileException.class);
  }

  @Test
  void reportsADiskErrorBetweenTwoFilesAsIoException() {
    IOException broken = new IOException("Input/output error");
    Stream<Path> files = Stream.of(folder, folder.resolve("a")).peek(file -> failIn(file, broken));
    assertThatThrownBy(() -> FolderContent.all(files)).isSameAs(broken);
  }

  private void failIn(Path file, IOException failure) {
    if (!file.equals(folder)) {
      throw new UncheckedIOException(failure);
    }
  }
}
