package hp41.disk;

import java.io.IOException;
import java.io.Writer;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.util.Set;

/** The disk operations of an atomic write. Tests replace them to simulate errors. */
public interface Disk {

  /** The disk of this computer. */
  Disk REAL = new Disk() {};

  /**
   * Creates a file and writes it through to the disk.
   *
   * @throws FileAlreadyExistsException if a file or link of this name exists; it is unchanged
   * @throws IOException if the file cannot be written; then it is deleted
   */
  default void create(Path file, byte[] content, FileAttribute<?>... attributes)
      throws IOException {
    try (FileChannel channel =
        FileChannel.open(
            file,
            Set.of(
                StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS),
            attributes)) {
      write(channel, content, 0, content.length);
      channel.force(true);
    } catch (FileAlreadyExistsException another) {
      throw another;
    } catch (IOException full) {
      delete(file);
      throw full;
    }
  }

  /**
   * Writes the part of a content that is beyond the end of a file that is not a symbolic link.
   *
   * @throws IOException if the disk is full; the file is unchanged then
   */
  default void enlarge(Path file, byte[] content) throws IOException {
    long size = Files.size(file);
    try (FileChannel channel =
        FileChannel.open(file, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS)) {
      write(channel, content, (int) Math.min(size, content.length), content.length);
      channel.force(true);
    } catch (IOException full) {
      truncate(file, size);
      throw full;
    }
  }

  private static void truncate(Path file, long size) throws IOException {
    try (FileChannel channel =
        FileChannel.open(file, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS)) {
      channel.truncate(size);
    }
  }

  /**
   * Overwrites the content of a file that is not a symbolic link. During the write, and after an
   * error, readers may see a mixture of the old and the new content.
   */
  default void overwrite(Path file, byte[] content) throws IOException {
    try (FileChannel channel =
        FileChannel.open(file, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS)) {
      write(channel, content, 0, content.length);
      channel.truncate(content.length);
      channel.force(true);
    }
  }

  private static void write(FileChannel channel, byte[] content, int from, int to)
      throws IOException {
    ByteBuffer rest = ByteBuffer.wrap(content, from, to - from);
    channel.position(from);
    while (rest.hasRemaining()) {
      channel.write(rest);
    }
  }

  /** Replaces a file by another one, atomically if the file system supports it. */
  default void move(Path from, Path to) throws IOException {
    try {
      Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException notHere) {
      Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  /** Writes the changes in a folder through to the disk, if the system supports it. */
  default void settle(Path folder) {
    try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
      channel.force(true);
    } catch (IOException foldersCannotBeOpenedHere) {
      return;
    }
  }

  /** Deletes a file; returns false if it does not exist. */
  default boolean delete(Path file) throws IOException {
    return Files.deleteIfExists(file);
  }

  /** Returns whether a file is protected against writing. */
  default boolean isSecured(Path file) throws IOException {
    return Access.isSecured(file);
  }

  /** Protects a file against writing, or removes its protection. */
  default boolean secure(Path file, boolean secured) throws IOException {
    return Access.secure(file, secured);
  }

  /** Opens a text file to be written line by line. */
  default Writer writer(Path file, OpenOption... options) throws IOException {
    return Files.newBufferedWriter(file, options);
  }
}
