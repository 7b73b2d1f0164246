package hp41.disk;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.util.Set;

/** The steps by which a file is put in place; all that is asked of the disk on the way. */
public interface Disk {

  /** The disk that is there. */
  Disk REAL = new Disk() {};

  /**
   * Makes a file and writes it; afterwards its content outlasts a loss of power.
   *
   * @throws FileAlreadyExistsException if something has this name, be it a link that leads nowhere;
   *     it is not touched
   * @throws IOException if it cannot be written; then it is not there
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
   * Writes over a file that stays the same one, and no link. It grows first, so that a full disk
   * leaves it as it was; whoever reads it meanwhile may find some of both contents.
   */
  default void overwrite(Path file, byte[] content) throws IOException {
    try (FileChannel channel =
        FileChannel.open(file, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS)) {
      long size = channel.size();
      int common = (int) Math.min(size, content.length);
      try {
        write(channel, content, common, content.length);
      } catch (IOException full) {
        channel.truncate(size);
        throw full;
      }
      write(channel, content, 0, common);
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

  /** Puts a file in the place of another, where it can in a single step. */
  default void move(Path from, Path to) throws IOException {
    try {
      Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException notHere) {
      Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  /** Makes what was moved in a folder outlast a loss of power, if the system knows how to. */
  default void settle(Path folder) {
    try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
      channel.force(true);
    } catch (IOException foldersCannotBeOpenedHere) {
      return;
    }
  }

  /** Takes a file away, if it is there. */
  default void delete(Path file) throws IOException {
    Files.deleteIfExists(file);
  }
}
