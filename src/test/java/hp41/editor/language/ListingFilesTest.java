package hp41.editor.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.AccessDeniedException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Checks the search for listings in an editor's folders. */
class ListingFilesTest {

  private static final ListingFiles.SearchLimits FEW =
      new ListingFiles.SearchLimits(3, 6, 2, Path.of("home"));

  @TempDir private Path folder;

  private Path write(String name) throws Exception {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, "LBL 01\n");
  }

  private ListingFiles.FoundListings found(ListingFiles.SearchLimits limits) {
    return ListingFiles.below(List.of(folder, folder.resolve("b")), limits);
  }

  @Test
  void listingsAreFoundOnceAndHiddenAndOtherFilesAreIgnored() throws Exception {
    Path one = write("a.TXT");
    Path two = write("b/c.hp41");
    write("b/.git/d.txt");
    write(".e.txt");
    write("f.raw");
    ListingFiles.FoundListings found = found(ListingFiles.SearchLimits.STANDARD);
    assertThat(found.files()).containsExactly(one, two);
    assertThat(found.unseen()).isEmpty();
  }

  @Test
  void exceededLimitIsReported() throws Exception {
    write("b/c/d/e/f.txt");
    assertThat(found(FEW).unseen())
        .containsExactly(
            folder.resolve("b/c/d") + ": there are too many folders above it",
            folder.resolve("b/c/d/e") + ": there are too many folders above it");
    for (String name : List.of("1.txt", "2.txt", "3.txt")) {
      write(name);
    }
    assertThat(found(FEW).files()).hasSize(2);
    assertThat(found(FEW).unseen()).contains(folder + ": there are too many files in this folder");
    assertThat(found(new ListingFiles.SearchLimits(9, 2, 99, Path.of("home"))).unseen())
        .contains(folder + ": there are too many files in this folder");
  }

  @Test
  void unreadableFolderIsSkippedAndReported() {
    ListingFiles search = new ListingFiles(folder, FEW);
    String closed = folder.resolve("closed").toString();
    Path gone = folder.resolve("gone");
    assertThat(search.visitFileFailed(Path.of(closed), new AccessDeniedException(closed)))
        .isEqualTo(FileVisitResult.CONTINUE);
    assertThat(search.visitFileFailed(gone, new NoSuchFileException("gone")))
        .isEqualTo(FileVisitResult.CONTINUE);
    assertThat(search.postVisitDirectory(gone, new NoSuchFileException("gone")))
        .isEqualTo(FileVisitResult.CONTINUE);
    assertThat(search.unseen()).containsExactly(closed + ": access denied");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void listingsBesideAnUnreadableFolderAreFound() throws Exception {
    Path one = write("a.txt");
    Path closed = write("b/c.txt").getParent();
    Path last = write("z.txt");
    Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("---------"));
    try {
      Assumptions.assumeFalse(Files.isReadable(closed), "root reads all folders");
      assertThat(found(ListingFiles.SearchLimits.STANDARD).files()).containsExactly(one, last);
      assertThat(found(ListingFiles.SearchLimits.STANDARD).unseen())
          .containsExactly(closed + ": access denied");
    } finally {
      Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("rwx------"));
    }
  }
}
