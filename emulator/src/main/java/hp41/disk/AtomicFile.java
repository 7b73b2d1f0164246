package hp41.disk;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A file that is written as a whole: whoever reads it finds the old or the new content, also when
 * the disk is full, or this process is killed meanwhile. A file that is there keeps its owner, what
 * may be done with it, and its other names.
 *
 * <p>The content is written beside the file first, under a name that nothing else has, and then put
 * in the file's place. Only a file with other names, or with an owner that this user cannot give to
 * another, is written over; its new content stands whole beside it until that is done.
 */
public final class AtomicFile {

  private static final String UNFINISHED = ".new";
  private static final int MOST_TRIES = 100;
  private static final int MOST_LINKS = 40;

  /** Letters of a name that one beside it begins with, so that it is not too long for a disk. */
  private static final int BEGINNING = 40;

  private final Path file;
  private final boolean linksLeadOn;
  private final boolean forItsUserAlone;
  private final Disk disk;

  private AtomicFile(Path file, boolean linksLeadOn, boolean forItsUserAlone, Disk disk) {
    this.file = file;
    this.linksLeadOn = linksLeadOn;
    this.forItsUserAlone = forItsUserAlone;
    this.disk = disk;
  }

  /**
   * A file that the user has named. A link leads on to the file that is meant; what is no file, a
   * device or a pipe, is written to.
   */
  public static AtomicFile named(Path file) {
    return new AtomicFile(file, true, false, Disk.REAL);
  }

  /** The same, but one that is new may be read by this user alone, and so may its folders. */
  public static AtomicFile kept(Path file) {
    return kept(file, Disk.REAL);
  }

  /** The same on another disk. */
  public static AtomicFile kept(Path file, Disk disk) {
    return new AtomicFile(file, true, true, disk);
  }

  /**
   * A file of a folder, with nothing outside touched: a link or another name of it leads nowhere.
   */
  public static AtomicFile inFolder(Path file) {
    return new AtomicFile(file, false, false, Disk.REAL);
  }

  /**
   * Writes the content. When it returns, a loss of power does not take that back.
   *
   * @throws FileSystemException that names a file and says why, if it cannot be written; the file
   *     is as it was then
   */
  public void write(byte[] content) throws IOException {
    try {
      put(content);
    } catch (FileSystemException named) {
      throw named;
    } catch (IOException full) {
      throw new FileSystemException(file.toString(), null, full.getMessage());
    }
  }

  private void put(byte[] content) throws IOException {
    Path target = target();
    if (isStream(target)) {
      Files.write(target, content, StandardOpenOption.WRITE, StandardOpenOption.APPEND);
      return;
    }
    Optional<Access> before = checked(target);
    Path beside = beside(target, content, before.isPresent());
    try {
      if (isReplaceable(before) && (before.isEmpty() || before.get().giveTo(beside))) {
        disk.move(beside, target);
        disk.settle(target.getParent());
      } else {
        disk.overwrite(target, content);
      }
    } finally {
      disk.delete(beside);
    }
  }

  /**
   * Finds out whether the file can be written, and leaves it as it is.
   *
   * @throws IOException as {@link #write} would throw it
   */
  public void check() throws IOException {
    Path target = target();
    if (isStream(target)) {
      Files.newOutputStream(target, StandardOpenOption.WRITE, StandardOpenOption.APPEND).close();
    } else {
      disk.delete(beside(target, new byte[0], checked(target).isPresent()));
    }
  }

  /**
   * Refuses a pipe: opening it would wait for a reader, for good if there is none.
   *
   * @throws IOException if the path is one
   */
  public static void refusePipe(Path file) throws IOException {
    if (Access.isPipe(file)) {
      throw new IOException("it is a pipe, and would be waited for");
    }
  }

  /** What may be done with the file, if it is there and may be written to; its folder is made. */
  private Optional<Access> checked(Path target) throws IOException {
    if (forItsUserAlone) {
      makeFolder(target.getParent());
    }
    if (Files.exists(target, LinkOption.NOFOLLOW_LINKS)) {
      if (!Files.isRegularFile(target, LinkOption.NOFOLLOW_LINKS)) {
        throw new FileSystemException(target.toString(), null, "this is no file");
      } else if (!Files.isWritable(file)) {
        throw new AccessDeniedException(target.toString());
      }
    }
    return Access.of(target);
  }

  private boolean isReplaceable(Optional<Access> before) {
    return !linksLeadOn || before.filter(it -> it.links() > 1).isEmpty();
  }

  /** Whether this is something to be written to, or an open file that {@code /dev/stdout} means. */
  private boolean isStream(Path target) {
    return linksLeadOn
        && Files.exists(target)
        && !Files.isRegularFile(target, LinkOption.NOFOLLOW_LINKS);
  }

  /** Where the content goes: what links lead to, whether it is there or not. */
  private Path target() throws IOException {
    return linksLeadOn ? target(file) : file.toAbsolutePath();
  }

  /**
   * The file that a path means through links, whether it is there or not; open files are not looked
   * through.
   *
   * @throws FileSystemLoopException if links lead to each other
   * @throws FileSystemException if it is the topmost folder, which has no name
   */
  public static Path target(Path file) throws IOException {
    Path at = file.toAbsolutePath();
    for (int i = 0; Files.isSymbolicLink(at) && !at.startsWith("/proc"); i++) {
      if (i == MOST_LINKS) {
        throw new FileSystemLoopException(file.toString());
      }
      at = at.resolveSibling(Files.readSymbolicLink(at));
    }
    if (at.getNameCount() == 0) {
      throw new FileSystemException(file.toString(), null, "this is no file");
    }
    return at;
  }

  private Path beside(Path target, byte[] content, boolean there) throws IOException {
    boolean closed = there || forItsUserAlone;
    for (int i = 1; ; i++) {
      long number = ThreadLocalRandom.current().nextLong();
      Path beside =
          target.resolveSibling(prefix(target) + Long.toUnsignedString(number) + UNFINISHED);
      try {
        disk.create(beside, content, closed ? forItsUserAlone(target) : new FileAttribute<?>[0]);
        return beside;
      } catch (FileAlreadyExistsException another) {
        if (i == MOST_TRIES) {
          throw another;
        }
      }
    }
  }

  private static String prefix(Path target) {
    String name = target.getFileName().toString();
    boolean isLong = name.codePointCount(0, name.length()) > BEGINNING;
    return "." + (isLong ? name.substring(0, name.offsetByCodePoints(0, BEGINNING)) : name) + "-";
  }

  /** What a new file is to have so that this user alone may read it, if files have such a thing. */
  public static FileAttribute<?>[] forItsUserAlone(Path file) {
    return alone(file, "rw-------");
  }

  private static FileAttribute<?>[] alone(Path file, String permissions) {
    return file.getFileSystem().supportedFileAttributeViews().contains("posix")
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))
        }
        : new FileAttribute<?>[0];
  }

  /** Makes a folder for this user alone, and those above it, as far as they are not there. */
  public static void makeFolder(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      Files.createDirectories(folder, alone(folder, "rwx------"));
    }
  }

  /** Takes away what writing that was broken off has left beside the file, as far as it can. */
  public void tidy() {
    try {
      Path target = target();
      Pattern left = Pattern.compile(Pattern.quote(prefix(target)) + "?\\d+\\" + UNFINISHED);
      for (Path other : files(target.getParent())) {
        if (left.matcher(other.getFileName().toString()).matches()) {
          disk.delete(other);
        }
      }
    } catch (IOException staysForTheNextTime) {
      return;
    }
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.toList();
    } catch (UncheckedIOException unreadable) {
      throw unreadable.getCause();
    }
  }
}
