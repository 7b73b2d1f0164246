package hp41.files;

import hp41.disk.AtomicFile;
import hp41.disk.Disk;
import hp41.disk.FileContent;
import hp41.disk.FolderContent;
import hp41.peripherals.Folder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A folder that contains the regular files of a directory, up to a size of 1 MB. It never accesses
 * anything outside the directory: special names, links and subdirectories are invisible. A file is
 * secured if its owner has no write permission.
 */
public record DiskFolder(Path directory) implements Folder {

  private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9%+_-][A-Za-z0-9%+_.-]*");
  private static final int LARGEST = 1 << 20;

  @Override
  public Optional<List<String>> names() {
    try {
      return Optional.of(
          FolderContent.list(directory).stream()
              .map(file -> file.getFileName().toString())
              .filter(name -> file(name).filter(DiskFolder::isOrdinary).isPresent())
              .sorted()
              .toList());
    } catch (IOException unreadable) {
      return Optional.empty();
    }
  }

  private Optional<Path> file(String name) {
    return PLAIN.matcher(name).matches() ? Optional.of(directory.resolve(name)) : Optional.empty();
  }

  private static boolean isOrdinary(Path file) {
    return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS);
  }

  private interface FileTask<T> {
    T on(Path file) throws IOException;
  }

  /**
   * Performs a task on a regular file; returns the default if there is no such file or the task
   * fails.
   */
  private <T> T work(String name, FileTask<T> work, T otherwise) {
    Optional<Path> file = file(name).filter(DiskFolder::isOrdinary);
    try {
      return file.isPresent() ? work.on(file.get()) : otherwise;
    } catch (IOException refused) {
      return otherwise;
    }
  }

  @Override
  public Optional<byte[]> read(String name) {
    return work(name, it -> Optional.of(FileContent.read(it, LARGEST)), Optional.empty());
  }

  @Override
  public boolean write(String name, byte[] content) {
    Optional<Path> file =
        file(name).filter(it -> isOrdinary(it) || Files.notExists(it, LinkOption.NOFOLLOW_LINKS));
    try {
      if (file.isPresent()) {
        AtomicFile.inFolder(file.get()).write(content);
      }
      return file.isPresent();
    } catch (IOException unwritable) {
      return false;
    }
  }

  @Override
  public boolean delete(String name) {
    return work(name, Disk.REAL::delete, false);
  }

  @Override
  public boolean isSecured(String name) {
    return work(name, Disk.REAL::isSecured, false);
  }

  @Override
  public boolean secure(String name, boolean secured) {
    return work(name, it -> Disk.REAL.secure(it, secured), false);
  }
}
