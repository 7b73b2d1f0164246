package hp41.files;

import hp41.disk.AtomicFile;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;

/**
 * A lock file, locked by this process as long as it is open.
 *
 * <p>The operating system releases the lock when the process ends for any reason, so a lock file
 * that was left behind has no effect. The owner deletes the file at the end. Therefore another
 * process may have opened a file that has since been deleted; its lock counts only if the path
 * still refers to the same file.
 */
public final class LockFile implements AutoCloseable {

  private static final int MAX_TRIES = 100;
  private static final Duration TIMEOUT = Duration.ofSeconds(30);
  private static final Duration PAUSE = Duration.ofMillis(10);

  private final Path file;
  private FileChannel channel;
  private Optional<Object> locked;

  /**
   * Creates the owner of a lock.
   *
   * @param locked the identity of the locked file
   */
  private LockFile(Path file, FileChannel channel, Optional<Object> locked) {
    this.file = file;
    this.channel = channel;
    this.locked = locked;
  }

  /**
   * Locks {@code .NAME.lock} in the folder of a file, or of the target if the file is a link; empty
   * if another owner holds the lock.
   *
   * @throws IOException if the file system has no locks, or the lock file cannot be created
   */
  public static Optional<LockFile> beside(Path file) throws IOException {
    Path target = AtomicFile.target(file);
    return acquire(target.resolveSibling("." + target.getFileName() + ".lock"));
  }

  /**
   * Waits for the lock beside a file, as {@link #beside(Path)}; empty if another owner holds the
   * lock for longer than this time.
   *
   * @throws IOException if the file system has no locks, or the lock file cannot be created
   */
  public static Optional<LockFile> beside(Path file, Duration patience) throws IOException {
    long start = System.nanoTime();
    Optional<LockFile> lock = beside(file);
    while (lock.isEmpty() && System.nanoTime() - start < patience.toNanos()) {
      pause();
      lock = beside(file);
    }
    return lock;
  }

  /**
   * Waits for the lock beside a file and acquires it; empty if the file system has no locks.
   *
   * @throws IOException if another owner holds the lock for half a minute
   */
  static Optional<LockFile> awaitBeside(Path file) throws IOException {
    Optional<LockFile> lock;
    try {
      lock = beside(file, TIMEOUT);
    } catch (InterruptedIOException interrupted) {
      throw interrupted;
    } catch (IOException noLocksHere) {
      return Optional.empty();
    }
    if (lock.isEmpty()) {
      throw new IOException("another program is still writing it");
    }
    return lock;
  }

  private static void pause() throws IOException {
    try {
      Thread.sleep(PAUSE.toMillis());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("interrupted");
    }
  }

  private static Optional<LockFile> acquire(Path file) throws IOException {
    for (int i = 0; i < MAX_TRIES; i++) {
      create(file);
      Optional<Object> before = identity(file);
      Optional<FileChannel> channel = open(file);
      if (channel.isPresent()) {
        if (!isLocked(channel.get())) {
          return Optional.empty();
        } else if (before.isPresent() && before.equals(identity(file))) {
          return Optional.of(new LockFile(file, channel.get(), before));
        }
        channel.get().close();
      }
    }
    return Optional.empty();
  }

  private static Optional<Object> identity(Path file) throws IOException {
    try {
      BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
      return Optional.of(Objects.requireNonNullElse(attributes.fileKey(), file));
    } catch (NoSuchFileException notThere) {
      return Optional.empty();
    }
  }

  private static void create(Path file) throws IOException {
    try {
      Files.createFile(file);
    } catch (FileAlreadyExistsException byAnother) {
      return;
    }
  }

  private static Optional<FileChannel> open(Path file) throws IOException {
    try {
      return Optional.of(
          FileChannel.open(file, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS));
    } catch (NoSuchFileException deleted) {
      return Optional.empty();
    }
  }

  /** Locks the channel, or closes it if another owner holds the lock. */
  private static boolean isLocked(FileChannel channel) throws IOException {
    boolean locked = false;
    try {
      locked = channel.tryLock() != null;
    } catch (OverlappingFileLockException byThisProcess) {
      locked = false;
    } finally {
      if (!locked) {
        channel.close();
      }
    }
    return locked;
  }

  /**
   * Returns whether the lock still counts. If the lock file has been deleted, it is locked again;
   * if its folder is missing, no other owner can hold the lock.
   */
  public boolean isHeld() {
    try {
      Optional<LockFile> again = isSame() ? Optional.empty() : acquire(file);
      if (again.isPresent()) {
        channel.close();
        channel = again.get().channel;
        locked = again.get().locked;
      }
      return isSame();
    } catch (IOException noFolder) {
      return true;
    }
  }

  private boolean isSame() throws IOException {
    return locked.equals(identity(file));
  }

  /** Deletes the lock file, unless it is that of another owner, and releases the lock. */
  @Override
  public void close() {
    try (FileChannel own = channel) {
      if (own.isOpen() && isSame()) {
        Files.deleteIfExists(file);
      }
    } catch (IOException leftBehind) {
      return;
    }
  }
}
