package hp41.disk;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Pattern;

/**
 * A file that is written atomically: readers see the old or the new content, even if the disk is
 * full or this process is killed during the write. An existing file keeps its owner, permissions
 * and hard links.
 *
 * <p>The content is first written to a temporary file in the same folder, which then replaces the
 * file. A file is overwritten in place only if it has further hard links, or an owner that this
 * user cannot set. The temporary file with the new content remains until this is finished; if it is
 * interrupted, {@link #tidy} finishes it.
 */
public final class AtomicFile {

  private static final String UNFINISHED = ".new";

  /** The ending of a temporary file with the content that is written over a file. */
  private static final String COMPLETE = ".whole";

  /**
   * The time after the start of a write in which this write can have changed the file. A later
   * change was made by another program.
   */
  private static final Duration OVERWRITING = Duration.ofMinutes(1);

  private static final int MOST_TRIES = 100;
  private static final int MOST_LINKS = 40;

  /** The maximum number of characters of the file name in the name of its temporary file. */
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
   * Returns a file that the user has named. Symbolic links are followed. A device or pipe is
   * written to directly.
   */
  public static AtomicFile named(Path file) {
    return new AtomicFile(file, true, false, Disk.REAL);
  }

  /**
   * Returns a file of the program that only its user may read. A new file, and new folders above
   * it, are accessible to this user only. Symbolic links are followed.
   */
  public static AtomicFile forUserOnly(Path file) {
    return forUserOnly(file, Disk.REAL);
  }

  /** Returns a file of the program that only its user may read, on another disk. */
  public static AtomicFile forUserOnly(Path file, Disk disk) {
    return new AtomicFile(file, true, true, disk);
  }

  /**
   * Returns a file in a folder. Nothing outside of the folder is changed: a symbolic or hard link
   * is replaced by a file.
   */
  public static AtomicFile inFolder(Path file) {
    return new AtomicFile(file, false, false, Disk.REAL);
  }

  /**
   * Writes the content. When this method returns, the content is on the disk and survives a loss of
   * power.
   *
   * @throws FileSystemException if the file cannot be written; it is unchanged then. The exception
   *     contains a file and the reason
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
        overwrite(target, beside, content);
      }
    } finally {
      discard(beside);
    }
  }

  /**
   * Overwrites a file in place.
   *
   * @param beside the temporary file with the content, which is renamed
   */
  private void overwrite(Path target, Path beside, byte[] content) throws IOException {
    String name = beside.getFileName().toString();
    Path complete = beside.resolveSibling(name.replace(UNFINISHED, COMPLETE));
    disk.move(beside, complete);
    disk.settle(target.getParent());
    try {
      disk.enlarge(target, content);
    } catch (IOException full) {
      discard(complete);
      throw full;
    }
    try {
      disk.overwrite(target, content);
    } catch (IOException partial) {
      throw new FileSystemException(
          file.toString(), null, reason(partial) + "; the whole new content is in " + complete);
    }
    discard(complete);
  }

  private static String reason(IOException failure) {
    return failure instanceof FileSystemException named ? named.getReason() : failure.getMessage();
  }

  /** Deletes a temporary file. If this fails, {@link #tidy} deletes it later. */
  private void discard(Path temporary) {
    try {
      disk.delete(temporary);
    } catch (IOException triedAgainNextTime) {
      return;
    }
  }

  /**
   * Checks whether the file can be written, without changing it.
   *
   * @throws IOException if {@link #write} would throw it
   */
  public void check() throws IOException {
    Path target = target();
    if (isStream(target)) {
      Files.newOutputStream(target, StandardOpenOption.WRITE, StandardOpenOption.APPEND).close();
    } else {
      discard(beside(target, new byte[0], checked(target).isPresent()));
    }
  }

  /**
   * Refuses a pipe, because opening it would wait for a reader, possibly forever.
   *
   * @throws IOException if the path is a pipe
   */
  public static void refusePipe(Path file) throws IOException {
    if (Access.isPipe(file)) {
      throw new IOException("it is a pipe; a file is needed");
    }
  }

  /**
   * Returns the access rights of the file; empty if it does not exist. Creates the folders of a
   * file that the program keeps.
   *
   * @throws FileSystemException if the file cannot be written
   */
  private Optional<Access> checked(Path target) throws IOException {
    if (forItsUserAlone) {
      makeFolder(target.getParent());
    }
    if (Files.exists(target, LinkOption.NOFOLLOW_LINKS)) {
      if (!Files.isRegularFile(target, LinkOption.NOFOLLOW_LINKS)) {
        throw new FileSystemException(target.toString(), null, "this is not a regular file");
      } else if (!Files.isWritable(file)) {
        throw new AccessDeniedException(target.toString());
      }
    }
    return Access.of(target);
  }

  private boolean isReplaceable(Optional<Access> before) {
    return !linksLeadOn || before.filter(it -> it.links() > 1).isEmpty();
  }

  /** Returns whether the file is a device, a pipe, or an open file such as {@code /dev/stdout}. */
  private boolean isStream(Path target) {
    return linksLeadOn
        && Files.exists(target)
        && !Files.isRegularFile(target, LinkOption.NOFOLLOW_LINKS);
  }

  /** Returns the file to write, which need not exist. */
  private Path target() throws IOException {
    return linksLeadOn ? target(file) : file.toAbsolutePath();
  }

  /**
   * Follows symbolic links and returns the file at their end, which need not exist. Links of open
   * files, such as in {@code /proc}, are not followed.
   *
   * @throws FileSystemException if the links form a loop, or the path is the root folder
   */
  public static Path target(Path file) throws IOException {
    Path at = file.toAbsolutePath();
    for (int i = 0; Files.isSymbolicLink(at) && !at.startsWith("/proc"); i++) {
      if (i == MOST_LINKS) {
        throw new FileSystemException(file.toString(), null, "its links form a loop");
      }
      at = at.resolveSibling(Files.readSymbolicLink(at));
    }
    if (at.getNameCount() == 0) {
      throw new FileSystemException(file.toString(), null, "this is not a regular file");
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

  /**
   * Returns the attributes of a new file that only this user can access; none if the file system
   * has no POSIX permissions.
   */
  private static FileAttribute<?>[] forItsUserAlone(Path file) {
    return alone(file, "rw-------");
  }

  private static FileAttribute<?>[] alone(Path file, String permissions) {
    return file.getFileSystem().supportedFileAttributeViews().contains("posix")
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))
        }
        : new FileAttribute<?>[0];
  }

  /** Creates a folder, and missing folders above it, that only this user can access. */
  public static void makeFolder(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      Files.createDirectories(folder, alone(folder, "rwx------"));
    }
  }

  /**
   * Deletes temporary files that an interrupted write has left. If overwriting the file was
   * interrupted, this method first finishes it. Errors are ignored.
   */
  public void tidy() {
    try {
      Path target = target();
      String name = Pattern.quote(prefix(target)) + "?\\d+";
      Pattern left = Pattern.compile(name + Pattern.quote(UNFINISHED));
      Pattern complete = Pattern.compile(name + Pattern.quote(COMPLETE));
      for (Path other : FolderContent.list(target.getParent())) {
        String otherName = other.getFileName().toString();
        if (left.matcher(otherName).matches()) {
          discard(other);
        } else if (complete.matcher(otherName).matches() && continues(other, target)) {
          disk.overwrite(target, Files.readAllBytes(other));
          discard(other);
        }
      }
    } catch (IOException triedAgainNextTime) {
      return;
    }
  }

  /**
   * Returns whether overwriting must be finished: the temporary file belongs to the user, and the
   * target was last changed during the overwrite with this content, so that the target can be
   * incomplete.
   */
  private static boolean continues(Path complete, Path target) throws IOException {
    Instant start = Files.getLastModifiedTime(complete, LinkOption.NOFOLLOW_LINKS).toInstant();
    return Files.isRegularFile(complete, LinkOption.NOFOLLOW_LINKS)
        && Files.isRegularFile(target, LinkOption.NOFOLLOW_LINKS)
        && Access.of(complete).filter(Access::isPrivate).isPresent()
        && Files.getLastModifiedTime(target).toInstant().isBefore(start.plus(OVERWRITING));
  }
}
