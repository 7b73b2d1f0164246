package hp41.disk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hp41.OpenPipe;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FileContentTest {

  @TempDir private Path folder;

  private static void assertRefused(Path file, String why) {
    assertThatThrownBy(() -> FileContent.read(file, 1 << 20))
        .isInstanceOfSatisfying(
            FileSystemException.class,
            refusal -> {
              assertThat(refusal.getFile()).isEqualTo(file.toString());
              assertThat(refusal.getReason()).isEqualTo(why);
            });
  }

  @Test
  void readsWhatIsNotTooLarge() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "0123456789");
    assertThat(FileContent.read(file, 10)).asString().isEqualTo("0123456789");
    assertThat(FileContent.beginning(file, 3)).asString().isEqualTo("012");
    assertThatThrownBy(() -> FileContent.read(file, 9))
        .hasMessage(file + ": it is too large, with more than 9 bytes");
  }

  @Test
  void missingFileIsMissing() {
    assertThatThrownBy(() -> FileContent.read(folder.resolve("none"), 10))
        .isInstanceOf(NoSuchFileException.class);
  }

  @Test
  void folderIsNoFile() {
    assertRefused(folder, "this is a folder, not a file");
    assertThatThrownBy(() -> FileContent.read(Path.of(""), 10))
        .hasMessage(Path.of("").toAbsolutePath() + ": this is a folder, not a file");
  }

  @ParameterizedTest
  @EnabledOnOs(OS.LINUX)
  @ValueSource(strings = {"/dev/zero", "/dev/full"})
  void deviceIsNoFileNorIsALinkToOne(String device) throws IOException {
    assertRefused(Path.of(device), "this is a device or a pipe, not a file");
    Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of(device));
    assertRefused(link, "this is a device or a pipe, not a file");
    Files.delete(link);
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void nothingIsRead() throws IOException {
    assertThat(FileContent.read(Path.of("/dev/null"), 10)).isEmpty();
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void pipeThatNobodyMayWriteToIsNotWaitedFor() throws Exception {
    Path pipe = folder.resolve("pipe");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    assertRefused(pipe, "this is a device or a pipe, not a file");
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void whatNobodyHasTypedIsReadFromRegularFilesOnly() throws Exception {
    Path file = Files.writeString(folder.resolve("file"), "0123456789");
    assertThat(FileContent.stored(file, 3)).asString().isEqualTo("012");
    assertThat(FileContent.stored(file, 99)).asString().isEqualTo("0123456789");
    try (OpenPipe pipe = new OpenPipe()) {
      for (Path refused : List.of(pipe.path(), Path.of("/dev/zero"), Path.of("/dev/null"))) {
        assertThatThrownBy(() -> FileContent.stored(refused, 10))
            .hasMessage(refused + ": this is a device or a pipe, not a file");
      }
    }
    assertThatThrownBy(() -> FileContent.stored(folder, 10))
        .hasMessage(folder + ": this is a folder, not a file");
    assertThatThrownBy(() -> FileContent.stored(folder.resolve("none"), 10))
        .isInstanceOf(NoSuchFileException.class);
  }

  /** Such a file of the system has no length, and some of these files block their reader. */
  @Test
  @EnabledOnOs(OS.LINUX)
  void noMoreIsReadOfAStoredFileThanItIsLong() throws IOException {
    Path file = Path.of("/proc/self/status");
    assertThat(FileContent.beginning(file, 10)).isNotEmpty();
    assertThat(FileContent.stored(file, 10)).isEmpty();
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void pipeWithoutANameIsRead() throws Exception {
    Process other = new ProcessBuilder("sleep", "60").start();
    try (OutputStream itsInput = other.getOutputStream()) {
      itsInput.write("158".getBytes(StandardCharsets.UTF_8));
    }
    Path pipe = Path.of("/proc/" + other.pid() + "/fd/0");
    assertThat(FileContent.read(pipe, 10)).asString().isEqualTo("158");
    other.destroy();
  }
}
