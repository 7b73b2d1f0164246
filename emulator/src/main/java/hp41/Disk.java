package hp41;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** The steps by which a file is put in place; all that is asked of the disk on the way. */
public interface Disk {

  /** The disk that is there. */
  Disk REAL = new Disk() {};

  /** Writes a file; afterwards its content outlasts a loss of power. */
  default void write(Path file, byte[] content) throws IOException {
    try (FileChannel channel =
        FileChannel.open(
            file,
            StandardOpenOption.CREATE,
            StandardOpenOption.TRUNCATE_EXISTING,
            StandardOpenOption.WRITE)) {
      ByteBuffer rest = ByteBuffer.wrap(content);
      while (rest.hasRemaining()) {
        channel.write(rest);
      }
      channel.force(true);
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
