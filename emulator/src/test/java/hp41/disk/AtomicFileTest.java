package hp41.disk;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests atomic writes, and the attributes that a new file takes over from the file that it
 * replaces.
 */
@DisabledOnOs(OS.WINDOWS)
class AtomicFileTest {

  private static final List<Function<Path, AtomicFile>> ALL =
      List.of(AtomicFile::named, AtomicFile::forUserOnly, AtomicFile::inFolder);

  @TempDir private Path outer;
  private Path folder;
  private Path file;

  @BeforeEach
  void begin() throws IOException {
    folder = Files.createDirectory(outer.resolve("folder"));
    file = folder.resolve("file");
  }

  private static byte[] bytes(String text) {
    return text.getBytes(UTF_8);
  }

  private static String mode(Path file) throws IOException {
    return PosixFilePermissions.toString(
        Files.getPosixFilePermissions(file, LinkOption.NOFOLLOW_LINKS));
  }

  @ParameterizedTest
  @ValueSource(strings = {"rw-------", "rwxr-xr-x", "rw-rw-rw-", "rw-r-----"})
  void whatMayBeDoneWithAFileStays(String mode) throws IOException {
    for (Function<Path, AtomicFile> kind : ALL) {
      Files.writeString(file, "old");
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(mode));
      kind.apply(file).write(bytes("new"));
      assertThat(file).hasContent("new");
      assertThat(mode(file)).isEqualTo(mode);
    }
    assertThat(folder.toFile().list()).containsExactly("file");
  }

  @Test
  void aNewFileThatIsKeptIsItsUsersAlone() throws IOException {
    Path deep = folder.resolve("state/hp41/file");
    AtomicFile.forUserOnly(deep).write(bytes("new"));
    assertThat(mode(deep)).isEqualTo("rw-------");
    assertThat(mode(deep.getParent())).isEqualTo("rwx------");
    assertThat(mode(deep.getParent().getParent())).isEqualTo("rwx------");
  }

  @Test
  void aNewFileThatWasNamedIsLikeAnyNewFile() throws IOException {
    AtomicFile.named(file).write(bytes("new"));
    assertThat(mode(file)).isEqualTo(mode(Files.createFile(folder.resolve("any"))));
  }

  @Test
  void allNamesOfAFileHaveTheNewContent() throws IOException {
    Path other = outer.resolve("other");
    for (String content : List.of("longer than before", "short", "")) {
      Files.writeString(file, "as before");
      Files.createLink(other, file);
      AtomicFile.named(file).write(bytes(content));
      assertThat(other).hasContent(content);
      Files.delete(other);
    }
    assertThat(folder.toFile().list()).containsExactly("file");
  }

  @Test
  void inAFolderNothingOutsideHasTheNewContent() throws IOException {
    Path other = Files.writeString(outer.resolve("other"), "as before");
    Files.createLink(file, other);
    AtomicFile.inFolder(file).write(bytes("new"));
    assertThat(file).hasContent("new");
    assertThat(other).hasContent("as before");
    Path link = Files.createSymbolicLink(folder.resolve("link"), other);
    assertThatThrownBy(() -> AtomicFile.inFolder(link).write(bytes("new")))
        .isInstanceOf(IOException.class);
    assertThat(other).hasContent("as before");
  }

  @Test
  void linksLeadToTheFileThatIsMeant() throws IOException {
    Path target = outer.resolve("target");
    Path first = Files.createSymbolicLink(folder.resolve("first"), Path.of("../target"));
    Path second = Files.createSymbolicLink(folder.resolve("second"), first);
    for (Path link : List.of(second, first, second)) {
      for (AtomicFile whole : List.of(AtomicFile.named(link), AtomicFile.forUserOnly(link))) {
        whole.write(bytes("by " + link));
        assertThat(target).isRegularFile().hasContent("by " + link);
        assertThat(second).isSymbolicLink();
        assertThat(first).isSymbolicLink();
        Files.delete(target);
      }
    }
  }

  @Test
  void linksThatLeadToEachOtherAreRefused() throws IOException {
    Path link = Files.createSymbolicLink(file, folder.resolve("other"));
    Files.createSymbolicLink(folder.resolve("other"), link);
    assertThatThrownBy(() -> AtomicFile.named(link).write(bytes("new")))
        .isInstanceOf(IOException.class);
  }

  @Test
  void theTopmostFolderIsRefused() {
    assertThatThrownBy(() -> AtomicFile.named(Path.of("/")).write(bytes("new")))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("this is not a regular file");
  }

  @Test
  void aFolderMayBeALink() throws IOException {
    Path link = Files.createSymbolicLink(outer.resolve("link"), folder);
    AtomicFile.forUserOnly(link.resolve("file")).write(bytes("new"));
    assertThat(file).hasContent("new");
  }

  @Test
  void aNameMayBeAsLongAsTheDiskTakes() throws IOException {
    CharsetEncoder names = Charset.forName(System.getProperty("sun.jnu.encoding")).newEncoder();
    for (String letter : List.of("n", "\uD83D\uDE00")) {
      assumeThat(names.canEncode(letter)).isTrue();
      Path longest = folder.resolve(letter.repeat(255 / bytes(letter).length));
      AtomicFile.named(longest).write(bytes("new"));
      assertThat(longest).hasContent("new");
    }
  }

  @Test
  void whatHasTheNameOfAnUnfinishedFileIsNeverWrittenTo() throws IOException {
    Path outside = Files.writeString(outer.resolve("outside"), "as before");
    Path dangling = outer.resolve("nowhere");
    for (Path target : List.of(outside, dangling)) {
      LinksBefore disk = new LinksBefore(target);
      AtomicFile.forUserOnly(file, disk).write(bytes("new"));
      assertThat(disk.laid).as("links laid where a file was to be made").isEqualTo(1);
      assertThat(file).isRegularFile().hasContent("new");
    }
    assertThat(outside).hasContent("as before");
    assertThat(dangling).doesNotExist();
  }

  /**
   * A disk on which somebody else creates a link with the name of the first file that is created.
   */
  private static final class LinksBefore implements Disk {

    private final Path target;
    private int laid;

    LinksBefore(Path target) {
      this.target = target;
    }

    @Override
    public void create(Path file, byte[] content, FileAttribute<?>... attributes)
        throws IOException {
      if (laid == 0) {
        Files.createSymbolicLink(file, target);
        laid++;
      }
      Disk.REAL.create(file, content, attributes);
    }
  }

  @Test
  void aFullDiskLeavesTheOldContent() throws IOException {
    Files.writeString(file, "as before");
    assertThatThrownBy(() -> AtomicFile.forUserOnly(file, new FullDisk()).write(new byte[1000]))
        .hasMessage(file + ": full");
    assertThat(file).hasContent("as before");
    assertThat(folder.toFile().list()).containsExactly("file");
  }

  /** A disk that stores at most half of the content to write. */
  private static final class FullDisk implements Disk {
    @Override
    public void create(Path file, byte[] content, FileAttribute<?>... attributes)
        throws IOException {
      Disk.REAL.create(file, Arrays.copyOf(content, content.length / 2), attributes);
      Disk.REAL.delete(file);
      throw new IOException("full");
    }
  }

  @Test
  void anInterruptedOverwritingOfALinkedFileIsFinishedTheNextTime() throws IOException {
    Path link = folder.resolve("link");
    for (String old : List.of("as before", "as before".repeat(50))) {
      Files.writeString(file, old);
      Files.deleteIfExists(link);
      Files.createLink(link, file);
      byte[] content = bytes("the new content");
      assertThatThrownBy(() -> AtomicFile.forUserOnly(file, new BreakingDisk()).write(content))
          .hasMessageStartingWith(file + ": broken; the whole new content is in " + folder);
      assertThat(Files.readString(file)).isNotEqualTo(old).isNotEqualTo("the new content");
      AtomicFile.forUserOnly(file).tidy();
      assertThat(file).hasContent("the new content");
      assertThat(link).hasContent("the new content");
      assertThat(folder.toFile().list()).containsExactlyInAnyOrder("file", "link");
    }
  }

  @Test
  void aLaterChangeOfALinkedFileIsNotUndone() throws IOException {
    Files.writeString(file, "as before");
    Files.createLink(folder.resolve("link"), file);
    assertThatThrownBy(() -> AtomicFile.forUserOnly(file, new BreakingDisk()).write(bytes("new")))
        .isInstanceOf(IOException.class);
    Files.writeString(file, "repaired");
    Files.setLastModifiedTime(file, FileTime.from(Instant.now().plusSeconds(3600)));
    AtomicFile.forUserOnly(file).tidy();
    assertThat(file).hasContent("repaired");
  }

  /** A disk that fails while a file is overwritten. */
  private static final class BreakingDisk implements Disk {
    @Override
    public void overwrite(Path file, byte[] content) throws IOException {
      byte[] now = Files.readAllBytes(file);
      System.arraycopy(content, 0, now, 0, Math.min(now.length, content.length) / 2);
      Files.write(file, now);
      throw new IOException("broken");
    }
  }

  @Test
  void aTemporaryFileThatCannotBeDeletedIsNoError() throws IOException {
    Files.writeString(file, "as before");
    Files.createLink(folder.resolve("link"), file);
    Disk disk =
        new Disk() {
          @Override
          public boolean delete(Path path) throws IOException {
            throw new IOException("Input/output error");
          }
        };
    AtomicFile.forUserOnly(file, disk).write(bytes("new"));
    assertThat(file).hasContent("new");
    AtomicFile.forUserOnly(file).tidy();
    assertThat(file).hasContent("new");
    assertThat(folder.toFile().list()).containsExactlyInAnyOrder("file", "link");
  }

  @Test
  void whatCannotBeWrittenIsToldBefore() throws IOException {
    Files.writeString(file, "as before");
    AtomicFile.named(file).check();
    AtomicFile.named(folder.resolve("new")).check();
    assertThat(file).hasContent("as before");
    assertThat(folder.toFile().list()).containsExactly("file");
    for (Path impossible : List.of(folder, folder.resolve("none/file"), file.resolve("file"))) {
      assertThatThrownBy(() -> AtomicFile.named(impossible).check())
          .isInstanceOf(IOException.class);
      assertThatThrownBy(() -> AtomicFile.named(impossible).write(bytes("new")))
          .isInstanceOf(IOException.class);
    }
  }

  @Test
  void whatMustNotBeWrittenIsNotReplaced() throws IOException {
    Files.writeString(file, "as before");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("r--r--r--"));
    for (Function<Path, AtomicFile> kind : ALL) {
      if (!Files.isWritable(file)) {
        assertThatThrownBy(() -> kind.apply(file).write(bytes("new")))
            .isInstanceOf(AccessDeniedException.class);
        assertThat(file).hasContent("as before");
      }
    }
  }

  @Test
  void devicesAreWrittenTo() throws IOException {
    Path link = Files.createSymbolicLink(file, Path.of("/dev/null"));
    AtomicFile.named(link).write(bytes("new"));
    AtomicFile.forUserOnly(link).write(bytes("new"));
    Files.delete(link);
    assertThat(Files.isRegularFile(Path.of("/dev/null"))).isFalse();
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void aFullDeviceIsToldAndStaysOne() throws IOException {
    Path link = Files.createSymbolicLink(file, Path.of("/dev/full"));
    assertThatThrownBy(() -> AtomicFile.named(link).write(bytes("new")))
        .isInstanceOf(IOException.class);
    Files.delete(link);
    assertThat(Files.isRegularFile(Path.of("/dev/full"))).isFalse();
  }
}
