package hp41.terminal;

import hp41.WholeFile;
import java.io.IOException;
import java.io.Writer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/** A file that lines go to while they are traced; each is there as soon as it was executed. */
final class TraceFile {

  private final Writer writer;
  private Optional<IOException> trouble = Optional.empty();
  private boolean open = true;

  private TraceFile(Writer writer) {
    this.writer = writer;
  }

  /** Whether a file is there that the lines would take the place of; a device is none. */
  static boolean replaces(Path file) {
    return Files.isRegularFile(file);
  }

  /**
   * Opens a file, an empty one, or a device.
   *
   * @throws IOException if it cannot be written, or is a pipe
   */
  static TraceFile open(Path file) throws IOException {
    WholeFile.refusePipe(file);
    Path target = WholeFile.target(file);
    FileChannel channel =
        Files.exists(target) && !replaces(target)
            ? FileChannel.open(target, StandardOpenOption.WRITE)
            : FileChannel.open(
                target,
                StandardOpenOption.CREATE,
                StandardOpenOption.TRUNCATE_EXISTING,
                StandardOpenOption.WRITE);
    return new TraceFile(Channels.newWriter(channel, StandardCharsets.UTF_8));
  }

  /** Writes a line; after the first that cannot be written none is any more. */
  void write(String line) {
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
  Optional<IOException> takeTrouble() {
    Optional<IOException> taken = trouble;
    trouble = Optional.empty();
    return taken;
  }

  /** Lets go of the file. */
  void close() {
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
