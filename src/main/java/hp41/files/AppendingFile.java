package hp41.files;

import hp41.AtomicFile;
import java.io.IOException;
import java.io.Writer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/** A file of text that grows line by line; each stands there as soon as it was written. */
public final class AppendingFile {

  private final Writer writer;
  private Optional<IOException> trouble = Optional.empty();
  private boolean open = true;

  private AppendingFile(Writer writer) {
    this.writer = writer;
  }

  /** Whether a file is there that the lines would take the place of; a device is none. */
  public static boolean replaces(Path file) {
    return Files.isRegularFile(file);
  }

  /**
   * Opens a file and empties it, or opens a device or a pipe.
   *
   * @throws IOException if it cannot be written; it is as it was then
   */
  public static AppendingFile open(Path file) throws IOException {
    Path target = AtomicFile.target(file);
    FileChannel channel =
        Files.exists(target) && !replaces(target)
            ? FileChannel.open(target, StandardOpenOption.WRITE)
            : FileChannel.open(
                target,
                StandardOpenOption.CREATE,
                StandardOpenOption.TRUNCATE_EXISTING,
                StandardOpenOption.WRITE);
    return new AppendingFile(Channels.newWriter(channel, StandardCharsets.UTF_8));
  }

  /** Writes a line; after the first that cannot be written none is any more. */
  public void print(String line) {
    try {
      if (open) {
        writer.write(line + "\n");
        writer.flush();
      }
    } catch (IOException full) {
      trouble = Optional.of(full);
      close();
    }
  }

  /** Why lines are written no longer, and forgets it; empty if nothing is wrong. */
  public Optional<IOException> takeTrouble() {
    Optional<IOException> taken = trouble;
    trouble = Optional.empty();
    return taken;
  }

  /** Lets go of the file. */
  public void close() {
    if (open) {
      open = false;
      try {
        writer.close();
      } catch (IOException late) {
        trouble = trouble.or(() -> Optional.of(late));
      }
    }
  }
}
