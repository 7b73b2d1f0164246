package hp41.files;

import hp41.AtomicFile;
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
 * A file that is locked while it is there for this process.
 *
 * <p>The system gives the lock up with the process, however that ends, so that a file which was
 * left means nothing. Whoever has locked it takes it away in the end; so what another process has
 * opened may no longer be what stands there, and counts only if it is.
 */
public final class LockFile implements AutoCloseable {

  private static final int MOST_TRIES = 100;
  private static final Duration LONGEST = Duration.ofSeconds(30);
  private static final Duration PAUSE = Duration.ofMillis(10);

  private final Path file;
  private final FileChannel channel;

  private LockFile(Path file, FileChannel channel) {
    this.file = file;
    this.channel = channel;
  }

  /**
   * Locks {@code .NAME.lock} beside a file, or beside what it leads to if it is a link; empty if
   * that is locked already.
   *
   * @throws IOException if there are no locks here, or no file can be made
   */
  public static Optional<LockFile> beside(Path file) throws IOException {
    Path target = AtomicFile.target(file);
    return take(target.resolveSibling("." + target.getFileName() + ".lock"));
  }

  /**
   * The same, as soon as nobody else has locked it; empty where there are no locks.
   *
   * @throws IOException if somebody else keeps it locked for half a minute
   */
  static Optional<LockFile> awaitBeside(Path file) throws IOException {
    long end = System.nanoTime() + LONGEST.toNanos();
    while (System.nanoTime() - end < 0) {
      Optional<LockFile> lock;
      try {
        lock = beside(file);
      } catch (IOException noLocksHere) {
        return Optional.empty();
      }
      if (lock.isPresent()) {
        return lock;
      }
      pause();
    }
    throw new IOException("another program is writing it and does not come to an end");
  }

  private static void pause() throws IOException {
    try {
      Thread.sleep(PAUSE.toMillis());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("interrupted");
    }
  }

  private static Optional<LockFile> take(Path file) throws IOException {
    for (int i = 0; i < MOST_TRIES; i++) {
      create(file);
      Optional<Object> before = identity(file);
      Optional<FileChannel> channel = open(file);
      if (channel.isPresent()) {
        if (!locked(channel.get())) {
          return Optional.empty();
        } else if (before.isPresent() && before.equals(identity(file))) {
          return Optional.of(new LockFile(file, channel.get()));
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
    } catch (NoSuchFileException takenAway) {
      return Optional.empty();
    }
  }

  /** Locks the channel, or closes it if another has locked the file. */
  private static boolean locked(FileChannel channel) throws IOException {
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

  /** Takes the file away and gives the lock up. */
  @Override
  public void close() {
    try (channel) {
      if (channel.isOpen()) {
        Files.deleteIfExists(file);
      }
    } catch (IOException leftBehind) {
      return;
    }
  }
}
